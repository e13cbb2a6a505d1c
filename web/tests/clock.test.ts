import { describe, expect, test } from "vitest";
import { Clock } from "../src/table/clock";

/** The server's clock is so far ahead of ours in these tests. */
const AHEAD = 100_000;

/** A ping that takes so long there and so long back. */
function trip(clock: Clock, left: number, there: number, back: number): void {
  clock.answered(left, left + there + back, left + there + AHEAD);
}

describe("the server's time", () => {
  test("is unknown before the first answer", () => {
    expect(new Clock().server(0)).toBeNull();
    expect(new Clock().game(0)).toBeNull();
    expect(new Clock().trip).toBeNull();
  });

  test("is estimated by the fastest of several round trips", () => {
    const clock = new Clock();
    trip(clock, 0, 400, 20);
    trip(clock, 500, 10, 12);
    trip(clock, 600, 30, 300);
    expect(clock.trip).toBe(22);
    expect(clock.server(1000)).toBe(1000 + AHEAD - 1);
  });

  test("forgets a round trip that is long ago, so that it follows a clock that drifts", () => {
    const clock = new Clock();
    trip(clock, 0, 1, 1);
    for (let ping = 1; ping <= 8; ping++) clock.answered(ping * 1000, ping * 1000 + 20, ping * 1000 + 10 + AHEAD + 50);
    expect(clock.trip).toBe(20);
    expect(clock.server(10_000)).toBe(10_000 + AHEAD + 50);
  });

  test("drifts to a better estimate instead of jumping to it", () => {
    const clock = new Clock();
    trip(clock, 0, 200, 0);
    expect(clock.server(200)).toBe(200 + AHEAD + 100);
    trip(clock, 200, 1, 1);
    expect(clock.server(300)).toBe(200 + AHEAD + 100 + 90);
    expect(clock.server(2000)).toBe(2000 + AHEAD);
  });

  test("never runs back, whatever is heard", () => {
    const clock = new Clock();
    trip(clock, 0, 900, 0);
    let last = clock.server(900)!;
    trip(clock, 900, 1, 1);
    for (let now = 901; now < 12_000; now += 37) {
      const next = clock.server(now)!;
      expect(next).toBeGreaterThanOrEqual(last);
      last = next;
    }
    expect(last - AHEAD).toBeCloseTo(11_968, -2);
    expect(clock.server(500)).toBe(last);
  });

  test("catches up slowly, but leaps after a sleep", () => {
    const clock = new Clock();
    trip(clock, 0, 0, 200);
    expect(clock.server(200)).toBe(200 + AHEAD - 100);
    trip(clock, 200, 0, 0);
    expect(clock.server(300)).toBeCloseTo(300 + AHEAD - 90);
    clock.answered(300, 300, 300 + AHEAD + 60_000);
    for (let ping = 0; ping < 8; ping++) clock.answered(310, 310, 310 + AHEAD + 60_000);
    expect(clock.server(310)).toBe(310 + AHEAD + 60_000);
  });
});

describe("the game's time", () => {
  test("runs with the server's from the last beat", () => {
    const clock = new Clock();
    trip(clock, 0, 0, 0);
    clock.beat({ server: AHEAD + 500, game: 90_000, running: true });
    expect(clock.game(500)).toBe(90_000);
    expect(clock.game(1700)).toBe(91_200);
  });

  test("stands while the game is paused", () => {
    const clock = new Clock();
    trip(clock, 0, 0, 0);
    clock.beat({ server: AHEAD + 500, game: 90_000, running: false });
    expect(clock.game(9000)).toBe(90_000);
  });

  test("does not run back for a word that was overtaken, nor before the moment it was said", () => {
    const clock = new Clock();
    trip(clock, 0, 0, 0);
    clock.beat({ server: AHEAD + 2000, game: 92_000, running: true });
    clock.beat({ server: AHEAD + 1000, game: 50_000, running: true });
    expect(clock.game(1500)).toBe(92_000);
    expect(clock.game(2500)).toBe(92_500);
  });

  test("begins anew when a game is taken back", () => {
    const clock = new Clock();
    trip(clock, 0, 0, 0);
    clock.beat({ server: AHEAD + 2000, game: 92_000, running: true });
    clock.restart();
    expect(clock.game(2100)).toBeNull();
  });
});
