"""What lies on the table before a crew hears its mission: threats, trajectories, damage piles, hands; from a seed."""

from __future__ import annotations

from typing import Final, get_args

from hullbreach.games.space_alert import facts
from hullbreach.games.space_alert.facts import Announcement, Level, Threat, ThreatClass, Timeline
from hullbreach.games.space_alert.papers.paper import CardPaper, FlightPaper, ThreatPaper
from hullbreach.games.space_alert.timelines import ZONES, phase_at, shuffled, threats_of
from hullbreach.kernel.dice import Dice, seeded
from hullbreach.kernel.errors import BadOption

Deck = list[tuple[str, str]]  # cards by what their halves do

LEVELS: Final[tuple[str, ...]] = get_args(Level)
FULL_CREW: Final = 5  # unconfirmed reports are for them (SA-ANN-07)
CREWS: Final = (4, FULL_CREW)
MOVEMENTS: Final = {"red": "move_red", "blue": "move_blue", "lift": "change_deck"}
# A generated mission rolls its announcements with the seed itself; the table is laid with other dice.
TABLE_SEED: Final = 1 << 32


def new_mission(
    timeline: Timeline,
    crew: int = 4,
    common: str = "white",
    serious: str = "white",
    seed: int = 1,
    humans: int | None = None,
) -> FlightPaper:
    """A flight on paper without plans; the same seed lays the same table forever. Raises BadOption.

    `humans` are the first of the crew, the others are androids; left out, there are none of these.
    """
    check_levels(timeline, common, serious)
    deal = find_deal(crew, crew if humans is None else humans)
    dice = seeded(seed ^ TABLE_SEED)
    return FlightPaper(
        crew=crew,
        flight=timeline.group,
        tracks=draw_tracks(dice, timeline),
        damage_decks={zone: shuffle_tiles(dice, zone) for zone in ZONES},
        threats=draw_threats(dice, timeline, crew, {"common": common, "serious": serious}),
        plans=[[] for _ in range(crew)],
        hands=deal_hands(dice, timeline, deal),
        androids=deal.androids,
        transfers=transfers(timeline) if deal.humans > 1 else [],
    )


def check_levels(timeline: Timeline, common: str, serious: str) -> None:
    """Nine combinations for missions, white alone for whoever is still in training (SA-LVL-01, SA-MODE-17)."""
    for option, level in (("level", common), ("serious", serious)):
        levels = LEVELS if timeline.group == "mission" else LEVELS[:1]
        if level not in levels:
            raise BadOption("bad-option-value", option=option, value=level, expected=", ".join(levels))


def find_deal(crew: int, humans: int) -> facts.Deal:
    """How many cards for whom (SA-SET-15, SA-AND-05, SA-AND-06, SA-FIVE-03)."""
    if crew not in CREWS:
        raise BadOption("bad-option-value", option="crew", value=str(crew), expected=", ".join(map(str, CREWS)))
    deals = {deal.humans: deal for deal in facts.action_cards().deal if deal.humans + deal.androids == crew}
    if humans not in deals:
        expected = ", ".join(map(str, sorted(deals)))
        raise BadOption("bad-option-value", option="humans", value=str(humans), expected=expected)
    return deals[humans]


# --- trajectories and damage tiles ---
def draw_tracks(dice: Dice, timeline: Timeline) -> dict[str, str]:
    """One for each zone and, if it may be needed, one for the inside; lessons prescribe theirs (SA-SET-07)."""
    boards = shuffled(dice, [track.id for track in facts.tracks().track])
    zones = [*ZONES, *(["internal"] if timeline.internal_threats else [])]
    return timeline.tracks or dict(zip(zones, boards, strict=False))


def shuffle_tiles(dice: Dice, zone: str) -> list[str]:
    return shuffled(dice, [tile.id for tile in facts.tiles().tile if tile.zone == zone])


# --- threats ---
def draw_threats(dice: Dice, timeline: Timeline, crew: int, levels: dict[ThreatClass, str]) -> list[ThreatPaper]:
    """The top card of its deck for each announcement that concerns this crew (SA-ANN-02 to SA-ANN-07)."""
    announced = [threat for threat in threats_of(timeline) if crew == FULL_CREW or not threat.unconfirmed]
    if timeline.threat_cards:
        cards = [threat for code in timeline.threat_cards for threat in facts.externals() if threat.code == code]
        return [on_paper(report, card) for report, card in zip(announced, cards, strict=True)]
    decks = shuffle_decks(dice, levels)
    return [on_paper(report, decks[report.internal, class_of(report)].pop()) for report in announced]


def shuffle_decks(dice: Dice, levels: dict[ThreatClass, str]) -> dict[tuple[bool, ThreatClass], list[Threat]]:
    """Four decks: inside or outside, common or serious (SA-SET-04)."""
    decks: dict[tuple[bool, ThreatClass], list[Threat]] = {}
    for internal in (False, True):
        cards: list[Threat] = [*facts.internals()] if internal else [*facts.externals()]
        for kind, level in levels.items():
            decks[internal, kind] = shuffled(dice, [card for card in cards if belongs(card, kind, level)])
    return decks


def belongs(card: Threat, kind: ThreatClass, level: str) -> bool:
    return card.threat_class == kind and level in (card.difficulty, "mixed")


def class_of(report: Announcement) -> ThreatClass:
    return "serious" if report.serious else "common"


def on_paper(report: Announcement, card: Threat) -> ThreatPaper:
    return ThreatPaper(time=report.turn, zone=report.zone or "internal", id=card.id, code=card.code)


# --- hands ---
def deal_hands(dice: Dice, timeline: Timeline, deal: facts.Deal) -> list[list[CardPaper]]:
    """For each crew member; nothing at all where the whole deck lies open (SA-SOLO-02)."""
    deck, heroic = shuffled(dice, ordinary_cards()), shuffled(dice, heroic_cards())
    if not deal.per_phase:
        return []
    hands: list[list[CardPaper]] = [[] for _ in range(deal.humans + deal.androids)]
    if timeline.heroic_cards:
        for hand in hands:
            hand.append(CardPaper(1, heroic.pop()))
    for phase in range(1, len(timeline.phase_ends) + 1):
        already = 1 if phase == 1 and timeline.heroic_cards else 0
        for hand in hands[: deal.humans]:
            hand += draw(deck, phase, deal.per_phase[phase - 1] - already)
    for phase, after in incoming_data(timeline):
        for hand in hands[: deal.humans]:
            hand += draw(deck, phase, 1, after)
    return hands


def incoming_data(timeline: Timeline) -> list[tuple[int, int]]:
    """The phases in which everybody draws a card more, and how many data transfers are over then (SA-ANN-08)."""
    given = [event.t for event in timeline.event if event.type == "data_transfer"]
    return [
        (phase_at(timeline, event.t) + 1, sum(t < event.t for t in given))
        for event in timeline.event
        if event.type == "incoming_data"
    ]


def transfers(timeline: Timeline) -> list[int]:
    """The phases of the data transfers (SA-ANN-09)."""
    return [phase_at(timeline, event.t) + 1 for event in timeline.event if event.type == "data_transfer"]


def draw(deck: Deck, phase: int, count: int, after: int = 0) -> list[CardPaper]:
    """As many as there are left (SA-RULING-26)."""
    return [CardPaper(phase, deck.pop(), after) for _ in range(min(count, len(deck)))]


def ordinary_cards() -> Deck:
    """90 of them (SA-SET-21)."""
    cards = facts.action_cards().card
    return [(MOVEMENTS[card.movement], card.action.lower()) for card in cards for _ in range(card.count)]


def heroic_cards() -> Deck:
    """Six of them (SA-SET-22)."""
    cards = facts.action_cards().heroic_card
    return [(f"heroic_move_{card.move_to}", f"heroic_{card.action.lower()}") for card in cards]
