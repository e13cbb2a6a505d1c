import { describe, expect, test, vi } from "vitest";
vi.mock("../src/words.svelte", () => ({ say: (id: string) => id, words: { has: () => false } }));

import { fitting, modeOf, outcomeOf, scoreOf, type Wanted } from "../src/history";
import type { GameListed } from "../src/wire";
import { game, result } from "./games";

const OPTION = { name: "mode", values: ["easy", "hard"], longest: 0, default: "easy", when: {}, seats: {}, real_time: [] };
const GAMES: GameListed[] = [{ game: "toy", seats: ["one"], real_time: false, options: [OPTION], log: [] }];
const ANY: Wanted = { game: "", state: "", mode: "", text: "" };

const ALL = [
  game("turn", { turn: true }),
  game("bot", { people: [{ seat: "one", player: "Ada", bot: "", taken: true }, { seat: "two", player: "", bot: "mcts", taken: false }] }),
  game("won", { over: true, result: result([true, false]), options: { mode: "hard" } }),
  game("lost", { over: true, result: result([true, false]), seat: 1, note: "Shields first" }),
  game("drawn", { over: true, result: result([false, false], true), game: "other" }),
];
const found = (wanted: Partial<Wanted>): string[] => fitting(ALL, GAMES, { ...ANY, ...wanted }).map(({ table }) => table);

describe("the games of a player", () => {
  test("are found by what somebody asks for", () => {
    expect(found({})).toHaveLength(5);
    expect(found({ state: "going" })).toEqual(["turn", "bot"]);
    expect(found({ state: "turn" })).toEqual(["turn"]);
    expect(found({ state: "over" })).toEqual(["won", "lost", "drawn"]);
    expect(found({ state: "lost" })).toEqual(["lost"]);
    expect(found({ game: "other" })).toEqual(["drawn"]);
    expect(found({ game: "toy", mode: "hard" })).toEqual(["won"]);
    expect(found({ text: " SHIELDS " })).toEqual(["lost"]);
    expect(found({ text: "mcts" })).toEqual(["bot"]);
    expect(found({ text: "nobody" })).toEqual([]);
  });

  test("have a mode, which is the first option", () => {
    expect(modeOf(GAMES, ALL[0]!).id).toBe("easy");
    expect(modeOf(GAMES, ALL[2]!).id).toBe("hard");
    expect(modeOf(GAMES, ALL[4]!).id).toBe("");
  });

  test("ended for oneself, with what all share and what is one's own", () => {
    expect(ALL.map(outcomeOf)).toEqual(["", "", "won", "lost", "drawn"]);
    expect(scoreOf(ALL[3]!)).toEqual([["turns", 9], ["points", 1]]);
    expect(scoreOf(ALL[0]!)).toEqual([]);
  });
});
