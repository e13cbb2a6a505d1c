import type { Move } from "../../title";
import type { Worded } from "../index";
import { tileOf } from "./facts";
import { isKnown, mine, type Trip } from "./trip";
import type { SeatView } from "./wire";

/** What a ship lacks most is what one draws for. */
function drawFor({ ship: { strength } }: SeatView): string {
  if (!strength.engines_most) return "why-draw-engine";
  return strength.cannons_most ? "why-draw" : "why-draw-cannon";
}

/** Why a bot proposes a move, by what it is about; what is asked in flight says by itself what it costs. */
export function why(view: Trip, { verb, values }: Move): Worded | null {
  const seat = mine(view);
  if (!seat) return null;
  if (verb === "draw") return { id: drawFor(seat) };
  if (verb === "weld") return isKnown(seat.hand) ? { id: "why-weld", values: { kind: tileOf(seat.hand).kind } } : null;
  if (verb === "board") return { id: "why-board", values: { alien: values[1] ?? "" } };
  if (verb === "finish") return seat.ship.errors.length ? null : { id: "why-finish" };
  return { id: `why-${verb}` };
}
