import practiceFile from "@hullbreach/games/galaxy_trucker/data/practice.toml";
import { boardOf } from "../boards";
import { faults, contacts, laidOut } from "../part";
import { isInYard, isKnown, type Trip } from "../trip";
import type { SeatView } from "../wire";

/** What must be so for a step to be done; all that is given. */
export interface Until {
  hand?: boolean;
  turned?: boolean;
  /** Components on the ship, the starting cabin counted. */
  parts?: number;
  /** One of this kind on the ship, with nothing wrong about it. */
  sound?: string;
  aside?: boolean;
  looked?: boolean;
  finished?: boolean;
}

export interface Step {
  id: string;
  at?: string[];
  rule: string;
  until?: Until;
}

const { table, step } = practiceFile as { table: { options: Record<string, string>; seed: number }; step: Step[] };
/** A deal that was looked for: a cabin first, and what is asked for soon after. */
export const TABLE = table;
export const STEPS: readonly Step[] = step;

/** What a step looks at. */
export interface Seen {
  hand: boolean;
  /** Whether something was turned since the step began. */
  turned: boolean;
  parts: number;
  /** The kinds of components that lie as they should. */
  sound: ReadonlySet<string>;
  aside: boolean;
  /** Whether a stack was looked at, now or before. */
  looked: boolean;
  finished: boolean;
}

/** The kinds of which at least one lies as it should: joined, clashing with nothing, and free to shoot or to push. */
export function soundKinds(seat: SeatView, shipClass: string): Set<string> {
  const laid = laidOut(boardOf(shipClass), seat.ship.parts);
  return new Set([...laid].filter(([spot, part]) => {
    const touching = contacts(laid, spot, part);
    return !touching.some(({ touch }) => touch === "clashes") && !faults(laid, spot, part).some((fault) => fault.spot === spot);
  }).map(([, part]) => part.tile.kind));
}

export function look(view: Trip, seat: SeatView, turned: boolean, looked: boolean): Seen {
  return {
    hand: isKnown(seat.hand), turned, parts: seat.ship.parts.length, sound: soundKinds(seat, view.ship_class), aside: seat.aside.some(Boolean), looked: looked || seat.looking !== null,
    finished: !isInYard(view),
  };
}

export function isMet(until: Until, seen: Seen): boolean {
  return (!until.hand || seen.hand) && (!until.turned || seen.turned) && seen.parts >= (until.parts ?? 0) && (!until.sound || seen.sound.has(until.sound))
    && (!until.aside || seen.aside) && (!until.looked || seen.looked) && (!until.finished || seen.finished);
}

/** Errors as they are made: what is said about each, and the rule behind it. */
export const RULES: Record<string, string> = { connection: "GT-CONN-03", engine: "GT-BUILD-09", engine_facing: "GT-BUILD-09", cannon: "GT-BUILD-10", disconnected: "GT-CHECK-01" };
