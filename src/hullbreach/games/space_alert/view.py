"""What everybody sees of a flight, and what a seat knows beside that."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from hullbreach.games.space_alert import cell, facts, pieces
from hullbreach.games.space_alert.action_round import layout, packs, schedule
from hullbreach.games.space_alert.action_round.computer import MOST_PATIENCE
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.games.space_alert.campaign.course import TRACKS
from hullbreach.games.space_alert.campaign.view import CampaignView, campaign_view, final_score
from hullbreach.games.space_alert.cards.tables import CARDS
from hullbreach.games.space_alert.facts import Level, Threat
from hullbreach.games.space_alert.papers.film import ShipPicture, picture
from hullbreach.games.space_alert.papers.logbook import Advice, LogLine, advice, log_of
from hullbreach.games.space_alert.papers.paper import Loss, ScorePaper
from hullbreach.games.space_alert.papers.report import loss_of
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.resolution.turns import is_done
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.journal import MUTE
from hullbreach.kernel.view import Own, View

Round = Literal["action", "resolution", "between", "over"]
THREATS: Final[dict[str, Threat]] = {threat.id: threat for threat in (*facts.externals(), *facts.internals())}


class LaidCard(msgspec.Struct, frozen=True):
    """A card in a slot that can be seen: `action` is what its upper half says."""

    card: str
    side: str
    action: str


class SlotView(msgspec.Struct, frozen=True):
    """What everybody sees of a slot: nothing, a back, or a card that lies open."""

    back: str | None = None
    open: LaidCard | None = None


class CrewView(msgspec.Struct, frozen=True):
    """A crew member, in the order in which they act. `phase` counts from 1; androids have none of their own."""

    figure: int
    android: bool
    phase: int
    hand: int
    heroic: str | None
    """The heroic card that lies open beside an android's board."""
    slots: list[SlotView]
    ready: bool
    gave: bool
    trusts: bool
    told: list[str] | None = None
    """The hand of somebody who tells the others what he holds and plans."""


class OfficersView(msgspec.Struct, frozen=True):
    """By seat; there is a security officer only where internal threats are in the game."""

    captain: int
    communications: int
    security: int | None


class AnnouncementView(msgspec.Struct, frozen=True):
    """Something the computer said at a second of the mission; `threat` counts the threats on the table.

    `phase` is the one that was going on, from 1: the one a warning is about, and a phase that ends.
    """

    second: int
    kind: str
    phase: int
    time: int | None = None
    zone: str | None = None
    serious: bool = False
    unconfirmed: bool = False
    threat: int | None = None


class ThreatView(msgspec.Struct, frozen=True):
    """A threat on the table, as its card has it. How it fares stands in the ship's picture, at the same place."""

    card: str
    code: str
    time: int
    zone: str
    serious: bool
    level: Level
    hit_points: int
    speed: int
    armour: int
    points_destroyed: int
    points_survived: int
    x: list[str]
    y: list[str]
    z: list[str]


class TrackView(msgspec.Struct, frozen=True):
    id: str
    length: int
    x: list[int]
    y: list[int]
    z: int


class SpaceAlertView(View, frozen=True, tag="space-alert"):
    """The whole table. Seconds are those of the mission; `pace` says how many milliseconds each takes, 0 without a
    clock."""

    flight: str
    group: str
    round: Round
    pace: int
    started: int
    """The game time of the alert, in milliseconds."""
    second: int
    phase: int
    phases: int
    turns: int
    phase_ends: int | None
    """Known from a minute before."""
    transfer_ends: int | None
    silent: bool
    may_end: bool
    moves_left: int | None
    """Without a clock: how many moves before the computer goes on by itself."""
    people: int
    officers: OfficersView
    crew: list[CrewView]
    common: list[str]
    """Alone: the ordinary cards that lie open."""
    pile: int
    tracks: dict[str, TrackView]
    announcements: list[AnnouncementView]
    threats: list[ThreatView]
    ship: ShipPicture
    turn: int
    """Of the resolution round; 0 before it."""
    awaited: list[int]
    """In the resolution round: the seats that may still call a trip-up."""
    outcome: Literal["won", "lost"] | None
    """Of this flight, once it is resolved."""
    loss: Loss | None
    score: ScorePaper | None
    campaign: CampaignView | None
    log: list[LogLine]
    advice: Advice | None
    """After a test flight: what to fly next."""


class GivenCard(msgspec.Struct, frozen=True):
    card: str
    to: int


class SpaceAlertOwn(Own, frozen=True, tag="space-alert"):
    """The hand, one's own board, and the cards one gave away, as far as the other must still have them."""

    hand: list[str]
    board: list[LaidCard | None]
    given: list[GivenCard]
    calls_at: int
    """The game time in milliseconds from which on one may call again."""


def public_view(table: Table) -> View:
    cells, setting = table.cells, table.setting
    flight = table.flight or table.start(MUTE)
    return SpaceAlertView(
        flight=flight_name(table),
        group=setting.group,
        round=round_of(table),
        pace=int(setting.pace),
        started=int(cells[layout.STARTED]),
        second=int(cells[layout.SECOND]),
        phase=int(cells[layout.PHASE]) + 1,
        phases=int(setting.phases),
        turns=int(setting.turns),
        phase_ends=int(cells[layout.ENDS + cells[layout.PHASE]]) if cells[layout.WARNED] else None,
        transfer_ends=some(cells[layout.TRANSFER_ENDS]),
        silent=table.is_silent(),
        may_end=round_of(table) == "action" and table.may_end(),
        moves_left=moves_left(table),
        people=int(setting.people),
        officers=officers(table),
        crew=[crew_view(table, member) for member in range(setting.crew)],
        common=counted([int(cells[layout.COMMON + card]) for card in range(packs.ORDINARY)]),
        pile=pile_size(table),
        tracks={
            zone: track_view(int(cells[layout.TRACKS + place]))
            for place, zone in enumerate(pieces.ZONE_NAMES)
            if place != pieces.INTERNAL or setting.internal
        },
        announcements=[announcement(table, row) for row in range(cells[layout.HEARD])],
        threats=[threat_view(table, number) for number in range(cells[layout.THREATS])],
        ship=ship_of(table, flight),
        turn=int(flight.cells[cell.TURN]),
        awaited=[seat for seat in range(table.seats) if table.flight is not None and table.is_awaited(seat)],
        outcome=outcome_of(table),
        loss=None if table.flight is None else loss_of(table.flight),
        score=final_score(table, flight) if table.is_over() else None,
        campaign=campaign_view(table),
        log=log_of(table),
        advice=advice(table),
    )


def outcome_of(table: Table) -> Literal["won", "lost"] | None:
    if table.flight is None or not is_done(table.flight):
        return None
    return "lost" if table.flight.is_lost() else "won"


def flight_name(table: Table) -> str:
    """Which mission a campaign has drawn nobody knows before it is resolved."""
    hidden = not table.setting.campaign or table.flight is None
    return table.setting.flight if hidden else TRACKS[table.cells[layout.TRACK]].id


def round_of(table: Table) -> Round:
    if table.is_over():
        return "over"
    if table.flight is None:
        return "action" if table.cells[layout.ROWS] else "between"
    return "between" if is_done(table.flight) else "resolution"


def ship_of(table: Table, flight: Flight) -> ShipPicture:
    """How the ship looks. What is planned face down shows in no picture of the action round."""
    shown = picture(flight)
    if table.flight is not None:
        return shown
    crew = [msgspec.structs.replace(member, cards=[None] * int(pieces.TURNS)) for member in shown.crew]
    return msgspec.structs.replace(shown, crew=crew)


def some(number: int) -> int | None:
    return None if number == NONE else int(number)


def moves_left(table: Table) -> int | None:
    if table.setting.timed() or table.flight is not None:
        return None
    return int(MOST_PATIENCE - table.cells[layout.PATIENCE])


def officers(table: Table) -> OfficersView:
    """The first three people around the table; where they are fewer, somebody holds two offices (SA-ROLE-04)."""
    people = int(table.setting.people)
    return OfficersView(0, 1 % people, 2 % people if table.setting.internal else None)


# --- the crew ---
def crew_view(table: Table, member: int) -> CrewView:
    setting, cells = table.setting, table.cells
    android = setting.is_android(member)
    seat = 0 if setting.solo else member
    heroic = [card for card in range(packs.ORDINARY, packs.KINDS) if android and table.held(member, card)]
    return CrewView(
        figure=int((member + setting.captain) % setting.crew),
        android=android,
        phase=int(cells[layout.OPEN + seat]) + 1 if setting.solo or not android else 0,
        hand=0 if android else int(table.hand_size(member)),
        heroic=packs.CARD_NAMES[heroic[0]] if heroic else None,
        slots=[slot_view(table, member, slot) for slot in range(setting.turns)],
        ready=not android and cells[layout.READY + member] != 0,
        gave=not android and cells[layout.GAVE + member] != 0,
        trusts=not android and cells[layout.TRUSTS + member] != 0,
        told=hand_of(table, member) if not android and table.is_open_handed(member) else None,
    )


def slot_view(table: Table, member: int, slot: int) -> SlotView:
    laid = table.laid(member, slot)
    if laid == NONE:
        return SlotView()
    back = packs.BACK_NAMES[packs.back_of(laid)]
    return SlotView(back, laid_card(int(laid)) if table.is_face_up(member) else None)


def laid_card(laid: int) -> LaidCard:
    return LaidCard(
        packs.CARD_NAMES[packs.card_of(laid)],
        packs.SIDE_NAMES[packs.side_of(laid)],
        pieces.ACTION_NAMES[packs.action_of(laid)],
    )


def counted(counts: list[int]) -> list[str]:
    """Cards by name, each as often as it is there."""
    return [packs.CARD_NAMES[card] for card, count in enumerate(counts) for _ in range(count)]


def hand_of(table: Table, member: int) -> list[str]:
    return counted([int(table.held(member, card)) for card in range(packs.KINDS)])


def pile_size(table: Table) -> int:
    if table.setting.solo or table.flight is not None:
        return 0
    return int(packs.DECK_SIZE - table.cells[layout.DRAWN])


# --- threats ---
def track_view(number: int) -> TrackView:
    track = facts.tracks().track[number]
    return TrackView(track.id, track.length, track.x, track.y, track.z)


def announcement(table: Table, row: int) -> AnnouncementView:
    kind = int(table.row(row, layout.ROW_KIND))
    second = int(table.row(row, layout.ROW_SECOND))
    earlier = [int(table.row(other, layout.ROW_KIND)) for other in range(row)]
    phase = 1 + earlier.count(int(schedule.PHASE_OVER))
    if kind not in (schedule.THREAT, schedule.UNCONFIRMED):
        return AnnouncementView(second, schedule.KIND_NAMES[kind], phase)
    flags = int(table.row(row, layout.ROW_FLAGS))
    return AnnouncementView(
        second,
        schedule.KIND_NAMES[kind],
        phase,
        int(table.row(row, layout.ROW_TIME)),
        pieces.ZONE_NAMES[table.row(row, layout.ROW_ZONE)],
        bool(flags & schedule.SERIOUS),
        bool(flags & schedule.UNSURE),
        earlier.count(int(schedule.THREAT)) if kind == schedule.THREAT else None,
    )


def threat_view(table: Table, number: int) -> ThreatView:
    card = CARDS.ids[table.threat(number, layout.THREAT_CARD)]
    threat = THREATS[card]
    return ThreatView(
        card=card,
        code=threat.code,
        time=int(table.threat(number, layout.THREAT_TIME)),
        zone=pieces.ZONE_NAMES[table.threat(number, layout.THREAT_ZONE)],
        serious=threat.threat_class == "serious",
        level=threat.difficulty,
        hit_points=threat.hp,
        speed=threat.speed,
        armour=threat.shield if isinstance(threat, facts.External) else 0,
        points_destroyed=threat.points_destroyed,
        points_survived=threat.points_survived,
        x=threat.x,
        y=threat.y,
        z=threat.z,
    )


# --- what a seat knows ---
def own_view(table: Table, seat: int) -> Own | None:
    if table.setting.solo:
        return None
    return SpaceAlertOwn(
        hand=hand_of(table, seat),
        board=[
            None if table.laid(seat, slot) == NONE else laid_card(int(table.laid(seat, slot)))
            for slot in range(table.setting.turns)
        ],
        given=[
            GivenCard(packs.CARD_NAMES[card], other)
            for other in range(table.setting.humans)
            for card in range(packs.ORDINARY)
            for _ in range(table.given(seat, other, card))
        ],
        calls_at=int(table.cells[layout.SAID + seat]),
    )
