import { describe, expect, test } from "vitest";
import { applyPatch } from "../src/table/patch";

const view = { turn: 1, cannons: [{ level: 2 }, { level: 1 }], deck: ["a", "b", "c", "d"], mines: null as number | null };

describe("a patch", () => {
  test("sets what its path leads to, null too", () => {
    expect(applyPatch(view, [[["cannons", 0, "level"], 1], [["mines"], 7]])).toEqual({ ...view, cannons: [{ level: 1 }, { level: 1 }], mines: 7 });
    expect(applyPatch({ mines: 3 as number | null }, [[["mines"], null]])).toEqual({ mines: null });
  });

  test("replaces part of a list", () => {
    expect(applyPatch(view, [[["deck"], 1, 2, ["x"]]]).deck).toEqual(["a", "x", "d"]);
    expect(applyPatch(view, [[["deck"], 4, 0, ["e", "f"]]]).deck).toEqual(["a", "b", "c", "d", "e", "f"]);
  });

  test("may replace everything", () => {
    expect(applyPatch<unknown>(view, [[[], { turn: 2 }]])).toEqual({ turn: 2 });
  });

  test("takes one change after the other", () => {
    expect(applyPatch(view, [[["deck"], 0, 1, []], [["deck", 0], "z"]]).deck).toEqual(["z", "c", "d"]);
  });

  test("leaves the old view alone, and shares with it what did not change", () => {
    const before = structuredClone(view);
    const after = applyPatch(view, [[["cannons", 1, "level"], 0]]);
    expect(view).toEqual(before);
    expect(after.deck).toBe(view.deck);
    expect(after.cannons[0]).toBe(view.cannons[0]);
    expect(after.cannons[1]).not.toBe(view.cannons[1]);
  });

  test("that leads nowhere is an error, not a guess", () => {
    expect(() => applyPatch(view, [[["mines", "left"], 1]])).toThrow("nowhere");
    expect(() => applyPatch(view, [[["turn"], 0, 1, []]])).toThrow("list");
  });
});
