import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SCRATCH_EVERY, Scratches } from "../src/table/scratch.svelte";

let sent: string[];
let scratches: Scratches;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  scratches = new Scratches((what) => void sent.push(what));
});

afterEach(() => {
  scratches.close();
  vi.useRealTimers();
});

describe("scratching", () => {
  test("is sent at once, then ten times a second at most, and the newest wins", () => {
    for (let step = 0; step < 50; step++) {
      scratches.scratch(String(step));
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(SCRATCH_EVERY);
    expect(sent).toEqual(["0", "9", "19", "29", "39", "49"]);
  });

  test("rests when there is nothing new", () => {
    scratches.scratch("a");
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual(["a"]);
    scratches.scratch("b");
    expect(sent).toEqual(["a", "b"]);
  });

  test("shows the newest of each seat until it is taken away", () => {
    scratches.hear(1, "here");
    scratches.hear(2, "there");
    scratches.hear(1, "no, here");
    expect([...scratches.shown]).toEqual([[1, "no, here"], [2, "there"]]);
    scratches.hear(2, "");
    scratches.keep((seat) => seat !== 1);
    expect([...scratches.shown]).toEqual([]);
  });

  test("neither says nor shows anything while talk is forbidden", () => {
    scratches.hear(1, "here");
    scratches.scratch("a");
    scratches.scratch("b");
    scratches.hush(true);
    scratches.scratch("c");
    scratches.hear(1, "there");
    vi.advanceTimersByTime(1000);
    expect([sent, scratches.shown.size]).toEqual([["a"], 0]);
    scratches.hush(false);
    scratches.scratch("d");
    expect(sent).toEqual(["a", "d"]);
  });

  test("keeps to itself what the server would not take", () => {
    scratches.scratch("x".repeat(501));
    expect(sent).toEqual([]);
  });
});
