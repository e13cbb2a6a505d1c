// Made by web/scripts/wire_types.py from the Python sources. Do not edit.

import type { TitleFacts } from "../../title";

export const TITLE: TitleFacts = {
  "id": "space-alert",
  "names": {
    "action": [
      "nothing",
      "a",
      "b",
      "c",
      "battlebots",
      "move_red",
      "move_blue",
      "change_deck",
      "heroic_a",
      "heroic_b",
      "heroic_battlebots",
      "heroic_move_upper_red",
      "heroic_move_upper_white",
      "heroic_move_upper_blue",
      "heroic_move_lower_red",
      "heroic_move_lower_white",
      "heroic_move_lower_blue"
    ],
    "back": [
      "movement",
      "action",
      "heroic-movement",
      "heroic-action"
    ],
    "by": [
      "member1",
      "member2",
      "member3",
      "member4",
      "member5"
    ],
    "card": [
      "red-a",
      "red-b",
      "red-c",
      "red-battlebots",
      "blue-a",
      "blue-b",
      "blue-c",
      "blue-battlebots",
      "lift-a",
      "lift-b",
      "lift-c",
      "lift-battlebots",
      "hero-lower_red",
      "hero-lower_blue",
      "hero-upper_red",
      "hero-upper_blue",
      "hero-upper_white",
      "hero-lower_white"
    ],
    "from": [
      "upper_red",
      "upper_white",
      "upper_blue",
      "lower_red",
      "lower_white",
      "lower_blue",
      "space"
    ],
    "level": [
      "white",
      "yellow",
      "mixed"
    ],
    "loss": [
      "nothing",
      "zone_destroyed",
      "threat_effect"
    ],
    "mark": [
      "nothing",
      "X",
      "Y",
      "Z"
    ],
    "member": [
      "member1",
      "member2",
      "member3",
      "member4",
      "member5"
    ],
    "phase": [
      "1",
      "2",
      "3"
    ],
    "phrase": [
      "yes",
      "no",
      "wait",
      "hurry",
      "done",
      "sorry",
      "who-computer-1",
      "who-computer-2",
      "who-computer-3",
      "me-computer-1",
      "me-computer-2",
      "me-computer-3",
      "who-window-1",
      "who-window-2",
      "who-window-3",
      "me-window-1",
      "me-window-2",
      "me-window-3",
      "who-shield-red",
      "who-shield-white",
      "who-shield-blue",
      "me-shield-red",
      "me-shield-white",
      "me-shield-blue",
      "who-energy-red",
      "who-energy-white",
      "who-energy-blue",
      "me-energy-red",
      "me-energy-white",
      "me-energy-blue",
      "who-rocket",
      "who-battlebots",
      "who-interceptors",
      "me-rocket",
      "me-battlebots",
      "me-interceptors",
      "need-red",
      "need-blue",
      "need-lift",
      "need-a",
      "need-b",
      "need-c",
      "need-battlebots",
      "spare-card"
    ],
    "reason": [
      "edge",
      "no-energy",
      "already-done",
      "no-need",
      "none-left",
      "no-active-squad",
      "no-intruder",
      "not-in-play",
      "too-late",
      "taken",
      "irreparable"
    ],
    "serious": [
      "white",
      "yellow",
      "mixed"
    ],
    "source": [
      "shield_red",
      "shield_white",
      "shield_blue",
      "reactor_red",
      "reactor_white",
      "reactor_blue"
    ],
    "squad": [
      "nothing",
      "active",
      "disabled"
    ],
    "station": [
      "upper_red",
      "upper_white",
      "upper_blue",
      "lower_red",
      "lower_white",
      "lower_blue",
      "space"
    ],
    "step": [
      "appear",
      "actions",
      "damage",
      "threats",
      "computer",
      "return"
    ],
    "store": [
      "shield_red",
      "shield_white",
      "shield_blue",
      "reactor_red",
      "reactor_white",
      "reactor_blue"
    ],
    "tile": [
      "heavy_laser",
      "lower_weapon",
      "shield",
      "reactor",
      "gravolift",
      "structural"
    ],
    "to-member": [
      "member1",
      "member2",
      "member3",
      "member4",
      "member5"
    ],
    "weapon": [
      "heavy_laser_red",
      "heavy_laser_white",
      "heavy_laser_blue",
      "light_laser_red",
      "pulse_cannon",
      "light_laser_blue",
      "rocket",
      "interceptors"
    ],
    "zone": [
      "red",
      "white",
      "blue",
      "internal"
    ]
  },
  "verbs": {
    "next": [],
    "put": [
      "card",
      "slot",
      "side"
    ],
    "flip": [
      "slot"
    ],
    "shift": [
      "slot",
      "to"
    ],
    "take-back": [
      "slot"
    ],
    "close": [],
    "plan": [
      "member",
      "card",
      "slot",
      "side"
    ],
    "plan-heroic": [
      "member",
      "slot",
      "side"
    ],
    "retrieve": [
      "member",
      "slot"
    ],
    "give": [
      "card",
      "member"
    ],
    "ready": [],
    "hold-on": [],
    "claim": [
      "time"
    ],
    "fire": [
      "zone",
      "slot"
    ],
    "say": [
      "phrase"
    ],
    "watch": [],
    "fine": [],
    "trust": [],
    "slip": [
      "action"
    ],
    "levels": [
      "level",
      "serious"
    ],
    "go-on": [],
    "stop": [],
    "repair": [
      "zone",
      "tile"
    ],
    "repair-squad": [],
    "no-repair": [],
    "squad-at": [
      "station"
    ],
    "share": []
  }
};

/** What each kind of event tells. */
export type Fields = {
  "turn": "turn";
  "step": "turn" | "step";
  "jumped": never;
  "lost": "loss" | "zone" | "threat";
  "acts": "member" | "action" | "station";
  "tripped": "member" | "action";
  "in-vain": "member" | "action" | "reason";
  "moved": "member" | "from" | "station";
  "lift-taken": "member" | "zone";
  "lift-broken": "member" | "zone";
  "stuck-in-slime": "member" | "station";
  "delayed": "member" | "slot";
  "card-lost": "member" | "action";
  "fired": "member" | "station" | "power";
  "cube-spent": "store" | "left";
  "energy-moved": "source" | "store" | "cubes";
  "capsule-burnt": "left";
  "refuelled": "cubes";
  "heroic-cube": "store" | "cubes";
  "maintained": "phase" | "member";
  "rocket-launched": "member" | "left";
  "squad-taken": "member" | "station" | "squad";
  "squad-revived": "member";
  "squad-disabled": "member";
  "took-off": "member";
  "stayed-out": "member";
  "came-back": "member";
  "confirms": "member" | "count";
  "confirmed": "phase" | "count";
  "repaired": "member" | "threat" | "cubes";
  "repair-joined": "member" | "threat";
  "repaired-together": "threat" | "cubes";
  "attacked": "member" | "threat" | "station";
  "appeared": "threat" | "zone" | "space";
  "targeted": "weapon" | "threat" | "power";
  "no-target": "weapon";
  "cryoshield-broken": "threat";
  "withstood": "threat" | "power" | "armour";
  "wounded": "threat" | "cubes" | "left";
  "destroyed": "threat";
  "advanced": "threat" | "start" | "space";
  "triggered": "threat" | "mark" | "station";
  "survived": "threat";
  "weakened": "threat" | "left";
  "healed": "threat" | "cubes";
  "speed-changed": "threat" | "speed";
  "armour-changed": "threat" | "armour";
  "revealed": "threat";
  "attacks-raised": "threat";
  "armour-raised": "threat";
  "intruder-moved": "threat" | "from" | "station";
  "spread": "threat" | "station";
  "tile-removed": "threat" | "station";
  "attacks": "threat" | "zone" | "power";
  "absorbed": "zone" | "cubes" | "left";
  "doubled": "zone" | "points";
  "damaged": "zone" | "tile" | "total";
  "cubes-spilt": "store" | "cubes";
  "drained": "store" | "cubes" | "left";
  "leaked": "store" | "cubes";
  "fuel-lost": "left";
  "rocket-lost": "left";
  "squad-engulfed": "station";
  "knocked-out": "member" | "station";
  "damage-doubles": "zones" | "threat";
  "check-missed": "phase";
  "check-passed": "phase";
  "rocket-spent": never;
  "rocket-flies-on": never;
  "alert": never;
  "clock": "second";
  "announced": "time" | "zone" | "threat";
  "unconfirmed": "time" | "zone";
  "incoming-data": never;
  "data-transfer": never;
  "transfer-over": never;
  "silence": never;
  "restored": never;
  "minute-left": "phase";
  "twenty-left": "phase";
  "phase-over": "phase";
  "round-over": never;
  "picked-up": "member" | "phase" | "cards";
  "drew": "card";
  "shown-heroic": "member" | "card";
  "placed": "member" | "slot" | "back";
  "placed-open": "member" | "slot" | "action";
  "taken-back": "member" | "slot";
  "shifted": "member" | "slot" | "to";
  "planned": "by" | "member" | "slot" | "action";
  "planned-alone": "member" | "slot" | "action";
  "gave": "member" | "to-member";
  "received": "card" | "by";
  "claimed": "member" | "time";
  "will-fire": "member" | "zone" | "slot";
  "said": "member" | "phrase";
  "shared": "member";
  "ready": "member";
  "not-ready": "member";
  "ended-early": never;
  "all-revealed": never;
  "turn-revealed": "turn";
  "levels-proposed": "member" | "level" | "serious";
  "mission-begins": "mission" | "level" | "serious";
  "goes-on": "member";
  "stops": "member";
  "recovered": "member";
  "tile-repaired": "member" | "zone" | "tile";
  "squad-repaired": "member";
  "repaired-nothing": "member";
  "squad-placed": "station";
};
