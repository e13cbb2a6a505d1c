import { describe, expect, test, vi } from "vitest";
vi.mock("../src/words.svelte", () => ({ say: (id: string) => id, words: { has: () => false } }));

import { botsIn, ended, grouped, histogram, scoresOf, streakOf, summary, wilson } from "../src/stats";
import type { PlayerGame } from "../src/wire";
import { game, result } from "./games";

const BOT = { seat: "two", player: "", bot: "mcts", taken: false };
const ADA = { seat: "one", player: "Ada", bot: "", taken: true };
const played = (table: string, at: number, won: boolean, more: Partial<PlayerGame> = {}): PlayerGame =>
  game(table, { at, over: true, result: result([won, !won]), ms: at * 60_000, ...more });

describe("statistics", () => {
  test("say how sure a share is", () => {
    const { share, least, most } = wilson(8, 10);
    expect([share, least, most].map((one) => Math.round(one * 100))).toEqual([80, 49, 94]);
    expect(wilson(0, 0)).toEqual({ share: 0, least: 0, most: 1 });
    expect(wilson(5, 5).most).toBe(1);
  });

  test("count wins in a row", () => {
    expect(streakOf([])).toEqual({ now: 0, best: 0 });
    expect(streakOf([true, true, false, true])).toEqual({ now: 1, best: 2 });
  });

  test("gather values in ten bars at most", () => {
    expect(histogram([])).toEqual([]);
    expect(histogram([3, 3, 5])).toEqual([{ from: 3, to: 3, count: 2 }, { from: 4, to: 4, count: 0 }, { from: 5, to: 5, count: 1 }]);
    const wide = histogram(Array.from({ length: 95 }, (_, value) => value));
    expect(wide.length).toBeLessThanOrEqual(10);
    expect(wide.reduce((sum, { count }) => sum + count, 0)).toBe(95);
  });

  test("add up what has ended, in the order of time", () => {
    const all = [played("c", 30, true), game("going"), played("a", 10, true), played("b", 20, false, { people: [ADA, BOT] })];
    const over = ended(all);
    expect(over.map(({ table }) => table)).toEqual(["a", "b", "c"]);
    expect(summary("toy", over)).toMatchObject({ played: 3, won: 2, now: 1, best: 1, minutes: 20 });
    expect(grouped(over, botsIn)).toMatchObject([{ id: "mcts", played: 1, won: 0 }]);
    expect(scoresOf(over).get("turns")).toEqual([9, 9, 9]);
  });
});
