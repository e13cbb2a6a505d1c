import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Story, type Teller } from "../src/table/story.svelte";
import type { Told } from "../src/title";

interface View {
  shown: string[];
}

const event = (kind: string): Told => ({ kind, rule: "", values: {}, numbers: {} });
const view = (...shown: string[]): View => ({ shown });
const PACE = 100;

let told: string[];
let ended: number;
let complaints: unknown[];
let away: boolean;
let pace: number;
let teller: Teller<View>;
let story: Story<View>;

beforeEach(() => {
  vi.useFakeTimers();
  [told, ended, complaints, away, pace] = [[], 0, [], false, PACE];
  teller = {
    staged: ({ shown }, { kind }) => view(...shown, kind),
    pace: () => pace,
    away: () => away,
    told: ({ kind }, shown) => told.push(shown ? kind : `(${kind})`),
    ended: () => (ended += 1),
    complain: (error) => complaints.push(error),
  };
  story = new Story(teller);
  story.jump(view());
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a story", () => {
  test("is told event by event and ends with the truth", () => {
    story.tell([event("a"), event("b")], view("truth"));
    expect([story.playing, story.event?.kind, story.view]).toEqual([true, "a", view("a")]);
    vi.advanceTimersByTime(PACE);
    expect([story.event?.kind, story.view]).toEqual(["b", view("a", "b")]);
    vi.advanceTimersByTime(PACE);
    expect([story.playing, story.event, story.view]).toEqual([false, null, view("truth")]);
    expect([told, ended]).toEqual([["a", "b"], 1]);
  });

  test("goes on with what happened meanwhile", () => {
    story.tell([event("a")], view("one"));
    story.tell([event("b")], view("two"));
    vi.advanceTimersByTime(PACE);
    expect(story.event?.kind).toBe("b");
    vi.advanceTimersByTime(PACE);
    expect([told, story.view, ended]).toEqual([["a", "b"], view("two"), 1]);
  });

  test("shows what comes next after what nobody was shown", () => {
    teller.pace = ({ kind }) => (kind.startsWith("quiet") ? 0 : PACE);
    story.tell([event("quiet")], view("one"));
    story.tell([event("quiet-too"), event("a"), event("b")], view("two"));
    expect([story.event?.kind, story.view]).toEqual(["a", view("one", "quiet-too", "a")]);
    vi.advanceTimersByTime(PACE);
    expect(story.view).toEqual(view("one", "quiet-too", "a", "b"));
    vi.advanceTimersByTime(PACE);
    expect([told, story.view]).toEqual([["(quiet)", "(quiet-too)", "a", "b"], view("two")]);
  });

  test("can be cut short, and loses nothing of the journal", () => {
    story.tell([event("a"), event("b")], view("one"));
    story.tell([event("c")], view("two"));
    story.skip();
    expect([told, story.playing, story.view]).toEqual([["a", "(b)", "(c)"], false, view("two")]);
    vi.runAllTimers();
    expect([told.length, ended]).toEqual([3, 1]);
  });

  test("is not told to a hidden tab: it catches up at once", () => {
    away = true;
    story.tell([event("a"), event("b")], view("truth"));
    expect([told, story.playing, story.view]).toEqual([["(a)", "(b)"], false, view("truth")]);
  });

  test("never falls far behind", () => {
    for (let news = 0; news < 20; news++) story.tell([event(`e${news}`)], view(`v${news}`));
    expect(told.length).toBeGreaterThan(14);
    vi.runAllTimers();
    expect([told.length, story.view, story.playing]).toEqual([20, view("v19"), false]);
  });

  test("without motion is over at once", () => {
    pace = 0;
    story.tell([event("a")], view("truth"));
    expect([story.playing, story.view, told]).toEqual([false, view("truth"), ["(a)"]]);
  });

  test("whose stage breaks says so, shows the truth and tells the rest", () => {
    teller.staged = () => {
      throw new Error("no such cannon");
    };
    story.tell([event("a"), event("b")], view("truth"));
    expect(complaints).toHaveLength(1);
    expect([story.playing, story.view, told]).toEqual([false, view("truth"), ["a", "(b)"]]);
    vi.runAllTimers();
    story.tell([event("c")], view("later"));
    expect([story.playing, story.view]).toEqual([false, view("later")]);
  });

  test("gives way to a whole view", () => {
    story.tell([event("a"), event("b")], view("old"));
    story.jump(view("new"));
    vi.runAllTimers();
    expect([story.playing, story.event, story.view, told]).toEqual([false, null, view("new"), ["a"]]);
  });

  test("waits for the board with what the board shows itself, and loses nothing", () => {
    teller.held = ({ kind }) => kind.startsWith("film");
    story.tell([event("a"), event("film1"), event("film2")], view("one"));
    vi.advanceTimersByTime(PACE);
    expect([told, story.held, story.playing, story.view, story.event]).toEqual([["a"], 2, true, view("one"), null]);
    story.tell([event("film3"), event("b")], view("two"));
    for (let news = 0; news < 9; news++) story.tell([], view("three"));
    vi.runAllTimers();
    expect([told, story.held, story.view, ended]).toEqual([["a"], 4, view("three"), 0]);
    story.release(2);
    expect([told, story.held, story.playing]).toEqual([["a", "film1", "film2"], 2, true]);
    story.release(1);
    vi.runAllTimers();
    expect([told, story.held, story.playing, ended]).toEqual([["a", "film1", "film2", "film3", "b"], 0, false, 1]);
    story.release(5);
    expect(told.length).toBe(5);
  });

  test("can be cut short while it waits", () => {
    teller.held = () => true;
    story.tell([event("a"), event("b")], view("truth"));
    story.skip();
    expect([told, story.held, story.playing, story.view]).toEqual([["(a)", "(b)"], 0, false, view("truth")]);
  });
});

describe("events that join the one before them", () => {
  test("are seen with it at once, sound once, and are all told in their order", () => {
    teller.joins = ({ kind }, before) => kind === "die" && before.kind === "die";
    story.tell([event("die"), event("die"), event("a")], view("truth"));
    expect([story.beat.length, story.view, told]).toEqual([2, view("die", "die"), ["die", "(die)"]]);
    vi.advanceTimersByTime(PACE);
    expect([story.beat.map(({ kind }) => kind), told]).toEqual([["a"], ["die", "(die)", "a"]]);
    story.skip();
    expect([story.beat, story.event]).toEqual([[], null]);
  });
});
