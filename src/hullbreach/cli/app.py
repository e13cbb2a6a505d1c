"""One command line: in which language it is, what it asks for, and what is answered if it cannot be."""

from __future__ import annotations

import os
from typing import Final

from cyclopts import App, CycloptsError, Group, Parameter

from hullbreach import __version__
from hullbreach.cli.commands import COMMANDS
from hullbreach.cli.complaints import complaint
from hullbreach.cli.help import HelpPage
from hullbreach.cli.terminal import Terminal
from hullbreach.kernel.errors import HullError
from hullbreach.locales import Words, choose_language

BAD_INPUT: Final = 2
LANGUAGE_FLAG: Final = "--lang"


def build_app(words: Words) -> App:
    """The command line in one language."""
    options = Group("cli-group-options", sort_key=2)
    app = App(
        name="hullbreach",
        help="cli-about",
        usage="cli-usage",
        version=f"hullbreach {__version__}",
        help_format="plaintext",
        version_format="plaintext",
        help_formatter=HelpPage(words),
        help_epilogue=words.say("cli-epilogue"),
        default_parameter=Parameter(negative=(), show_default=False),
        group_commands=Group("cli-group-commands", sort_key=0),
        group_arguments=Group("cli-group-arguments", sort_key=1),
        group_parameters=options,
    )
    for flag in ("--help", "--version"):
        app[flag].help = f"cli-help{flag[1:]}"
        app[flag].group = (options,)
    for number, command in enumerate(COMMANDS):
        name = command.__name__
        app.command(command, name=name, help=f"cli-about-{name}", usage=f"cli-usage-{name}", sort_key=number)
    return app


def run(tokens: list[str]) -> int:
    """Do what a command line says; returns the exit status."""
    wanted, tokens, problem = split_language(tokens)
    try:
        words = Words(choose_language(wanted, os.environ), coordinates=True)
    except HullError as error:
        problem, words = error, Words(choose_language(None, os.environ), coordinates=True)
    terminal = Terminal(words)
    try:
        if problem:
            raise problem
        return obey(terminal, tokens)
    except CycloptsError as error:
        terminal.complain(complaint(error, words))
        return BAD_INPUT
    except HullError as error:
        terminal.complain_of(error)
        return BAD_INPUT


def obey(terminal: Terminal, tokens: list[str]) -> int:
    app = build_app(terminal.words)
    command, bound, unfilled = app.parse_args(
        tokens, console=terminal.out, print_error=False, exit_on_error=False, help_on_error=False
    )
    if "here" in unfilled:
        bound.arguments["here"] = terminal
    result = command(*bound.args, **bound.kwargs)
    if isinstance(result, str):
        terminal.raw(result)  # the version
    return result if isinstance(result, int) else 0


def split_language(tokens: list[str]) -> tuple[str | None, list[str], HullError | None]:
    """Take `--lang` out of a command line, wherever it stands: the very help pages depend on it."""
    rest: list[str] = []
    wanted: str | None = None
    left = iter(tokens)
    for token in left:
        flag, given, value = token.partition("=")
        if flag != LANGUAGE_FLAG:
            rest.append(token)
            continue
        wanted = value if given else next(left, None)
        if wanted is None:
            return None, rest, HullError("no-language")
    return wanted, rest, None
