import { defineGame } from "../index";
import { boardOf, spotNamed } from "./boards";
import { effects } from "./drama";
import { tileOf } from "./facts";
import { halves } from "./flight/halves";
import { heads, lasts, predict as flown, stage as fly, tone } from "./flight/stage";
import { modelOf } from "./part";
import { TITLE } from "./title";
import { isInYard, mine, partAt, predict, readTrip, stageOf, type Trip } from "./trip";
import { why } from "./why";
import type { GalaxyTruckerOwn } from "./wire";
import { isSmall, stage as build } from "./yard/stage";

/** What is to be done now, in one line: by what one is asked for, or else by what everybody does. */
function todo(view: Trip): string {
  const asked = stageOf(view, view.seat);
  const seat = mine(view);
  if (asked === "build" && seat?.hand) return "now-build-held";
  if (asked === "build" && seat?.looking !== null) return "now-build-looking";
  if (!asked && view.phase === "building" && view.seat !== null) return "now-finished";
  return `now-${asked || view.phase}`;
}

/** Squares are called as they are printed on the board of this flight, and half strengths as people write them. */
function nameAt(view: Trip, field: string, number: number): string | null {
  if (field === "halves") return halves(number);
  if ((field !== "square" && field !== "by") || !boardOf(view.ship_class).has(number)) return null;
  const { column, row } = boardOf(view.ship_class).square(number);
  return `${column},${row}`;
}

/** The component that is meant, the one on a square of one's own ship, or a mission on offer. */
function at(view: Trip, domain: string, name: string): [string, string] | null {
  const offered = domain === "mission" ? view.mission?.offered[Number(name) - 1] : null;
  if (offered) return ["mission", offered];
  const own = mine(view);
  const tile = domain === "tile" ? name : domain === "square" && own ? partAt(own, spotNamed(name))?.tile : undefined;
  return tile ? ["tile", modelOf(tileOf(tile))] : null;
}

export default defineGame<Trip, GalaxyTruckerOwn>({
  title: TITLE,
  read: readTrip,
  name: nameAt,
  at,
  board: () => import("./Board.svelte"),
  rules: async (language) => (await import("./rules")).rules(language),
  goal: (view) => ({
    id: view.mission?.name ? "goal-mission" : "goal-credits",
    values: { phase: view.phase, parts: mine(view)?.ship.parts.length ?? 0, squares: boardOf(view.ship_class).spots.length, cards: view.flight?.left ?? 0, flight: view.round, flights: view.rounds.length, credits: mine(view)?.credits ?? Math.max(...view.seats.map(({ credits }) => credits)), mine: String(mine(view) !== null) },
  }),
  why,
  now: (view) => `${TITLE.id}-web-${todo(view)}`,
  stage: (view, event, after) => {
    if (isInYard(view)) build(view, event);
    fly(view, event, after);
  },
  predict: (view, move) => (isInYard(view) ? predict : flown)(view, move),
  ends: (view) => view.timer?.ends ?? null,
  tone,
  effects,
  // In the yard people act at once, and nothing may be shown late.
  lasts: (event) => lasts(event) ?? 0,
  quiet: isSmall,
  heading: (event) => event.kind === "round" || heads(event),
});
