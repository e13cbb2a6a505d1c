import type { Seen } from "../../seen";
import type { Move } from "../../title";
import { spotNamed } from "./boards";
import { isSpecial } from "./facts";
import type { GalaxyTruckerOwn, GalaxyTruckerView, PartView, SeatView } from "./wire";

/** What one seat sees of a game. */
export interface Trip extends GalaxyTruckerView {
  seat: number | null;
  own: GalaxyTruckerOwn | null;
}

export const readTrip = ({ seat, public: view, own }: Seen<GalaxyTruckerView, GalaxyTruckerOwn>): Trip => ({ ...view, seat, own });

/** A component that was drawn and is not yet known: it lies face down. */
export const UNKNOWN = "unknown";
/** The same, with the back of special components. */
export const UNKNOWN_SPECIAL = "unknown-special";
export const isKnown = (tile: string | null): tile is string => tile !== null && tile !== UNKNOWN && tile !== UNKNOWN_SPECIAL;

export const mine = (view: Trip): SeatView | null => (view.seat === null ? null : (view.seats[view.seat] ?? null));

/** What a seat is asked for now: `build`, `watch`, `inspect`, `repair`, `crew`, or something of the flight; "" if nothing. */
export const stageOf = (view: GalaxyTruckerView, seat: number | null): string => view.questions.find((question) => question.seat === seat)?.stage ?? "";

export const isInYard = (view: GalaxyTruckerView): boolean => view.phase === "building" || view.phase === "inspection" || view.phase === "launch";

/** The component on a square. */
export const partAt = (seat: SeatView, spot: number): PartView | undefined => seat.ship.parts.find(({ at }) => at === spot);

// --- moving pieces: of a move that was just sent, or of an event that is looked at again ---
function without<One>(list: One[], one: One): void {
  const place = list.indexOf(one);
  if (place >= 0) list.splice(place, 1);
}

/** Whatever was laid last is welded as soon as another component is taken. */
function hold(seat: SeatView, tile: string, fromAside: boolean): void {
  seat.hand = tile;
  seat.from_aside = fromAside;
  seat.ship.loose = null;
}

export const DO = {
  draw(view: GalaxyTruckerView, seat: SeatView, tile = UNKNOWN): void {
    if (tile === UNKNOWN_SPECIAL || (isKnown(tile) && isSpecial(tile))) view.face_down_special -= 1;
    else view.face_down -= 1;
    hold(seat, tile, false);
  },
  take(view: GalaxyTruckerView, seat: SeatView, tile: string): void {
    without(view.face_up, tile);
    hold(seat, tile, false);
  },
  putBack(view: GalaxyTruckerView, seat: SeatView): void {
    if (isKnown(seat.hand)) view.face_up.push(seat.hand);
    seat.hand = null;
  },
  weld(seat: SeatView, at: number, turn: number): void {
    if (!isKnown(seat.hand)) return;
    seat.ship.parts.push({ at, tile: seat.hand, turn });
    seat.ship.loose = at;
    seat.hand = null;
  },
  lift(seat: SeatView): void {
    const { loose, parts } = seat.ship;
    const found = parts.find(({ at }) => at === loose);
    if (!found) return;
    without(parts, found);
    hold(seat, found.tile, false);
  },
  keep(seat: SeatView): void {
    const free = seat.aside.indexOf(null);
    if (free >= 0) seat.aside[free] = seat.hand;
    seat.hand = null;
  },
  reach(seat: SeatView, place: number): void {
    const tile = seat.aside[place] ?? null;
    seat.aside[place] = null;
    if (tile) hold(seat, tile, true);
  },
  look(view: GalaxyTruckerView, seat: number, stack: number): void {
    view.stacks[stack] = seat;
    view.seats[seat]!.looking = stack;
  },
  close(view: GalaxyTruckerView, seat: number): void {
    const { looking } = view.seats[seat]!;
    if (looking !== null) view.stacks[looking] = null;
    view.seats[seat]!.looking = null;
  },
  finish(view: GalaxyTruckerView, seat: SeatView, order: number): void {
    seat.order = order;
    seat.ship.loose = null;
    without(view.orders_left, order);
  },
  remove(seat: SeatView, spot: number): void {
    seat.ship.parts = seat.ship.parts.filter(({ at }) => at !== spot);
  },
  board(seat: SeatView, spot: number, alien: string): void {
    const cabin = partAt(seat, spot);
    if (cabin) cabin.holds = alien === "brown" ? "aB" : "aP";
  },
} as const;

type Predict = (view: Trip, seat: SeatView, values: string[]) => void;

const PREDICTS: Record<string, Predict> = {
  draw: (view, seat) => DO.draw(view, seat),
  "draw-special": (view, seat) => DO.draw(view, seat, UNKNOWN_SPECIAL),
  take: (view, seat, [tile = ""]) => DO.take(view, seat, tile),
  return: (view, seat) => DO.putBack(view, seat),
  weld: (_, seat, [square = "", turn]) => DO.weld(seat, spotNamed(square), Number(turn)),
  lift: (_, seat) => DO.lift(seat),
  keep: (_, seat) => DO.keep(seat),
  reach: (_, seat, [place]) => DO.reach(seat, Number(place) - 1),
  look: (view, _, [stack]) => DO.look(view, view.seat!, Number(stack) - 1),
  close: (view) => DO.close(view, view.seat!),
  finish: (view, seat, [order]) => DO.finish(view, seat, Number(order)),
  remove: (_, seat, [square = ""]) => DO.remove(seat, spotNamed(square)),
  board: (_, seat, [square = "", alien = ""]) => DO.board(seat, spotNamed(square), alien),
};

export function predict(view: Trip, { verb, values }: Move): void {
  const seat = mine(view);
  if (seat) PREDICTS[verb]?.(view, seat, values);
}
