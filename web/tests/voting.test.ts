import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Phase } from "../src/table/phase.svelte";
import { Voting } from "../src/table/voting.svelte";
import type { Proposed } from "../src/wire";

const pause: Proposed = { t: "proposed", what: "pause", by: 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a vote", () => {
  test("asks everybody but who proposed it", () => {
    const [mine, yours] = [new Voting(), new Voting()];
    mine.take(pause, 0);
    yours.take(pause, 1);
    expect([mine.voted, yours.voted]).toEqual([true, false]);
  });

  test("asks nobody twice, and knows its own answer", () => {
    const voting = new Voting();
    voting.take(pause, 1);
    voting.vote("a");
    expect([voting.voted, voting.isVote("a"), voting.isVote("b"), voting.isVote(null)]).toEqual([true, true, false, false]);
  });

  test("says for a while what was decided, and about whom", () => {
    const voting = new Voting();
    voting.take({ ...pause, what: "remove", seat: 2 }, 1);
    voting.decide({ t: "decided", what: "remove", granted: true });
    expect(voting.motion).toBeNull();
    expect(voting.verdict).toMatchObject({ what: "remove", granted: true, seat: 2 });
    vi.advanceTimersByTime(60_000);
    expect(voting.verdict).toBeNull();
  });

  test("forgets the last result when something new is asked", () => {
    const voting = new Voting();
    voting.decide({ t: "decided", what: "pause", granted: false });
    voting.take(pause, 1);
    expect(voting.verdict).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(voting.motion).toBe(pause);
  });
});

describe("the phase of a game", () => {
  test("is none where no clock runs", () => {
    const phase = new Phase();
    phase.take(undefined);
    expect([phase.realTime, phase.curtained]).toEqual([false, false]);
  });

  test("hides the board until the clock runs", () => {
    const phase = new Phase();
    const hidden = (["waiting", "running", "paused"] as const).map((stage) => {
      phase.take(stage);
      return phase.curtained;
    });
    expect(hidden).toEqual([true, false, true]);
  });

  test("counts down to a moment, until it is called off or has come", () => {
    const phase = new Phase();
    phase.take("waiting");
    phase.count(3000, 500);
    expect(phase.starts).toBe(3500);
    phase.count(null, 600);
    expect(phase.starts).toBeNull();
    phase.count(0, 700);
    expect(phase.starts).toBe(700);
    phase.take("running");
    expect(phase.starts).toBeNull();
  });
});
