"""Nothing is lost or made from nothing: components, goods, cells, crew and money, over whole games."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from hullbreach.games.galaxy_trucker import cell, pieces, stage
from hullbreach.games.galaxy_trucker.ship import crew, inspection, load, part, structure
from hullbreach.kernel.agenda import NONE
from tests.games.galaxy_trucker.keen import Keen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hullbreach.games.galaxy_trucker.ship.hull import Hull
    from hullbreach.games.galaxy_trucker.state import Table

GAMES = [
    {"players": "2", "flights": "I", "clock": "none"},
    {"players": "4", "flights": "I", "clock": "full", "cards": "beginners"},
    {"players": "3", "flights": "II", "inspection": "lenient", "clock": "none"},
    {"players": "4", "flights": "III", "third": "IIIA", "clock": "slow", "losses": "uncapped"},
    {"players": "3", "flights": "all", "goods": "unlimited", "clock": "none"},
    {"players": "1", "flights": "II-III", "clock": "none"},
    {"players": "4", "flights": "II", "clock": "none", "boxes": "some"},
    {"players": "2", "flights": "III", "clock": "none", "boxes": "some"},
    {"players": "5", "flights": "II", "second": "IIA", "clock": "none"},
    {"players": "2", "flights": "IV", "fourth": "IVC", "clock": "none"},
    {"players": "2", "flights": "II-III", "second": "IIB", "third": "IIIC", "clock": "none"},
    {"players": "2", "flights": "I", "first": "IC", "clock": "none"},
]
SEEDS = range(3)
every_game = pytest.mark.parametrize("options", GAMES, ids=[" ".join(options.values()) for options in GAMES])


def positions(options: dict[str, str]) -> Iterator[Keen]:
    """The game after each move, seed after seed."""
    for seed in SEEDS:
        keen = Keen(options, seed)
        yield keen
        for _ in keen.moves():
            yield keen


@every_game
def test_nothing_is_lost_or_made_from_nothing(options: dict[str, str]) -> None:
    for keen in positions(options):
        table = keen.game.table
        assert_components_conserved(table)
        assert_all_fits(table)
        assert_goods_conserved(table)
        assert_in_one_piece(table)


# --- components ------------------------------------------------------------------------------------------------------
def tiles_on_ships(table: Table) -> list[int]:
    return [
        int(part.tile_of(hull.part(place)))
        for hull in table.ships
        for place in range(hull.board.size)
        if not hull.is_free(place)
    ]


def held(table: Table) -> list[int]:
    """In hands and set aside."""
    places = (cell.HAND, cell.ASIDE, cell.ASIDE + 1)
    found = [int(table.of(seat, place)) for seat in range(table.seats) for place in places]
    return [tile for tile in found if tile != NONE]


def assert_components_conserved(table: Table) -> None:
    """Pile, face up, hands, set aside, ships and lost ones: all of the box, and the cabins."""
    here = [*tiles_on_ships(table), *held(table)]
    own = [tile for tile in here if tile < pieces.STARTING]
    assert len(set(own)) == len(own)
    lost = sum(int(table.of(seat, cell.LOST)) for seat in range(table.seats))
    in_pile = int(table.count_tiles(cell.FACE_DOWN) + table.count_tiles(cell.FACE_UP))
    others = int(pieces.OTHER) if table.setting.other_boxes else 0
    assert in_pile + len(here) + lost == pieces.ORDINARY + others + table.seats * len(table.board().parts)
    assert all(table.where(tile) == cell.TAKEN for tile in here if tile < pieces.COMPONENTS)
    assert table.count_tiles(cell.NOT_IN_PLAY) == pieces.SPECIAL + pieces.OTHER - others


# --- what ships carry ------------------------------------------------------------------------------------------------
def assert_all_fits(table: Table) -> None:
    """Nothing carries more than it has places for."""
    for hull in table.ships:
        for place in range(hull.board.size):
            assert_fits(hull, place)
        for alien in (load.BROWN_ALIEN, load.PURPLE_ALIEN):
            cabins = [place for place in range(hull.board.size) if part.is_cabin(hull.kind(place))]
            assert sum(hull.load(place) == alien for place in cabins) <= 1


def assert_fits(hull: Hull, place: int) -> None:
    kind, carried, size = hull.kind(place), hull.load(place), part.size_of(hull.part(place))
    if part.is_cabin(kind):
        assert carried in (0, 1, load.HUMANS, load.BROWN_ALIEN, load.PURPLE_ALIEN)
        assert carried <= load.HUMANS or crew.supports(hull, place, carried)
    elif kind in (part.BATTERY, part.STASIS, part.BOOSTER):
        assert 0 <= carried <= size
    elif part.is_hold(kind):
        assert load.all_blocks(carried) <= size
        assert kind == part.SPECIAL_HOLD or load.blocks(carried, load.RED) == 0
    else:
        assert carried == load.NOTHING


def assert_goods_conserved(table: Table) -> None:
    """In the supply, on ships or offered; without a limit there is no end to them."""
    if not table.setting.limited_goods:
        return
    offered = int(table.agenda.a()) if awaited_stage(table) == stage.LOADING else 0
    for colour in range(load.COLOURS):
        aboard = sum(
            int(load.blocks(hull.load(place), colour))
            for hull in table.ships
            for place in range(hull.board.size)
            if part.is_hold(hull.kind(place))
        )
        outside = int(table.cells[cell.SUPPLY + colour] + load.blocks(offered, colour))
        assert aboard + outside == pieces.SUPPLY[colour]


def awaited_stage(table: Table) -> int:
    seats = [seat for seat in range(table.seats) if table.is_awaited(seat)]
    return int(table.stage_of(seats[0])) if seats else 0


# --- ships -----------------------------------------------------------------------------------------------------------
def assert_in_one_piece(table: Table) -> None:
    """A ship in flight, or each of its parts, unless its owner is just asked which piece to keep."""
    if table.cells[cell.PHASE] != cell.FLIGHT:
        return
    for seat in range(table.seats):
        found = structure.pieces(table.ships[seat])
        if table.stage_of(seat) == stage.PIECE:
            assert len(structure.rivals(table.ships[seat])) > 1
            assert all(structure.has_cabin(table.ships[seat], piece) for piece in found)
        else:
            assert structure.is_whole(table.ships[seat])


@pytest.mark.rule("GT-CHECK-06")
@every_game
def test_no_error_is_missed_by_the_inspection(options: dict[str, str]) -> None:
    """So nobody ever finds one in flight, not even after damage (GT-DMG-05)."""
    for keen in positions(options):
        table = keen.game.table
        if table.cells[cell.PHASE] in (cell.LAUNCH, cell.FLIGHT):
            for seat in range(table.seats):
                assert table.stage_of(seat) == stage.PIECE or inspection.is_sound(table.ships[seat])


# --- money -----------------------------------------------------------------------------------------------------------
@every_game
def test_money_adds_up_line_by_line(options: dict[str, str]) -> None:
    for seed in SEEDS:
        keen = Keen(options, seed)
        table = keen.game.table
        before = [0] * keen.game.seats()
        settled = 0
        for _ in keen.moves():
            if table.cells[cell.PHASE] == cell.SETTLED and settled == table.cells[cell.ROUND]:
                settled += 1
                for seat in range(table.seats):
                    assert table.of(seat, cell.CREDITS) == before[seat] + balance(table, seat)
                    before[seat] = int(table.of(seat, cell.CREDITS))
        assert settled == table.setting.rounds()


def balance(table: Table, seat: int) -> int:
    lines = (int(table.of(seat, cell.ACCOUNT + line)) for line in range(len(cell.LINE_NAMES)))
    order, beauty, goods, losses, mission = lines
    return int(table.of(seat, cell.WINNINGS)) + order + beauty + goods + mission - losses


@every_game
def test_what_is_told_of_money_adds_up_too(options: dict[str, str]) -> None:
    for seed in SEEDS:
        keen = Keen(options, seed)
        for _ in keen.moves():
            pass
        purse: Counter[int] = Counter()
        for event in keen.journal.events:
            told = event.named()
            if event.kind.name in ("paid", "earned"):
                purse[told["seat"]] += told["credits"]
            elif event.kind.name == "pays":
                purse[told["seat"]] -= told["credits"]
            elif event.kind.name == "balance":
                assert purse[told["seat"]] == told["credits"] >= 0


# --- the games above are worth something -----------------------------------------------------------------------------
WANTED = {
    *("removed", "salvaged", "sent-back", "repaired", "left-over", "put-back", "boarded"),
    *("destroyed", "fell-off", "loaded", "unloaded", "goods-lost", "crew-lost", "cell-spent", "cell-lost"),
    *("paid", "earned", "pays", "arrived", "gave-up"),
}


def test_in_these_games_much_happens() -> None:
    told: set[str] = set()
    for options in GAMES:
        for seed in SEEDS:
            keen = Keen(options, seed)
            for _ in keen.moves():
                pass
            told |= {event.kind.name for event in keen.journal.events}
    assert told >= WANTED
