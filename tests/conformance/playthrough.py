"""Golden playthroughs: whole games as readable text that changes only on purpose.

    python -m tests.conformance.playthrough [TITLE…]

writes them anew, those of the named titles or all. Each file names its game, options and seed; then come the decisions
as logs write them, each followed by what happened, and the outcome. The first seat is played by a bot that searches,
the others at random: random play alone hardly ever sees the end of a game. A file that is there keeps its moves as long
as the rules allow them, so that a change of the rules shows where it first matters.

Some games of Under Falling Skies (first_game, montreal, havana, cairo, mexico_city, new_york, beijing, campaign) were
not played so: their moves were searched for with the dice known, or drawn until something rare was seen. They say
nothing about how strong the bots are, and a deleted one does not come back the same. So it is with Space Alert, whose
games were drawn until everything had been seen that can happen to a ship, and with Galaxy Trucker, whose players were
made to build ships first.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hullbreach.games.galaxy_trucker.setting import PAPER
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.errors import HullError
from hullbreach.kernel.journal import ALL, Journal
from hullbreach.kernel.log import FORMAT, Log, Reader
from hullbreach.kernel.moves import Move
from hullbreach.players import make_bot
from tests.conformance.play import TITLES, Hands, accepted_options

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hullbreach.kernel.game import Game
    from hullbreach.kernel.journal import Event
    from hullbreach.kernel.log import Entry
    from hullbreach.kernel.title import Title

FOLDER = Path(__file__).parent / "playthroughs"
FINGERPRINTS = Path(__file__).parent / "fingerprints.txt"
RANDOM_GAMES = 80
STRIDE = 37
PLAYOUTS = 8

# The games worth a file: name, title, seed, options.
SETS: list[tuple[str, str, int, dict[str, str]]] = [
    ("aliens_attack_standard_won", "aliens-attack", 1, {}),
    ("aliens_attack_standard_landed", "aliens-attack", 3, {}),
    ("aliens_attack_standard_lost", "aliens-attack", 5, {}),
    ("aliens_attack_recruit", "aliens-attack", 7, {"mode": "recruit"}),
    ("aliens_attack_empty_sky", "aliens-attack", 30, {"mode": "recruit"}),
    ("aliens_attack_commando", "aliens-attack", 5, {"mode": "commando"}),
    ("aliens_attack_survival", "aliens-attack", 5, {"mode": "survival"}),
    ("aliens_attack_doomsday", "aliens-attack", 1, {"mode": "doomsday"}),
    ("aliens_attack_fortress", "aliens-attack", 5, {"mothership": "fortress", "shield": "yes"}),
    ("aliens_attack_robust", "aliens-attack", 6, {"mothership": "robust", "mines": "yes"}),
    ("aliens_attack_swift", "aliens-attack", 1, {"mothership": "swift", "mines": "yes", "shield": "yes"}),
    (
        "aliens_attack_doomsday_fortress",
        "aliens-attack",
        4,
        {"mode": "doomsday", "mothership": "fortress", "mines": "yes", "shield": "yes"},
    ),
    (
        "aliens_attack_survival_robust",
        "aliens-attack",
        8,
        {"mode": "survival", "mothership": "robust", "mines": "yes", "shield": "yes"},
    ),
    ("aliens_attack_two_players", "aliens-attack", 1, {"mode": "two_player"}),
    (
        "aliens_attack_two_players_easier",
        "aliens-attack",
        4,
        {"mode": "two_player", "handicap": "easier", "mines": "yes"},
    ),
    (
        "aliens_attack_two_players_harder",
        "aliens-attack",
        6,
        {"mode": "two_player", "handicap": "harder", "shield": "yes"},
    ),
    ("under_falling_skies_first_game", "under-falling-skies", 1, {}),
    ("under_falling_skies_first_game_harder", "under-falling-skies", 2, {"threat": "1"}),
    (
        "under_falling_skies_damaged_roswell",
        "under-falling-skies",
        3,
        {"side": "damaged", "threat": "2", "fire_chief": "upgraded", "power_engineer": "normal"},
    ),
    (
        "under_falling_skies_washington",
        "under-falling-skies",
        4,
        {"city": "washington_dc", "threat": "3", "tunneller": "upgraded", "sharpshooter": "normal"},
    ),
    (
        "under_falling_skies_new_york",
        "under-falling-skies",
        5,
        {"city": "new_york", "side": "damaged", "threat": "4", "roboticist": "normal", "reactor_chief": "upgraded"},
    ),
    (
        "under_falling_skies_montreal",
        "under-falling-skies",
        6,
        {"city": "montreal", "scenario": "battle_for_the_sky", "wing_commander": "normal", "sharpshooter": "upgraded"},
    ),
    (
        "under_falling_skies_havana",
        "under-falling-skies",
        7,
        {"city": "havana", "scenario": "evacuation", "xenolinguist": "upgraded", "logistician": "normal"},
    ),
    (
        "under_falling_skies_mexico_city",
        "under-falling-skies",
        8,
        {"city": "mexico_city", "scenario": "reinforcements", "wing_commander": "upgraded", "decoy_pilot": "upgraded"},
    ),
    (
        "under_falling_skies_rio_de_janeiro",
        "under-falling-skies",
        9,
        {
            "city": "rio_de_janeiro",
            "side": "damaged",
            "scenario": "satellites",
            "tunneller": "normal",
            "signal_jammer": "normal",
        },
    ),
    (
        "under_falling_skies_moscow",
        "under-falling-skies",
        10,
        {
            "city": "moscow",
            "scenario": "dangerous_research",
            "tile_4": "advanced",
            "logistician": "upgraded",
            "xenolinguist": "normal",
        },
    ),
    (
        "under_falling_skies_london",
        "under-falling-skies",
        11,
        {"city": "london", "scenario": "command_ship", "tile_4": "advanced", "threat": "1", "fire_chief": "normal"},
    ),
    (
        "under_falling_skies_paris",
        "under-falling-skies",
        12,
        {"city": "paris", "side": "damaged", "scenario": "reactor_leak", "power_engineer": "upgraded"},
    ),
    (
        "under_falling_skies_cairo",
        "under-falling-skies",
        13,
        {"city": "cairo", "scenario": "repairing_the_base", "roboticist": "upgraded", "decoy_pilot": "normal"},
    ),
    (
        "under_falling_skies_johannesburg",
        "under-falling-skies",
        14,
        {"city": "johannesburg", "scenario": "command_ship", "threat": "2", "tile_4": "advanced"},
    ),
    (
        "under_falling_skies_beijing",
        "under-falling-skies",
        15,
        {
            "city": "beijing",
            "scenario": "contamination",
            "tile_1": "advanced",
            "tile_2": "advanced",
            "defector": "normal",
        },
    ),
    (
        "under_falling_skies_tokyo",
        "under-falling-skies",
        16,
        {"city": "tokyo", "scenario": "kamikaze_ships", "tile_1": "advanced", "defector": "upgraded"},
    ),
    (
        "under_falling_skies_seoul",
        "under-falling-skies",
        17,
        {"city": "seoul", "side": "damaged", "scenario": "saboteur", "tile_2": "advanced", "reactor_chief": "normal"},
    ),
    (
        "under_falling_skies_singapore",
        "under-falling-skies",
        18,
        {"city": "singapore", "scenario": "storm", "tile_3": "advanced", "signal_jammer": "upgraded"},
    ),
    (
        "under_falling_skies_sydney",
        "under-falling-skies",
        19,
        {
            "city": "sydney",
            "side": "damaged",
            "scenario": "the_final_battle",
            "tile_0": "yes",
            "tile_1": "advanced",
            "tile_2": "advanced",
            "tile_3": "advanced",
        },
    ),
    (
        "under_falling_skies_sydney_blue",
        "under-falling-skies",
        20,
        {"city": "sydney", "scenario": "dangerous_research", "threat": "1"},
    ),
    (
        "under_falling_skies_lent_strength",
        "under-falling-skies",
        21,
        {"city": "johannesburg", "roboticist": "upgraded"},
    ),
    ("under_falling_skies_campaign", "under-falling-skies", 22, {"play": "campaign"}),
    ("space_alert_second_test_run", "space-alert", 17, {"flight": "second_test_run", "people": "4", "clock": "full"}),
    ("space_alert_simulation_1", "space-alert", 11, {"flight": "simulation_1", "people": "2"}),
    ("space_alert_simulation_2", "space-alert", 2, {"flight": "simulation_2", "people": "3", "clock": "slow"}),
    ("space_alert_simulation_3", "space-alert", 21, {"flight": "simulation_3", "people": "5", "clock": "slower"}),
    ("space_alert_mission_5", "space-alert", 8, {"flight": "mission_5", "people": "4", "crew": "5", "clock": "full"}),
    (
        "space_alert_mission_7",
        "space-alert",
        3,
        {"flight": "mission_7", "people": "5", "clock": "full", "level": "yellow", "serious": "mixed"},
    ),
    ("space_alert_mission_2_two", "space-alert", 2, {"flight": "mission_2", "people": "2"}),
    ("space_alert_first_test_run", "space-alert", 1, {"flight": "first_test_run"}),
    ("space_alert_advanced_simulation_1", "space-alert", 1, {"flight": "advanced_simulation_1", "captain": "2"}),
    ("space_alert_advanced_simulation_2", "space-alert", 6, {"flight": "advanced_simulation_2", "captain": "3"}),
    (
        "space_alert_advanced_simulation_3",
        "space-alert",
        4,
        {"flight": "advanced_simulation_3", "captain": "4", "clock": "slow"},
    ),
    ("space_alert_mission_1", "space-alert", 2, {"flight": "mission_1"}),
    ("space_alert_mission_2", "space-alert", 7, {"flight": "mission_2", "level": "yellow", "serious": "yellow"}),
    ("space_alert_mission_3", "space-alert", 391, {"flight": "mission_3", "level": "mixed", "serious": "mixed"}),
    ("space_alert_mission_4", "space-alert", 1, {"flight": "mission_4", "level": "mixed", "serious": "yellow"}),
    ("space_alert_mission_6", "space-alert", 6, {"flight": "mission_6", "window": "no", "level": "yellow"}),
    ("space_alert_mission_8", "space-alert", 2, {"flight": "mission_8", "level": "mixed", "serious": "mixed"}),
    (
        "space_alert_generated_easy",
        "space-alert",
        9,
        {"flight": "generated_easy", "level": "yellow", "serious": "yellow"},
    ),
    (
        "space_alert_generated_standard",
        "space-alert",
        2,
        {"flight": "generated_standard", "level": "mixed", "serious": "mixed"},
    ),
    (
        "space_alert_generated_hard",
        "space-alert",
        1,
        {"flight": "generated_hard", "level": "mixed", "serious": "mixed"},
    ),
    ("space_alert_campaign_stopped", "space-alert", 1, {"flight": "campaign"}),
    ("space_alert_campaign_squad_repaired", "space-alert", 11, {"flight": "campaign"}),
    ("space_alert_campaign_squad_placed", "space-alert", 11, {"flight": "campaign"}),
    ("space_alert_campaign_repairs", "space-alert", 5, {"flight": "campaign"}),
    ("galaxy_trucker_two_players", "galaxy-trucker", 30, {"players": "2", "flights": "I", "clock": "none"}),
    (
        "galaxy_trucker_four_players",
        "galaxy-trucker",
        6,
        {"players": "4", "flights": "I", "clock": "full", "cards": "beginners"},
    ),
    ("galaxy_trucker_five_players", "galaxy-trucker", 3, {"players": "5", "flights": "I", "clock": "none"}),
    (
        "galaxy_trucker_lenient",
        "galaxy-trucker",
        18,
        {"players": "3", "flights": "II", "clock": "slow", "inspection": "lenient"},
    ),
    (
        "galaxy_trucker_class_iiia",
        "galaxy-trucker",
        0,
        {"players": "2", "flights": "III", "third": "IIIA", "clock": "none", "losses": "uncapped"},
    ),
    (
        "galaxy_trucker_alone",
        "galaxy-trucker",
        32,
        {"players": "1", "flights": "I-II", "clock": "slower", "goods": "unlimited"},
    ),
    ("galaxy_trucker_three_rounds", "galaxy-trucker", 39, {"players": "2", "flights": "all", "clock": "none"}),
    ("galaxy_trucker_last_two_rounds", "galaxy-trucker", 16, {"players": "3", "flights": "II-III", "clock": "full"}),
    (
        "galaxy_trucker_standard_game",
        "galaxy-trucker",
        4,
        {"players": "3", "flights": "I-II", "clock": "none", "mission": "drawn"},
    ),
    (
        "galaxy_trucker_beverage_run",
        "galaxy-trucker",
        2,
        {"players": "2", "flights": "I", "clock": "none", "mission": "beverage_run", "optional": "with"},
    ),
    (
        "galaxy_trucker_experiments",
        "galaxy-trucker",
        5,
        {"players": "2", "flights": "II", "clock": "none", "mission": "experiments"},
    ),
    (
        "galaxy_trucker_the_bet",
        "galaxy-trucker",
        3,
        {"players": "3", "flights": "I", "clock": "none", "mission": "the_bet"},
    ),
    (
        "galaxy_trucker_escort",
        "galaxy-trucker",
        6,
        {"players": "3", "flights": "II", "clock": "none", "mission": "escort_mission"},
    ),
    (
        "galaxy_trucker_heavy_duty",
        "galaxy-trucker",
        52,
        {
            "players": "2",
            "flights": "agreed",
            "flight-1": "II",
            "flight-2": "I",
            "flight-3": "I",
            "flight-4": "I",
            "mission": "heavy_duty",
            "clock": "none",
        },
    ),
    (
        "galaxy_trucker_directives",
        "galaxy-trucker",
        64,
        {
            "players": "2",
            "flights": "agreed",
            "flight-1": "III",
            "flight-2": "II",
            "flight-3": "II",
            "flight-4": "II",
            "mission": "directives",
            "clock": "none",
        },
    ),
    (
        "galaxy_trucker_easy_peasy",
        "galaxy-trucker",
        63,
        {
            "players": "2",
            "flights": "agreed",
            "flight-1": "IV",
            "flight-2": "III",
            "flight-3": "III",
            "flight-4": "III",
            "mission": "easy_peasy",
            "clock": "none",
        },
    ),
    (
        "galaxy_trucker_hilarious_stories",
        "galaxy-trucker",
        17,
        {
            "players": "2",
            "flights": "agreed",
            "flight-1": "I",
            "flight-2": "IV",
            "flight-3": "IV",
            "flight-4": "IV",
            "mission": "hilarious_stories",
            "clock": "none",
        },
    ),
    (
        "galaxy_trucker_own_mission",
        "galaxy-trucker",
        0,
        {"players": "2", "flights": "I", "mission": "own", "clock": "none", "paper": PAPER},
    ),
    (
        "galaxy_trucker_powder_keg",
        "galaxy-trucker",
        18,
        {"players": "3", "flights": "I-II", "mission": "riding_a_powder_keg", "clock": "none"},
    ),
    (
        "galaxy_trucker_cocktail_time",
        "galaxy-trucker",
        13,
        {"players": "2", "flights": "I", "mission": "cocktail_time", "clock": "none"},
    ),
    (
        "galaxy_trucker_carpool",
        "galaxy-trucker",
        47,
        {"players": "3", "flights": "II", "mission": "carpool", "clock": "none"},
    ),
    (
        "galaxy_trucker_diplomatic",
        "galaxy-trucker",
        44,
        {"players": "3", "flights": "I", "mission": "diplomatic_mission", "boxes": "some", "clock": "none"},
    ),
    (
        "galaxy_trucker_archaeology",
        "galaxy-trucker",
        5,
        {"players": "2", "flights": "I", "mission": "alien_archaeology", "clock": "none"},
    ),
    (
        "galaxy_trucker_alien_design",
        "galaxy-trucker",
        93,
        {"players": "2", "flights": "I", "mission": "alien_design", "clock": "none"},
    ),
    (
        "galaxy_trucker_isotopes",
        "galaxy-trucker",
        172,
        {"players": "2", "flights": "I", "mission": "radioactive_isotopes", "boxes": "some", "clock": "none"},
    ),
    (
        "galaxy_trucker_by_lot",
        "galaxy-trucker",
        3,
        {"players": "2", "flights": "III-IV", "mission": "lot", "clock": "none"},
    ),
    (
        "galaxy_trucker_trials",
        "galaxy-trucker",
        41,
        {"players": "5", "flights": "III", "mission": "club_gold_trials", "boxes": "some", "clock": "none"},
    ),
    (
        "galaxy_trucker_trials_again",
        "galaxy-trucker",
        66,
        {"players": "3", "flights": "II", "mission": "club_gold_trials", "boxes": "some", "clock": "none"},
    ),
    (
        "galaxy_trucker_raids",
        "galaxy-trucker",
        37,
        {"players": "4", "flights": "IV", "mission": "club_gold_trials", "boxes": "some", "clock": "none"},
    ),
    (
        "galaxy_trucker_powder_keg_again",
        "galaxy-trucker",
        48,
        {"players": "2", "flights": "I-II", "mission": "riding_a_powder_keg", "clock": "none"},
    ),
    (
        "galaxy_trucker_escort_again",
        "galaxy-trucker",
        44,
        {"players": "3", "flights": "I", "mission": "escort_mission", "clock": "none"},
    ),
    (
        "galaxy_trucker_sitting_out",
        "galaxy-trucker",
        48,
        {"players": "2", "flights": "I-II", "mission": "riding_a_powder_keg", "clock": "none"},
    ),
    (
        "galaxy_trucker_bets",
        "galaxy-trucker",
        49,
        {"players": "4", "flights": "I", "mission": "the_bet", "clock": "none"},
    ),
    (
        "galaxy_trucker_fleets",
        "galaxy-trucker",
        7,
        {"players": "4", "flights": "I", "mission": "escort_mission", "clock": "none"},
    ),
    (
        "galaxy_trucker_five_in_a_zone",
        "galaxy-trucker",
        25,
        {"players": "5", "flights": "I", "mission": "club_gold_trials", "clock": "none"},
    ),
    (
        "galaxy_trucker_a_raid",
        "galaxy-trucker",
        12,
        {"players": "3", "flights": "I", "mission": "club_gold_trials", "boxes": "some", "clock": "none"},
    ),
    (
        "galaxy_trucker_two_parts",
        "galaxy-trucker",
        7,
        {"players": "2", "flights": "II", "second": "IIA", "clock": "none"},
    ),
    (
        "galaxy_trucker_four_parts",
        "galaxy-trucker",
        5,
        {"players": "2", "flights": "IV", "fourth": "IVC", "clock": "none"},
    ),
    (
        "galaxy_trucker_round",
        "galaxy-trucker",
        4,
        {"players": "2", "flights": "II-III", "second": "IIB", "third": "IIIC", "clock": "none"},
    ),
    (
        "galaxy_trucker_folded",
        "galaxy-trucker",
        12,
        {"players": "2", "flights": "I-II", "first": "IC", "second": "IIC", "clock": "none"},
    ),
    (
        "galaxy_trucker_four_rounds",
        "galaxy-trucker",
        9,
        {"players": "1", "flights": "I-IV", "first": "IA", "clock": "none"},
    ),
    (
        "galaxy_trucker_raid",
        "galaxy-trucker",
        4974,
        {"players": "2", "flights": "II", "clock": "none", "boxes": "some", "mission": "lot"},
    ),
    (
        "galaxy_trucker_hyperspace",
        "galaxy-trucker",
        26461,
        {"players": "2", "flights": "II", "clock": "none", "boxes": "some", "mission": "lot"},
    ),
    ("airlock_calm", "airlock", 21, {}),
    ("airlock_short", "airlock", 5, {"rounds": "1", "crew": "3", "leak": "yes"}),
    ("airlock_hasty", "airlock", 15, {"pace": "hasty", "crew": "4"}),
    ("airlock_five", "airlock", 31, {"crew": "5", "leak": "yes"}),
    ("airlock_no_air", "airlock", 22, {"crew": "3", "leak": "yes", "hole": "big"}),
]


# --- writing ---------------------------------------------------------------------------------------------------------
def header(log: Log) -> str:
    options = " ".join(f"{name}={value}" for name, value in log.options.as_dict().items())
    return f"{log.title.id} rules={log.title.version} seed={log.seed} {options}"


def told(log: Log, game: Game, event: Event) -> str:
    """What happened; behind the name of a seat, what only that seat hears."""
    ears = [] if event.seat == ALL else [f"({log.title.seats(log.options)[event.seat]})"]
    named = [f"{field}={log.title.name_of(field, number, game)}" for field, number in event.named().items()]
    return " ".join([" ", *ears, event.kind.name, *named])


def ending(title: Title, log: Log, game: Game) -> Iterator[str]:
    outcome = game.outcome()
    if outcome is None:
        yield "still running"
        return
    seats = title.seats(log.options)
    winners = [seat for seat, won in zip(seats, outcome.won, strict=True) if won]
    yield f"over {outcome.reason} {outcome.rule}"
    yield f"  won by {', '.join(winners) or 'nobody'}"
    yield from (f"  {part}={points}" for part, points in outcome.score)
    for seat, result in zip(seats, outcome.results, strict=True):
        yield from (f"  {seat} place={result.rank} {part}={points}" for part, points in result.score)


def text_of(log: Log) -> str:
    """The whole playthrough."""
    journal = Journal()
    game = log.replay(0, journal)
    lines = [header(log), *(told(log, game, event) for event in journal.events)]
    for entry in log.entries:
        journal.events.clear()
        entry.apply(game)
        lines += [entry.text(), *(told(log, game, event) for event in journal.events)]
    return "\n".join([*lines, *ending(log.title, log, game)]) + "\n"


# --- reading ---------------------------------------------------------------------------------------------------------
def log_of(text: str) -> Log:
    """The log a playthrough was written from."""
    first, *lines = text.splitlines()
    game, _, seed, *options = first.split(" ")
    title = next(title for title in TITLES if title.id == game)
    log = Log(title, dict(option.split("=") for option in options), int(seed.removeprefix("seed=")))
    reader = Reader(FORMAT, title.vocabulary)
    entries = [line for line in lines if line[0].isdecimal() or line[0] == "+"]
    log.entries = [reader.entry(line, number) for number, line in enumerate(entries)]
    return log


def playthroughs() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def playthroughs_of(title: Title) -> list[Path]:
    return [path for path in playthroughs() if path.stem.startswith(prefix(title))]


def prefix(title: Title) -> str:
    """How the names of a title's files begin."""
    return title.id.replace("-", "_") + "_"


def openings(title: Title) -> list[Log]:
    """The logs of all playthroughs of a game: a way deep into it for whoever wants to go on from there."""
    return [log_of(path.read_text(encoding="utf-8")) for path in playthroughs_of(title)]


# --- playing ---------------------------------------------------------------------------------------------------------
def play(title: Title, options: dict[str, str], seed: int, known: Sequence[Entry] = ()) -> Log:
    """A whole game: the entries that are known while they are accepted, then the players."""
    log = Log(title, options, seed)
    game = log.replay()
    for entry in known:
        try:
            entry.apply(game)
        except HullError:
            break
        log.entries.append(entry)
    hands = OneSearches(game, seed)
    while not game.over():
        log.entries.append(hands.next_entry())
    return log


class OneSearches(Hands):
    """The first seat is a bot's, which searches; the others play at random."""

    def __init__(self, game: Game, seed: int) -> None:
        dice = seeded(seed)
        super().__init__(game, dice.roll, dice)
        self.bot = make_bot("mcts", seed, PLAYOUTS)

    def choose(self, seat: int) -> Move:
        answer = self.bot.choose(self.game, seat) if seat == 0 else None
        return answer if isinstance(answer, Move) else super().choose(seat)


# --- fingerprints ----------------------------------------------------------------------------------------------------
def play_at_random(title: Title, options: dict[str, str], seed: int) -> Log:
    log = Log(title, options, seed)
    game = log.replay()
    dice = seeded(seed + 1)
    hands = Hands(game, dice.roll, dice)
    while not game.over():
        log.entries.append(hands.next_entry())
    return log


def fingerprint(log: Log) -> str:
    """A hash over the whole state after every step of a game."""
    game = log.replay(0)
    digest = hashlib.sha256(game.to_bytes())
    for entry in log.entries:
        entry.apply(game)
        digest.update(game.to_bytes())
    return digest.hexdigest()[:16]


def fingerprints(title: Title, games: int = RANDOM_GAMES) -> Iterator[str]:
    """One line for each of many random games, over all options in turn, and for each playthrough."""
    accepted = accepted_options(title)
    for seed in range(games):
        # A stride that shares no factor with the number of options visits all of them.
        log = play_at_random(title, accepted[seed * STRIDE % len(accepted)], seed)
        yield f"{fingerprint(log)} {len(log.entries)} {header(log)}"
    for path in playthroughs_of(title):
        log = log_of(path.read_text(encoding="utf-8"))
        yield f"{fingerprint(log)} {len(log.entries)} {path.stem}"


def known_fingerprints(title: Title) -> list[str]:
    """The lines of a title in the file."""
    lines = FINGERPRINTS.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.split()[2] == title.id or line.split()[2].startswith(prefix(title))]


# --- all of it -------------------------------------------------------------------------------------------------------
def write(title: Title) -> None:
    """Play the title's games anew as far as they are not known."""
    for name, game, seed, options in SETS:
        if game == title.id:
            path = FOLDER / f"{name}.txt"
            known = log_of(path.read_text(encoding="utf-8")).entries if path.exists() else []
            path.write_text(text_of(play(title, options, seed, known)), encoding="utf-8", newline="\n")


def main(wanted: Sequence[str]) -> None:
    chosen = [title for title in TITLES if not wanted or title.id in wanted]
    for title in chosen:
        write(title)
    by_title = [fingerprints(title) if title in chosen else known_fingerprints(title) for title in TITLES]
    text = "".join(f"{line}\n" for lines in by_title for line in lines)
    FINGERPRINTS.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
