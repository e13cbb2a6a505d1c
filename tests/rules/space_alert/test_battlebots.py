"""Battlebot squads: fetching, waking and sending them (SA-BOT-*)."""

from __future__ import annotations

import pytest

from tests.rules.space_alert.flights import Voyage

STORES = ["lower_red", "upper_blue"]


@pytest.mark.rule("SA-BOT-01")
@pytest.mark.parametrize(("station", "stored"), [("lower_red", ["taken", "ready"]), ("upper_blue", ["ready", "taken"])])
def test_c_where_a_squad_is_stored_makes_one_its_leader(station: str, stored: list[str]) -> None:
    voyage = Voyage("c lift", at=station).to(2)
    assert (voyage.squads, voyage.stored) == (["active"], stored)


@pytest.mark.rule("SA-BOT-02")
@pytest.mark.parametrize("station", STORES)
def test_the_second_finds_the_store_empty(station: str) -> None:
    voyage = Voyage("c", "c", at=station).to(1)
    assert voyage.squads == ["active", "none"]
    assert voyage.told("in-vain") == ["in-vain 1 c taken"]


@pytest.mark.rule("SA-BOT-03", "SA-BOT-06")
@pytest.mark.parametrize("station", STORES)
def test_a_leader_does_not_take_a_second_squad(station: str) -> None:
    voyage = Voyage("c", at=station, squads="active").to(1)
    assert (voyage.squads, voyage.stored) == (["active"], ["ready", "ready"])
    assert voyage.told("in-vain") == ["in-vain 0 c already-done"]


@pytest.mark.rule("SA-BOT-04", "SA-BOT-05", "SA-EX-130")
@pytest.mark.parametrize("station", STORES)
def test_c_wakes_a_disabled_squad_and_leaves_the_stored_one_where_it_is(station: str) -> None:
    voyage = Voyage("c", at=station, squads="disabled").to(1)
    assert (voyage.squads, voyage.stored) == (["active"], ["ready", "ready"])


@pytest.mark.rule("SA-BOT-05")
def test_it_wakes_where_the_stored_squad_is_gone_as_well() -> None:
    voyage = Voyage("c", ". c", at="upper_blue", squads="none disabled").to(2)
    assert (voyage.squads, voyage.stored) == (["active", "active"], ["ready", "taken"])


@pytest.mark.rule("SA-BOT-07")
@pytest.mark.parametrize("station", STORES)
@pytest.mark.parametrize("squad", ["none", "disabled"])
def test_the_battlebot_action_neither_fetches_nor_wakes(station: str, squad: str) -> None:
    voyage = Voyage("bots", at=station, squads=squad).to(1)
    assert (voyage.squads, voyage.stored) == ([squad], ["ready", "ready"])


@pytest.mark.rule("SA-BOT-08")
def test_a_leader_can_do_everything_else() -> None:
    voyage = Voyage("a b red c", at="upper_white", squads="active", reactors=[2, 5, 2]).to(4)
    assert voyage.told("fired", "energy-moved", "moved", "took-off") == [
        "fired 0 upper_white 5",
        "energy-moved reactor_white shield_white 2",
        "moved 0 upper_white upper_red",
        "took-off 0",
    ]


@pytest.mark.rule("SA-BOT-09", "SA-INTR-02")
def test_an_active_squad_puts_a_cube_on_the_intruder_in_its_station() -> None:
    voyage = Voyage("bots", at="upper_red", squads="active", threats=["1 internal troopers_red @16"]).to(1)
    assert voyage.hit_points("troopers_red") == 1
    assert voyage.told("attacked") == ["attacked 0 troopers_red upper_red"]


@pytest.mark.rule("SA-BOT-09", "SA-BOT-11", "SA-INTR-01")
def test_an_intruder_elsewhere_is_out_of_reach() -> None:
    voyage = Voyage("bots", at="lower_red", squads="active", threats=["1 internal troopers_red @16"]).to(1)
    assert voyage.hit_points("troopers_red") == 2
    assert voyage.told("in-vain") == ["in-vain 0 bots no-intruder"]


@pytest.mark.rule("SA-BOT-10")
@pytest.mark.parametrize(
    ("first", "second"), [("troopers_red", "skirmishers_red"), ("skirmishers_red", "troopers_red")]
)
def test_of_several_intruders_the_lowest_time_token_is_attacked(first: str, second: str) -> None:
    voyage = Voyage(
        "bots", at="upper_red", squads="active", threats=[f"1 internal {first} @16", f"2 internal {second} @16"]
    ).to(1)
    assert voyage.told("attacked") == [f"attacked 0 {first} upper_red"]


@pytest.mark.rule("SA-BOT-11")
@pytest.mark.parametrize("squad", ["none", "disabled"])
@pytest.mark.parametrize("card", ["bots", "bots!"])
def test_without_an_active_squad_nothing_happens(squad: str, card: str) -> None:
    voyage = Voyage(card, at="upper_red", squads=squad, threats=["1 internal troopers_red @16"]).to(1)
    assert voyage.hit_points("troopers_red") == 2
    assert voyage.told("in-vain") == [f"in-vain 0 {card} no-active-squad"]


RETURNING_FIRE = {
    "skirmishers_red": "upper_red",
    "skirmishers_blue": "upper_blue",
    "troopers_red": "upper_red",
    "troopers_blue": "lower_blue",
    "commandos_red": "lower_red",
    "commandos_blue": "upper_blue",
    "executioner": "upper_blue",
}
HARMLESS = {
    "saboteur_red": "lower_white",
    "saboteur_blue": "lower_white",
    "slime_red": "lower_red",
    "slime_blue": "lower_blue",
    "alien": "lower_white",
    "seeker": "upper_white",
    "contamination": "lower_blue",
}


@pytest.mark.rule("SA-BOT-12")
@pytest.mark.parametrize(("intruder", "station"), RETURNING_FIRE.items())
def test_an_intruder_that_returns_fire_disables_the_squad(intruder: str, station: str) -> None:
    voyage = Voyage("bots", at=station, squads="active", threats=[f"1 internal {intruder} @16"]).to(1)
    assert voyage.squads == ["disabled"]
    assert voyage.told("wounded")[0].startswith(f"wounded {intruder} 1 ")


@pytest.mark.rule("SA-BOT-12")
@pytest.mark.parametrize(("intruder", "station"), HARMLESS.items())
def test_the_others_do_not(intruder: str, station: str) -> None:
    voyage = Voyage("bots", at=station, squads="active", threats=[f"1 internal {intruder} @16"]).to(1)
    assert voyage.squads == ["active"]
    assert voyage.told("wounded")[0].startswith(f"wounded {intruder} 1 ")


@pytest.mark.rule("SA-BOT-12", "SA-BOT-14")
def test_even_the_last_hit_is_paid_for() -> None:
    voyage = Voyage("bots", at="upper_red", squads="active", threats=["1 internal skirmishers_red @16"]).to(1)
    assert (voyage.status("skirmishers_red"), voyage.squads) == ("destroyed", ["disabled"])


@pytest.mark.rule("SA-BOT-12", "SA-HERO-09", "SA-EX-043")
def test_a_heroic_squad_takes_no_harm() -> None:
    voyage = Voyage("bots! bots", at="upper_red", squads="active", threats=["1 internal troopers_red @16"])
    assert (voyage.to(1).hit_points("troopers_red"), voyage.squads) == (1, ["active"])
    assert (voyage.to(2).status("troopers_red"), voyage.squads) == ("destroyed", ["disabled"])


@pytest.mark.rule("SA-BOT-13", "SA-BOT-04")
def test_a_disabled_squad_follows_its_leader_to_where_it_is_woken() -> None:
    voyage = Voyage("lift", at="upper_red", squads="disabled").to(1)
    assert (voyage.at, voyage.squads) == (["lower_red"], ["disabled"])


@pytest.mark.rule("SA-BOT-14")
def test_an_intruder_is_gone_at_once_when_its_hit_points_are() -> None:
    voyage = Voyage("bots", "bots", at="lower_white", squads="active", threats=["1 internal saboteur_red @16"]).to(1)
    assert (voyage.status("saboteur_red"), voyage.stations("saboteur_red")) == ("destroyed", [])
    assert voyage.told("in-vain") == ["in-vain 1 bots no-intruder"]
    assert voyage.told("advanced") == []


@pytest.mark.rule("SA-BOT-15", "SA-KO-03")
def test_the_squad_of_a_knocked_out_leader_is_lost() -> None:
    voyage = Voyage(
        ". c", ". blue c c", at="upper_blue upper_white", squads="active none", threats=["1 internal commandos_blue @2"]
    )
    assert (voyage.to(1).out, voyage.squads) == ([0], ["disabled", "none"])
    voyage.to(4)
    assert voyage.squads == ["disabled", "active"]  # the stored one; it cannot wake the other
    assert voyage.told("squad-revived") == []


@pytest.mark.rule("SA-BOT-16", "SA-SCO-11")
def test_each_disabled_squad_costs_a_point() -> None:
    voyage = Voyage(".", ".", ".", squads="disabled disabled active").end()
    assert voyage.score == {"disabled_squads": -2}
