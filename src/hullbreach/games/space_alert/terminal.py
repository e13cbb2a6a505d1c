"""Sheets in a terminal: the film of a flight, a mission to plan for, and what the planner found."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hullbreach.games.space_alert.papers.film import Film, Scene, Sentence
from hullbreach.games.space_alert.papers.paper import FlightPaper
from hullbreach.games.space_alert.planner.advice import Advice, Change, Gift, Proposal, Verdict
from hullbreach.games.space_alert.terminal_board import QUIET, TYPED, draw, legend, now

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from hullbreach.kernel.companion import Briefing
    from hullbreach.kernel.script import Cue
    from hullbreach.kernel.words import Value, Words

GAME: Final = "space-alert"
__all__ = ["QUIET", "TYPED", "briefing", "draw", "ending", "film", "findings", "legend", "now"]


class _Voice:
    """The reader's words, as this game says them."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, message: str, **values: Value) -> str:
        return self.words.say(f"{GAME}-{message}", **values)

    def member(self, member: int) -> str:
        return self.say("member-member", member=member)

    def action(self, action: str | None) -> str:
        return self.say(f"action-{action or 'nothing'}")

    def ending(self, verdict: Verdict, paper: FlightPaper) -> str:
        if not verdict.won:
            return self.say("plan-lost")
        return self.say("plan-home") if paper.flight == "test" else self.say("plan-won", score=verdict.score)


def _table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        table.add_column(column)
    return table


# --- films ---
def film(film: msgspec.Struct, paper: msgspec.Struct, words: Words) -> RenderableType:
    """Turn by turn what happened and by which rule, then the score sheet."""
    assert isinstance(film, Film)
    assert isinstance(paper, FlightPaper)
    return Group(*_film(film, paper, _Voice(words)))


def _film(film: Film, paper: FlightPaper, voice: _Voice) -> Iterator[RenderableType]:
    if paper.damage_seed is not None:
        yield Text(voice.say("film-shuffled", seed=str(paper.damage_seed)), "dim")
    for turn, scenes in groupby(film.scenes, key=lambda scene: scene.turn):
        yield Rule(voice.words.told(GAME, "turn", {"turn": str(turn)}), align="left")
        yield from _turn(list(scenes), voice)
    yield Rule(align="left")
    yield _outcome(film, voice)
    yield _score(film, voice)


def _turn(scenes: list[Scene], voice: _Voice) -> Iterator[RenderableType]:
    """The steps in which something happened, each headed by its name."""
    for step, found in groupby((scene for scene in scenes if scene.events), key=lambda scene: scene.step):
        yield Text(voice.words.told(GAME, "step", {"step": step}), "cyan")
        for scene in found:
            yield from (Padding(_event(event, voice), (0, 0, 0, 2)) for event in scene.events)


def _event(event: Sentence, voice: _Voice) -> Text:
    return Text(voice.words.told(GAME, event.kind, event.values)).append(f"  {event.rule}", "dim")


def _outcome(film: Film, voice: _Voice) -> Text:
    won = film.outcome == "won"
    return Text(voice.words.say("outcome-won" if won else "outcome-lost"), "bold green" if won else "bold red")


def _score(film: Film, voice: _Voice) -> Table:
    table = Table.grid(padding=(0, 2))
    if film.score:
        for part, points in msgspec.structs.asdict(film.score).items():
            table.add_row(voice.say(f"score-{part}"), Text(str(points), justify="right"))
    return table


# --- missions ---
def briefing(briefing: Briefing, words: Words) -> RenderableType:
    """What the computer says when, and which card each threat is."""
    paper, voice = briefing.paper, _Voice(words)
    assert isinstance(paper, FlightPaper)
    mission = briefing.script.name(words)
    heading = voice.say("briefing-heading", mission=mission, crew=paper.crew, seed=str(briefing.seed))
    tracks = [
        Text(voice.say("briefing-track", zone=voice.say(f"zone-{zone}.track"), track=track))
        for zone, track in paper.tracks.items()
    ]
    return Group(Text(heading, "bold"), *tracks, _announcements(briefing.script.cues, paper, voice))


def _announcements(cues: list[Cue], paper: FlightPaper, voice: _Voice) -> Table:
    table = _table(*(voice.say(f"column-{column}") for column in ("time", "announcement", "card")))
    for cue in (cue for cue in cues if cue.kind != "count"):
        table.add_row(f"{cue.at // 60}:{cue.at % 60:02}", cue.text(voice.words), _card(cue, paper, voice))
    return table


def _card(cue: Cue, paper: FlightPaper, voice: _Voice) -> str:
    """The threat a report brings; an unconfirmed one may not be for this crew (SA-ANN-07)."""
    if cue.kind != "threat":
        return ""
    time = next(phrase.number for phrase in cue.says if phrase.id == "time")
    threat = next((threat for threat in paper.threats if threat.time == time), None)
    return f"{voice.say(f'threat-{threat.id}')} ({threat.code})" if threat else voice.say("briefing-ignored")


# --- what the planner found ---
def ending(ending: msgspec.Struct, paper: msgspec.Struct, words: Words) -> str:
    assert isinstance(ending, Verdict)
    assert isinstance(paper, FlightPaper)
    return _Voice(words).ending(ending, paper)


def findings(found: msgspec.Struct, paper: msgspec.Struct, words: Words) -> RenderableType:
    assert isinstance(paper, FlightPaper)
    if isinstance(found, Advice):
        return _advice(found, paper, _Voice(words))
    assert isinstance(found, Proposal)
    return _proposal(found, paper, _Voice(words))


def _proposal(proposal: Proposal, paper: FlightPaper, voice: _Voice) -> RenderableType:
    heading = Text(voice.ending(proposal.verdict, paper), "bold")
    gifts = [_gift(gift, voice) for gift in proposal.gifts]
    return Group(heading, _plans(proposal.plans, voice), *gifts, Text(voice.say("plan-tries", tries=proposal.tries)))


def _gift(gift: Gift, voice: _Voice) -> Text:
    giver, receiver = (voice.member(player + 1) for player in (gift.giver, gift.receiver))
    one, other = (voice.action(half) for half in gift.halves)
    return Text(voice.say("plan-gift", transfer=gift.transfer, giver=giver, receiver=receiver, one=one, other=other))


def _plans(plans: list[list[str | None]], voice: _Voice) -> Table:
    """A row for each turn, a column for each crew member."""
    table = _table(voice.say("column-turn"), *(voice.member(member) for member in range(1, len(plans) + 1)))
    for turn, actions in enumerate(zip(*plans, strict=True), start=1):
        table.add_row(str(turn), *(voice.action(action) if action else "" for action in actions))
    return table


def _advice(advice: Advice, paper: FlightPaper, voice: _Voice) -> RenderableType:
    before, after = (voice.ending(verdict, paper) for verdict in (advice.before, advice.after))
    if not advice.changes:
        return Text(voice.say("plan-nothing-better", ending=before), "bold")
    heading = voice.say("plan-changes", count=len(advice.changes), before=before, after=after)
    return Group(Text(heading, "bold"), *(_change(change, voice) for change in advice.changes))


def _change(change: Change, voice: _Voice) -> Text:
    before, after = voice.action(change.before), voice.action(change.after)
    member = voice.member(change.player + 1)
    return Text(voice.say("plan-change", member=member, turn=change.turn, before=before, after=after))
