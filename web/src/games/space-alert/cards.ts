import type { FlightPaper, Known, KnownThreat } from "./wire";

/** A threat on the table: its card by id, when and where it comes, and what the card says of it. */
export interface Foe {
  card: string;
  time: number;
  zone: string;
  hit_points: number;
  armour: number;
  speed: number;
}

/** A trajectory; X, Y and Z by space. */
export interface Track {
  id: string;
  length: number;
  marks: Record<string, string>;
}

export type Side = "move" | "act";

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

// --- of a flight on paper ---
export const foesOnPaper = (known: Known, paper: FlightPaper): Foe[] =>
  paper.threats.map(({ time, zone }, threat) => {
    const { id = "", hit_points = 0, armour = 0, speed = 0 } = cardOf(known, paper, threat) ?? {};
    return { card: id, time, zone, hit_points, armour, speed };
  });

export const tracksOnPaper = (known: Known, paper: FlightPaper): Record<string, Track> =>
  Object.fromEntries(Object.entries(paper.tracks).flatMap(([zone, id]) => known.tracks.filter((track) => track.id === id).map((track) => [zone, track])));

// --- the two halves of a card ---
const MOVEMENTS: Record<string, string> = { red: "move_red", blue: "move_blue", lift: "change_deck" };
const HEROES: Record<string, string> = {
  lower_red: "heroic_a", lower_blue: "heroic_a", upper_red: "heroic_b", upper_blue: "heroic_b", upper_white: "heroic_battlebots", lower_white: "heroic_battlebots",
};

/** What the half of a card says: `red-a` is a red arrow, or an A. */
export function halfOf(card: string, side: Side): string {
  const [kind = "", rest = ""] = card.split("-");
  if (kind === "hero") return side === "move" ? `heroic_move_${rest}` : (HEROES[rest] ?? "");
  return side === "move" ? (MOVEMENTS[kind] ?? "") : rest;
}

export const otherSide = (side: Side): Side => (side === "move" ? "act" : "move");
