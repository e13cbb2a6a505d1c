import aliens from "@hullbreach/games/aliens_attack/data/lesson.toml";
import skies from "@hullbreach/games/under_falling_skies/data/lesson.toml";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { isAstray, judge, placeAfter, type Guide, type Lesson, type Step } from "../src/guide/lesson";
import { isTaught, Progress } from "../src/guide/progress.svelte";
import { Tutor } from "../src/guide/tutor.svelte";
import { heldTables, hold } from "../src/memory";
import type { Link } from "../src/table/link.svelte";

const STEPS: Step[] = [
  { id: "welcome", rule: "X-1" },
  { id: "shoot", rule: "X-2", moves: ["fire a", "fire b"] },
  { id: "look", rule: "X-3" },
  { id: "more", rule: "X-4" },
  { id: "again", rule: "X-5", moves: ["fire c"] },
  { id: "end", rule: "X-6" },
];
const GUIDE: Guide = { game: "toy", lesson: { table: { options: {}, seed: 1 }, step: STEPS }, place: (name) => name };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) });
});

describe("a lesson", () => {
  test("is where the table stands, and where one has read to since", () => {
    expect([0, 1, 2].map((read) => placeAfter(STEPS, 0, read))).toEqual([0, 1, 0]);
    expect([0, 2, 3, 4].map((read) => placeAfter(STEPS, 1, read))).toEqual([2, 2, 3, 4]);
    expect([placeAfter(STEPS, 2, 0), placeAfter(STEPS, 7, 0)]).toEqual([5, 5]);
  });

  test("tells what was asked for from what may be done and from what may not", () => {
    const legal = new Set(["fire b", "wait"]);
    expect(["fire b", "wait", "fire a"].map((text) => judge(STEPS[1]!, legal, text))).toEqual(["asked", "other", "illegal"]);
    expect(judge(STEPS[0]!, legal, "wait")).toBe("other");
    expect([isAstray(STEPS[1]!, legal), isAstray(STEPS[1]!, new Set(["wait"])), isAstray(STEPS[0]!, new Set())]).toEqual([false, true, false]);
  });

  test.each([aliens, skies] as Lesson[])("is only read at its beginning and its end", ({ step }) => {
    expect([step[0]!.moves, step.at(-1)!.moves]).toEqual([undefined, undefined]);
    expect(placeAfter(step, step.filter(({ moves }) => moves).length, 0)).toBeGreaterThan(step.findLastIndex(({ moves }) => moves));
  });
});

describe("an instructor", () => {
  const told: string[] = [];
  const link = (seq: number, legal: string[]): Link =>
    ({
      table: "t", free: true, position: { seq, view: {}, legal: legal.map((text) => ({ text })) }, words: { find: (text: string) => ({ text }) }, play: (text: string) => told.push(text),
    }) as unknown as Link;
  beforeEach(() => told.splice(0));

  test("lets through what is asked for, passes on what cannot be done, and stops everything else with a word", () => {
    const tutor = new Tutor(link(0, ["fire a", "wait"]), GUIDE);
    tutor.play("wait");
    expect([tutor.step.id, tutor.strayed, tutor.hint, told]).toEqual(["welcome", true, null, []]);
    tutor.goOn();
    expect([tutor.step.id, tutor.strayed]).toEqual(["shoot", false]);
    tutor.play("wait");
    expect([tutor.strayed, tutor.hint, told]).toEqual([true, { text: "fire a" }, []]);
    tutor.play("fire z");
    tutor.play("fire a");
    expect(told).toEqual(["fire z", "fire a"]);
  });

  test("stays with a step while it is shown what came of it, and is found again where it was left", () => {
    const at = link(0, ["fire a"]);
    const tutor = new Tutor(at, GUIDE);
    tutor.goOn();
    tutor.catchUp();
    at.position.seq = 1;
    expect([tutor.step.id, tutor.met]).toEqual(["shoot", true]);
    tutor.catchUp();
    expect([tutor.step.id, tutor.met]).toEqual(["look", false]);
    tutor.goOn();
    expect(new Tutor(link(1, ["fire c"]), GUIDE).step.id).toBe("more");
    expect(new Tutor(link(2, ["wait"]), GUIDE).last).toBe(true);
  });

  test("says so when the game has left the path", () => {
    const tutor = new Tutor(link(0, ["wait"]), GUIDE);
    tutor.goOn();
    expect(tutor.astray).toBe(true);
  });

  test("leaves when the lesson is over, and the table stays", () => {
    hold("t", "key");
    const tutor = new Tutor(link(2, ["wait"]), GUIDE);
    tutor.progress.goTo("t", 5);
    expect(isTaught("toy", "t")).toBe(true);
    tutor.play("wait");
    tutor.finish();
    expect([told, isTaught("toy", "t"), new Progress("toy", 6).done, heldTables().length]).toEqual([["wait"], false, true, 1]);
  });
});
