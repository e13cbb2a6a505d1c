import type { Earned, Trial } from "../../../wire";

/** What came of all games so far: sums of what the server told of each handful. */
export function joined(one: Trial, other: Trial): Trial {
  const sums = new Map(one.earned.map((earned) => [earned.name, earned]));
  for (const { name, hands, total } of other.earned) {
    const known = sums.get(name);
    sums.set(name, { name, hands: (known?.hands ?? 0) + hands, total: (known?.total ?? 0) + total });
  }
  return { games: one.games + other.games, hands: one.hands + other.hands, earned: [...sums.values()] };
}

export const NOTHING: Trial = { games: 0, hands: 0, earned: [] };
/** How many hands of a hundred came by it, and how much that is for each hand. */
export const share = ({ hands }: Trial, earned: Earned): number => (hands ? Math.round((100 * earned.hands) / hands) : 0);
export const mean = ({ hands }: Trial, earned: Earned): number => (hands ? Math.round((10 * earned.total) / hands) / 10 : 0);
