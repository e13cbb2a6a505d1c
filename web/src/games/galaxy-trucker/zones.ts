import { columnOf, rowOf } from "./boards";
import type { Laid, Lying } from "./part";

/** What special components do to what lies around them, for the eye: dead zones, radiation, and what an explosion would reach. */
export interface Zones {
  /** Artefacts, and the lines of the ship that each turns off. */
  artefacts: { spot: number; column: boolean; row: boolean }[];
  /** Nothing works here. */
  dead: ReadonlySet<number>;
  /** Neither crew nor cells may be here. */
  hot: ReadonlySet<number>;
  /** An explosion next to it would reach it. */
  blast: ReadonlySet<number>;
}

/** Whether an artefact turns off its column and its row: a quarter turn swaps them. */
export function deadLines({ tile, turn }: Lying): { column: boolean; row: boolean } {
  if (tile.kind === "artefact_double") return { column: true, row: true };
  const column = tile.kind === "artefact_single" && turn % 2 === 0;
  return { column, row: tile.kind === "artefact_single" && !column };
}

export const isArtefact = ({ tile }: Lying): boolean => tile.kind.startsWith("artefact");

function allAround(laid: Laid, kind: string): Set<number> {
  return new Set([...laid].filter(([, { tile }]) => tile.kind === kind).flatMap(([spot]) => laid.board.around(spot)));
}

/** Whether a square lies in the dead zone of an artefact on another one. */
export function isDeadBy(artefact: Lying, from: number, spot: number): boolean {
  const { column, row } = deadLines(artefact);
  return from !== spot && ((column && columnOf(from) === columnOf(spot)) || (row && rowOf(from) === rowOf(spot)));
}

export function zonesOf(laid: Laid): Zones {
  const found = [...laid].filter(([, part]) => isArtefact(part));
  return {
    artefacts: found.map(([spot, part]) => ({ spot, ...deadLines(part) })),
    dead: new Set(laid.board.spots.filter((spot) => found.some(([from, part]) => isDeadBy(part, from, spot)))),
    hot: allAround(laid, "radioactive"),
    blast: allAround(laid, "explosive"),
  };
}

/** What a component on a dead or radiant square would miss: by its square, `dead`, `hot` or nothing. */
export function hampered({ dead, hot }: Zones, laid: Laid, spot: number): "dead" | "hot" | "" {
  const kind = laid.get(spot)?.tile.kind ?? "";
  if (dead.has(spot)) return WORKS.has(kind) || kind.startsWith("artefact") ? "" : "dead";
  return hot.has(spot) && EMPTIES.has(kind) ? "hot" : "";
}
/** What a dead zone does not turn off, for it does nothing but lie there. */
const WORKS = new Set(["structural", "explosive", "fragile", "heavy", "radioactive", ""]);
const EMPTIES = new Set(["cabin", "starting_cabin", "battery"]);
