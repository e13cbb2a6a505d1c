import { describe, expect, it } from "vitest";
import { joined, mean, NOTHING, share } from "../src/games/galaxy-trucker/workshop/trial";

const first = { games: 2, hands: 4, earned: [{ name: "profit", hands: 4, total: 30 }, { name: "rewards[0]", hands: 1, total: 6 }] };
const second = { games: 1, hands: 2, earned: [{ name: "profit", hands: 2, total: 9 }, { name: "penalties[0]", hands: 1, total: -3 }] };

describe("a trial", () => {
  it("is summed up, handful by handful", () => {
    const all = joined(joined(NOTHING, first), second);
    expect([all.games, all.hands]).toEqual([3, 6]);
    expect(all.earned).toEqual([{ name: "profit", hands: 6, total: 39 }, { name: "rewards[0]", hands: 1, total: 6 }, { name: "penalties[0]", hands: 1, total: -3 }]);
  });

  it("tells how many hands came by something, and how much that is for each", () => {
    expect(share(first, first.earned[1]!)).toBe(25);
    expect(mean(first, first.earned[1]!)).toBe(1.5);
    expect([share(NOTHING, first.earned[0]!), mean(NOTHING, first.earned[0]!)]).toEqual([0, 0]);
  });
});
