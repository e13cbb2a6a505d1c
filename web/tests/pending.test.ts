import { beforeEach, describe, expect, test, vi } from "vitest";
import { Pending } from "../src/table/pending.svelte";
import { readMove } from "../src/title";

const FIRE = readMove(3, "fire alpha");
const HOLD = readMove(9, "hold");
let pending: Pending;

beforeEach(() => {
  pending = new Pending();
});

describe("what was done and is not yet so", () => {
  test("is pending at once, in order", () => {
    pending.add("a", 4, FIRE);
    pending.add("b", 4, HOLD);
    expect(pending.moves).toEqual([FIRE, HOLD]);
    expect(pending.unanswered.map(({ id, seq }) => [id, seq])).toEqual([["a", 4], ["b", 4]]);
  });

  test("is gone when the entry it became has been heard of", () => {
    pending.add("a", 4, FIRE);
    pending.done("a", 5, 5);
    expect(pending.list).toEqual([]);
  });

  test("stays in sight between the word that it is done and the news of it, and is not sent again", () => {
    pending.add("a", 4, FIRE);
    pending.done("a", 6, 4);
    expect(pending.moves).toEqual([FIRE]);
    expect(pending.unanswered).toEqual([]);
    pending.reached(5);
    expect(pending.moves).toEqual([FIRE]);
    pending.reached(6);
    expect(pending.moves).toEqual([]);
  });

  test("outlives news of others", () => {
    pending.add("a", 4, FIRE);
    pending.reached(9);
    expect(pending.moves).toEqual([FIRE]);
  });

  test("is taken back when it is refused, alone", () => {
    pending.add("a", 4, FIRE);
    pending.add("b", 4, HOLD);
    expect(pending.takeBack("a")).toBe(FIRE);
    expect(pending.moves).toEqual([HOLD]);
    expect(pending.takeBack("a")).toBeNull();
    expect(pending.takeBack("nobody's")).toBeNull();
  });

  test("is seen going back for a moment", () => {
    vi.useFakeTimers();
    pending.add("a", 4, FIRE);
    pending.takeBack("a");
    expect(pending.refused).toBe(FIRE);
    vi.advanceTimersByTime(2000);
    expect(pending.refused).toBeNull();
    vi.useRealTimers();
  });

  test("is known to be on its way", () => {
    pending.add("a", 4, FIRE);
    expect([pending.holds(FIRE), pending.holds(HOLD)]).toEqual([true, false]);
  });

  test("that became no entry is simply done", () => {
    pending.add("a", 4, FIRE);
    pending.done("a", null, 4);
    expect(pending.list).toEqual([]);
  });
});
