// Made by web/scripts/wire_types.py from the Python sources. Do not edit.

import type { TitleFacts } from "../../title";

export const TITLE: TitleFacts = {
  "id": "under-falling-skies",
  "names": {
    "action": [
      "none",
      "white_ships",
      "excavator_back",
      "research_back",
      "damage",
      "move_ships",
      "skull"
    ],
    "character": [
      "wing_commander",
      "xenolinguist",
      "tunneller",
      "power_engineer",
      "logistician",
      "fire_chief",
      "decoy_pilot",
      "roboticist",
      "signal_jammer",
      "sharpshooter",
      "reactor_chief",
      "defector"
    ],
    "city": [
      "roswell",
      "washington_dc",
      "new_york",
      "montreal",
      "havana",
      "mexico_city",
      "rio_de_janeiro",
      "moscow",
      "london",
      "paris",
      "cairo",
      "johannesburg",
      "beijing",
      "tokyo",
      "seoul",
      "singapore",
      "sydney"
    ],
    "column": [
      "c1",
      "c2",
      "c3",
      "c4",
      "c5"
    ],
    "counter": [
      "ships_destroyed"
    ],
    "die": [
      "gray-1",
      "gray-2",
      "gray-3",
      "gray-4",
      "gray-5",
      "gray-6",
      "white-1",
      "white-2",
      "white-3",
      "white-4",
      "white-5",
      "white-6"
    ],
    "facility": [
      "aa_gun",
      "tunnel",
      "energy",
      "fighter",
      "research",
      "robot",
      "command",
      "aa_gun+aa_gun",
      "aa_gun+tunnel",
      "aa_gun+energy",
      "aa_gun+fighter",
      "aa_gun+research",
      "aa_gun+robot",
      "aa_gun+command",
      "tunnel+aa_gun",
      "tunnel+tunnel",
      "tunnel+energy",
      "tunnel+fighter",
      "tunnel+research",
      "tunnel+robot",
      "tunnel+command",
      "energy+aa_gun",
      "energy+tunnel",
      "energy+energy",
      "energy+fighter",
      "energy+research",
      "energy+robot",
      "energy+command",
      "fighter+aa_gun",
      "fighter+tunnel",
      "fighter+energy",
      "fighter+fighter",
      "fighter+research",
      "fighter+robot",
      "fighter+command",
      "research+aa_gun",
      "research+tunnel",
      "research+energy",
      "research+fighter",
      "research+research",
      "research+robot",
      "research+command",
      "robot+aa_gun",
      "robot+tunnel",
      "robot+energy",
      "robot+fighter",
      "robot+research",
      "robot+robot",
      "robot+command",
      "command+aa_gun",
      "command+tunnel",
      "command+energy",
      "command+fighter",
      "command+research",
      "command+robot",
      "command+command"
    ],
    "from": [
      "r0c1",
      "r0c2",
      "r0c3",
      "r0c4",
      "r0c5",
      "r1c1",
      "r1c2",
      "r1c3",
      "r1c4",
      "r1c5",
      "r2c1",
      "r2c2",
      "r2c3",
      "r2c4",
      "r2c5",
      "r3c1",
      "r3c2",
      "r3c3",
      "r3c4",
      "r3c5",
      "r4c1",
      "r4c2",
      "r4c3",
      "r4c4",
      "r4c5",
      "r5c1",
      "r5c2",
      "r5c3",
      "r5c4",
      "r5c5",
      "r6c1",
      "r6c2",
      "r6c3",
      "r6c4",
      "r6c5",
      "r7c1",
      "r7c2",
      "r7c3",
      "r7c4",
      "r7c5",
      "r8c1",
      "r8c2",
      "r8c3",
      "r8c4",
      "r8c5",
      "r9c1",
      "r9c2",
      "r9c3",
      "r9c4",
      "r9c5",
      "r10c1",
      "r10c2",
      "r10c3",
      "r10c4",
      "r10c5",
      "r11c1",
      "r11c2",
      "r11c3",
      "r11c4",
      "r11c5",
      "r12c1",
      "r12c2",
      "r12c3",
      "r12c4",
      "r12c5",
      "r13c1",
      "r13c2",
      "r13c3",
      "r13c4",
      "r13c5",
      "r14c1",
      "r14c2",
      "r14c3",
      "r14c4",
      "r14c5",
      "r15c1",
      "r15c2",
      "r15c3",
      "r15c4",
      "r15c5",
      "r16c1",
      "r16c2",
      "r16c3",
      "r16c4",
      "r16c5",
      "r17c1",
      "r17c2",
      "r17c3",
      "r17c4",
      "r17c5",
      "r18c1",
      "r18c2",
      "r18c3",
      "r18c4",
      "r18c5",
      "r19c1",
      "r19c2",
      "r19c3",
      "r19c4",
      "r19c5"
    ],
    "kind": [
      "aa_gun",
      "tunnel",
      "energy",
      "fighter",
      "research",
      "robot",
      "command"
    ],
    "room": [
      "r1c1",
      "r1c2",
      "r1c3",
      "r1c4",
      "r1c5",
      "r2c1",
      "r2c2",
      "r2c3",
      "r2c4",
      "r2c5",
      "r3c1",
      "r3c2",
      "r3c3",
      "r3c4",
      "r3c5",
      "r4c1",
      "r4c2",
      "r4c3",
      "r4c4",
      "r4c5",
      "r5c1",
      "r5c2",
      "r5c3",
      "r5c4",
      "r5c5",
      "r6c1",
      "r6c2",
      "r6c3",
      "r6c4",
      "r6c5"
    ],
    "scenario": [
      "none",
      "battle_for_the_sky",
      "evacuation",
      "reinforcements",
      "satellites",
      "dangerous_research",
      "command_ship",
      "reactor_leak",
      "repairing_the_base",
      "contamination",
      "kamikaze_ships",
      "saboteur",
      "storm",
      "the_final_battle"
    ],
    "ship": [
      "none",
      "purple",
      "white",
      "orange"
    ],
    "side": [
      "blue",
      "damaged"
    ],
    "source": [
      "city",
      "scenario",
      "wing_commander",
      "xenolinguist",
      "tunneller",
      "power_engineer",
      "logistician",
      "fire_chief",
      "decoy_pilot",
      "roboticist",
      "signal_jammer",
      "sharpshooter",
      "reactor_chief",
      "defector"
    ],
    "space": [
      "r1c1",
      "r1c2",
      "r1c3",
      "r1c4",
      "r1c5",
      "r2c1",
      "r2c2",
      "r2c3",
      "r2c4",
      "r2c5",
      "r3c1",
      "r3c2",
      "r3c3",
      "r3c4",
      "r3c5",
      "r4c1",
      "r4c2",
      "r4c3",
      "r4c4",
      "r4c5",
      "r5c1",
      "r5c2",
      "r5c3",
      "r5c4",
      "r5c5",
      "r6c1",
      "r6c2",
      "r6c3",
      "r6c4",
      "r6c5"
    ],
    "square": [
      "r0c1",
      "r0c2",
      "r0c3",
      "r0c4",
      "r0c5",
      "r1c1",
      "r1c2",
      "r1c3",
      "r1c4",
      "r1c5",
      "r2c1",
      "r2c2",
      "r2c3",
      "r2c4",
      "r2c5",
      "r3c1",
      "r3c2",
      "r3c3",
      "r3c4",
      "r3c5",
      "r4c1",
      "r4c2",
      "r4c3",
      "r4c4",
      "r4c5",
      "r5c1",
      "r5c2",
      "r5c3",
      "r5c4",
      "r5c5",
      "r6c1",
      "r6c2",
      "r6c3",
      "r6c4",
      "r6c5",
      "r7c1",
      "r7c2",
      "r7c3",
      "r7c4",
      "r7c5",
      "r8c1",
      "r8c2",
      "r8c3",
      "r8c4",
      "r8c5",
      "r9c1",
      "r9c2",
      "r9c3",
      "r9c4",
      "r9c5",
      "r10c1",
      "r10c2",
      "r10c3",
      "r10c4",
      "r10c5",
      "r11c1",
      "r11c2",
      "r11c3",
      "r11c4",
      "r11c5",
      "r12c1",
      "r12c2",
      "r12c3",
      "r12c4",
      "r12c5",
      "r13c1",
      "r13c2",
      "r13c3",
      "r13c4",
      "r13c5",
      "r14c1",
      "r14c2",
      "r14c3",
      "r14c4",
      "r14c5",
      "r15c1",
      "r15c2",
      "r15c3",
      "r15c4",
      "r15c5",
      "r16c1",
      "r16c2",
      "r16c3",
      "r16c4",
      "r16c5",
      "r17c1",
      "r17c2",
      "r17c3",
      "r17c4",
      "r17c5",
      "r18c1",
      "r18c2",
      "r18c3",
      "r18c4",
      "r18c5",
      "r19c1",
      "r19c2",
      "r19c3",
      "r19c4",
      "r19c5"
    ],
    "start": [
      "r1c1",
      "r1c2",
      "r1c3",
      "r1c4",
      "r1c5",
      "r2c1",
      "r2c2",
      "r2c3",
      "r2c4",
      "r2c5",
      "r3c1",
      "r3c2",
      "r3c3",
      "r3c4",
      "r3c5",
      "r4c1",
      "r4c2",
      "r4c3",
      "r4c4",
      "r4c5",
      "r5c1",
      "r5c2",
      "r5c3",
      "r5c4",
      "r5c5",
      "r6c1",
      "r6c2",
      "r6c3",
      "r6c4",
      "r6c5"
    ],
    "state": [
      "exhausted",
      "ready"
    ]
  },
  "verbs": {
    "place": [
      "die",
      "space"
    ],
    "use": [
      "room"
    ],
    "dig": [],
    "discard": [
      "space"
    ],
    "clear": [
      "space"
    ],
    "scrap": [
      "space"
    ],
    "done": [],
    "ability": [
      "source"
    ],
    "decline": [],
    "first": [
      "kind"
    ],
    "strike": [
      "explosion"
    ],
    "research": [
      "steps"
    ],
    "install": [
      "space"
    ],
    "raise": [
      "space"
    ],
    "turn": [
      "die",
      "value"
    ],
    "reroll": [
      "die"
    ],
    "take": [
      "space"
    ],
    "put": [
      "space"
    ],
    "excavate": [
      "space"
    ],
    "target": [
      "square"
    ],
    "to": [
      "square"
    ],
    "launch": [
      "column"
    ],
    "stack": [
      "stack"
    ],
    "defend": [
      "city"
    ],
    "enlist": [
      "character"
    ],
    "threat": [
      "threat"
    ],
    "continue": []
  }
};

/** What each kind of event tells. */
export type Fields = {
  "battle": "city" | "side" | "scenario";
  "threat-tile": "tile";
  "round": "round";
  "rooms-phase": never;
  "mothership-phase": never;
  "rolled": "slot" | "die";
  "set-unrolled": "slot" | "die";
  "rerolled": "slot" | "die";
  "placed": "die" | "space" | "slot" | "facility";
  "placed-ahead": "die" | "space" | "slot" | "facility";
  "turned": "slot" | "die" | "value";
  "die-moved": "start" | "space" | "facility";
  "die-raised": "space" | "value" | "facility";
  "raise-ends": "space" | "value" | "facility";
  "die-removed": "space" | "facility";
  "discarded": "space" | "facility";
  "descended": "ship" | "from" | "square" | "rows";
  "ships-stay": "column";
  "slid": "ship" | "from" | "square";
  "arrow-blocked": "square";
  "teleported": "ship" | "from" | "square";
  "teleporter-blocked": "square";
  "city-hit": "ship" | "column";
  "ship-destroyed": "ship" | "square";
  "ship-waits": "ship";
  "ship-leaves": "ship";
  "ship-shifted": "ship" | "from" | "square";
  "landing-ignored": "square";
  "damage-taken": "points" | "damage";
  "damage-prevented": "source";
  "repaired": "points" | "damage";
  "energy-paid": "points" | "energy";
  "energy-gained": "points" | "energy";
  "energy-lost": "points" | "energy";
  "max-energy": "energy";
  "researched": "steps" | "research";
  "no-step": never;
  "goal-closed": never;
  "research-back": "steps" | "research";
  "excavated": "steps" | "space";
  "excavator-back": "steps" | "space";
  "room-used": "room" | "kind" | "value" | "facility";
  "robot-installed": "space" | "value" | "state" | "facility";
  "robot-used": "space" | "value" | "facility";
  "robot-keeps-value": "space" | "value" | "facility";
  "robot-worn-out": "space" | "facility";
  "robot-scrapped": "space" | "facility";
  "robot-displaced": "space" | "facility";
  "robot-buried": "space" | "facility";
  "robots-ready": never;
  "mothership-pulled": "row";
  "mothership-moved": "row";
  "mothership-held": never;
  "taken-up": "ship" | "square";
  "action": "action" | "number";
  "action-weakened": "action" | "number";
  "action-replaced": "action" | "number";
  "action-skipped": "action";
  "ships-added": "ship" | "number";
  "no-ships-left": "ship";
  "launched": "ship" | "column";
  "launch-full": "number";
  "ability-used": "source";
  "column-marked": "column";
  "no-column-marked": never;
  "token-on-column": "column" | "token";
  "token-on-square": "square" | "token";
  "token-on-space": "space" | "token" | "facility";
  "column-cleared": "column" | "token";
  "space-cleared": "space" | "token" | "facility";
  "token-lost": "square" | "token";
  "token-hit": "column" | "token";
  "counted": "counter" | "number";
  "won": never;
  "lost-skull": "row";
  "lost-damage": "damage";
  "chapter": "chapter";
  "stack-formed": "city" | "scenario" | "character";
  "stack-chosen": "city" | "scenario" | "character";
  "stack-lost": "city" | "scenario" | "character";
  "enlisted": "character";
  "threat-chosen": "threat";
  "game-won": "city" | "side" | "threat";
  "game-lost": "city" | "side" | "threat";
  "second-game": "city";
  "city-saved": "city";
  "city-fallen": "city";
  "city-spared": "city";
  "character-kept": "character";
  "scenario-removed": "scenario";
  "last-stand": "city";
  "city-destroyed": "city";
  "campaign-won": "score";
  "campaign-lost": "score";
};
