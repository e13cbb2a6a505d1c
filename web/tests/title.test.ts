import { describe, expect, it } from "vitest";
import { applies, isHurried, seatsOf } from "../src/title";
import type { GameListed, OptionInfo } from "../src/wire";

const mode: OptionInfo = { name: "mode", values: ["solo", "duel"], longest: 0, default: "solo", when: {}, seats: { duel: ["left", "right"] }, real_time: [] };
const handicap: OptionInfo = { name: "handicap", values: ["none", "some"], longest: 0, default: "none", when: { mode: ["duel"] }, seats: {}, real_time: [] };
const game: GameListed = { game: "airlock", seats: ["left"], real_time: true, options: [mode, handicap], log: [] };

describe("options", () => {
  it("apply beside the values they need, and always where they need none", () => {
    expect(applies(mode, {})).toBe(true);
    expect(applies(handicap, { mode: "duel" })).toBe(true);
    expect(applies(handicap, { mode: "solo" })).toBe(false);
    expect(applies(handicap, {})).toBe(false);
  });

  it("decide who sits at the table", () => {
    expect(seatsOf(game, { mode: "duel" })).toEqual(["left", "right"]);
    expect(seatsOf(game, { mode: "solo" })).toEqual(["left"]);
  });
});

const option = (name: string, values: string[], real_time: string[]): OptionInfo => ({ name, values, longest: 0, default: values[0]!, when: {}, seats: {}, real_time });
const timed = (real_time: boolean, ...options: OptionInfo[]): GameListed => ({ game: "airlock", seats: [], real_time, options, log: [] });

describe("a game in real time", () => {
  it("is one by a choice of a clock", () => {
    const options = [option("clock", ["none", "full"], ["full"]), option("crew", ["2", "3"], [])];
    expect(isHurried(timed(false, ...options), options, { clock: "full", crew: "2" })).toBe(true);
    expect(isHurried(timed(false, ...options), options, { clock: "none", crew: "3" })).toBe(false);
  });

  it("is none by a choice of no clock", () => {
    const options = [option("clock", ["full", "none"], ["full"]), option("crew", ["2", "3"], ["2", "3"])];
    expect(isHurried(timed(true, ...options), options, { clock: "full", crew: "3" })).toBe(true);
    expect(isHurried(timed(true, ...options), options, { clock: "none", crew: "3" })).toBe(false);
    expect(isHurried(timed(true), [], {})).toBe(true);
  });

  it("is what it is, whatever is written", () => {
    const options = [option("clock", ["full", "none"], ["full"]), { ...option("paper", [""], []), longest: 9 }];
    expect(isHurried(timed(true, ...options), options, { clock: "full", paper: "{}" })).toBe(true);
  });
});
