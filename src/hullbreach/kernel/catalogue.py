"""The rulebook in atoms: every rule, ruling and example of a game has an id, and a text in each language.

`rules.toml` is the English catalogue and the authority; `rules.fr.toml` holds the same ids in French.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hullbreach.kernel.errors import BadFacts, HullError
from hullbreach.kernel.facts import Facts, load

if TYPE_CHECKING:
    from collections.abc import Iterator

ENGLISH: Final = "rules.toml"
FRENCH: Final = "rules.fr.toml"


class Rule(Facts, frozen=True):
    """What the rulebook says, in our words, and where it says so."""

    id: str
    topic: str
    source: str
    text: str


class Ruling(Facts, frozen=True):
    """What we do where the rulebook is silent."""

    id: str
    question: str
    decision: str
    why: str

    @property
    def text(self) -> str:
        return f"{self.question} {self.decision}"


class Example(Facts, frozen=True):
    """A position, what happens in it, and what must come of it; `rules` are the ids it shows at work."""

    id: str
    rules: list[str]
    given: str
    when: str
    then: str

    @property
    def text(self) -> str:
        return f"{self.given} {self.when} {self.then}"


Entry = Rule | Ruling | Example


class _English(Facts, frozen=True):
    meta: dict[str, Any]
    rule: list[Rule]
    ruling: list[Ruling]
    example: list[Example]


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
    """All entries of one game, in the order of the English file."""

    def __init__(self, languages: dict[str, dict[str, Entry]]) -> None:
        self._languages = languages

    def ids(self) -> list[str]:
        return list(self._languages["en"])

    def __contains__(self, entry_id: str) -> bool:
        return entry_id in self._languages["en"]

    def entry(self, entry_id: str, language: str = "en") -> Entry:
        """The entry with that id; raises HullError for an id or a language there is not."""
        if language not in self._languages:
            raise HullError("unknown-language", language=language, expected=", ".join(self._languages))
        if entry_id not in self:
            raise HullError("unknown-rule", rule=entry_id)
        return self._languages[language][entry_id]

    def text(self, entry_id: str, language: str) -> str:
        """What the entry says in one piece: a rule's text, question and decision, or the whole example."""
        return self.entry(entry_id, language).text


@cache
def load_catalogue(package: str) -> Catalogue:
    """The catalogue of the game whose data lies in `package`; raises BadFacts."""
    english = checked_english(load(package, ENGLISH, _English))
    return Catalogue({"en": english, "fr": translated(english, load(package, FRENCH, _French))})


def checked_english(book: _English) -> dict[str, Entry]:
    """Entries by id: no id twice, and examples name only what exists."""
    entries: dict[str, Entry] = {}
    every: list[Entry] = [*book.rule, *book.ruling, *book.example]
    for entry in every:
        if entry.id in entries:
            raise _broken(ENGLISH, f"{_kind(entry)} {entry.id}, id", "used twice")
        entries[entry.id] = entry
    citable = {entry.id for entry in every if not isinstance(entry, Example)}
    for example in book.example:
        for rule in example.rules:
            if rule not in citable:
                raise _broken(ENGLISH, f"example {example.id}, rules", f"no rule {rule!r}")
    return entries


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


def _kind(entry: Entry) -> str:
    return type(entry).__name__.lower()


def _broken(file: str, entry: str, problem: str) -> BadFacts:
    return BadFacts("bad-facts", file=file, entry=entry, problem=problem)
