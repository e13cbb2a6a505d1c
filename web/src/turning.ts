import type { Replay } from "./wire";

/** A move that changed somebody's chances. */
export interface Turning {
  /** How many moves had been made with it: where the film shows it. */
  place: number;
  before: number;
  after: number;
}

const MOST = 3;
/** Smaller swings decide nothing. */
const LEAST = 0.04;

/** The moves that swung a seat's chances the most, in the order they were made; chances are the game's own estimate. */
export function turningPoints(film: Replay, seat: number): Turning[] {
  const chances = [film.chances, ...film.steps.map((step) => step.chances ?? [])].map((all) => all[seat] ?? 0);
  const swing = ({ before, after }: Turning): number => Math.abs(after - before);
  return chances
    .slice(1)
    .map((after, step) => ({ place: step + 1, before: chances[step]!, after }))
    .filter((turning) => swing(turning) >= LEAST)
    .sort((one, other) => swing(other) - swing(one))
    .slice(0, MOST)
    .sort((one, other) => one.place - other.place);
}
