import { SPACES } from "../facts";

/** The track as a loop with two straight sides and round ends, in a box of 600 × 170; flown clockwise from the upper left. */
export const BOX = { width: 600, height: 170 } as const;
const RADIUS = 62;
const MIDDLE = BOX.height / 2;
const LEFT = 75;
const RIGHT = BOX.width - LEFT;
const STRAIGHT = RIGHT - LEFT;
const ROUND = Math.PI * RADIUS;
const AROUND = 2 * (STRAIGHT + ROUND);
/** Half a space in front of the first straight: the start space lies well on it. */
const FROM = AROUND / SPACES / 2;

export interface Spot {
  x: number;
  y: number;
  /** Degrees clockwise that a rocket which flies on from here is turned; its nose is up at 0. */
  turn: number;
}

/** Where a space lies; fractions are on the way to the next one, and laps do not matter. */
export function spotOf(space: number): Spot {
  let way = (((space / SPACES) % 1) + 1) % 1 * AROUND + FROM;
  way %= AROUND;
  if (way < STRAIGHT) return { x: LEFT + way, y: MIDDLE - RADIUS, turn: 90 };
  way -= STRAIGHT;
  if (way < ROUND) {
    const angle = way / RADIUS;
    return { x: RIGHT + Math.sin(angle) * RADIUS, y: MIDDLE - Math.cos(angle) * RADIUS, turn: 90 + (angle * 180) / Math.PI };
  }
  way -= ROUND;
  if (way < STRAIGHT) return { x: RIGHT - way, y: MIDDLE + RADIUS, turn: 270 };
  const angle = (way - STRAIGHT) / RADIUS;
  return { x: LEFT - Math.sin(angle) * RADIUS, y: MIDDLE + Math.cos(angle) * RADIUS, turn: 270 + (angle * 180) / Math.PI };
}

/** Full laps that are flown; who is still behind the start has none. */
export const lapOf = (space: number): number => Math.max(0, Math.floor(space / SPACES));
