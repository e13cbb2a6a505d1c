"""The commands: what each may be given, and which module does it.

Help texts stand here as message ids; the help page says them in the reader's language.
"""

from __future__ import annotations

from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from hullbreach.cli.arguments import (
    MOST_JOBS,
    at_least,
    at_most,
    bots_by_seat,
    checked_jobs,
    checked_seed,
    options_of,
    pairs,
    random_seed,
)
from hullbreach.cli.terminal import Terminal
from hullbreach.kernel.errors import HullError

if TYPE_CHECKING:
    from collections.abc import Callable

SERVER: Final = "server"
TABLES: Final = 100
CREWS: Final = 10
CREW_PACE: Final = 4.0
"""Seconds between two moves of a person who plays against a clock."""
MOST_TABLES: Final = 5_000
MOST_PAUSE: Final = 60.0
MOST_WATCHERS: Final = 30
MOST_PORT: Final = 65_535
MOST_MISSION_SEED: Final = 10**15 - 1
"""So that it can be written into an address, and a browser can count so far."""

Here = Annotated[Terminal, Parameter(parse=False)]
GameId = Annotated[str, Parameter(help="cli-help-game")]
MaybeGameId = Annotated[str | None, Parameter(help="cli-help-game")]
LogFile = Annotated[Path, Parameter(help="cli-help-log-file")]
ShipFile = Annotated[Path, Parameter(help="cli-help-ships", allow_leading_hyphen=True)]
SheetFile = Annotated[Path, Parameter(help="cli-help-sheets", allow_leading_hyphen=True)]
Fleet = Annotated[str | None, Parameter(name="--game", help="cli-help-fleet", metavar="cli-value-game")]
Box = Annotated[str | None, Parameter(name="--game", help="cli-help-box", metavar="cli-value-game")]
Chosen = Annotated[list[str] | None, Parameter(name="--option", help="cli-help-option", metavar="cli-value-option")]
Seed = Annotated[int | None, Parameter(help="cli-help-seed", metavar="cli-value-number")]
Jobs = Annotated[int, Parameter(help="cli-help-jobs", metavar="cli-value-number")]
Games = Annotated[int, Parameter(help="cli-help-games", metavar="cli-value-number")]
AsJson = Annotated[bool, Parameter(name="--json", help="cli-help-json")]


def games(*, here: Here) -> None:
    from hullbreach.cli.shelf import show_shelf

    show_shelf(here)


def play(
    game: MaybeGameId = None,
    /,
    *,
    option: Chosen = None,
    seed: Seed = None,
    bot: Annotated[list[str] | None, Parameter(help="cli-help-seat-bot", metavar="cli-value-seat-bot")] = None,
    resume: Annotated[Path | None, Parameter(help="cli-help-resume", metavar="cli-value-file")] = None,
    here: Here,
) -> None:
    from hullbreach.cli.play import Play, new_log, resumed_log

    if resume is not None:
        for flag, given in (("--option", option), ("--seed", seed)):
            if given is not None:
                raise HullError("wrong-beginning", file=str(resume), option=flag)
        log = resumed_log(here, resume, game)
    elif game is None:
        raise HullError("nothing-to-play")
    else:
        title = here.find_title(game)
        log = new_log(title, options_of(title, option), None if seed is None else checked_seed(seed))
    bots = bots_by_seat(log.title, log.options, bot, log.seed)
    Play(here, log, bots, resume).run()


def simulate(
    game: GameId,
    /,
    *,
    bot: Annotated[str, Parameter(help="cli-help-bot", metavar="cli-value-bot")] = "random",
    bot2: Annotated[str | None, Parameter(name="--bot2", help="cli-help-bot2", metavar="cli-value-bot")] = None,
    games: Games = 100,
    jobs: Jobs = 1,
    option: Chosen = None,
    playouts: Annotated[int | None, Parameter(help="cli-help-playouts", metavar="cli-value-number")] = None,
    seconds: Annotated[float | None, Parameter(help="cli-help-thinking", metavar="cli-value-number")] = None,
    seed: Annotated[int, Parameter(help="cli-help-batch-seed", metavar="cli-value-number")] = 1,
    as_json: AsJson = False,
    here: Here,
) -> None:
    from hullbreach.cli.simulate import run_batch
    from hullbreach.lab.simulate import Batch

    title = here.find_title(game)
    batch = Batch(
        game=title.id,
        options=options_of(title, option),
        bots=(bot,) if bot2 is None else (bot, bot2),
        games=at_least(1, "--games", games),
        seed=checked_seed(seed),
        playouts=None if playouts is None else at_least(1, "--playouts", playouts),
        seconds=None if seconds is None else at_least(0.001, "--seconds", seconds),
    )
    run_batch(here, title, batch, checked_jobs(jobs), as_json)


def replay(
    file: LogFile,
    /,
    *,
    to: Annotated[int | None, Parameter(help="cli-help-to", metavar="cli-value-number")] = None,
    plain: Annotated[bool, Parameter(help="cli-help-plain")] = False,
    here: Here,
) -> None:
    from hullbreach.cli.replay import show_film

    show_film(here, file, None if to is None else at_least(0, "--to", to), plain)


def resolve(
    file: SheetFile,
    /,
    *,
    game: Box = None,
    check: Annotated[bool, Parameter(help="cli-help-check")] = False,
    film: Annotated[bool, Parameter(help="cli-help-film")] = False,
    here: Here,
) -> int:
    from hullbreach.cli.resolve import film_file, resolve_file
    from hullbreach.cli.sheets import chosen_companion

    companion = chosen_companion(game)
    return film_file(here, companion, file) if film else resolve_file(here, companion, file, check)


def ship(
    file: ShipFile,
    /,
    *,
    game: Fleet = None,
    check: Annotated[bool, Parameter(help="cli-help-check")] = False,
    here: Here,
) -> int:
    from hullbreach.cli.ship import chosen_surveyor, survey_file

    return survey_file(here, chosen_surveyor(game), file, check)


def mission(
    *,
    game: Box = None,
    mission: Annotated[str | None, Parameter(help="cli-help-mission", metavar="cli-value-mission")] = None,
    seed: Seed = None,
    option: Chosen = None,
    as_json: AsJson = False,
    here: Here,
) -> None:
    from hullbreach.cli.mission import show_mission
    from hullbreach.cli.sheets import chosen_companion

    companion = chosen_companion(game)
    chosen = random_seed() if seed is None else checked_seed(seed)
    show_mission(here, companion, companion.deal(mission, pairs("--option", option), chosen), as_json)


def plan(
    file: SheetFile,
    /,
    *,
    game: Box = None,
    seconds: Annotated[float, Parameter(help="cli-help-plan-seconds", metavar="cli-value-number")] = 10.0,
    seed: Annotated[int, Parameter(help="cli-help-plan-seed", metavar="cli-value-number")] = 1,
    option: Chosen = None,
    smallest: Annotated[bool, Parameter(help="cli-help-smallest")] = False,
    as_json: AsJson = False,
    here: Here,
) -> int:
    from hullbreach.cli.plan import Wish, plan_file
    from hullbreach.cli.sheets import chosen_companion
    from hullbreach.kernel.companion import Search

    search = Search(process_time, at_least(0.0, "--seconds", seconds), checked_seed(seed))
    wish = Wish(search, pairs("--option", option), smallest, as_json)
    return plan_file(here, chosen_companion(game), file, wish)


def rules(
    game: GameId,
    query: Annotated[str | None, Parameter(help="cli-help-query")] = None,
    /,
    *,
    missing: Annotated[bool, Parameter(help="cli-help-missing")] = False,
    tests: Annotated[Path | None, Parameter(help="cli-help-tests", metavar="cli-value-folder")] = None,
    as_json: AsJson = False,
    here: Here,
) -> int:
    from hullbreach.cli.rules import show_rules

    return show_rules(here, game, query, tests, missing, as_json)


def bench(
    game: MaybeGameId = None,
    /,
    *,
    seconds: Annotated[float | None, Parameter(help="cli-help-seconds", metavar="cli-value-number")] = None,
    served: Annotated[str | None, Parameter(name="--game", help="cli-help-served", metavar="cli-value-game")] = None,
    tables: Annotated[int | None, Parameter(help="cli-help-tables", metavar="cli-value-number")] = None,
    moves: Annotated[int, Parameter(help="cli-help-moves", metavar="cli-value-number")] = 40,
    every: Annotated[float | None, Parameter(help="cli-help-every", metavar="cli-value-number")] = None,
    watchers: Annotated[int, Parameter(help="cli-help-watchers", metavar="cli-value-number")] = 0,
    against: Annotated[Path | None, Parameter(help="cli-help-against", metavar="cli-value-folder")] = None,
    rounds: Annotated[int, Parameter(help="cli-help-rounds", metavar="cli-value-number")] = 5,
    papers: Annotated[Path | None, Parameter(help="cli-help-bench-papers", metavar="cli-value-file")] = None,
    as_json: AsJson = False,
    here: Here,
) -> None:
    from hullbreach.cli.bench import run_bench
    from hullbreach.games import find_paperwork, has_paperwork, titles

    if game == SERVER:
        from hullbreach.cli.serve import run_crew_bench, run_server_bench
        from hullbreach.table.bench import Load
        from hullbreach.table.titles import liveliest

        title = here.find_title(served) if served else titles()[0]
        wanted = at_most(MOST_TABLES, "--tables", at_least(1, "--tables", tables)) if tables is not None else None
        pace = at_most(MOST_PAUSE, "--every", at_least(0.0, "--every", every)) if every is not None else None
        if options := liveliest(title):
            span = at_least(1.0, "--seconds", seconds) if seconds is not None else None
            run_crew_bench(here, title.id, options, wanted or CREWS, pace or CREW_PACE, span, as_json)
            return
        looking = at_most(MOST_WATCHERS, "--watchers", at_least(0, "--watchers", watchers))
        load = Load(title.id, wanted or TABLES, at_least(1, "--moves", moves), pace or 0.0, looking)
        run_server_bench(here, load, against, at_least(1, "--rounds", rounds), as_json)
        return
    long = at_least(0.001, "--seconds", 1.0 if seconds is None else seconds)
    desks = [find_paperwork(game)] if game is not None and has_paperwork(game) else []
    measured = titles() if game is None else [] if papers and desks else [here.find_title(game)]
    run_bench(here, measured, desks, papers, long, as_json)


def balance(
    game: GameId,
    /,
    *,
    games: Annotated[int | None, Parameter(help="cli-help-study-games", metavar="cli-value-number")] = None,
    jobs: Jobs = 1,
    output: Annotated[
        Path | None, Parameter(name=["--output", "-o"], help="cli-help-output", metavar="cli-value-file")
    ] = None,
    here: Here,
) -> None:
    from hullbreach.cli.balance import write_balance

    wanted = None if games is None else at_least(1, "--games", games)
    write_balance(here, here.find_title(game), wanted, checked_jobs(jobs), output)


def soundtrack(
    *,
    game: Box = None,
    mission: Annotated[str | None, Parameter(help="cli-help-heard-mission", metavar="cli-value-mission")] = None,
    seed: Annotated[int | None, Parameter(help="cli-help-mission-seed", metavar="cli-value-number")] = None,
    every: Annotated[Path | None, Parameter(name="--all", help="cli-help-all", metavar="cli-value-folder")] = None,
    output: Annotated[
        Path | None, Parameter(name=["--output", "-o"], help="cli-help-track", metavar="cli-value-file")
    ] = None,
    here: Here,
) -> None:
    from hullbreach.cli.sheets import chosen_companion
    from hullbreach.cli.soundtrack import wanted_mission, write_all, write_soundtrack

    companion = chosen_companion(game)
    if every is None:
        number = None if seed is None else at_most(MOST_MISSION_SEED, "--seed", at_least(0, "--seed", seed))
        write_soundtrack(here, companion.script(wanted_mission(mission, number)), output)
        return
    for flag, given in (("--mission", mission), ("--seed", seed), ("--output", output)):
        if given is not None:
            raise HullError("not-with-all", option=flag)
    write_all(here, companion, every)


def serve(
    *,
    host: Annotated[str, Parameter(help="cli-help-host", metavar="cli-value-host")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="cli-help-port", metavar="cli-value-number")] = 8765,
    database: Annotated[Path, Parameter(help="cli-help-database", metavar="cli-value-file")] = Path("hullbreach.db"),
    origin: Annotated[list[str] | None, Parameter(help="cli-help-origin", metavar="cli-value-address")] = None,
    proxy: Annotated[list[str] | None, Parameter(help="cli-help-proxy", metavar="cli-value-host")] = None,
    thinkers: Annotated[int, Parameter(help="cli-help-thinkers", metavar="cli-value-number")] = 1,
    private_webhooks: Annotated[
        bool, Parameter(name="--allow-private-webhooks", help="cli-help-private-webhooks")
    ] = False,
    browse: Annotated[bool, Parameter(name="--open", help="cli-help-open")] = False,
    here: Here,
) -> None:
    from hullbreach.cli.serve import run_server
    from hullbreach.table.settings import Settings

    settings = Settings(
        host=host,
        port=at_most(MOST_PORT, "--port", at_least(0, "--port", port)),
        database=str(database),
        origins=origin or [],
        proxies=",".join(proxy or ()),
        thinkers=at_most(MOST_JOBS, "--thinkers", at_least(1, "--thinkers", thinkers)),
        private_hooks=private_webhooks,
    )
    run_server(here, settings, browse)


COMMANDS: Final[tuple[Callable[..., int | None], ...]] = (
    games,
    play,
    simulate,
    replay,
    mission,
    plan,
    resolve,
    ship,
    rules,
    bench,
    balance,
    soundtrack,
    serve,
)
