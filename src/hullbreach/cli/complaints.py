"""What is wrong with a command line, in one sentence of our own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cyclopts import CoercionError, MissingArgumentError, UnknownCommandError, UnknownOptionError, UnusedCliTokensError
from cyclopts.exceptions import RepeatArgumentError

from hullbreach.cli.help import label

if TYPE_CHECKING:
    from cyclopts import CycloptsError
    from cyclopts.argument import Argument

    from hullbreach.locales import Words

KINDS_OF_NUMBER: Final = {int: "cli-error-not-whole", float: "cli-error-not-number"}


def complaint(error: CycloptsError, words: Words) -> str:
    match error:
        case UnknownCommandError():
            return words.say("cli-error-command", command=first(error), expected=commands(error))
        case UnknownOptionError(token=token, argument_collection=arguments):
            known = [name for argument in arguments for name in argument.names if argument.parse and name[0] == "-"]
            found = token.keyword or token.value
            return words.say("cli-error-option", option=found, expected=", ".join([*known, "--help"]))
        case MissingArgumentError(argument=argument) if argument is not None:
            return missing(error, argument, words)
        case CoercionError(token=token, argument=argument) if token is not None and argument is not None:
            message = KINDS_OF_NUMBER.get(error.target_type or str, "cli-error-value")
            return words.say(message, value=token.value, option=token.keyword or label(argument.name, words))
        case UnusedCliTokensError():
            return words.say("cli-error-extra", text=first(error))
        case RepeatArgumentError(token=token):
            return words.say("cli-error-repeated", option=token.keyword or token.value)
    return words.say("cli-error-unreadable")


def missing(error: MissingArgumentError, argument: Argument, words: Words) -> str:
    """An argument that was left out, or an option at the end of the line without its value."""
    if argument.index is not None:
        return words.say("cli-error-missing", name=label(argument.name, words))
    return words.say("cli-error-no-value", option=error.keyword or argument.name)


def first(error: CycloptsError) -> str:
    return error.unused_tokens[0] if error.unused_tokens else ""


def commands(error: CycloptsError) -> str:
    names = list(error.app) if error.app is not None else []
    return ", ".join(name for name in names if not name.startswith("-"))
