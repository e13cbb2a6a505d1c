"""The rulebook in atoms: every rule, ruling and example of a game has an id, and a text in each language.

`rules.toml` is the English catalogue and the authority; `rules.fr.toml` holds the same ids in French. The glossary
(`[[term]]`) has both languages side by side in `rules.toml`, since translators and readers want to see them together.
`primer.toml` stands in front of it all for who has never played: how to play in two pages, each step resting on rules.

What players read is the text of rules and the words of rulings and examples; `source`, `confidence` and the notation of
examples are for who works on them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

import msgspec

from hullbreach.kernel.errors import BadFacts, HullError
from hullbreach.kernel.facts import Facts, load

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ENGLISH: Final = "rules.toml"
FRENCH: Final = "rules.fr.toml"
PRIMER: Final = "primer.toml"


Confidence = Literal["seed", "two-sources", "one-source", "reconstructed"]


class Meta(Facts, frozen=True, forbid_unknown_fields=False):
    """Which game this is; what else stands there are notes for people who read the file."""

    game: str


class Source(Facts, frozen=True):
    """A text other than the rulebook that rules were checked against."""

    id: str
    what: str


class Term(Facts, frozen=True):
    """A word of the game in both languages, and whether the French is the rulebook's or our translation.

    A term that names a card says which kind of card, and the code printed on it.
    """

    id: str
    en: str
    fr: str
    fr_from: Literal["seed", "translation"] = "seed"
    kind: str | None = None
    code: str | None = None


class Rule(Facts, frozen=True):
    """What the rulebook says, in our words, and where it says so.

    A rule of one threat names it (`threat`, ids of terms) and has its name as a heading in both languages.
    """

    id: str
    topic: str
    source: str
    text: str
    confidence: Confidence | None = None
    rulings: list[str] = []
    threat: str | None = None
    en: str | None = None
    fr: str | None = None


class Ruling(Facts, frozen=True):
    """What we do where the rulebook is silent; `rules` are the ids it settles."""

    id: str
    question: str
    decision: str
    why: str
    rules: list[str] = []

    @property
    def text(self) -> str:
        return f"{self.question} {self.decision}"


class Example(Facts, frozen=True):
    """A position, what happens in it, and what must come of it; `rules` are the ids it shows at work.

    `origin` says whether the rulebook has it or we made it up. The last fields say the same as the words, in a notation
    that a test can read; what they may hold is up to the game (`[notation]`).
    """

    id: str
    rules: list[str]
    given: str
    when: str
    then: str
    topic: str | None = None
    source: str | None = None
    origin: Literal["seed", "constructed"] | None = None
    ship_class: str | None = msgspec.field(name="class", default=None)
    ship: str | None = None
    action: dict[str, str | int | bool] = {}
    expect: dict[str, Any] = {}
    table: dict[str, Any] = {}

    @property
    def text(self) -> str:
        return f"{self.given} {self.when} {self.then}"


class Saying(Facts, frozen=True):
    """Words in both languages, side by side."""

    en: str
    fr: str

    def text(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


class Step(Saying, frozen=True):
    """A few sentences for beginners, the rules they rest on, and what the game's client draws beside them."""

    rules: list[str]
    picture: str | None = None


class Page(Saying, frozen=True):
    """A page of the primer: its heading and its steps."""

    step: list[Step]


class _Primer(Facts, frozen=True):
    page: list[Page]


Entry = Rule | Ruling | Example
Notation = dict[str, str | dict[str, str]]
T = TypeVar("T", bound=Entry | Term | Source)


class _English(Facts, frozen=True):
    meta: Meta
    rule: list[Rule]
    ruling: list[Ruling]
    example: list[Example]
    term: list[Term] = []
    source: list[Source] = []
    notation: Notation = {}


class _French(Facts, frozen=True):
    """Words by id. They are checked entry by entry: the decoder alone would not say which id is broken."""

    rule: dict[str, Any]
    ruling: dict[str, Any]
    example: dict[str, Any]


class _RulingWords(Facts, frozen=True):
    question: str
    decision: str
    why: str


class _ExampleWords(Facts, frozen=True):
    given: str
    when: str
    then: str


class Catalogue:
    """All entries of one game, in the order of the English file, its glossary, and how its examples are to be read."""

    def __init__(self, languages: dict[str, dict[str, Entry]], glossary: list[Term], notation: Notation) -> None:
        self._languages = languages
        self._glossary = glossary
        self.notation = notation

    def ids(self) -> list[str]:
        return list(self._languages["en"])

    def __contains__(self, entry_id: str) -> bool:
        return entry_id in self._languages["en"]

    def entry(self, entry_id: str, language: str = "en") -> Entry:
        """The entry with that id; raises HullError for an id or a language there is not."""
        self._check(language)
        if entry_id not in self:
            raise HullError("unknown-rule", rule=entry_id)
        return self._languages[language][entry_id]

    def text(self, entry_id: str, language: str) -> str:
        """What the entry says in one piece: a rule's text, question and decision, or the whole example."""
        return self.entry(entry_id, language).text

    def terms(self, language: str = "en") -> dict[str, str]:
        """The glossary in one language, by id; raises HullError for a language there is not."""
        self._check(language)
        return {term.id: term.en if language == "en" else term.fr for term in self._glossary}

    def _check(self, language: str) -> None:
        if language not in self._languages:
            raise HullError("unknown-language", language=language, expected=", ".join(self._languages))


@cache
def load_catalogue(package: str) -> Catalogue:
    """The catalogue of the game whose data lies in `package`; raises BadFacts."""
    book = load(package, ENGLISH, _English)
    english = checked_english(book)
    french = translated(english, load(package, FRENCH, _French))
    return Catalogue({"en": english, "fr": french}, book.term, book.notation)


@cache
def load_primer(package: str) -> list[Page]:
    """How to play the game whose data lies in `package`; raises BadFacts."""
    pages, rules = load(package, PRIMER, _Primer).page, load_catalogue(package)
    for number, page in enumerate(pages, start=1):
        for unknown in (rule for step in page.step for rule in step.rules if rule not in rules):
            raise _broken(PRIMER, f"page {number}, rules", f"no rule {unknown!r}")
    return pages


def checked_english(book: _English) -> dict[str, Entry]:
    """Entries by id: no id twice, and nothing names what does not exist."""
    entries: dict[str, Entry] = _by_id([*book.rule, *book.ruling, *book.example])
    _by_id(book.source)
    _check_names(book, set(_by_id(book.term)))
    return entries


def _by_id(every: Sequence[T]) -> dict[str, T]:
    """What has an id, by its id; raises BadFacts for an id used twice."""
    found: dict[str, T] = {}
    for one in every:
        if one.id in found:
            raise _broken(ENGLISH, f"{_kind(one)} {one.id}, id", "used twice")
        found[one.id] = one
    return found


def _check_names(book: _English, terms: set[str]) -> None:
    """Entries cite rules and rulings, never examples; a threat is a term."""
    rulings = {ruling.id for ruling in book.ruling}
    citable = rulings | {rule.id for rule in book.rule}
    for rule in book.rule:
        _known(rule, "rulings", rule.rulings, rulings)
        _known(rule, "threat", rule.threat.split(", ") if rule.threat else [], terms)
    citing: list[Ruling | Example] = [*book.ruling, *book.example]
    for entry in citing:
        _known(entry, "rules", entry.rules, citable)


def _known(entry: Entry, field: str, names: list[str], known: set[str]) -> None:
    for name in names:
        if name not in known:
            raise _broken(ENGLISH, f"{_kind(entry)} {entry.id}, {field}", f"no {field.removesuffix('s')} {name!r}")


def translated(english: dict[str, Entry], french: _French) -> dict[str, Entry]:
    """The same entries with their French words; both files must have exactly the same ids."""
    words = dict(_words(french))
    for kind, entry_id in words:
        if entry_id not in english or _kind(english[entry_id]) != kind:
            raise _broken(FRENCH, f"{kind} {entry_id}", f"not in {ENGLISH}")
    entries: dict[str, Entry] = {}
    for entry in english.values():
        name = f"{_kind(entry)} {entry.id}"
        if (_kind(entry), entry.id) not in words:
            raise _broken(FRENCH, name, f"missing, but {ENGLISH} has it")
        entries[entry.id] = _in_french(entry, name, words[_kind(entry), entry.id])
    return entries


def _words(french: _French) -> Iterator[tuple[tuple[str, str], Any]]:
    for kind, texts in (("rule", french.rule), ("ruling", french.ruling), ("example", french.example)):
        for entry_id, words in texts.items():
            yield (kind, entry_id), words


def _in_french(entry: Entry, name: str, words: Any) -> Entry:
    try:
        match entry:
            case Rule():
                return msgspec.structs.replace(entry, text=msgspec.convert(words, str))
            case Ruling():
                return msgspec.structs.replace(entry, **_fields(msgspec.convert(words, _RulingWords)))
            case Example():
                return msgspec.structs.replace(entry, **_fields(msgspec.convert(words, _ExampleWords)))
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$.")
        raise _broken(FRENCH, f"{name}, {path.rstrip('`')}" if path else name, problem) from None


def _fields(words: _RulingWords | _ExampleWords) -> dict[str, str]:
    return msgspec.structs.asdict(words)


def _kind(entry: Entry | Term | Source) -> str:
    return type(entry).__name__.lower()


def _broken(file: str, entry: str, problem: str) -> BadFacts:
    return BadFacts("bad-facts", file=file, entry=entry, problem=problem)
