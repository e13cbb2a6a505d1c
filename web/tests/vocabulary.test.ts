import { describe, expect, test } from "vitest";
import { Vocabulary } from "../src/vocabulary";
import type { GameInfo } from "../src/wire";

const INFO = {
  moves: ["hold", "fire alpha", "fire beta", "laser r1c2"],
  events: [
    { name: "turn", rule: "T-01", fields: ["turn"] },
    { name: "hit", rule: "T-02", fields: ["cannon", "a", "b", "c", "d", "e"] },
    { name: "quiet", rule: "T-03", fields: [] },
  ],
} as unknown as GameInfo;
const words = new Vocabulary(INFO, { cannon: ["alpha", "beta"] });

describe("a vocabulary", () => {
  test("takes a move apart once", () => {
    expect(words.move(3)).toEqual({ number: 3, text: "laser r1c2", verb: "laser", values: ["r1c2"] });
    expect(words.find("laser r1c2")).toBe(words.move(3));
    expect(words.find("laser r9c9")).toBeNull();
  });

  test("reads runs of numbers, and gives the same moves for the same list", () => {
    expect(words.inRuns([0, 1, 2, 2]).map(({ text }) => text)).toEqual(["hold", "fire beta", "laser r1c2"]);
    expect(words.inRuns([2, 1])[0]).toBe(words.inRuns([1, 2])[1]);
    expect(words.inRuns()).toEqual([]);
  });

  test("tells an event with as many numbers as its kind has fields", () => {
    expect(words.tell([0, 4])).toEqual({ kind: "turn", rule: "T-01", values: { turn: "4" }, numbers: { turn: 4 } });
    expect(words.tell([1, 1, 2, 3, 4, 5, 6]).numbers).toEqual({ cannon: 1, a: 2, b: 3, c: 4, d: 5, e: 6 });
    expect(words.tell([1, 1, 2, 3, 4, 5, 6]).values.cannon).toBe("beta");
    expect(words.tell([2])).toEqual({ kind: "quiet", rule: "T-03", values: {}, numbers: {} });
    expect(words.tell([2, 0, 0, 0]).numbers).toEqual({});
  });
});
