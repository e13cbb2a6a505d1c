import type { Film, FlightPaper, Scene } from "../wire";
import type { Goal, Lying, Paper, Place, Step, Until } from "./lesson";

/** What decides whether a step is done: no looks, no server, no memory. */
export type Verdict = "open" | "right" | "wrong";

/** What was tapped so far, judged: stations on the ship, one option, or options in order. */
export function judge({ kind, answer = [], every }: Step, given: readonly string[]): Verdict {
  if (kind === "order") {
    if (given.some((one, place) => answer[place] !== one)) return "wrong";
    return given.length === answer.length ? "right" : "open";
  }
  if (given.some((one) => !answer.includes(one))) return "wrong";
  return given.length >= (every ? answer.length : 1) ? "right" : "open";
}

// --- at a table ---
/** What a step at a table looks at. Members and turns count from 1. */
export interface Seen {
  lying: (member: number, turn: number) => string | null;
  heard: number;
  phase: number;
  gave: boolean;
  refused: boolean;
  round: string;
}

const lies = (seen: Seen, { member, turn, action }: Lying): boolean => seen.lying(member, turn) === action;

export function isMet(until: Until, seen: Seen): boolean {
  return (until.laid ?? []).every((card) => lies(seen, card)) && seen.heard >= (until.heard ?? 0) && seen.phase >= (until.phase ?? 0)
    && (!until.gave || seen.gave) && (!until.refused || seen.refused) && (!until.round || seen.round === until.round);
}

export interface Laid {
  member: number;
  turn: number;
  action: string;
}

/** Whether a card that was laid since the step began is none of those it asks for. */
export function isStray(until: Until, laid: readonly Laid[], before: readonly Laid[]): boolean {
  const same = (one: Laid, other: Laid): boolean => one.member === other.member && one.turn === other.turn && one.action === other.action;
  if (!until.laid?.length) return false;
  return laid.some((card) => !before.some((old) => same(old, card)) && !until.laid!.some((wanted) => same(wanted, card)));
}

// --- on paper ---
export function onPaper(paper: Paper, plans: readonly (readonly string[])[] = paper.plans ?? []): FlightPaper {
  const crew = paper.crew ?? 4;
  return {
    crew, flight: paper.flight, tracks: paper.tracks, threats: (paper.threats ?? []).map((threat) => ({ ...threat })), damage_seed: paper.damage_seed ?? 1,
    plans: Array.from({ length: crew }, (_, member) => (plans[member] ?? []).map((action) => action || null)),
  };
}

/** The plans with another card in a slot; members and turns count from 1. */
export function withCard(plans: readonly (readonly string[])[], member: number, turn: number, action: string): string[][] {
  const rows = Array.from({ length: Math.max(plans.length, member) }, (_, row) => [...(plans[row] ?? [])]);
  const row = rows[member - 1]!;
  while (row.length < turn) row.push("");
  row[turn - 1] = action;
  return rows;
}

/** How many scenes have been shown at a place. */
export function scenesUntil(scenes: readonly Pick<Scene, "turn" | "step">[], { turn, step }: Place): number {
  const wanted = scenes.findLastIndex((scene) => scene.turn === turn && (!step || scene.step === step));
  return wanted >= 0 ? wanted + 1 : scenes.filter((scene) => scene.turn <= turn).length;
}

function tells({ event, values = {}, by }: Goal, scenes: readonly Scene[]): boolean {
  return scenes.some((scene) => (!by || scene.turn <= by)
    && scene.events.some((told) => told.kind === event && Object.entries(values).every(([field, value]) => told.values[field] === value)));
}

export const areMet = (goals: readonly Goal[], film: Pick<Film, "scenes">): boolean => goals.every((goal) => tells(goal, film.scenes) !== (goal.absent ?? false));
