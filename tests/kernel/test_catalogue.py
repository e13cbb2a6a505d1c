"""The catalogue: every id in both languages, and broken files that say what is wrong."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest

from hullbreach.games import RULEBOOKS
from hullbreach.kernel.catalogue import Catalogue, Example, Page, Rule, Ruling, load_catalogue, load_primer
from hullbreach.kernel.errors import BadFacts, HullError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Read = Callable[[str, str], Catalogue]
    ReadPrimer = Callable[[str], list[Page]]

ENGLISH = """
[meta]
game = "x"

[[rule]]
id = "X-01"
topic = "moves"
source = "the book"
text = "Ships go down."

[[rule]]
id = "X-02"
topic = "moves"
source = "the book"
text = "Ships stop."

[[ruling]]
id = "X-RULING-01"
question = "Can ships go up?"
decision = "No."
why = "Nothing says so."

[[example]]
id = "X-EX-01"
rules = ["X-01", "X-RULING-01"]
given = "A ship at the top."
when = "It moves."
then = "It is lower."
"""
RICH = """
[meta]
game = "x"
players = 1

[notation]
ship = "One part per line."
[notation.kinds]
CA = "cabin"

[[source]]
id = "FAQ"
what = "Questions and answers"

[[term]]
id = "raider"
en = "Raider"
fr = "Pillard"
kind = "threat"
code = "E1-01"

[[term]]
id = "hull"
en = "Hull"
fr = "Coque"
fr_from = "translation"

[[rule]]
id = "X-01"
topic = "moves"
source = "the book; FAQ"
text = "Raiders go down."
confidence = "two-sources"
rulings = ["X-RULING-01"]
threat = "raider"
en = "Raider"
fr = "Pillard"

[[rule]]
id = "X-02"
topic = "moves"
source = "the book"
text = "Raiders stop."

[[ruling]]
id = "X-RULING-01"
question = "Can raiders go up?"
decision = "No."
why = "Nothing says so."
rules = ["X-01"]

[[example]]
id = "X-EX-01"
topic = "first moves"
source = "the book"
origin = "constructed"
rules = ["X-01"]
class = "II"
ship = "7,7 CA 3333"
given = "A raider at the top."
when = "It moves."
then = "It is lower."
action = { kind = "move", squares = 1 }
expect = { row = 1 }
table = { rows = [1, 2] }
"""
FRENCH = """
[rule]
X-01 = "Les vaisseaux descendent."
X-02 = "Les vaisseaux s'arrêtent."

[ruling.X-RULING-01]
question = "Les vaisseaux peuvent-ils monter ?"
decision = "Non."
why = "Rien ne le dit."

[example.X-EX-01]
given = "Un vaisseau en haut."
when = "Il se déplace."
then = "Il est plus bas."
"""
PRIMER = """
[[page]]
en = "The goal"
fr = "Le but"

[[page.step]]
picture = "ship"
rules = ["X-01", "X-RULING-01"]
en = "Watch the sky."
fr = "Surveillez le ciel."

[[page]]
en = "A turn"
fr = "Un tour"

[[page.step]]
rules = ["X-02"]
en = "Wait."
fr = "Attendez."
"""
_numbers = count()


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Makes a package of the texts of a rulebook, and says what it is called."""
    monkeypatch.syspath_prepend(tmp_path)

    def room(english: str, french: str, primer: str = "") -> str:
        package = f"a_game_{next(_numbers)}"
        data = tmp_path / package / "data"
        data.mkdir(parents=True)
        (data.parent / "__init__.py").write_text("")
        (data / "rules.toml").write_text(english, encoding="utf-8")
        (data / "rules.fr.toml").write_text(french, encoding="utf-8")
        (data / "primer.toml").write_text(primer, encoding="utf-8")
        return package

    return room


@pytest.fixture
def read(room: Callable[..., str]) -> Read:
    """Loads a catalogue from a package made of two texts."""
    return lambda english, french: load_catalogue(room(english, french))


@pytest.fixture
def read_primer(room: Callable[..., str]) -> ReadPrimer:
    """Loads a primer in front of a catalogue."""
    return lambda primer: load_primer(room(ENGLISH, FRENCH, primer))


def test_entries_keep_the_order_of_the_file_rules_first(read: Read) -> None:
    assert read(ENGLISH, FRENCH).ids() == ["X-01", "X-02", "X-RULING-01", "X-EX-01"]


def test_entries_are_typed(read: Read) -> None:
    catalogue = read(ENGLISH, FRENCH)
    assert catalogue.entry("X-01") == Rule(id="X-01", topic="moves", source="the book", text="Ships go down.")
    ruling = catalogue.entry("X-RULING-01")
    assert isinstance(ruling, Ruling)
    assert ruling.why == "Nothing says so."
    example = catalogue.entry("X-EX-01")
    assert isinstance(example, Example)
    assert example.rules == ["X-01", "X-RULING-01"]


def test_a_translated_entry_keeps_all_but_its_words(read: Read) -> None:
    catalogue = read(ENGLISH, FRENCH)
    rule = Rule(id="X-02", topic="moves", source="the book", text="Les vaisseaux s'arrêtent.")
    assert catalogue.entry("X-02", "fr") == rule
    example = catalogue.entry("X-EX-01", "fr")
    assert isinstance(example, Example)
    assert (example.rules, example.then) == (["X-01", "X-RULING-01"], "Il est plus bas.")


@pytest.mark.parametrize(
    ("entry", "english", "french"),
    [
        ("X-01", "Ships go down.", "Les vaisseaux descendent."),
        ("X-RULING-01", "Can ships go up? No.", "Les vaisseaux peuvent-ils monter ? Non."),
        (
            "X-EX-01",
            "A ship at the top. It moves. It is lower.",
            "Un vaisseau en haut. Il se déplace. Il est plus bas.",
        ),
    ],
)
def test_any_entry_has_a_text_in_both_languages(read: Read, entry: str, english: str, french: str) -> None:
    catalogue = read(ENGLISH, FRENCH)
    assert catalogue.text(entry, "en") == english
    assert catalogue.text(entry, "fr") == french


def test_an_entry_keeps_all_that_a_richer_catalogue_says_of_it(read: Read) -> None:
    catalogue = read(RICH, FRENCH)
    rule, ruling, example = (catalogue.entry(entry, "fr") for entry in ("X-01", "X-RULING-01", "X-EX-01"))
    assert isinstance(rule, Rule)
    assert (rule.confidence, rule.rulings, rule.threat) == ("two-sources", ["X-RULING-01"], "raider")
    assert (rule.en, rule.fr) == ("Raider", "Pillard")
    assert isinstance(ruling, Ruling)
    assert ruling.rules == ["X-01"]
    assert isinstance(example, Example)
    assert (example.topic, example.source, example.origin) == ("first moves", "the book", "constructed")
    assert (example.ship_class, example.ship) == ("II", "7,7 CA 3333")
    assert (example.action, example.expect) == ({"kind": "move", "squares": 1}, {"row": 1})
    assert example.table == {"rows": [1, 2]}


def test_the_notation_of_examples_can_be_looked_up(read: Read) -> None:
    assert read(RICH, FRENCH).notation == {"ship": "One part per line.", "kinds": {"CA": "cabin"}}
    assert read(ENGLISH, FRENCH).notation == {}


def test_the_glossary_has_every_term_in_both_languages(read: Read) -> None:
    catalogue = read(RICH, FRENCH)
    assert catalogue.terms() == {"raider": "Raider", "hull": "Hull"}
    assert catalogue.terms("fr") == {"raider": "Pillard", "hull": "Coque"}
    assert read(ENGLISH, FRENCH).terms("fr") == {}
    with pytest.raises(HullError, match=r"unknown-language.*'de'.*en, fr"):
        catalogue.terms("de")


def test_an_id_there_is_not_is_refused(read: Read) -> None:
    catalogue = read(ENGLISH, FRENCH)
    assert "X-01" in catalogue
    assert "X-99" not in catalogue
    with pytest.raises(HullError, match=r"unknown-rule.*X-99"):
        catalogue.entry("X-99")


def test_a_language_there_is_not_is_refused(read: Read) -> None:
    with pytest.raises(HullError, match=r"unknown-language.*'de'.*en, fr"):
        read(ENGLISH, FRENCH).text("X-01", "de")


BROKEN_ENGLISH = [
    ("syntax", "[meta]", "[meta", "-", "line 2"),
    ("wrong type", 'text = "Ships stop."', "text = 5", "rule 2, text", "Expected `str`"),
    ("unknown field", 'topic = "moves"', 'topik = "moves"', "rule 1", "topi"),
    ("missing field", 'why = "Nothing says so."', "", "ruling 1", "`why`"),
    ("same id twice", 'id = "X-02"', 'id = "X-01"', "rule X-01, id", "used twice"),
    ("same id in two tables", 'id = "X-RULING-01"', 'id = "X-02"', "ruling X-02, id", "used twice"),
    ("unknown rule", '"X-01", "X-R', '"X-09", "X-R', "example X-EX-01, rules", "no rule 'X-09'"),
    ("example as rule", '"X-01", "X-R', '"X-EX-01", "X-R', "example X-EX-01, rules", "no rule 'X-EX-01'"),
]
BROKEN_RICH = [
    ("no game", 'game = "x"', "", "meta", "`game`"),
    ("same term twice", 'id = "hull"', 'id = "raider"', "term raider, id", "used twice"),
    ("term without French", 'fr = "Coque"', "", "term 2", "`fr`"),
    ("French from nowhere", '"translation"', '"hearsay"', "term 2, fr_from", "hearsay"),
    ("same source twice", "[[term]]", '[[source]]\nid = "FAQ"\nwhat = "-"\n[[term]]', "source FAQ, id", "used twice"),
    ("source of nothing", 'what = "Questions and answers"', "", "source 1", "`what`"),
    ("unknown confidence", '"two-sources"', '"three-sources"', "rule 1, confidence", "three-sources"),
    ("unknown ruling", 'rulings = ["X-RULING-01"]', 'rulings = ["X-02"]', "rule X-01, rulings", "no ruling 'X-02'"),
    ("unknown threat", 'threat = "raider"', 'threat = "raider, rock"', "rule X-01, threat", "no threat 'rock'"),
    ("ruling of no rule", 'rules = ["X-01"]\n\n', 'rules = ["X-9"]\n\n', "ruling X-RULING-01, rules", "no rule 'X-9'"),
    ("unknown origin", '"constructed"', '"dreamt"', "example 1, origin", "dreamt"),
    ("action of a wrong type", "squares = 1", "squares = []", "example 1, action, squares", "Expected"),
    ("notation of a wrong type", 'CA = "cabin"', "CA = 5", "notation, kinds, CA", "Expected `str`"),
]
BROKEN_FRENCH = [
    ("syntax", "[rule]", "[rule", "-", "line 2"),
    ("missing rule", "X-02 =", "X-03 =", "rule X-03", "not in rules.toml"),
    ("missing translation", 'X-02 = "Les vaisseaux s\'arrêtent."', "", "rule X-02", "missing"),
    ("rule of a wrong type", '"Les vaisseaux descendent."', "5", "rule X-01", "Expected `str`"),
    ("ruling as a rule", "[ruling.X-RULING-01]", "[ruling.X-01]", "ruling X-01", "not in rules.toml"),
    ("ruling without why", 'why = "Rien ne le dit."', "", "ruling X-RULING-01", "`why`"),
    ("unknown field", "given =", "givn =", "example X-EX-01", "giv"),
    ("wrong type", '"Il est plus bas."', "[]", "example X-EX-01, then", "Expected `str`"),
    ("unknown table", "[rule]", "[rool]", "-", "rool"),
]


def complaint(load: Callable[[], object]) -> dict[str, str | int]:
    with pytest.raises(BadFacts) as refused:
        load()
    return refused.value.details


@pytest.mark.parametrize(
    ("old", "new", "entry", "problem"), [row[1:] for row in BROKEN_ENGLISH], ids=[row[0] for row in BROKEN_ENGLISH]
)
def test_a_broken_english_file_names_entry_and_field(read: Read, old: str, new: str, entry: str, problem: str) -> None:
    assert old in ENGLISH
    details = complaint(lambda: read(ENGLISH.replace(old, new, 1), FRENCH))
    assert (details["file"], details["entry"]) == ("rules.toml", entry)
    assert problem in str(details["problem"])


@pytest.mark.parametrize(
    ("old", "new", "entry", "problem"), [row[1:] for row in BROKEN_RICH], ids=[row[0] for row in BROKEN_RICH]
)
def test_what_only_some_catalogues_have_is_checked_too(
    read: Read, old: str, new: str, entry: str, problem: str
) -> None:
    assert old in RICH
    details = complaint(lambda: read(RICH.replace(old, new, 1), FRENCH))
    assert (details["file"], details["entry"]) == ("rules.toml", entry)
    assert problem in str(details["problem"])


@pytest.mark.parametrize(
    ("old", "new", "entry", "problem"), [row[1:] for row in BROKEN_FRENCH], ids=[row[0] for row in BROKEN_FRENCH]
)
def test_a_broken_french_file_names_entry_and_field(read: Read, old: str, new: str, entry: str, problem: str) -> None:
    assert old in FRENCH
    details = complaint(lambda: read(ENGLISH, FRENCH.replace(old, new, 1)))
    assert (details["file"], details["entry"]) == ("rules.fr.toml", entry)
    assert problem in str(details["problem"])


@pytest.mark.parametrize("package", [*RULEBOOKS.values(), "tests.kernel"])
def test_the_catalogues_of_all_games_are_sound(package: str) -> None:
    catalogue = load_catalogue(package)
    assert load_catalogue(package) is catalogue
    for entry in catalogue.ids():
        assert catalogue.text(entry, "en").strip()
        assert catalogue.text(entry, "fr").strip()
        assert catalogue.text(entry, "fr") != catalogue.text(entry, "en")


@pytest.mark.parametrize("package", RULEBOOKS.values())
def test_what_examples_expect_is_explained_in_their_notation(package: str) -> None:
    catalogue = load_catalogue(package)
    examples = [entry for entry in map(catalogue.entry, catalogue.ids()) if isinstance(entry, Example)]
    assert {key for example in examples for key in example.expect} <= set(catalogue.notation.get("expect", ()))


@pytest.mark.parametrize(
    ("package", "counts", "terms"),
    [
        ("hullbreach.games.aliens_attack", {Rule: 140, Ruling: 62, Example: 82}, 0),
        ("hullbreach.games.under_falling_skies", {Rule: 146, Ruling: 36, Example: 40}, 50),
        ("hullbreach.games.space_alert", {Rule: 522, Ruling: 56, Example: 148}, 115),
        ("hullbreach.games.galaxy_trucker", {Rule: 297, Ruling: 90, Example: 103}, 84),
    ],
)
def test_the_catalogues_are_complete(package: str, counts: dict[type, int], terms: int) -> None:
    catalogue = load_catalogue(package)
    entries = [catalogue.entry(entry) for entry in catalogue.ids()]
    assert {kind: sum(isinstance(entry, kind) for entry in entries) for kind in counts} == counts
    assert len(catalogue.terms("en")) == len(catalogue.terms("fr")) == terms


def test_a_primer_has_pages_of_steps_in_both_languages(read_primer: ReadPrimer) -> None:
    goal, turn = read_primer(PRIMER)
    assert (goal.text("en"), goal.text("fr")) == ("The goal", "Le but")
    (step,) = goal.step
    assert (step.rules, step.picture, step.text("fr")) == (["X-01", "X-RULING-01"], "ship", "Surveillez le ciel.")
    assert turn.step[0].picture is None


@pytest.mark.parametrize(
    ("old", "new", "entry", "problem"),
    [
        ('rules = ["X-02"]', 'rules = ["X-09"]', "page 2, rules", "no rule 'X-09'"),
        ('fr = "Attendez."', "", "page 2, step 1", "`fr`"),
        ('picture = "ship"', "picture = 5", "page 1, step 1, picture", "Expected `str"),
    ],
)
def test_a_broken_primer_names_page_and_field(
    read_primer: ReadPrimer, old: str, new: str, entry: str, problem: str
) -> None:
    assert old in PRIMER
    details = complaint(lambda: read_primer(PRIMER.replace(old, new, 1)))
    assert (details["file"], details["entry"]) == ("primer.toml", entry)
    assert problem in str(details["problem"])


@pytest.mark.parametrize("package", RULEBOOKS.values())
def test_how_to_play_is_two_pages_and_every_step_rests_on_rules(package: str) -> None:
    pages = load_primer(package)
    assert len(pages) == 2
    for page in pages:
        assert 3 <= len(page.step) <= 8
        for step in page.step:
            assert step.rules
            assert all(len(step.text(language)) < 420 for language in ("en", "fr")), step.en
            assert step.en != step.fr
