import { SIDES, type Board, type Side } from "./boards";
import { usual, tileOf, type Connector, type Pairs, type Tile } from "./facts";
import type { PartView } from "./wire";
import { isArtefact, isDeadBy } from "./zones";

/** A component as it lies on a ship, for the eye: what its sides show after turning, and what touches them. */
export interface Lying {
  tile: Tile;
  turn: number;
  /** By side of the ship. */
  connectors: readonly Connector[];
}

export const opposite = (side: Side): Side => ((side + 2) % 4) as Side;
const turnedBy = (side: Side, turn: number): Side => ((side + turn) % 4) as Side;

/** A component after so many quarter turns clockwise. */
export function lying(id: string, turn = 0): Lying {
  const tile = tileOf(id);
  return { tile, turn, connectors: SIDES.map((side) => tile.connectors[(side - turn + 4) % 4]!) };
}

/** Where a barrel or an exhaust points; null for what has no direction. */
export function facing({ tile, turn }: Lying): Side | null {
  if (tile.kind === "cannon") return turnedBy(0, turn);
  return tile.kind === "engine" ? turnedBy(2, turn) : null;
}

/** The sides a shield covers. */
export const covered = ({ tile, turn }: Lying): Side[] => (tile.kind === "shield" ? [turnedBy(0, turn), turnedBy(1, turn)] : []);

/** What two touching sides do: they join, they clash, or they are both smooth and only touch. */
export type Touch = "joins" | "clashes" | "touches";
export function touch(one: Connector, other: Connector, pairs: Pairs = usual): Touch {
  if (pairs.has(`${one} ${other}`)) return "joins";
  return one === "none" && other === "none" ? "touches" : "clashes";
}

export interface Contact {
  side: Side;
  spot: number;
  other: Lying;
  touch: Touch;
}

/** A ship by its squares: its board, and which connectors join on it, for missions may change that. */
export class Laid extends Map<number, Lying> {
  constructor(
    readonly board: Board,
    parts: Iterable<[number, Lying]> = [],
    readonly pairs: Pairs = usual,
  ) {
    super(parts);
  }

  /** The ship without a component. */
  without(spot: number): Laid {
    return new Laid(this.board, [...this].filter(([at]) => at !== spot), this.pairs);
  }
}
export const laidOut = (board: Board, parts: readonly PartView[], pairs: Pairs = usual): Laid => new Laid(board, parts.map(({ at, tile, turn = 0 }) => [at, lying(tile, turn)]), pairs);

/** What a component touches, or would touch, on a spot. */
export function contacts(laid: Laid, spot: number, part: Lying): Contact[] {
  return SIDES.flatMap((side) => {
    const at = laid.board.beside(spot, side);
    const other = at === null ? undefined : laid.get(at);
    if (at === null || !other) return [];
    return [{ side, spot: at, other, touch: touch(part.connectors[side]!, other.connectors[opposite(side)]!, laid.pairs) }];
  });
}

export const joins = (laid: Laid, spot: number, part: Lying): boolean => contacts(laid, spot, part).some((contact) => contact.touch === "joins");

/** All that holds together with the component on a spot. */
export function pieceOf(laid: Laid, spot: number): Set<number> {
  const found = new Set([spot]);
  for (const at of found) {
    const part = laid.get(at);
    if (part) for (const contact of contacts(laid, at, part)) if (contact.touch === "joins") found.add(contact.spot);
  }
  return found;
}

/** What is wrong about a component on a spot, beside its contacts: in the words of the inspection, and which square has a part in it. */
export interface Fault {
  kind: "engine_facing" | "engine" | "cannon" | "radioactive" | "artefact";
  /** The engine or the cannon, or the component itself. */
  spot: number;
  /** What is in its way. */
  other: number | null;
}

export function faults(laid: Laid, spot: number, part: Lying): Fault[] {
  const found: Fault[] = [...joinedRays(laid, spot, part), ...deadArtefacts(laid, spot, part)];
  const ahead = facing(part);
  if (part.tile.kind === "engine" && ahead !== 2) found.push({ kind: "engine_facing", spot, other: null });
  else if (ahead !== null) {
    const at = laid.board.beside(spot, ahead);
    if (at !== null && laid.has(at)) found.push({ kind: part.tile.kind as "engine" | "cannon", spot, other: at });
  }
  for (const side of SIDES) {
    const at = laid.board.beside(spot, side);
    const other = at === null ? undefined : laid.get(at);
    if (at === null || !other || facing(other) !== opposite(side)) continue;
    if (other.tile.kind === "cannon" || opposite(side) === 2) found.push({ kind: other.tile.kind as "engine" | "cannon", spot: at, other: spot });
  }
  return found;
}

/** Radioactive containers must not be joined to each other. */
function joinedRays(laid: Laid, spot: number, part: Lying): Fault[] {
  if (part.tile.kind !== "radioactive") return [];
  const joined = contacts(laid, spot, part).filter(({ touch: how, other }) => how === "joins" && other.tile.kind === "radioactive");
  return joined.map((contact) => ({ kind: "radioactive", spot, other: contact.spot }));
}

/** No artefact lies in the dead zone of another. */
function deadArtefacts(laid: Laid, spot: number, part: Lying): Fault[] {
  if (!isArtefact(part)) return [];
  const others = [...laid].filter(([at, other]) => at !== spot && isArtefact(other) && (isDeadBy(other, at, spot) || isDeadBy(part, spot, at)));
  return others.map(([other]) => ({ kind: "artefact", spot, other }));
}

/** Errors between two alike are told once. */
const BETWEEN = new Set<Fault["kind"]>(["radioactive", "artefact"]);

/** What the inspection will find on a ship, as far as it can be seen from each component and its neighbours. */
export function flaws(laid: Laid): { kind: string; at: number[] }[] {
  return [...laid].flatMap(([spot, part]) => {
    const clashes = contacts(laid, spot, part).filter(({ touch: how, spot: other }) => how === "clashes" && other > spot);
    const blocked = faults(laid, spot, part).filter((fault) => fault.spot === spot && !(BETWEEN.has(fault.kind) && fault.other! < spot));
    return [...clashes.map((contact) => ({ kind: "connection", at: [spot, contact.spot] })), ...blocked.map(({ kind, other }) => ({ kind, at: other === null ? [spot] : [spot, other] }))];
  });
}

/** How the turns of a component differ: those that look alike count once. */
export function turnsOf(id: string): number[] {
  const looks = [0, 1, 2, 3].map((turn) => {
    const part = lying(id, turn);
    return [...part.connectors, facing(part), ...covered(part), part.tile.kind.startsWith("artefact_s") ? turn % 2 : 0].join();
  });
  return [0, 1, 2, 3].filter((turn) => looks.indexOf(looks[turn]!) === turn);
}

// --- what a component carries ---
export interface Load {
  humans: number;
  alien: "brown" | "purple" | null;
  cells: number;
  /** In a stasis chamber. */
  sleepers: number;
  /** A booster has its charge. */
  jumps: number;
  /** Letters of goods: R, Y, G, B. */
  goods: string[];
}

/** What the notation says: `h2`, `aB`, `aP`, `c3`, `s2`, `j1`, `g:RYGB`. */
export function readLoad(holds = ""): Load {
  const load: Load = { humans: 0, alien: null, cells: 0, sleepers: 0, jumps: 0, goods: [] };
  for (const word of holds.split(/\s+/)) {
    if (word.startsWith("g:")) load.goods = [...word.slice(2)];
    else if (word.startsWith("h")) load.humans = Number(word.slice(1));
    else if (word.startsWith("c")) load.cells = Number(word.slice(1));
    else if (word.startsWith("s")) load.sleepers = Number(word.slice(1));
    else if (word.startsWith("j")) load.jumps = Number(word.slice(1));
    else if (word.startsWith("a")) load.alien = word === "aB" ? "brown" : "purple";
  }
  return load;
}

/** Engines, cannons, holds and the like come in sizes: `engine_2`, `cannon_1`, `cargo_3`; all else is called by its kind. */
export const modelOf = ({ kind, power, capacity, weight }: Tile): string => [kind, power ?? capacity ?? weight].filter(Boolean).join("_");
