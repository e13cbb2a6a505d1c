// Made by web/scripts/wire_types.py from the Python sources. Do not edit.

import type { TitleFacts } from "../../title";

export const TITLE: TitleFacts = {
  "id": "galaxy-trucker",
  "names": {
    "account": [
      "order",
      "beauty",
      "goods",
      "losses",
      "mission"
    ],
    "alien": [
      "brown",
      "purple"
    ],
    "by": [
      "3,3",
      "4,3",
      "5,3",
      "6,3",
      "7,3",
      "8,3",
      "9,3",
      "10,3",
      "11,3",
      "3,4",
      "4,4",
      "5,4",
      "6,4",
      "7,4",
      "8,4",
      "9,4",
      "10,4",
      "11,4",
      "3,5",
      "4,5",
      "5,5",
      "6,5",
      "7,5",
      "8,5",
      "9,5",
      "10,5",
      "11,5",
      "3,6",
      "4,6",
      "5,6",
      "6,6",
      "7,6",
      "8,6",
      "9,6",
      "10,6",
      "11,6",
      "3,7",
      "4,7",
      "5,7",
      "6,7",
      "7,7",
      "8,7",
      "9,7",
      "10,7",
      "11,7",
      "3,8",
      "4,8",
      "5,8",
      "6,8",
      "7,8",
      "8,8",
      "9,8",
      "10,8",
      "11,8",
      "3,9",
      "4,9",
      "5,9",
      "6,9",
      "7,9",
      "8,9",
      "9,9",
      "10,9",
      "11,9",
      "3,10",
      "4,10",
      "5,10",
      "6,10",
      "7,10",
      "8,10",
      "9,10",
      "10,10",
      "11,10",
      "3,11",
      "4,11",
      "5,11",
      "6,11",
      "7,11",
      "8,11",
      "9,11",
      "10,11",
      "11,11"
    ],
    "card": [
      "slavers",
      "smugglers",
      "pirates",
      "stardust",
      "open_space",
      "open_space",
      "open_space",
      "open_space",
      "meteor_swarm",
      "meteor_swarm",
      "meteor_swarm",
      "planets",
      "planets",
      "planets",
      "planets",
      "combat_zone",
      "abandoned_ship",
      "abandoned_ship",
      "abandoned_station",
      "abandoned_station",
      "slavers",
      "smugglers",
      "pirates",
      "stardust",
      "epidemic",
      "open_space",
      "open_space",
      "open_space",
      "meteor_swarm",
      "meteor_swarm",
      "meteor_swarm",
      "planets",
      "planets",
      "planets",
      "planets",
      "combat_zone",
      "abandoned_ship",
      "abandoned_ship",
      "abandoned_station",
      "abandoned_station",
      "slavers",
      "smugglers",
      "pirates",
      "sabotage",
      "epidemic",
      "open_space",
      "open_space",
      "open_space",
      "meteor_swarm",
      "meteor_swarm",
      "meteor_swarm",
      "planets",
      "planets",
      "planets",
      "planets",
      "combat_zone",
      "abandoned_ship",
      "abandoned_ship",
      "abandoned_station",
      "abandoned_station",
      "slavers",
      "smugglers",
      "pirates",
      "sabotage",
      "epidemic",
      "stardust",
      "open_space",
      "open_space",
      "meteor_swarm",
      "meteor_swarm",
      "meteor_swarm",
      "planets",
      "planets",
      "planets",
      "planets",
      "combat_zone",
      "abandoned_ship",
      "abandoned_ship",
      "abandoned_station",
      "abandoned_station",
      "meteor_rain",
      "meteor_rain",
      "meteor_rain",
      "meteor_rain",
      "meteor_alert",
      "meteor_alert",
      "meteor_alert",
      "meteor_alert",
      "black_hole",
      "black_hole",
      "black_hole",
      "pirate_fleet",
      "slaver_fleet",
      "looter_fleet",
      "tactical_zone",
      "tactical_zone",
      "tactical_zone",
      "nanobot_dust",
      "abrasive_dust",
      "plague",
      "space_fever",
      "cell_leak",
      "meltdown",
      "robopolice_raid",
      "robopolice_raid",
      "robopolice_raid"
    ],
    "cause": [
      "choice",
      "no_engine",
      "no_human",
      "lapped",
      "no_ship",
      "swallowed"
    ],
    "circle": [
      "start",
      "I",
      "II",
      "III",
      "IV"
    ],
    "class": [
      "I",
      "II",
      "III",
      "IIIA",
      "IA",
      "IC",
      "IIC",
      "IIA",
      "IIB",
      "IIIC",
      "IVC"
    ],
    "colour": [
      "red",
      "yellow",
      "green",
      "blue"
    ],
    "counter": [
      "delivered_explosive",
      "delivered_fragile",
      "delivered_heavy",
      "delivered_radioactive",
      "delivered_artefact",
      "delivered_artefact_single",
      "delivered_artefact_double",
      "delivered_weight",
      "delivered_distinct_kinds",
      "delivered_human",
      "delivered_alien",
      "delivered_goods_colours",
      "lost_explosive",
      "lost_fragile",
      "lost_heavy",
      "lost_radioactive",
      "lost_artefact",
      "lost_human",
      "lost_alien",
      "lost_crew",
      "lost_in_flight",
      "cannon_components",
      "exposed_connectors",
      "cells_left",
      "engine_strength_without_cells",
      "badges",
      "enemies_beaten",
      "directives_met",
      "directives_broken",
      "built_artefact",
      "aliens_aboard",
      "empty_squares_at_launch"
    ],
    "criterion": [
      "crew",
      "engines",
      "cannons"
    ],
    "figure": [
      "human",
      "brown",
      "purple"
    ],
    "from": [
      "front",
      "right",
      "rear",
      "left"
    ],
    "hazard": [
      "small_meteor",
      "large_meteor",
      "light_shot",
      "heavy_shot"
    ],
    "level": [
      "I",
      "II",
      "III",
      "IV"
    ],
    "mission": [
      "beverage_run",
      "heavy_duty",
      "experiments",
      "club_gold_trials",
      "escort_mission",
      "hilarious_stories",
      "riding_a_powder_keg",
      "radioactive_isotopes",
      "alien_archaeology",
      "alien_design",
      "diplomatic_mission",
      "carpool",
      "easy_peasy",
      "the_bet",
      "directives",
      "cocktail_time",
      "own"
    ],
    "pay": [
      "per",
      "table",
      "most",
      "rank",
      "if",
      "sets",
      "marker",
      "choice",
      "choice_failed",
      "losses",
      "launch"
    ],
    "penalty": [
      "days",
      "crew",
      "goods",
      "shots"
    ],
    "planet": [
      "1",
      "2",
      "3",
      "4"
    ],
    "seat": [
      "blue",
      "green",
      "yellow",
      "red",
      "orange"
    ],
    "square": [
      "3,3",
      "4,3",
      "5,3",
      "6,3",
      "7,3",
      "8,3",
      "9,3",
      "10,3",
      "11,3",
      "3,4",
      "4,4",
      "5,4",
      "6,4",
      "7,4",
      "8,4",
      "9,4",
      "10,4",
      "11,4",
      "3,5",
      "4,5",
      "5,5",
      "6,5",
      "7,5",
      "8,5",
      "9,5",
      "10,5",
      "11,5",
      "3,6",
      "4,6",
      "5,6",
      "6,6",
      "7,6",
      "8,6",
      "9,6",
      "10,6",
      "11,6",
      "3,7",
      "4,7",
      "5,7",
      "6,7",
      "7,7",
      "8,7",
      "9,7",
      "10,7",
      "11,7",
      "3,8",
      "4,8",
      "5,8",
      "6,8",
      "7,8",
      "8,8",
      "9,8",
      "10,8",
      "11,8",
      "3,9",
      "4,9",
      "5,9",
      "6,9",
      "7,9",
      "8,9",
      "9,9",
      "10,9",
      "11,9",
      "3,10",
      "4,10",
      "5,10",
      "6,10",
      "7,10",
      "8,10",
      "9,10",
      "10,10",
      "11,10",
      "3,11",
      "4,11",
      "5,11",
      "6,11",
      "7,11",
      "8,11",
      "9,11",
      "10,11",
      "11,11"
    ],
    "stack": [
      "1",
      "2",
      "3"
    ],
    "tile": [
      "battery_2",
      "battery_2",
      "battery_2",
      "battery_2",
      "battery_2",
      "battery_2",
      "battery_2",
      "battery_2",
      "battery_2",
      "battery_3",
      "battery_3",
      "battery_3",
      "battery_3",
      "battery_3",
      "battery_3",
      "cargo_2",
      "cargo_2",
      "cargo_2",
      "cargo_2",
      "cargo_2",
      "cargo_2",
      "cargo_2",
      "cargo_2",
      "cargo_2",
      "cargo_3",
      "cargo_3",
      "cargo_3",
      "cargo_3",
      "cargo_3",
      "cargo_3",
      "cabin",
      "cabin",
      "cabin",
      "cabin",
      "cabin",
      "cabin",
      "cabin",
      "cabin",
      "cabin",
      "cabin",
      "cabin",
      "cabin",
      "cabin",
      "cabin",
      "structural",
      "structural",
      "structural",
      "structural",
      "structural",
      "structural",
      "cabin",
      "special_cargo_1",
      "special_cargo_1",
      "special_cargo_1",
      "special_cargo_1",
      "special_cargo_1",
      "special_cargo_2",
      "special_cargo_2",
      "special_cargo_2",
      "engine_1",
      "engine_1",
      "engine_1",
      "engine_1",
      "engine_1",
      "engine_1",
      "engine_1",
      "engine_1",
      "engine_1",
      "engine_1",
      "engine_1",
      "engine_1",
      "engine_1",
      "engine_1",
      "engine_1",
      "engine_1",
      "engine_1",
      "engine_2",
      "engine_2",
      "engine_2",
      "engine_2",
      "engine_2",
      "engine_2",
      "engine_2",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cannon_1",
      "cabin",
      "structural",
      "structural",
      "special_cargo_1",
      "engine_1",
      "life_support_purple",
      "shield",
      "shield",
      "shield",
      "engine_1",
      "life_support_brown",
      "shield",
      "cannon_1",
      "cannon_1",
      "cannon_2",
      "cannon_2",
      "cannon_2",
      "cannon_2",
      "cannon_2",
      "cannon_2",
      "cannon_2",
      "cannon_2",
      "life_support_brown",
      "life_support_brown",
      "life_support_brown",
      "life_support_brown",
      "life_support_brown",
      "life_support_purple",
      "life_support_purple",
      "life_support_purple",
      "life_support_purple",
      "life_support_purple",
      "shield",
      "shield",
      "shield",
      "shield",
      "explosive",
      "explosive",
      "explosive",
      "explosive",
      "explosive",
      "explosive",
      "explosive",
      "explosive",
      "explosive",
      "explosive",
      "explosive",
      "explosive",
      "explosive",
      "explosive",
      "explosive",
      "explosive",
      "fragile",
      "fragile",
      "fragile",
      "fragile",
      "fragile",
      "fragile",
      "fragile",
      "fragile",
      "fragile",
      "fragile",
      "fragile",
      "fragile",
      "heavy_2",
      "heavy_2",
      "heavy_2",
      "heavy_2",
      "heavy_2",
      "heavy_3",
      "heavy_3",
      "heavy_3",
      "heavy_3",
      "heavy_3",
      "heavy_3",
      "heavy_4",
      "heavy_4",
      "heavy_4",
      "heavy_4",
      "heavy_4",
      "radioactive",
      "radioactive",
      "radioactive",
      "radioactive",
      "radioactive",
      "radioactive",
      "radioactive",
      "radioactive",
      "radioactive",
      "radioactive",
      "radioactive",
      "radioactive",
      "radioactive",
      "radioactive",
      "radioactive",
      "radioactive",
      "artefact_single",
      "artefact_single",
      "artefact_single",
      "artefact_single",
      "artefact_single",
      "artefact_single",
      "artefact_single",
      "artefact_single",
      "artefact_double",
      "artefact_double",
      "artefact_double",
      "artefact_double",
      "plating",
      "plating",
      "plating",
      "plating",
      "thrusters",
      "thrusters",
      "router",
      "router",
      "robonauts_2",
      "robonauts_2",
      "stasis_2",
      "stasis_2",
      "booster_1",
      "booster_1",
      "self_defence",
      "self_defence",
      "armoury",
      "armoury",
      "starting_cabin",
      "starting_cabin",
      "starting_cabin",
      "starting_cabin",
      "starting_cabin"
    ]
  },
  "verbs": {
    "draw": [],
    "take": [
      "tile"
    ],
    "return": [],
    "weld": [
      "square",
      "turn"
    ],
    "lift": [],
    "keep": [],
    "reach": [
      "place"
    ],
    "look": [
      "stack"
    ],
    "close": [],
    "finish": [
      "order"
    ],
    "flip": [],
    "remove": [
      "square"
    ],
    "salvage": [
      "square"
    ],
    "repaired": [],
    "board": [
      "square",
      "alien"
    ],
    "crewed": [],
    "fly-on": [],
    "give-up": [],
    "spend": [
      "square"
    ],
    "enough": [],
    "brace": [],
    "land": [
      "planet"
    ],
    "pass": [],
    "accept": [],
    "claim": [],
    "decline": [],
    "discharge": [
      "square"
    ],
    "hand-over": [
      "square"
    ],
    "load": [
      "colour",
      "square"
    ],
    "unload": [
      "colour",
      "square"
    ],
    "stow": [],
    "loaded": [],
    "onward": [],
    "jump": [],
    "stay": [],
    "shift": [
      "way",
      "square"
    ],
    "hold": [],
    "wake": [
      "square"
    ],
    "draw-special": [],
    "vote": [
      "mission"
    ],
    "veto": [
      "mission"
    ],
    "refit": [
      "class"
    ],
    "bet": [
      "option"
    ],
    "skip": [
      "square"
    ],
    "face": [],
    "volunteer": [],
    "hold-back": [],
    "rejoin": [],
    "sit-out": [],
    "abandon": [
      "square"
    ],
    "take-back": [
      "square"
    ],
    "escape": [],
    "fall-in": [],
    "part-with": [
      "square"
    ],
    "hold-fast": []
  }
};

/** What each kind of event tells. */
export type Fields = {
  "round": "round" | "level" | "class";
  "drew": "seat" | "tile";
  "took": "seat" | "tile";
  "returned": "seat" | "tile";
  "placed": "seat" | "tile" | "square" | "turn";
  "lifted": "seat" | "tile" | "square";
  "set-aside": "seat" | "tile";
  "reached": "seat" | "tile";
  "looked": "seat" | "stack";
  "closed": "seat" | "stack";
  "timer-turned": "seat" | "circle";
  "timer-out": "circle";
  "timer-waits": "circle";
  "finished": "seat" | "order";
  "time-up": never;
  "put-back": "seat" | "tile";
  "given-order": "seat" | "order";
  "left-over": "seat" | "tile";
  "sound": "seat";
  "faulty": "seat" | "errors";
  "removed": "seat" | "tile" | "square";
  "salvaged": "seat" | "square" | "lost";
  "sent-back": "seat";
  "repaired": "seat" | "order";
  "on-track": "seat" | "order" | "behind";
  "boarded": "seat" | "square" | "alien";
  "crewed": "seat" | "crew" | "cells";
  "shuffled": "cards";
  "card": "card" | "left";
  "no-effect": "card";
  "engines": "seat" | "strength";
  "cannons": "seat" | "halves";
  "cell-spent": "seat" | "square";
  "ahead": "seat" | "days";
  "back": "seat" | "days";
  "exposed": "seat" | "connectors";
  "landed": "seat" | "planet";
  "passed": "seat";
  "accepted": "seat" | "card";
  "loaded": "seat" | "colour" | "square";
  "unloaded": "seat" | "colour" | "square";
  "stowed": "seat" | "blocks";
  "left-behind": "seat" | "colour" | "blocks";
  "beat": "seat" | "card";
  "held-off": "seat" | "card";
  "beaten": "seat" | "card";
  "declined": "seat";
  "paid": "seat" | "credits";
  "lowest": "seat" | "criterion" | "penalty" | "amount";
  "crew-lost": "seat" | "square" | "figure";
  "goods-lost": "seat" | "square" | "colour";
  "cell-lost": "seat" | "square";
  "fell-ill": "seat" | "square" | "figure";
  "saboteur": "seat" | "column" | "row";
  "sabotage-failed": "seat";
  "gave-up": "seat" | "cause";
  "meteor": "seat" | "from" | "line";
  "escaped": "seat" | "strength";
  "abandoned": "seat" | "square" | "tile";
  "swallowed": "seat" | "components";
  "unharmed": "seat" | "card";
  "outgunned": "seat" | "card" | "lines";
  "result": "seat" | "halves";
  "result-below": "seat" | "halves";
  "worst": "seat" | "column";
  "second-worst": "seat" | "column";
  "detached": "seat" | "square" | "tile";
  "hazard": "hazard" | "from" | "line" | "die";
  "missed": "seat";
  "bounced": "seat" | "square";
  "shielded": "seat" | "square";
  "shot-down": "seat" | "square";
  "plated": "seat" | "square";
  "destroyed": "seat" | "square" | "tile";
  "blown-up": "seat" | "square" | "tile" | "by";
  "shattered": "seat" | "square" | "tile" | "by";
  "fell-off": "seat" | "square" | "tile";
  "alien-lost": "seat" | "square" | "figure";
  "jumped": "seat" | "square";
  "came-back": "seat";
  "storm": "seat" | "line" | "die";
  "shifted": "seat" | "line";
  "woken": "seat" | "square";
  "mustered": "seat" | "crew";
  "raid": "from" | "line" | "die";
  "raid-enters": "seat" | "square";
  "raid-gives-up": "seat";
  "raid-goes-on": "seat" | "square";
  "charge": "seat" | "square";
  "raid-beaten": "seat" | "square";
  "raid-leaves": "seat";
  "charges-go-off": "seat";
  "offered": "mission";
  "voted": "seat" | "mission";
  "vetoed": "seat" | "mission";
  "mission": "mission";
  "would-fly": "seat" | "class";
  "refitted": "class";
  "dealt": "seat" | "tile";
  "requirement-failed": "seat" | "counter";
  "has-chosen": "seat";
  "bets": "seat" | "counter" | "bound";
  "bets-nothing": "seat";
  "discarded": "seat" | "square" | "tile";
  "skipped": "seat" | "card";
  "volunteered": "seat";
  "held-back": "seat";
  "marker-hit": "hits" | "left";
  "badge": "seat" | "badges";
  "closed-ranks": "seat" | "days";
  "died": "seat" | "credits";
  "new-pilot": "seat" | "credits";
  "sits-out": "seat";
  "turned-up": "card";
  "arrived": "seat" | "finish";
  "earned": "seat" | "account" | "credits";
  "rewarded": "seat" | "pay" | "counter" | "credits";
  "rewarded-for": "seat" | "pay" | "credits";
  "fined": "seat" | "pay" | "counter" | "credits";
  "fined-for": "seat" | "pay" | "credits";
  "pays": "seat" | "components" | "credits";
  "balance": "seat" | "credits";
};
