"""What a game is set up with."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.missions import box, compiling, reading
from hullbreach.games.galaxy_trucker.missions.plan import BLANK, Plan
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.options import Option, Options

AGREED_ON: Final = "agreed"
# By the name of the option: the level of each flight (GT-GAME-01, GT-GAME-05, GT-VAR-02).
FLIGHTS: Final[dict[str, tuple[int, ...]]] = {
    "all": (1, 2, 3),
    "I-II": (1, 2),
    "II-III": (2, 3),
    "I": (1,),
    "II": (2,),
    "III": (3,),
    "IV": (4,),
    "III-IV": (3, 4),
    "I-IV": (1, 2, 3, 4),
    AGREED_ON: (),
}
AGREED: Final = ("I", "II", "III", "IV")
"""The levels of flights that are agreed on one by one (GT-STD-02)."""
CLOCKS: Final[dict[str, int]] = {"none": 0, "full": 2, "slow": 3, "slower": 4}
"""In halves of the printed time."""
MOST_ROUNDS: Final = 4
BIG: Final = 3
"""From this level on ships are of the class that `third` names, unless `fourth` has another (GT-RULING-73)."""


def _with(*levels: int) -> dict[str, tuple[str, ...]]:
    """Options that mean something when one of these levels is flown."""
    return {"flights": tuple(name for name, flown in FLIGHTS.items() if set(flown) & set(levels) or not flown)}


# How a game comes by its missions.
WITHOUT: Final[i64] = 0
DRAWN: Final[i64] = 1  # three for each flight, and all have their say
BY_LOT: Final[i64] = 2  # three for each flight, and the lot decides
SETTLED: Final[i64] = 3  # one that was agreed on before
MISSIONS: Final[dict[str, int]] = {
    "none": int(WITHOUT),
    "drawn": int(DRAWN),
    "lot": int(BY_LOT),
    **dict.fromkeys(box.NAMES, int(SETTLED)),
}
PAPER: Final = (
    '{"texts":{"en":{"title":"Ballast"}},"setup":[{"op":"add_to_warehouse","kind":"heavy"},'
    '{"op":"marker","id":"barge","hits":[1,1,1,1]}],'
    '"rewards":[{"op":"pay_if_marker","id":"barge","state":"alive","amount":[2,4,6,8]}]}'
)
"""An example of a mission that somebody wrote."""
CREDITS_TO_START: Final[i64] = 20
"""With missions (GT-STD-01)."""

OPTIONS: Final = (
    Option("players", ("1", "2", "3", "4", "5"), "2"),
    Option("flights", tuple(FLIGHTS), "all"),
    *(
        Option(
            f"flight-{number}",
            AGREED if number == 1 else ("none", *AGREED),
            AGREED[0] if number == 1 else "none",
            when={"flights": (AGREED_ON,)} | ({f"flight-{number - 1}": AGREED} if number > 2 else {}),
        )
        for number in range(1, MOST_ROUNDS + 1)
    ),
    # The ship class of each level: the printed one, or one of another box (GT-EXP-33, GT-RULING-83).
    Option("first", ("I", "IA", "IC"), "I", when=_with(1)),
    Option("second", ("II", "IIA", "IIB", "IIC"), "II", when=_with(2)),
    Option("third", ("III", "IIIA", "IIIC"), "III", when=_with(BIG, 4)),
    Option("fourth", ("third", "IVC"), "third", when=_with(4)),
    Option("mission", tuple(MISSIONS), "none"),
    Option("paper", ("", PAPER), "", when={"mission": ("own",)}, longest=reading.LONGEST),
    Option("optional", ("without", "with"), "without", when={"mission": tuple(MISSIONS)[1:]}),
    Option("clock", tuple(CLOCKS), "full"),
    Option("cards", ("random", "beginners"), "random", when=_with(1)),
    Option("inspection", ("strict", "lenient"), "strict"),
    Option("goods", ("limited", "unlimited"), "limited"),
    Option("losses", ("capped", "uncapped"), "capped"),
    Option("boxes", ("none", "some"), "none"),
)


@final
class Setting:
    """The choices made before a game; they never change."""

    def __init__(
        self,
        seats: i64,
        levels: vec[i64],
        classes: vec[i64],
        timer_ms: i64,
        beginners: bool,
        lenient: bool,
        limited_goods: bool,
        capped_losses: bool,
        other_boxes: bool = False,
    ) -> None:
        self.seats = seats
        self.levels = levels
        self.classes = classes
        self.timer_ms = timer_ms
        """How long one run of the timer takes; 0: there is none."""
        self.beginners = beginners
        self.lenient = lenient
        self.limited_goods = limited_goods
        self.capped_losses = capped_losses
        self.other_boxes = other_boxes
        """Whether parts of other boxes are in play, and the cards that need them."""
        self.missions: i64 = WITHOUT
        self.plans: list[Plan] = []
        """The missions that may be flown."""
        self.optional_cards = False
        """Whether supercards that a mission leaves to the players are in (GT-RULING-66)."""

    def plan_of(self, number: i64) -> Plan:
        """A mission, counted from 1; the blank one for 0."""
        return self.plans[number - 1] if number > 0 else BLANK

    def draws_missions(self) -> bool:
        return self.missions == DRAWN or self.missions == BY_LOT

    def credits_to_start(self) -> i64:
        """With missions 20 (GT-STD-01), else none (GT-GAME-03)."""
        return CREDITS_TO_START if self.plans else 0

    def classes_of(self, level: i64) -> vec[i64]:
        """The classes that may be flown at a level."""
        return CLASSES_OF[level - 1]

    def rounds(self) -> i64:
        return len(self.levels)


def class_of(level: int, options: Options) -> str:
    """The ship class that is flown at a level."""
    if level == 4 and options["fourth"] != "third":
        return options["fourth"]
    return options[("first", "second", "third")[min(level, BIG) - 1]]


CLASSES: Final = (
    ("I", "IA", "IC"),
    ("II", "IIA", "IIB", "IIC"),
    ("III", "IIIA", "IIIC"),
    ("III", "IIIA", "IIIC", "IVC"),
)
CLASSES_OF: Final[list[vec[i64]]] = [vec[i64]([pieces.CLASS_NAMES.index(name) for name in names]) for names in CLASSES]
"""By level, as numbers of boards."""


def levels_of(options: Options) -> tuple[int, ...]:
    """The level of each flight (GT-STD-02)."""
    if options["flights"] != AGREED_ON:
        return FLIGHTS[options["flights"]]
    agreed = [options[f"flight-{number}"] for number in range(1, MOST_ROUNDS + 1)]
    return tuple(pieces.LEVEL_NAMES.index(level) + 1 for level in agreed if level != "none")


def plans_of(options: Options) -> list[Plan]:
    """The missions of a game: all of the box where they are drawn, else one."""
    name = options["mission"]
    if name == "none":
        return []
    if name == box.OWN:
        return [compiling.compiled(box.OWN, reading.decode(options["paper"]))]
    return [box.PLANS[box.NAMES.index(name)]] if name in box.NAMES else box.PLANS


def check(options: Options) -> None:
    """A mission that was agreed on allows so many players and these classes (GT-MIS-04); raises BadOption."""
    setting = setting_of(options)
    if setting.missions != SETTLED:
        return
    plan = setting.plans[0]
    if setting.seats > plan.most_players:
        raise BadOption("mission-players", option="mission", value=plan.name, most=int(plan.most_players))
    for number in setting.classes:
        if pieces.CLASS_NAMES[number] in plan.forbidden:
            raise BadOption("mission-class", option="mission", value=plan.name, ship=pieces.CLASS_NAMES[number])


def setting_of(options: Options) -> Setting:
    levels = levels_of(options)
    classes = [pieces.CLASS_NAMES.index(class_of(level, options)) for level in levels]
    setting = Setting(
        seats=int(options["players"]),
        levels=vec[i64](levels),
        classes=vec[i64](classes),
        timer_ms=pieces.TIMER_MS * CLOCKS[options["clock"]] // 2,
        beginners=options["cards"] == "beginners",
        lenient=options["inspection"] == "lenient",
        limited_goods=options["goods"] == "limited",
        capped_losses=options["losses"] == "capped",
        other_boxes=options["boxes"] == "some",
    )
    setting.missions = MISSIONS[options["mission"]]
    setting.plans = plans_of(options)
    setting.optional_cards = options["optional"] == "with"
    return setting
