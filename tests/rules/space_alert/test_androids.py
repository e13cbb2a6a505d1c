"""Androids in the resolution round (SA-AND-*)."""

from __future__ import annotations

import msgspec
import pytest

from hullbreach.games.space_alert.papers.paper import BadFlight, FlightPaper, TripUp
from hullbreach.games.space_alert.papers.report import resolve_paper
from tests.rules.space_alert.flights import Voyage


def with_androids(voyage: Voyage, androids: int, slip: TripUp | None = None) -> FlightPaper:
    """The same flight, the last members of its crew androids."""
    return msgspec.structs.replace(voyage.paper, androids=androids, trip_ups=[slip] if slip else [])


@pytest.mark.rule("SA-AND-02", "SA-AND-14")
@pytest.mark.parametrize("androids", [1, 2, 4])
def test_every_rule_applies_to_androids_as_to_humans(androids: int) -> None:
    threats = ["1 red fighter", "2 internal commandos_red", "4 internal slime_blue", "5 white gunship"]
    plans = ["red a lift c bots", "lift a b c red bots", "lift blue c lift", "b! red lift"]
    voyage = Voyage(*plans, threats=threats)
    assert resolve_paper(with_androids(voyage, androids)) == resolve_paper(voyage.paper)


@pytest.mark.rule("SA-AND-15")
def test_an_android_can_lead_a_squad_and_fly() -> None:
    voyage = Voyage("c . . c", ".", ".", "red lift c lift c bots", threats=["3 red amoeba"], tracks="T1 T2 T3")
    result = resolve_paper(with_androids(voyage, 1))
    assert [result.turns[turn].players[3].at for turn in (2, 4, 5, 6)] == ["lower_red", "space", "space", "upper_red"]
    assert result.turns[5].threats[0]["hp"] == 8 - 3


@pytest.mark.rule("SA-AND-16", "SA-RULING-24")
@pytest.mark.parametrize(("androids", "refused"), [(0, False), (1, False), (2, True), (3, True)])
def test_no_slip_can_be_called_for_an_android(androids: int, refused: bool) -> None:
    """Member 1 of three played red for blue: the last two of the crew may be androids."""
    paper = with_androids(Voyage("a", "red", "a"), androids, TripUp(player=1, turn=1, action="move_blue"))
    if refused:
        with pytest.raises(BadFlight, match="flight-android-slip"):
            resolve_paper(paper)
    else:
        assert resolve_paper(paper).turns[0].players[1].at == "upper_blue"
