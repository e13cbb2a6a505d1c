import type { Curve } from "./wire";

/** A seat's chances when so many moves had been made. */
export interface Standing {
  place: number;
  chance: number;
}

export interface Spot {
  x: number;
  y: number;
}

export const standingsOf = ({ points }: Curve, seat: number): Standing[] => points.map(({ place, chances }) => ({ place, chance: chances[seat] ?? 0 }));

/** Where the standings are in a box: turns are equally far apart, victory is at the top. */
export function spotsOf(standings: readonly Standing[], width: number, height: number): Spot[] {
  const last = Math.max(1, standings.length - 1);
  const tenth = (number: number): number => Math.round(number * 10) / 10;
  return standings.map(({ chance }, turn) => ({ x: tenth((turn / last) * width), y: tenth((1 - chance) * height) }));
}

/** A line through all of them, as a path is written. */
export const lineThrough = (spots: readonly Spot[]): string => spots.map(({ x, y }, place) => `${place ? "L" : "M"}${x} ${y}`).join(" ");

/** What lies between the line and the bottom. */
export function areaUnder(spots: readonly Spot[], height: number): string {
  const [first, last] = [spots[0], spots.at(-1)];
  return first && last ? `${lineThrough(spots)} L${last.x} ${height} L${first.x} ${height} Z` : "";
}

/** The turn nearest to a share of the width. */
export const turnAt = (share: number, turns: number): number => Math.max(0, Math.min(turns - 1, Math.round(share * (turns - 1))));

/** A chance as people say it: nothing is certain before it has happened. */
export function percentOf(chance: number): number {
  const rounded = Math.round(chance * 100);
  return chance > 0 && chance < 1 ? Math.max(1, Math.min(99, rounded)) : rounded;
}
