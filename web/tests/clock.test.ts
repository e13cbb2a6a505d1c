import { beforeEach, describe, expect, test } from "vitest";
import { Clock } from "../src/table/clock";

/** The game's time is so far ahead of ours in these tests. */
const AHEAD = 100_000;
let clock: Clock;

/** A ping that takes so long there and so long back. */
function trip(left: number, there: number, back: number, ahead = AHEAD): void {
  clock.answered(left, left + there + back, left + there + ahead);
}

/** News that takes so long to come. */
function news(made: number, back: number): void {
  clock.runs(made + AHEAD, made + back);
}

beforeEach(() => {
  clock = new Clock();
});

describe("the game's time", () => {
  test("is unknown until somebody tells it", () => {
    expect(clock.now(0)).toBeNull();
    trip(0, 1, 1);
    expect(clock.now(10)).toBeNull();
  });

  test("runs on from what the first news says, as if it had come at once", () => {
    news(0, 80);
    expect(clock.now(80)).toBe(AHEAD);
    expect(clock.now(1080)).toBe(AHEAD + 1000);
  });

  test("is estimated by the fastest way there and the fastest way back", () => {
    news(0, 400);
    trip(0, 160, 104);
    trip(500, 100, 158);
    trip(600, 130, 300);
    expect(clock.now(1000)).toBe(1000 + AHEAD - 2);
  });

  test("is never earlier than what was heard before", () => {
    news(0, 300);
    trip(0, 20, 180);
    expect(clock.now(300)).toBe(300 + AHEAD - 80);
    news(400, 10);
    expect(clock.now(1000)).toBeGreaterThan(1000 + AHEAD - 80);
    expect(clock.now(3000)).toBe(3000 + AHEAD + 5); // there in 20, back in 10
  });

  test("forgets round trips that are long ago, so that it follows a clock that drifts", () => {
    news(0, 100);
    trip(0, 1, 1);
    for (let ping = 1; ping <= 8; ping++) trip(ping * 1000, 10, 10, AHEAD + 50);
    expect(clock.now(10_000)).toBe(10_000 + AHEAD + 50);
  });

  test("drifts to a better estimate instead of jumping to it", () => {
    news(0, 200);
    for (const left of [0, 100, 200]) trip(left, 200, 0);
    expect(clock.now(400)).toBe(400 + AHEAD + 100);
    trip(400, 0, 0);
    expect(clock.now(500)).toBe(400 + AHEAD + 100 + 90);
    expect(clock.now(2000)).toBe(2000 + AHEAD);
  });

  test("never runs back, whatever is heard", () => {
    news(0, 900);
    trip(0, 900, 0);
    let last = clock.now(900)!;
    trip(900, 0, 0);
    for (let now = 901; now < 12_000; now += 37) {
      const next = clock.now(now)!;
      expect(next).toBeGreaterThanOrEqual(last);
      last = next;
    }
    expect(last).toBe(11_964 + AHEAD);
    expect(clock.now(500)).toBe(last);
  });

  test("catches up slowly, but leaps after a sleep", () => {
    news(0, 400);
    for (const left of [0, 100, 200]) trip(left, 0, 400);
    expect(clock.now(600)).toBe(AHEAD + 400);
    trip(600, 0, 0);
    expect(clock.now(700)).toBeCloseTo(AHEAD + 510);
    clock.runs(AHEAD + 60_000, 710);
    expect(clock.now(710)).toBe(AHEAD + 60_000);
  });

  test("leaps to what is known better in its first moments", () => {
    news(0, 200);
    expect(clock.now(200)).toBe(AHEAD);
    trip(200, 10, 10);
    expect(clock.now(220)).toBe(AHEAD + 220);
  });

  test("waits in its first moments if it was ahead, instead of being wrong for long", () => {
    clock.stands(0);
    for (const left of [0, 300, 600]) trip(left, 160, 160); // a page that was busy
    clock.runs(0, 1100); // it was started 100 ms ago, when this was said
    expect(clock.now(1100)).toBe(160);
    expect(clock.now(1300)).toBe(360);
    trip(1110, 100, 100, -1000);
    expect(clock.now(1310)).toBe(360);
    expect(clock.now(1350)).toBe(360);
    expect(clock.now(1400)).toBe(400);
  });

  test("stands while the game is paused, and goes on from there", () => {
    news(0, 0);
    expect(clock.now(500)).toBe(AHEAD + 500);
    clock.stands(AHEAD + 520);
    expect(clock.now(9000)).toBe(AHEAD + 520);
    trip(9000, 1, 1);
    expect(clock.now(9500)).toBe(AHEAD + 520);
    clock.runs(AHEAD + 520, 10_000);
    expect(clock.now(10_000)).toBe(AHEAD + 521);
    expect(clock.now(10_250)).toBe(AHEAD + 771);
  });

  test("is right from the start where round trips were measured while it stood", () => {
    clock.stands(0);
    expect(clock.now(0)).toBe(0);
    for (const [left, there] of [[0, 140], [300, 100], [600, 120]] as const) trip(left, there, 80);
    clock.runs(0, 1100); // it was started 100 ms ago, when this was said
    expect(clock.now(1100)).toBe(100);
    expect(clock.now(1600)).toBe(600);
  });

  test("begins anew when a game is taken back", () => {
    news(0, 0);
    expect(clock.now(500)).toBe(AHEAD + 500);
    clock.restart();
    expect(clock.now(600)).toBeNull();
    clock.stands(40);
    expect(clock.now(700)).toBe(40);
  });
});
