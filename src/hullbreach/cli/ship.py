"""Ships on paper, judged: one JSON object on each line, in and out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta

from hullbreach.cli.sheets import numbered_lines
from hullbreach.games import SURVEYORS, find_surveyor
from hullbreach.kernel.errors import HullError

if TYPE_CHECKING:
    from pathlib import Path

    from hullbreach.cli.terminal import Terminal
    from hullbreach.kernel.paperwork import Surveyor

DIFFERS: Final = 1
BAD_INPUT: Final = 2


class Case(msgspec.Struct, frozen=True):
    """A line of a file of ships. `expect` is what must come out."""

    case: Annotated[int, Meta(ge=-(2**53), le=2**53)] | str
    input: msgspec.Raw = msgspec.Raw(b"{}")
    expect: dict[str, Any] | None = None


def chosen_surveyor(game: str | None) -> Surveyor:
    """The one that was asked for, or the only one there is; raises HullError."""
    if game is None and len(SURVEYORS) > 1:
        raise HullError("which-game", expected=", ".join(SURVEYORS))
    return find_surveyor(next(iter(SURVEYORS)) if game is None else game)


def survey_file(terminal: Terminal, surveyor: Surveyor, file: Path, check: bool) -> int:
    """The exit status is 2 if a line could not be read, 1 if a report differs from what was expected."""
    wrong = 0
    compared: list[bool] = []
    for number, text in numbered_lines(file):
        case = Case(case=number)
        try:
            case = read_case(text, number)
            report = surveyor.survey(surveyor.read(bytes(case.input)))
        except HullError as error:
            wrong += 1
            terminal.complain(terminal.say("cli-sheet-line", line=number, problem=terminal.words.error(error)))
            answer = {"error": {"line": number, "code": error.code, **error.details}}
        else:
            answer = {"result": msgspec.to_builtins(report)}
            if case.expect is not None:
                fields = surveyor.differences(report, case.expect)
                compared.append(not fields)
                if fields:
                    name, told = str(case.case), ", ".join(fields)
                    terminal.complain(terminal.say("cli-ship-differs", line=number, case=name, fields=told))
        if not check:
            terminal.raw(msgspec.json.encode({"case": case.case, **answer}).decode())
    if compared:
        terminal.complain(terminal.say("cli-resolve-agree", agree=sum(compared), sheets=len(compared)))
    return BAD_INPUT if wrong else 0 if all(compared) else DIFFERS


def read_case(text: bytes, number: int) -> Case:
    """A line without `input` is the ship itself, one without a name is called after its number; raises HullError."""
    try:
        fields = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
        about = {name: fields.pop(name) for name in ("case", "expect") if name in fields}
        ship = fields.get("input", msgspec.Raw(msgspec.json.encode(fields)))
        return msgspec.json.decode(msgspec.json.encode({"case": number, **about, "input": ship}), type=Case)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise HullError("no-ship", problem=str(error)) from None
