// Made by web/scripts/wire_types.py from the Python sources. Do not edit.

import type { TitleFacts } from "../../src/title";

export const TITLE: TitleFacts = {
  "id": "airlock",
  "names": {
    "seat": [
      "left",
      "right",
      "upper",
      "lower",
      "middle"
    ],
    "switch": [
      "off",
      "on"
    ]
  },
  "verbs": {
    "vent": [
      "amount"
    ],
    "stay": [],
    "take": [],
    "put-back": [],
    "swap": [],
    "leave": [
      "door"
    ]
  }
};

/** What each kind of event tells. */
export type Fields = {
  "round": "round";
  "acted": "seat";
  "late": "seat";
  "revealed": "seat" | "pressure" | "vented";
  "took": "suit";
  "put-back": "suit";
  "swapped": "suit" | "pressure";
  "drew": "pressure";
  "dripped": "air";
  "lights": "switch";
  "tally": "left" | "right" | "upper" | "lower" | "middle" | "air";
  "left": "seat" | "door";
};
