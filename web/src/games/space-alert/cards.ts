import type { FlightPaper, Known, KnownThreat } from "./wire";

/** The card of a threat on paper, by its place there: papers know it by id or by code. */
export function cardOf(known: Known, paper: FlightPaper, threat: number): KnownThreat | undefined {
  const asked = paper.threats[threat];
  return known.threats.find(({ id, code }) => id === asked?.id || code === asked?.code);
}

/** One key for each card. Movements also go by Shift and an arrow; H makes the next card a heroic one. */
export const KEYS: Record<string, string> = {
  a: "a", b: "b", c: "c", r: "battlebots", j: "move_red", k: "change_deck", l: "move_blue",
};
const SHIFTED: Record<string, string> = {
  ArrowLeft: "move_red", ArrowRight: "move_blue", ArrowUp: "change_deck", ArrowDown: "change_deck",
};
export const STATIONS = ["upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue"];
const HEROIC: Record<string, string> = {
  a: "heroic_a", b: "heroic_b", r: "heroic_battlebots",
  ...Object.fromEntries(STATIONS.map((station, place) => [String(place + 1), `heroic_move_${station}`])),
};

/** The card a key stands for, after H a heroic one. */
export function actionOf(key: KeyboardEvent, heroic: boolean): string | undefined {
  if (key.shiftKey && SHIFTED[key.key]) return SHIFTED[key.key];
  return (heroic ? HEROIC : KEYS)[key.key.toLowerCase()];
}

/** The key that stands for a card, to be shown beside it. */
export function keyOf(action: string): string {
  const plain = Object.entries(KEYS).find(([, found]) => found === action)?.[0];
  const heroic = Object.entries(HEROIC).find(([, found]) => found === action)?.[0];
  return (plain ?? (heroic ? `h ${heroic}` : "")).toUpperCase();
}
