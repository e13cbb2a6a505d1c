import { describe, expect, it } from "vitest";
import { isHurried } from "../src/title";
import type { GameListed, OptionInfo } from "../src/wire";

const option = (name: string, values: string[], real_time: string[]): OptionInfo => ({ name, values, default: values[0]!, when: {}, seats: {}, real_time });
const game = (real_time: boolean, ...options: OptionInfo[]): GameListed => ({ game: "airlock", seats: [], real_time, options });

describe("a game in real time", () => {
  it("is one by a choice of a clock", () => {
    const options = [option("clock", ["none", "full"], ["full"]), option("crew", ["2", "3"], [])];
    expect(isHurried(game(false, ...options), options, { clock: "full", crew: "2" })).toBe(true);
    expect(isHurried(game(false, ...options), options, { clock: "none", crew: "3" })).toBe(false);
  });

  it("is none by a choice of no clock", () => {
    const options = [option("clock", ["full", "none"], ["full"]), option("crew", ["2", "3"], ["2", "3"])];
    expect(isHurried(game(true, ...options), options, { clock: "full", crew: "3" })).toBe(true);
    expect(isHurried(game(true, ...options), options, { clock: "none", crew: "3" })).toBe(false);
    expect(isHurried(game(true), [], {})).toBe(true);
  });
});
