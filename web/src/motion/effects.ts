import type { Told } from "../title";

/** Where something is seen to happen: a selector of what stands there on the board. */
export type Place = string;
/** Who shoots. */
export type Side = "ours" | "theirs";
/** What it means for those who look: a shield holds, something is won, lost or charged, or strange. */
export type Mood = "shield" | "good" | "bad" | "energy" | "strange";
/** What flies from one place to another. */
export type Thing = "ship" | "cube" | "block" | "crew" | "rocket" | "meteor" | "shot" | "coin" | "tile";

/** Something that is seen to happen on a board. Everything of one event begins at once, unless it waits for its cause. */
export type Effect = { wait?: number } & (
  | { does: "burst"; at: Place; great: boolean }
  | { does: "beam"; from: Place; to: Place; side: Side }
  | { does: "fly"; from: Place; to: Place; thing: Thing }
  | { does: "shake"; at: Place; hard: boolean }
  | { does: "flash"; at: Place; mood: Mood }
  | { does: "count"; at: Place; by: number; mood: Mood }
  | { does: "roll"; at: Place }
  | { does: "turn"; at: Place }
  | { does: "land"; at: Place }
  | { does: "rise"; at: Place }
  | { does: "leave"; at: Place; way: "up" | "down" | "inwards" }
  | { does: "travel"; at: Place; from: Place; to: Place; steps: number }
  | { does: "jump"; at: Place }
);

export const burst = (at: Place, great = false): Effect => ({ does: "burst", at, great });
export const beam = (from: Place, to: Place, side: Side): Effect => ({ does: "beam", from, to, side });
export const fly = (thing: Thing, from: Place, to: Place): Effect => ({ does: "fly", from, to, thing });
export const shake = (at: Place, hard = false): Effect => ({ does: "shake", at, hard });
export const flash = (at: Place, mood: Mood): Effect => ({ does: "flash", at, mood });
export const count = (at: Place, by: number, mood: Mood): Effect => ({ does: "count", at, by, mood });
export const roll = (at: Place): Effect => ({ does: "roll", at });
/** A card or a tile is turned over. */
export const turn = (at: Place): Effect => ({ does: "turn", at });
/** It comes down from above, with weight. */
export const land = (at: Place): Effect => ({ does: "land", at });
/** It lifts off. */
export const rise = (at: Place): Effect => ({ does: "rise", at });
export const leave = (at: Place, way: "up" | "down" | "inwards"): Effect => ({ does: "leave", at, way });
/** What stands at its new place already is seen to come there: as far as it is from one place to the other, in so many steps. */
export const travel = (at: Place, from: Place, to: Place = at, steps = 1): Effect => ({ does: "travel", at, from, to, steps });
/** The stars stretch. */
export const jump = (at: Place): Effect => ({ does: "jump", at });
/** Milliseconds later, at the usual speed: effects come after their causes. */
export const later = (wait: number, ...effects: Effect[]): Effect[] => effects.map((effect) => ({ ...effect, wait: wait + (effect.wait ?? 0) }));

/** How an event is seen to happen; `view` shows it already. */
export type Draw<View, Field extends string = string> = (numbers: Record<Field, number>, values: Record<Field, string>, view: View) => Effect[];

/** By kind of event. Every kind is decided upon: a new one is an error until it is. */
export type Drama<View, Fields extends Record<string, string>> = { [Kind in keyof Fields]: Draw<View, Fields[Kind]> };

/** Nothing moves: it is read, and seen in what it leads to. */
export const still = (): Effect[] => [];
/** The board lets the piece itself travel. */
export const itself = (): Effect[] => [];

export const dramaOf = <View, Fields extends Record<string, string>>(drama: Drama<View, Fields>) =>
  ({ kind, numbers, values }: Told, view: View): Effect[] => (drama as Record<string, Draw<View> | undefined>)[kind]?.(numbers, values, view) ?? [];

/** How long each takes at the usual speed, in milliseconds. */
const TAKES: Record<Effect["does"], number> = {
  burst: 480, beam: 300, fly: 380, shake: 360, flash: 420, count: 620, roll: 620, turn: 340, land: 420, rise: 800, leave: 900, travel: 280, jump: 1500,
};
const STEP = 130;

/** From when to when each is seen, in milliseconds: no longer than there is time for all of it, and causes before effects. */
export interface Timed {
  effect: Effect;
  delay: number;
  duration: number;
}

const takes = (effect: Effect): number => (effect.does === "travel" ? Math.max(TAKES.travel, effect.steps * STEP) : TAKES[effect.does]);

/** `tempo` is how much slower than usual, `time` what there is. */
export function timed(effects: readonly Effect[], tempo: number, time: number): Timed[] {
  const longest = Math.max(1, ...effects.map((effect) => (effect.wait ?? 0) + takes(effect)));
  const scale = Math.min(tempo, time / longest);
  return effects.map((effect) => ({ effect, delay: (effect.wait ?? 0) * scale, duration: takes(effect) * scale }));
}
