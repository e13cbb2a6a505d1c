import { describe, expect, it } from "vitest";
import { fieldOf, fresh, freshEntry, idOf, isSettled, itemOf, stepsOf, swapped, withField, withItem, withoutItem } from "../src/parts/form/form";
import type { Blank } from "../src/wire";

const amount: Blank = { kind: "list", low: 4, high: 4, items: [{ kind: "number", low: 0, high: 99 }] };
const names: Blank = { kind: "list", low: 2, high: 6, items: [{ kind: "text", low: 1, high: 24, plain: true }] };
const pair: Blank = { kind: "list", low: 2, high: 2, items: [{ kind: "choice", values: ["single", "double"] }, { kind: "choice", values: ["single"] }] };
const entry: Blank = {
  kind: "entry", tag: "op",
  entries: { pay: { kind: "table", fields: { what: { kind: "choice", values: ["a", "b"], required: true }, amount: { ...amount, required: true }, who: { kind: "choice", values: ["x"], default: "x" } } } },
};

describe("a place on a form", () => {
  it("has a way to it, a field, and an id", () => {
    expect(stepsOf("rewards[2].amount[1]")).toEqual(["rewards", 2, "amount", 1]);
    expect(fieldOf("rewards[2].amount[1]")).toBe("amount");
    expect(fieldOf("setup[0].legal_pairs[1][0]")).toBe("legal_pairs");
    expect(idOf("rewards[2].op")).toBe("place-rewards-2-op");
  });

  it("begins with what may stand there", () => {
    expect(fresh(amount)).toEqual([1, 1, 1, 1]);
    expect(fresh(names)).toEqual(["a", "b"]);
    expect(fresh(pair)).toEqual(["single", "single"]);
    expect(fresh({ kind: "number", low: -3, high: 3 })).toBe(1);
    expect(fresh({ kind: "switch" })).toBe(false);
    expect(freshEntry(entry, "pay")).toEqual({ op: "pay", what: "a", amount: [1, 1, 1, 1] });
  });

  it("is not asked for where there is no choice", () => {
    expect(isSettled({ kind: "choice", values: ["x"] })).toBe(true);
    expect(isSettled({ kind: "choice", values: ["x", "y"] })).toBe(false);
    expect(itemOf(pair, 1).values).toEqual(["single"]);
    expect(itemOf(amount, 3).kind).toBe("number");
  });
});

describe("what is written", () => {
  it("changes without touching what was there", () => {
    const table = { a: 1, b: 2 };
    expect(withField(table, "b", 3)).toEqual({ a: 1, b: 3 });
    expect(withField(table, "b", undefined)).toEqual({ a: 1 });
    expect(table).toEqual({ a: 1, b: 2 });
    expect([withItem([1, 2, 3], 1, 9), withoutItem([1, 2, 3], 1), swapped([1, 2, 3], 2, 1)]).toEqual([[1, 9, 3], [1, 3], [1, 3, 2]]);
  });
});
