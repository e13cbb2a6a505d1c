"""Every word a person reads, in Fluent files that the browser shares.

The ids are built the same way for every game, so that no game is named here:

    TITLE-title, TITLE-about              its name and one line about it
    TITLE-seat-SEAT                       a seat
    TITLE-option-NAME[-VALUE]             an option and each of its values; `.about` explains it
    TITLE-move-VERB[-VALUE]               a move as a sentence; `.kind` heads its kind, `.choice` is short for menus
    TITLE-event-KIND                      an event of the journal as a sentence; with `.item` and `.several`, a run of
                                          such events becomes one sentence ($items)
    TITLE-DOMAIN-VALUE or TITLE-name-VALUE    what a parameter or an event's number stands for
    TITLE-error-CODE or error-CODE        why something was refused
    TITLE-reason-REASON, TITLE-score-PART     how a game ended
    TITLE-topic-TOPIC                     what heads the rules of a topic
    TITLE-log-COLUMN, TITLE-office-MARK   a column of a log book (`.short` on phones); what a sign beside a name means

Beside $field, which is words or a number, a sentence gets $field-id, the bare name to choose a form by; $field-the, its
words with their article, where they have `.the`; and the numbers in a name such as `r0c1`: $field-r, $field-c. A move
also gets $at: what is at the place it speaks of, if the game says so. Sentences never spell out places as logs write
them; who asks for `coordinates` finds those behind the sentence.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

from hullbreach.kernel.errors import HullError, IllegalMove
from hullbreach.kernel.words import Value

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from fluent.syntax.ast import Resource

    from hullbreach.kernel.game import Game
    from hullbreach.kernel.journal import Event
    from hullbreach.kernel.moves import Move
    from hullbreach.kernel.title import Title

LANGUAGES: Final = ("en", "fr")
COMMON: Final = "common"
MOST_LETTERS: Final = 300

# `r0c1`, `part3`, `ship_07`: letters and numbers in turn.
_COUNTED: Final = re.compile(r"(?:[a-z]+_?\d+)+")
_COUNTED_PIECE: Final = re.compile(r"([a-z]+)_?(\d+)")
# A place or a piece as logs write it: `r0c1`, `8,7`, `t023`.
_PLACE: Final = re.compile(r"r\d+c\d+|\d+,\d+|[a-z]{1,2}\d{2,}")
NOTHING: Final = "none"


def choose_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, or the environment's, or English; raises HullError for one that was asked in vain."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise HullError("unknown-language", language=wanted, expected=", ".join(LANGUAGES))
        return wanted
    for name in ("HULLBREACH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            found = environ[name].replace("-", "_").partition("_")[0].lower()
            return found if found in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Words:
    """One language. Files are read when an id first asks for them: `cli-…` stands in `cli.ftl`."""

    def __init__(self, language: str, coordinates: bool = False) -> None:
        self.language = language
        self.coordinates = coordinates
        # Isolation marks are for mixed writing directions; in a terminal they are noise.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = [name for name in file_names(language) if name != COMMON]
        self._read(COMMON)

    # --- plain messages ---
    def has(self, message: str) -> bool:
        """Whether there are words for an id, or for an attribute of one (`id.attribute`)."""
        name, _, attribute = message.partition(".")
        self._find(name)
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, message: str, /, **values: Value) -> str:
        """The words for an id; raises KeyError if there are none, ValueError if they lack a value."""
        return self.fill(message, values)

    def fill(self, message: str, values: Mapping[str, Value]) -> str:
        """The same, for values whose names are no Python names."""
        name, _, attribute = message.partition(".")
        self._find(name)
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        text, problems = self._bundle.format_pattern(pattern, dict(values))
        if problems:
            raise ValueError(f"{self.language}: {message}: {problems[0]}")
        return str(text)

    def _find(self, name: str) -> None:
        """The longest name that fits: `GAME-academy-…` stands in a file of its own beside `GAME.ftl`."""
        fitting = [file for file in self._unread if name.startswith(file + "-")]
        if fitting:
            file = max(fitting, key=len)
            self._read(file)
            self._unread.remove(file)

    def _read(self, file: str) -> None:
        self._bundle.add_resource(_resource(self.language, file))

    # --- games ---
    def title(self, title: Title) -> str:
        return self.say(f"{title.id}-title")

    def about(self, title: Title) -> str:
        return self.say(f"{title.id}-about")

    def seat(self, title: Title, seat: str) -> str:
        return self.say(f"{title.id}-seat-{seat}")

    def value(self, title: Title, domain: str, value: str) -> Value:
        return self.called(title.id, domain, value)

    def called(self, game: str, domain: str, value: str) -> Value:
        """A value of a parameter or of an event's field: a number, or the words for its name."""
        if value.removeprefix("-").isdecimal():
            return int(value)
        for prefix in (f"{game}-{domain}", f"{game}-name"):
            if self.has(f"{prefix}-{value}"):
                return self.say(f"{prefix}-{value}")
        if "+" in value:
            first, second = (self.called(game, domain, piece) for piece in value.split("+", 1))
            return self.say("list-and", first=first, second=second)
        if _COUNTED.fullmatch(value):
            return self._counted(game, domain, value)
        if not any(letter.isalpha() for letter in value):
            return value  # `8,7` or `3½` is the same in every language
        raise KeyError(f"{game}-{domain}-{value}")

    def _counted(self, game: str, domain: str, value: str) -> str:
        """`r0c1` is said by `TITLE-name-r-c`, which gets $r and $c; `part3` by `TITLE-name-part`."""
        pieces = _COUNTED_PIECE.findall(value)
        letters = "-".join(piece for piece, _ in pieces)
        own = f"{game}-{domain}-{letters}"
        message = own if self.has(own) else f"{game}-name-{letters}"
        return self.fill(message, {piece: int(digits) for piece, digits in pieces})

    def move(self, title: Title, move: Move, game: Game | None = None, seat: int = 0) -> str:
        """A move as a sentence; some of its names depend on the game it is made in, and on who makes it."""
        message = self._move_id(title, move)
        exactly = "-".join([message, *title.vocabulary.values_of(move).values()])
        names = self._parameters(title, move, game)
        values = self._values(title.id, names) | self._at(title, names, game, seat)
        sentence = self.fill(exactly if self.has(exactly) else message, values)
        return self._placed(sentence, names.values())

    def kind(self, title: Title, move: Move) -> str:
        """What heads the moves of its verb in a menu."""
        return self.say(f"{self._move_id(title, move)}.kind")

    def choice(self, title: Title, move: Move, game: Game | None = None, seat: int = 0) -> str:
        """The move among those of its kind, in a few letters."""
        short = f"{self._move_id(title, move)}.choice"
        names = self._parameters(title, move, game)
        if self.has(short):
            return self.fill(short, self._values(title.id, names) | self._at(title, names, game, seat))
        pieces = [self._brief(title, domain, name) for domain, name in names.items()]
        return ", ".join(pieces) or self.move(title, move, game, seat)

    def _brief(self, title: Title, domain: str, name: str) -> str:
        return name if self.coordinates and _PLACE.fullmatch(name) else str(self.value(title, domain, name))

    def _move_id(self, title: Title, move: Move) -> str:
        return f"{title.id}-move-{title.vocabulary.verbs[move.verb].name}"

    def _parameters(self, title: Title, move: Move, game: Game | None) -> dict[str, str]:
        """A domain of the very names that events have is called as in events."""
        named = title.vocabulary.values_of(move)
        for domain, number in zip(title.vocabulary.verbs[move.verb].domains, move.args, strict=True):
            if domain.values is title.names.get(domain.name):
                named[domain.name] = title.name_of(domain.name, number, game)
        return named

    def _at(self, title: Title, names: Mapping[str, str], game: Game | None, seat: int) -> dict[str, Value]:
        """What is at the place a move speaks of, as far as the game says so."""
        for domain, name in names.items() if game else ():
            found = game.at(seat, domain, name) if game else None
            if found is not None:
                said = self._values(title.id, {found[0]: found[1]})
                return {key.replace(found[0], "at", 1): value for key, value in said.items()}
        return {"at": "", "at-id": NOTHING}

    def event(self, title: Title, event: Event, game: Game | None = None) -> str:
        """An event of the journal as a sentence; some of its names depend on the game it happened in."""
        return self.told(title.id, event.kind.name, self._names(title, event, game))

    def events(self, title: Title, events: Sequence[Event], game: Game | None = None) -> list[str]:
        """Events as sentences, in order; a run of those that are said together is one."""
        said: list[str] = []
        for kind, run in groupby(events, key=attrgetter("kind.name")):
            names = [self._names(title, event, game) for event in run]
            message = f"{title.id}-event-{kind}"
            if len(names) > 1 and self.has(f"{message}.several"):
                items = [self.fill(f"{message}.item", self._values(title.id, one)) for one in names]
                said.append(self.fill(f"{message}.several", {"items": ", ".join(items)}))
            else:
                said += [self.told(title.id, kind, one) for one in names]
        return said

    def _names(self, title: Title, event: Event, game: Game | None) -> dict[str, str]:
        return {field: title.name_of(field, number, game) for field, number in event.named().items()}

    def told(self, game: str, kind: str, names: Mapping[str, str]) -> str:
        """The same for an event whose numbers have their names already, as in a film."""
        return self._placed(self.fill(f"{game}-event-{kind}", self._values(game, names)), names.values())

    def _values(self, game: str, names: Mapping[str, str]) -> dict[str, Value]:
        """By field: its words, its bare name, and the numbers in that."""
        values: dict[str, Value] = {}
        for field, name in names.items():
            values[field] = self.called(game, field, name)
            values[f"{field}-id"] = name
            for message in (f"{game}-{field}-{name}", f"{game}-name-{name}"):
                if self.has(f"{message}.the"):
                    values[f"{field}-the"] = self.say(f"{message}.the")
                    break
            if _COUNTED.fullmatch(name):
                values |= {f"{field}-{letters}": int(digits) for letters, digits in _COUNTED_PIECE.findall(name)}
        return values

    def _placed(self, sentence: str, names: Iterable[str]) -> str:
        """A sentence begins with a capital; who logs games finds its places behind it as logs write them."""
        places = [name for name in names if _PLACE.fullmatch(name)] if self.coordinates else []
        begun = sentence[:1].upper() + sentence[1:]
        return self.say("with-places", sentence=begun, places=", ".join(places)) if places else begun

    def reason(self, title: Title, reason: str) -> str:
        """Why a game ended."""
        return self.say(f"{title.id}-reason-{reason}")

    def score(self, title: Title, part: str) -> str:
        """The name of a part of the score."""
        return self.say(f"{title.id}-score-{part}")

    def topic(self, game: str, topic: str) -> str:
        """What heads the rules of a topic; a game by its id, for it may not be on the shelf."""
        return self.say(f"{game}-topic-{topic}")

    # --- what went wrong ---
    def error(self, error: HullError, title: Title | None = None) -> str:
        """One sentence: the thing and what was expected. With a title, a refused move is said in the game's words."""
        values: dict[str, Value] = {name: _shortened(value) for name, value in error.details.items()}
        if title and isinstance(error, IllegalMove):
            values["move"] = self.move(title, title.vocabulary.read(error.move))
        if isinstance(error.__cause__, HullError):
            values["why"] = self.error(error.__cause__, title)
        return self.fill(self._error_id(error.code, title), {**values, "code": error.code})

    def _error_id(self, code: str, title: Title | None) -> str:
        candidates = [f"error-{code}", "error-unknown"]
        if title:
            candidates.insert(0, f"{title.id}-error-{code}")
        return next(message for message in candidates if self.has(message))


def _shortened(value: str | int) -> str | int:
    """Bad input can be of any length; a sentence about it cannot."""
    return f"{value[:MOST_LETTERS]}…" if isinstance(value, str) and len(value) > MOST_LETTERS else value


def source(language: str, file: str) -> str:
    """The text of one Fluent file."""
    return (files(__name__) / language / f"{file}.ftl").read_text(encoding="utf-8")


@cache
def _resource(language: str, file: str) -> Resource:
    return FluentResource(source(language, file))


@cache
def file_names(language: str) -> tuple[str, ...]:
    """The Fluent files of a language, without their ending."""
    names = [entry.name for entry in (files(__name__) / language).iterdir()]
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))
