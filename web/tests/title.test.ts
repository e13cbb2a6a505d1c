import { describe, expect, it } from "vitest";
import { applies, seatsOf } from "../src/title";
import type { GameListed, OptionInfo } from "../src/wire";

const mode: OptionInfo = { name: "mode", values: ["solo", "duel"], default: "solo", when: {}, seats: { duel: ["left", "right"] } };
const handicap: OptionInfo = { name: "handicap", values: ["none", "some"], default: "none", when: { mode: ["duel"] }, seats: {} };
const game: GameListed = { game: "airlock", seats: ["left"], real_time: true, options: [mode, handicap] };

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
