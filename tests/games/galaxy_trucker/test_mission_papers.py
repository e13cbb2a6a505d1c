"""Missions as data: the sixteen of the box fit the vocabulary, and whatever else comes along is read or refused."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from hullbreach.games.galaxy_trucker import facts
from hullbreach.games.galaxy_trucker.missions import checks, schema
from hullbreach.games.galaxy_trucker.missions.reading import LONGEST, canonical, decode, printed, review
from hullbreach.kernel.errors import BadPaper
from hullbreach.locales import LANGUAGES, Words

FOUR = [1, 2, 3, 4]
NAMED = {"texts": {"en": {"title": "Milk run", "summary": "Bring it home."}}}


def own(**fields: object) -> str:
    return msgspec.json.encode({**NAMED, **fields}).decode()


def told(text: str) -> list[tuple[str, object]]:
    return [(problem.code, problem.details["field"]) for problem in review(text)]


def as_own(mission: schema.Printed) -> schema.Mission:
    """The same mission as somebody might have written it."""
    fields = {name: getattr(mission, name) for name in schema.Mission.__struct_fields__}
    return schema.Mission(**{**fields, "texts": schema.Texts(en=schema.Text(title=mission.en))})


def test_the_sixteen_missions_of_the_box_fit_the_vocabulary() -> None:
    assert [mission.number for mission in printed()] == list(range(1, 17))
    assert len({mission.id for mission in printed()}) == 16
    assert {checks.op_of(entry) for mission in printed() for _, entry in checks.entries(mission)} == {
        struct.__struct_config__.tag for struct in get_args(schema.AnyOp)
    }


@pytest.mark.rule("GT-MIS-07")
@pytest.mark.parametrize("mission", printed(), ids=lambda mission: mission.id)
def test_every_printed_mission_could_have_been_written_by_somebody(mission: schema.Printed) -> None:
    text = canonical(as_own(mission))
    assert len(text) < LONGEST // 3
    assert decode(text) == as_own(mission)
    assert canonical(decode(text)) == text


def test_what_goes_without_saying_is_left_out() -> None:
    long = own(
        max_players=5, rewards=[{"op": "pay_per", "counter": "delivered_human", "amount": FOUR, "who": "finishers"}]
    )
    assert canonical(decode(long)) == own(rewards=[{"op": "pay_per", "counter": "delivered_human", "amount": FOUR}])


ADD = {"op": "add_to_warehouse", "kind": "heavy"}
BET = {"op": "pay_choice", "choice": ["a"], "counter": "lost_in_flight", "at_most": [1], "amounts": [FOUR]}
CHOICE = {"op": "secret_choice", "options": ["a", "b"]}
ALL_BUT_PLANETS = [card for card in get_args(facts.CardType) if card != "planets"]


@pytest.mark.rule("GT-MIS-07")
@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"texts": {}}, "mission-no-title", "texts"),
        ({"texts": {"en": {"title": ""}}}, "paper-letters", "texts.en.title"),
        ({"texts": {"fr": {"title": "\u202egnip"}}}, "paper-signs", "texts.fr.title"),
        ({"max_players": 6}, "paper-range", "max_players"),
        ({"forbidden_ships": ["II", "II"]}, "mission-repeated", "forbidden_ships[1]"),
        ({"id": "experiments"}, "paper-unexpected", "id"),
        ({"setup": [ADD, ADD]}, "mission-twice", "setup[1].op"),
        ({"setup": [{**ADD, "each": "player"}]}, "mission-all-each", "setup[0].each"),
        ({"setup": [{**ADD, "count": 4, "each": "player"}]}, "mission-too-many", "setup[0].count"),
        (
            {"setup": [{"op": "deal_to_reserve", "kind": kind, "count": 2} for kind in ("heavy", "fragile")]},
            "mission-too-many",
            "setup[1].count",
        ),
        (
            {"setup": [{"op": "insert_supercards", "stacks": "all", "types": ["any"]}]},
            "mission-one-of",
            "setup[0].per_stack",
        ),
        (
            {"setup": [{"op": "insert_supercards", "stacks": "all", "types": ["any", "black_hole"], "per_stack": 1}]},
            "mission-any-alone",
            "setup[0].types",
        ),
        (
            {"setup": [{"op": "insert_supercards", "stacks": "hidden", "types": ["any"], "total": [1, 1, 2, 1]}]},
            "mission-too-many",
            "setup[0].total[2]",
        ),
        (
            {"setup": [{"op": "insert_supercards", "stacks": "all", "types": ["black_hole"], "per_stack": 1}]},
            "mission-few-supercards",
            "setup[0].types",
        ),
        (
            {
                "setup": [
                    {
                        "op": "insert_supercards",
                        "stacks": stacks,
                        "types": ["black_hole", "enemy_fleet"],
                        "per_stack": 1,
                    }
                    for stacks in ("viewable", "all")
                ]
            },
            "mission-few-supercards",
            "setup[1].types",
        ),
        (
            {"setup": [{"op": "insert_supercards", "stacks": "all", "types": ["any"], "per_stack": 2}] * 2},
            "mission-too-many",
            "setup[1].types",
        ),
        ({"setup": [{"op": "remove_cards", "types": ALL_BUT_PLANETS}]}, "mission-too-few-cards", "setup[0].types"),
        ({"setup": [{"op": "draw_directives", "count": 1}]}, "mission-too-many", "setup[0].count"),
        (
            {"directives": [{"id": "a", "counter": "lost_crew", "at_most": 0}]},
            "mission-needs",
            "directives",
        ),
        (
            {
                "setup": [{"op": "draw_directives", "count": 1}],
                "directives": [{"id": "a", "counter": "directives_met", "at_most": 0}],
            },
            "mission-circle",
            "directives[0].counter",
        ),
        (
            {"build_rules": [{"op": "connector_rule", "legal_pairs": [["single", "double"], ["double", "single"]]}]},
            "mission-repeated",
            "build_rules[0].legal_pairs[1]",
        ),
        ({"build_rules": [{"op": "timer_runs", "delta": 0}]}, "mission-zero", "build_rules[0].delta"),
        (
            {
                "build_rules": [
                    {"op": "require_at_launch", "counter": "built_artefact", "at_least": 1, "else_pay": FOUR}
                ]
            },
            "mission-no-kind",
            "build_rules[0].counter",
        ),
        ({"build_rules": [CHOICE]}, "mission-needs", "build_rules[0].op"),
        ({"rewards": [BET]}, "mission-needs", "rewards[0].op"),
        ({"build_rules": [CHOICE], "rewards": [{**BET, "choice": ["c"]}]}, "mission-no-option", "rewards[0].choice[0]"),
        ({"build_rules": [CHOICE], "rewards": [{**BET, "at_most": [1, 2]}]}, "mission-as-many", "rewards[0].at_most"),
        ({"penalties": [{"op": "pay_choice_failed"}]}, "mission-needs", "penalties[0].op"),
        (
            {"flight_rules": [{"op": "skip_card", "card_class": "enemy", "cost": {"discard_special": "fragile"}}]},
            "mission-no-kind",
            "flight_rules[0].cost.discard_special",
        ),
        (
            {"flight_rules": [{"op": "badge_if_unscathed", "card_class": "supercard", "unscathed": ["no_crew_lost"]}]},
            "mission-needs",
            "flight_rules[0].card_class",
        ),
        (
            {"flight_rules": [{"op": "death_if", "when": "starting_cabin_destroyed_by_explosion"}]},
            "mission-no-kind",
            "flight_rules[0].when",
        ),
        (
            {"flight_rules": [{"op": "marker_hit_when", "id": "m", "when": "enemy_beaten_by_nobody"}]},
            "mission-no-marker",
            "flight_rules[0].id",
        ),
        (
            {"rewards": [{"op": "pay_if_marker", "id": "m", "state": "alive", "amount": FOUR}]},
            "mission-no-marker",
            "rewards[0].id",
        ),
        (
            {"rewards": [{"op": "pay_per", "counter": "delivered_weight", "amount": FOUR}]},
            "mission-no-kind",
            "rewards[0].counter",
        ),
        ({"rewards": [{"op": "pay_per", "counter": "badges", "amount": FOUR}]}, "mission-needs", "rewards[0].counter"),
        (
            {"rewards": [{"op": "pay_per", "counter": "lost_crew", "amount": [1, 2, 3]}]},
            "paper-entries",
            "rewards[0].amount",
        ),
        (
            {"rewards": [{"op": "pay_per", "counter": "lost_crew", "amount": [1, 200, 3, 4]}]},
            "paper-range",
            "rewards[0].amount[1]",
        ),
        (
            {"rewards": [{"op": "pay_if", "counter": "lost_crew", "amount": FOUR, "at_least": 1, "at_most": 2}]},
            "mission-one-of",
            "rewards[0].at_least",
        ),
        (
            {"rewards": [{"op": "pay_sets", "counters": ["lost_crew"] * 2, "amount": FOUR, "times": "each"}]},
            "mission-repeated",
            "rewards[0].counters[1]",
        ),
        (
            {
                "rewards": [
                    {
                        "op": "pay_rank",
                        "counter": "lost_crew",
                        "order": "fewest_first",
                        "amounts": [[1]] * 4,
                        "needs": {"counter": "delivered_heavy", "at_least": 1},
                    }
                ]
            },
            "mission-no-kind",
            "rewards[0].needs.counter",
        ),
        ({"penalties": [{"op": "multiply", "what": "order_rewards", "factor": 2}]}, "paper-unknown", "penalties[0].op"),
    ],
)
def test_what_does_not_go_together_is_told_with_its_field(fields: dict[str, Any], code: str, field: str) -> None:
    assert (code, field) in told(own(**fields))
    with pytest.raises(BadPaper):
        decode(own(**fields))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_problem_is_told_in_words_that_name_the_field(language: str) -> None:
    text = own(rewards=[{"op": "pay_per", "counter": "badges", "amount": [0, 0, 0, -1]}])
    [problem] = review(text)
    assert "rewards[0].amount[3]" in Words(language).error(problem)


def test_a_mission_has_its_length() -> None:
    assert [problem.code for problem in review(" " * (LONGEST + 1))] == ["paper-too-long"]


LETTERS = some.text(alphabet=some.characters(codec="utf-8"), max_size=12)
VOCABULARY = sorted(set(re.findall(r"[a-z_]+", " ".join(canonical(mission) for mission in printed()))))
SCRAPS: Any = some.recursive(
    some.none()
    | some.booleans()
    | some.integers()
    | some.floats(allow_nan=False)
    | LETTERS
    | some.sampled_from(VOCABULARY),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.sampled_from(VOCABULARY), inner, max_size=4),
    max_leaves=10,
)


@given(SCRAPS)
def test_random_json_is_read_or_refused_and_nothing_else_happens(value: object) -> None:
    try:
        text = msgspec.json.encode(value)
    except (UnicodeEncodeError, OverflowError):
        return
    read_or_refuse(text)


@given(some.data())
def test_a_mission_with_something_else_in_it_is_read_or_refused(data: some.DataObject) -> None:
    """One value of a real mission, wherever it stands, becomes something else."""
    mission = msgspec.to_builtins(as_own(data.draw(some.sampled_from(printed()))))
    holder, key = data.draw(some.sampled_from(list(places(mission))))
    holder[key] = data.draw(SCRAPS)
    read_or_refuse(msgspec.json.encode(mission))


@given(some.binary(max_size=40))
def test_random_bytes_are_refused(text: bytes) -> None:
    read_or_refuse(text)


def places(value: Any) -> Any:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list | tuple) else ()
    for key, held in list(inner):
        if not isinstance(value, tuple):
            yield value, key
        yield from places(held)


def read_or_refuse(text: bytes) -> None:
    found = review(text)
    if found:
        with pytest.raises(BadPaper, match=found[0].code):
            decode(text)
    else:
        assert decode(canonical(decode(text))) == decode(text)
