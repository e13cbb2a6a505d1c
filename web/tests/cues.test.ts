import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Cues } from "../src/table/cues.svelte";
import type { Cued } from "../src/wire";

const cue = (at: number, id = "alert", lasts = 0): Cued => ({ t: "cued", at, kind: "alert", says: [{ id }], lasts });

let said: [id: string, wait: number][];
let hushed: number;
let time: number | null;
let cues: Cues;

/** The game's time passes as ours does. */
function pass(ms: number): void {
  for (let step = 0; step < ms; step++) {
    time = (time ?? 0) + 1;
    vi.advanceTimersByTime(1);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  [said, hushed, time] = [[], 0, 10_000];
  cues = new Cues(() => time, {
    say: ({ says }, wait) => void said.push([says[0]!.id, wait]),
    hush: () => void (hushed += 1),
  });
  cues.turn(true);
});

afterEach(() => {
  cues.close();
  vi.useRealTimers();
});

describe("what is announced", () => {
  test("is handed to the voice at once, and read when its time has come", () => {
    cues.hear(cue(11_500));
    expect(said).toEqual([["alert", 1500]]);
    pass(1499);
    expect(cues.told).toEqual([]);
    pass(1);
    expect(cues.told.map(({ at }) => at)).toEqual([11_500]);
  });

  test("waits for the game's time, however that drifts from ours", () => {
    cues.hear(cue(10_100));
    vi.advanceTimersByTime(100); // the game's time has not come as far
    expect(cues.told).toEqual([]);
    pass(100);
    expect(cues.told).toHaveLength(1);
  });

  test("comes in the order of time", () => {
    cues.take([cue(10_200, "second"), cue(10_100, "first")]);
    pass(300);
    expect(cues.told.map(({ says }) => says[0]!.id)).toEqual(["first", "second"]);
  });

  test("is announced once, however often it is told", () => {
    cues.hear(cue(10_100));
    cues.hear(cue(10_100));
    pass(200);
    cues.hear(cue(10_100));
    expect(said).toHaveLength(1);
    expect(cues.told).toHaveLength(1);
  });

  test("is only read by who comes much too late", () => {
    cues.hear(cue(8000));
    expect(said).toEqual([]);
    expect(cues.told).toHaveLength(1);
  });

  test("stands still with the clock, and is announced anew when it runs on", () => {
    cues.hear(cue(11_000));
    pass(400);
    cues.turn(false);
    expect(hushed).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(cues.told).toEqual([]);
    cues.turn(true);
    expect(said).toEqual([["alert", 1000], ["alert", 600]]);
    pass(600);
    expect(cues.told).toHaveLength(1);
  });

  test("comes with the start of the clock if that is its time, and not before", () => {
    cues.turn(false);
    time = 0;
    cues.take([cue(0)]);
    expect([said, cues.told]).toEqual([[], []]);
    cues.turn(true);
    expect(said).toEqual([["alert", 0]]);
    expect(cues.told).toHaveLength(1);
  });

  test("is handed over before the clock starts, once, unless it does not start after all", () => {
    cues.turn(false);
    [time, hushed] = [0, 0];
    cues.take([cue(0), cue(1000, "threat")]);
    cues.expect(2900);
    expect([said, cues.told]).toEqual([[["alert", 2900], ["threat", 3900]], []]);
    cues.expect(null);
    expect(hushed).toBe(1);
    cues.expect(2950);
    expect(said.slice(2)).toEqual([["alert", 2950], ["threat", 3950]]);
    cues.turn(true);
    expect(said).toHaveLength(4);
    expect(cues.told.map(({ says }) => says[0]!.id)).toEqual(["alert"]);
    cues.turn(false);
    cues.turn(true);
    expect(said.slice(4)).toEqual([["threat", 1000]]);
  });

  test("is neither read nor heard once it was called off", () => {
    cues.hear(cue(11_000, "first"));
    cues.hear(cue(11_500, "second"));
    cues.hear({ ...cue(11_000, "first"), off: true });
    expect(hushed).toBe(1);
    pass(1500);
    expect(cues.told.map(({ says }) => says[0]!.id)).toEqual(["second"]);
    cues.hear({ ...cue(11_500, "second"), off: true });
    expect(cues.told).toEqual([]);
  });

  test("can be read again, but not without end", () => {
    for (let at = 10_001; at <= 10_020; at++) cues.hear(cue(at));
    pass(30);
    expect(cues.told.map(({ at }) => at)).toEqual([10_013, 10_014, 10_015, 10_016, 10_017, 10_018, 10_019, 10_020]);
  });
});
