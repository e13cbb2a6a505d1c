import type { Standing } from "./curve";
import type { Replay } from "./wire";

/** A turn that changed somebody's chances, and the move in it that did. */
export interface Turning {
  /** Which of the standings it begins with. */
  turn: number;
  /** How many moves had been made before the one that counts: where the film shows how things stood. */
  place: number;
  before: number;
  after: number;
}

const MOST = 3;
/** Smaller swings decide nothing. */
const LEAST = 0.06;

/**
 * The turns that swung a seat's chances the most, in the order they were played; no turn twice. Of several moves in a
 * turn it is the one with which the game's own estimate changed the most.
 */
export function turningPoints(standings: readonly Standing[], film: Pick<Replay, "chances" | "steps">, seat: number): Turning[] {
  const swing = ({ before, after }: Turning): number => Math.abs(after - before);
  return standings
    .slice(1)
    .map(({ place, chance }, turn) => {
      const { place: start, chance: before } = standings[turn]!;
      return { turn, place: decisive(film, seat, start, place), before, after: chance };
    })
    .filter((turning) => swing(turning) >= LEAST)
    .sort((one, other) => swing(other) - swing(one))
    .slice(0, MOST)
    .sort((one, other) => one.turn - other.turn);
}

/** How many moves had been made before the one that counts, of those from `start` on. */
function decisive({ chances, steps }: Pick<Replay, "chances" | "steps">, seat: number, start: number, end: number): number {
  const estimate = (place: number): number => (place ? steps[place - 1]?.chances?.[seat] : chances[seat]) ?? 0;
  const change = (place: number): number => Math.abs(estimate(place + 1) - estimate(place));
  const isMove = (place: number): boolean => (steps[place]?.seat ?? -1) >= 0 && steps[place]?.move != null;
  const places = Array.from({ length: end - start }, (_, step) => start + step).filter(isMove);
  return places.reduce((best, place) => (change(place) > change(best) ? place : best), places[0] ?? start);
}
