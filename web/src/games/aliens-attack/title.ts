// Made by web/scripts/wire_types.py from the Python sources. Do not edit.

import type { TitleFacts } from "../../title";

export const TITLE: TitleFacts = {
  "id": "aliens-attack",
  "names": {
    "action": [
      "laser_satellite",
      "upgrade_cannons",
      "vortex",
      "redeployment",
      "repairs",
      "barrage",
      "space_mines",
      "mobile_shield"
    ],
    "cannon": [
      "alpha",
      "beta",
      "gamma",
      "delta"
    ],
    "cannon2": [
      "alpha",
      "beta",
      "gamma",
      "delta"
    ],
    "card": [
      "ship_01",
      "ship_02",
      "ship_03",
      "ship_04",
      "ship_05",
      "ship_06",
      "ship_07",
      "ship_08",
      "ship_09",
      "ship_10"
    ],
    "column": [
      "c1",
      "c2",
      "c3",
      "c4"
    ],
    "die-action": [
      "move",
      "double_move",
      "torpedo",
      "quick_advance",
      "devastation",
      "reinforcements",
      "retreat",
      "self_repair"
    ],
    "face": [
      "scout",
      "damaged_scout",
      "advanced",
      "damaged_advanced",
      "part",
      "damaged_part"
    ],
    "from": [
      "r0c1",
      "r0c2",
      "r0c3",
      "r0c4",
      "r1c1",
      "r1c2",
      "r1c3",
      "r1c4",
      "r2c1",
      "r2c2",
      "r2c3",
      "r2c4",
      "r3c1",
      "r3c2",
      "r3c3",
      "r3c4"
    ],
    "front": [
      "carrier",
      "raider",
      "swarm",
      "herald",
      "shield",
      "mothership"
    ],
    "part": [
      "part1",
      "part2",
      "part3",
      "part4"
    ],
    "row": [
      "r0",
      "r1",
      "r2",
      "r3"
    ],
    "square": [
      "r0c1",
      "r0c2",
      "r0c3",
      "r0c4",
      "r1c1",
      "r1c2",
      "r1c3",
      "r1c4",
      "r2c1",
      "r2c2",
      "r2c3",
      "r2c4",
      "r3c1",
      "r3c2",
      "r3c3",
      "r3c4"
    ],
    "target": [
      "r0c1",
      "r0c2",
      "r0c3",
      "r0c4",
      "r1c1",
      "r1c2",
      "r1c3",
      "r1c4",
      "r2c1",
      "r2c2",
      "r2c3",
      "r2c4",
      "r3c1",
      "r3c2",
      "r3c3",
      "r3c4",
      "part1",
      "part2",
      "part3",
      "part4",
      "nothing"
    ]
  },
  "verbs": {
    "fire": [
      "shot"
    ],
    "hold": [],
    "laser": [
      "target"
    ],
    "upgrade": [
      "cannons"
    ],
    "vortex": [
      "column"
    ],
    "redeploy": [
      "cannons"
    ],
    "repair": [
      "cannons"
    ],
    "barrage": [
      "shot"
    ],
    "mines": [
      "square"
    ],
    "shield": [
      "square"
    ],
    "prepare": [
      "cannons"
    ],
    "refill": [],
    "danger": [
      "danger"
    ],
    "descend": [],
    "advance": [
      "column"
    ]
  }
};

/** What each kind of event tells. */
export type Fields = {
  "dealt": "square" | "front";
  "prepared": "cannon";
  "sabotaged": "cannon";
  "opening": "danger";
  "turn": "turn";
  "sky-empty": never;
  "fired": "cannon" | "square" | "front";
  "second-shot": "cannon" | "square" | "front";
  "held": never;
  "satellite": "target" | "front";
  "upgraded": "cannon";
  "vortex": "column" | "rows";
  "redeployed": "cannon" | "cannon2";
  "repaired": "cannon";
  "barrage": never;
  "mines-laid": "square";
  "shield-set": "square";
  "no-effect": "action";
  "card-turned": "action";
  "scout-pivoted": "square" | "front";
  "scout-flipped": "square" | "card" | "front";
  "advanced-pivoted": "square" | "card" | "front";
  "advanced-flipped": "square" | "card" | "front";
  "part-revealed": "square" | "part" | "front";
  "cancelled": "square" | "front";
  "overkill": never;
  "buried": "front" | "face";
  "removed": "card" | "front";
  "drawn": "square" | "front" | "face";
  "moved": "from" | "square" | "front" | "rows";
  "reached": "from" | "cannon" | "front";
  "cannon-damaged": "cannon" | "level";
  "laser": "square" | "front";
  "danger-applied": "danger";
  "danger-raised": "danger";
  "part-placed": "part";
  "battle": never;
  "fighters-retreat": never;
  "part-damaged": "part";
  "part-token": "part";
  "part-unharmed": "part";
  "die": "die" | "die-action";
  "descended": "row";
  "pushed": "from" | "square" | "front";
  "torpedo": "cannon";
  "quick-advance": "from" | "front";
  "devastation": never;
  "reinforcement": "square" | "front" | "face";
  "retreated": "from" | "square" | "front";
  "self-repair": "part";
  "mines-exploded": "square";
  "shield-hit": "square" | "hits";
  "shield-destroyed": "square";
  "part-set-aside": "part";
  "refilled": never;
  "danger-chosen": "danger";
  "won": never;
  "lost-cannon": "cannon";
  "lost-landing": never;
  "lost-time": "turn";
  "drawn-out": "turn";
};
