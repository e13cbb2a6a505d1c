"""The language of threat cards: what an effect such as "attack 2 others" means, as a few numbers.

    effect := "if" condition "then" order [ "else" order ] | order

Every order becomes one record of WIDTH numbers; `data/` says what each word does.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.space_alert import pieces
from hullbreach.kernel.errors import BadFacts

# A record.
OP: Final[i64] = 0
HOW: Final[i64] = 1  # what N is multiplied with
N: Final[i64] = 2
SCOPE: Final[i64] = 3
PIERCING: Final[i64] = 4  # 1: shields do not absorb
CONDITION: Final[i64] = 5
LIMIT: Final[i64] = 6
SKIP: Final[i64] = 7  # records to skip once this one was carried out: the "else" that follows
WIDTH: Final[i64] = 8

OPS: Final = (
    "attack",
    "deal",
    "heal",
    "heal_half",
    "speed",
    "shield",
    "set_shield",
    "self_damage",
    "reveal",
    "aura_attack",
    "aura_shield",
    "advance_others",
    "damage_others",
    "drain_shield",
    "drain_reactor",
    "transfer_reactor_to_shield",
    "leak_reactor",
    "leak_shield",
    "consume_fuel",
    "destroy_rocket",
    "disable_stored_squad",
    "move",
    "change_deck",
    "seek",
    "spread",
    "delay",
    "knock_out",
    "double_damage",
    "persist_slime",
    "persist_contamination",
    "destroy_ship",
)

# What an amount is multiplied with.
PLAIN: Final[i64] = 0
PER_HIT_POINT: Final[i64] = 1
PER_MARK_PASSED: Final[i64] = 2
PER_PLAYER_HERE: Final[i64] = 3
PER_REACTOR_CUBE: Final[i64] = 4
EVERYTHING: Final[i64] = 5
MULTIPLIERS: Final = {
    "hp": PER_HIT_POINT,
    "passed": PER_MARK_PASSED,
    "players_here": PER_PLAYER_HERE,
    "reactor_energy": PER_REACTOR_CUBE,
}

# Whom or what an order concerns: zones first, then players and tiles.
OWN: Final[i64] = 0
ALL: Final[i64] = 1
OTHERS: Final[i64] = 2
ONLY_RED: Final[i64] = 3
ONLY_WHITE: Final[i64] = 4
ONLY_BLUE: Final[i64] = 5
SLIMED: Final[i64] = 6
CONTAMINATED: Final[i64] = 7
STATION: Final[i64] = 8
ACTIVE_LEADERS: Final[i64] = 9
WITHOUT_ACTIVE_SQUAD: Final[i64] = 10
NOT_ON_BRIDGE: Final[i64] = 11
KILLER: Final[i64] = 12
AT: Final[i64] = 13  # N holds the stations, a bit each
SCOPES: Final = {
    "own": OWN,
    "zone": OWN,
    "all": ALL,
    "ship": ALL,
    "others": OTHERS,
    "red": ONLY_RED,
    "white": ONLY_WHITE,
    "blue": ONLY_BLUE,
    "slimed": SLIMED,
    "contaminated": CONTAMINATED,
    "station": STATION,
    "active_squad_leaders": ACTIVE_LEADERS,
    "station_without_active_squad": WITHOUT_ACTIVE_SQUAD,
    "not_on_bridge": NOT_ON_BRIDGE,
    "killer": KILLER,
}

ALWAYS: Final[i64] = 0
IF_DAMAGED: Final[i64] = 1
IF_DAMAGE_BELOW: Final[i64] = 2
IF_REACTOR_FILLED: Final[i64] = 3


def compile_orders(effects: list[str], file: str, entry: str) -> list[list[int]]:
    """The records of a card's effects; raises BadFacts naming the card and the effect."""
    records: list[list[int]] = []
    for effect in effects:
        try:
            records.extend(_effect(effect.split()))
        except (KeyError, ValueError, IndexError):
            raise BadFacts("bad-facts", file=file, entry=entry, problem=f"no such effect: {effect!r}") from None
    return records


def _effect(words: list[str]) -> list[list[int]]:
    if words[0] != "if":
        return [_order(words)]
    then = words.index("then")
    condition, limit = _condition(words[1:then])
    orders = words[then + 1 :]
    otherwise = orders.index("else") if "else" in orders else len(orders)
    first = _order(orders[:otherwise])
    first[CONDITION] = condition
    first[LIMIT] = limit
    if otherwise == len(orders):
        return [first]
    first[SKIP] = 1
    return [first, _order(orders[otherwise + 1 :])]


def _condition(words: list[str]) -> tuple[int, int]:
    (word,) = words
    if word == "damaged":
        return int(IF_DAMAGED), 0
    if word == "reactor>0":
        return int(IF_REACTOR_FILLED), 0
    name, _, limit = word.partition("<")
    if name != "damage":
        raise ValueError(word)
    return int(IF_DAMAGE_BELOW), int(limit)


def _order(words: list[str]) -> list[int]:
    record = [0] * int(WIDTH)
    record[PIERCING] = int(words[-1] == "ignore_shields")
    kept = words[:-1] if record[PIERCING] else words
    name, *rest = kept
    if name in ("speed", "shield") and len(rest) == 1:
        return _change(record, name, rest[0])
    if name == "aura":
        name, rest = f"aura_{rest[0]}", rest[1:]
    elif name == "heal" and rest == ["half"]:
        name, rest = "heal_half", []
    elif name == "grow":
        name = "reveal"
    record[OP] = OPS.index(name)
    for word in rest:
        _argument(record, name, word)
    return record


def _change(record: list[int], name: str, change: str) -> list[int]:
    """`speed +1`, `shield =4`."""
    record[OP] = OPS.index("set_shield" if change.startswith("=") else name)
    record[N] = int(change.removeprefix("="))
    return record


def _argument(record: list[int], name: str, word: str) -> None:
    """One word after the order's name: an amount, a scope, or a place."""
    factor, times, multiplier = word.partition("*")
    if word.startswith("at:"):
        record[SCOPE] = int(AT)
        record[N] = sum(1 << pieces.STATION_NAMES.index(station) for station in word.removeprefix("at:").split(","))
    elif times:
        record[N], record[HOW] = int(factor), int(MULTIPLIERS[multiplier])
    elif word in MULTIPLIERS:
        record[N], record[HOW] = 1, int(MULTIPLIERS[word])
    elif word in pieces.STATION_NAMES:
        record[N] = pieces.STATION_NAMES.index(word)
    elif word == "all" and name.startswith("drain_") and record[SCOPE] != OWN:
        record[HOW] = int(EVERYTHING)
    elif word in SCOPES:
        record[SCOPE] = int(SCOPES[word])
    else:
        record[N] = int(word)
