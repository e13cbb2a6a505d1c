"""What the files of facts say twice must agree, and what they say once the rules read."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hullbreach.games.aliens_attack import facts, vocabulary
from hullbreach.games.aliens_attack.pieces import Setting
from hullbreach.kernel.errors import BadFacts


def entry_of(refused: pytest.ExceptionInfo[BadFacts]) -> object:
    return refused.value.details["entry"]


def test_a_cannon_that_starts_elsewhere_is_found() -> None:
    alpha, *others = facts.cannons().cannon
    moved = replace(facts.cannons(), cannon=[replace(alpha, start_column=2), *others])
    with pytest.raises(BadFacts) as refused:
        facts.checked_cannons(moved)
    assert entry_of(refused) == "cannon alpha, start_column"


@pytest.mark.parametrize(("level", "active"), [(0, True), (1, False), (2, False)])
def test_a_level_that_is_active_without_shots_or_shoots_without_being_active_is_found(level: int, active: bool) -> None:
    alpha, *others = facts.cannons().cannon
    levels = list(alpha.level)
    levels[level] = replace(levels[level], active=active)
    with pytest.raises(BadFacts) as refused:
        facts.checked_cannons(replace(facts.cannons(), cannon=[replace(alpha, level=levels), *others]))
    assert entry_of(refused) == f"cannon alpha, level {level}, active"


def test_a_wrong_count_of_cards_with_a_front_is_found() -> None:
    first, *others = facts.cards().front
    wrong = replace(first, base_cards_with_this_front=first.base_cards_with_this_front + 1)
    with pytest.raises(BadFacts) as refused:
        facts.checked_cards(replace(facts.cards(), front=[wrong, *others]))
    assert entry_of(refused) == f"front {first.id}, base_cards_with_this_front"


@pytest.mark.parametrize("mothership", [ship.id for ship in facts.motherships().mothership])
def test_only_the_fortress_repels_fighters_and_only_against_one_player(mothership: str) -> None:
    alone = Setting("standard", mothership, mines=False, shield=False, handicap="none")
    assert alone.repels_fighters == (mothership == "fortress")
    assert not Setting("two_player", mothership, mines=False, shield=False, handicap="none").repels_fighters


@pytest.mark.rule("AA-DP-06", "AA-DP-09")
def test_sets_of_cannons_are_as_large_as_the_cards_say() -> None:
    upgrade, repairs = (
        next(action for action in facts.defence().action if action.id == name)
        for name in ("upgrade_cannons", "repairs")
    )
    for domain, action in ((vocabulary.UPGRADED, upgrade), (vocabulary.REPAIRED, repairs)):
        sizes = {0 if value == "nothing" else value.count("+") + 1 for value in domain.values}
        assert sizes == set(range(action.max_cannons + 1))
    for number, value in enumerate(vocabulary.UPGRADED.values):
        cannons = [] if value == "nothing" else value.split("+")
        assert vocabulary.SET_BITS[number] == sum(
            1 << ("alpha", "beta", "gamma", "delta").index(name) for name in cannons
        )


@pytest.mark.parametrize(
    ("mines", "shield", "names"),
    [
        (False, False, ["satellite_card", "vortex_card", "repairs_card"]),
        (True, False, ["mines_card", "vortex_card", "repairs_card"]),
        (False, True, ["satellite_card", "shield_card", "repairs_card"]),
        (True, True, ["mines_card", "shield_card", "repairs_card"]),
    ],
)
def test_an_alternative_card_lies_where_the_one_lay_that_it_replaces(
    mines: bool, shield: bool, names: list[str]
) -> None:
    assert Setting("standard", "apex", mines=mines, shield=shield, handicap="none").defence_names == names
