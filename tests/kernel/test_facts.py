"""Data files that are broken say which file, which entry and which field."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

from hullbreach.games.aliens_attack import facts as aliens
from hullbreach.kernel.errors import BadFacts
from hullbreach.kernel.facts import Facts, load, parse

if TYPE_CHECKING:
    from collections.abc import Callable

SCHEMAS: dict[str, type[Facts]] = {
    "cards.toml": aliens.Cards,
    "cannons.toml": aliens.Cannons,
    "danger.toml": aliens.Danger,
    "defence.toml": aliens.Defence,
    "motherships.toml": aliens.Motherships,
    "modes.toml": aliens.Modes,
}


class Part(Facts, frozen=True):
    name: str
    size: int = 1


class Ship(Facts, frozen=True):
    id: str
    parts: list[Part]
    berths: dict[str, int] = {}


class Fleet(Facts, frozen=True):
    ship: list[Ship]
    crew: dict[str, int] = {}


FLEET = b"""
[[ship]]
id = "one"
parts = [{ name = "bow" }]

[[ship]]
id = "two"
parts = [{ name = "bow" }, { name = "stern", size = 2 }]
"""


def broken(text: bytes) -> dict[str, str | int]:
    """What is wrong with a fleet."""
    with pytest.raises(BadFacts) as refused:
        parse(text, "fleet.toml", Fleet)
    assert refused.value.code == "bad-facts"
    return refused.value.details


def test_a_sound_file_becomes_typed_objects() -> None:
    fleet = parse(FLEET, "fleet.toml", Fleet)
    assert fleet.ship[1].parts == [Part(name="bow"), Part(name="stern", size=2)]


def test_a_syntax_error_names_the_file_and_the_place() -> None:
    details = broken(b'[[ship]]\nid = "one\n')
    assert details["file"] == "fleet.toml"
    assert "line 2" in str(details["problem"])


@pytest.mark.parametrize("text", [b'[[ship]]\nid = "\xff"\n', b"\xff\xfe", b"\x00"])
def test_bytes_that_are_no_text_name_the_file(text: bytes) -> None:
    assert broken(text)["file"] == "fleet.toml"


def test_a_wrong_type_names_entry_and_field() -> None:
    details = broken(FLEET.replace(b"size = 2", b'size = "big"'))
    assert details["entry"] == "ship 2, parts 2, size"
    assert details["problem"] == "Expected `int`, got `str`"


def test_a_field_nobody_declared_names_entry_and_field() -> None:
    details = broken(FLEET.replace(b"size = 2", b"sise = 2"))
    assert details["entry"] == "ship 2, parts 2"
    assert "`sise`" in str(details["problem"])


def test_a_missing_field_names_entry_and_field() -> None:
    details = broken(FLEET.replace(b'id = "two"', b""))
    assert details["entry"] == "ship 2"
    assert "`id`" in str(details["problem"])


def test_a_missing_table_names_the_table() -> None:
    details = broken(b"")
    assert details["entry"] == "-"
    assert "`ship`" in str(details["problem"])


def test_a_wrong_value_under_a_free_name_says_which_name() -> None:
    details = broken(FLEET + b'[crew]\ncook = 1\npilot = "two"\n')
    assert details["entry"] == "crew, pilot"


def test_a_wrong_value_under_a_free_name_is_found_inside_an_entry_too() -> None:
    details = broken(FLEET + b'[ship.berths]\nbow = 1\nstern = "two"\n')
    assert details["entry"] == "ship 2, berths, stern"


def test_the_message_says_all_of_it() -> None:
    with pytest.raises(BadFacts, match=r"fleet\.toml.*ship 2, parts 2.*sise"):
        parse(FLEET.replace(b"size = 2", b"sise = 2"), "fleet.toml", Fleet)


# --- the files of Aliens Attack! -------------------------------------------------------------------------------------
def facts_in(name: str) -> dict[str, Any]:
    return tomllib.loads((files(aliens.PACKAGE) / "data" / name).read_text(encoding="utf-8"))


def toml(value: Any) -> str:
    """Any facts as TOML in one line, tables inline."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(inner) for inner in value) + "]"
    return json.dumps(value)


def document(facts: dict[str, Any]) -> bytes:
    return "".join(f"{key} = {toml(value)}\n" for key, value in facts.items()).encode()


def of_another_type(value: Any) -> Any:
    return 5 if isinstance(value, str | list | dict) else "five"


def entries(name: str) -> list[tuple[str, int, str]]:
    """The last entry of every table in a file, with each of its fields."""
    tables = {table: rows for table, rows in facts_in(name).items() if table != "meta"}
    return [(table, len(rows), field) for table, rows in tables.items() for field in rows[-1]]


EVERY_FIELD = [(name, *entry) for name in SCHEMAS for entry in entries(name)]
EVERY_TABLE = list(dict.fromkeys((name, table, number) for name, table, number, _ in EVERY_FIELD))


def complaint(name: str, table: str, change: Callable[[dict[str, Any]], None]) -> dict[str, str | int]:
    """What is said about a data file after the last entry of a table was changed."""
    changed = facts_in(name)
    change(changed[table][-1])
    with pytest.raises(BadFacts) as refused:
        parse(document(changed), name, SCHEMAS[name])
    assert refused.value.details["file"] == name
    return refused.value.details


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_data_files_are_sound(name: str) -> None:
    assert load(aliens.PACKAGE, name, SCHEMAS[name])
    assert parse(document(facts_in(name)), name, SCHEMAS[name]) == load(aliens.PACKAGE, name, SCHEMAS[name])


@pytest.mark.parametrize(("name", "table", "number", "field"), EVERY_FIELD)
def test_a_wrong_type_in_any_field_is_found(name: str, table: str, number: int, field: str) -> None:
    details = complaint(name, table, lambda entry: entry.update({field: of_another_type(entry[field])}))
    assert details["entry"] == f"{table} {number}, {field}"


def test_an_icon_there_is_not_is_found_deep_inside_a_card() -> None:
    details = complaint("cards.toml", "ship", lambda ship: ship["faces"]["scout"].append({"icon": "lazer"}))
    assert str(details["entry"]).endswith(", faces, scout 1, icon")
    assert details["problem"] == "Invalid enum value 'lazer'"


def test_a_wrong_gauge_is_found_deep_inside_a_cannon() -> None:
    details = complaint("cannons.toml", "cannon", lambda cannon: cannon["level"][2]["shots"][0].update(gauge=1.5))
    assert details["entry"] == "cannon 4, level 3, shots 1, gauge"


@pytest.mark.parametrize(("name", "table", "number", "field"), EVERY_FIELD)
def test_a_misspelt_field_is_found(name: str, table: str, number: int, field: str) -> None:
    """Required or not, the name nobody declared is noticed."""
    details = complaint(name, table, lambda entry: entry.update({f"{field}_": entry.pop(field)}))
    assert details["entry"] == f"{table} {number}"
    assert f"`{field}" in str(details["problem"])


@pytest.mark.parametrize(("name", "table", "number"), EVERY_TABLE)
def test_an_entry_without_any_field_is_found(name: str, table: str, number: int) -> None:
    details = complaint(name, table, dict.clear)
    assert details["entry"] == f"{table} {number}"
    assert "missing required field" in str(details["problem"])


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_table_nobody_declared_is_found(name: str) -> None:
    with pytest.raises(BadFacts, match="`bonus`"):
        parse(document({**facts_in(name), "bonus": []}), name, SCHEMAS[name])


@pytest.mark.parametrize(("name", "table"), [(name, table) for name, table, _ in EVERY_TABLE])
def test_a_missing_table_is_found(name: str, table: str) -> None:
    facts = facts_in(name)
    del facts[table]
    with pytest.raises(BadFacts, match=f"`{table}`"):
        parse(document(facts), name, SCHEMAS[name])


# --- what the types cannot say ---------------------------------------------------------------------------------------
def mismatch(name: str, check: Callable[[Any], object], change: Callable[[dict[str, Any]], None]) -> tuple[str, str]:
    """Entry and problem of a file that has the right types and wrong contents."""
    changed = facts_in(name)
    change(changed)
    with pytest.raises(BadFacts) as refused:
        check(parse(document(changed), name, SCHEMAS[name]))
    assert refused.value.details["file"] == name
    return str(refused.value.details["entry"]), str(refused.value.details["problem"])


def test_a_ship_with_a_front_there_is_not_is_found() -> None:
    found = mismatch("cards.toml", aliens.checked_cards, lambda facts: facts["ship"][2].update(front="Z"))
    assert found == ("ship ship_03, front", "no front 'Z'")


def test_a_ship_whose_front_shows_other_icons_is_found() -> None:
    icons: list[dict[str, Any]] = [{"icon": "laser"}, {"icon": "laser"}]
    found = mismatch(
        "cards.toml", aliens.checked_cards, lambda facts: facts["ship"][0]["faces"].update(damaged_scout=icons)
    )
    assert found[0] == "ship ship_01, damaged_scout"


@pytest.mark.parametrize("part", [0, 5, -1])
def test_a_part_that_is_not_one_of_four_is_found(part: int) -> None:
    found = mismatch("cards.toml", aliens.checked_cards, lambda facts: facts["ship"][-1].update(part=part))
    assert found[0].endswith(", part")
    assert found[1] == "expected 1 to 4"


@pytest.mark.parametrize("side", ["front", "back"])
def test_a_defence_card_with_an_action_there_is_not_is_found(side: str) -> None:
    found = mismatch("defence.toml", aliens.checked_defence, lambda facts: facts["card"][1].update({side: "dance"}))
    assert found == (f"card vortex_card, {side}", "no action 'dance'")


def test_a_die_without_six_values_is_found() -> None:
    found = mismatch("motherships.toml", aliens.checked_motherships, lambda facts: facts["mothership"][0]["die"].pop())
    assert found == ("mothership apex, die", "expected 6 values")


def test_sound_facts_pass_their_checks_unchanged() -> None:
    assert aliens.checked_cards(aliens.cards()) is aliens.cards()
    assert aliens.checked_defence(aliens.defence()) is aliens.defence()
    assert aliens.checked_motherships(aliens.motherships()) is aliens.motherships()
