import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Herald } from "../src/table/herald.svelte";
import type { Told } from "../src/title";

const events = (...kinds: string[]): Told[] => kinds.map((kind) => ({ kind, rule: "", values: {}, numbers: {} }));
const said = (herald: Herald): string => herald.said.map(({ kind }) => kind).join(" ");
let herald: Herald;

beforeEach(() => {
  vi.useFakeTimers();
  herald = new Herald();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the first thing after a silence is told at once", () => {
  herald.tell(events("a", "b"), false);
  expect(said(herald)).toBe("a b");
});

test("what others do is gathered and told in one breath", () => {
  herald.tell(events("a"), false);
  herald.tell(events("b"), false);
  vi.advanceTimersByTime(1000);
  herald.tell(events("c"), false);
  expect(said(herald)).toBe("a");
  vi.advanceTimersByTime(1000);
  expect(said(herald)).toBe("b c");
});

test("what one does oneself is told at once, with what was gathered before it", () => {
  herald.tell(events("a"), false);
  herald.tell(events("b"), false);
  herald.tell(events("mine"), true);
  expect(said(herald)).toBe("b mine");
  vi.advanceTimersByTime(10_000);
  expect(said(herald)).toBe("b mine");
});

test("a hundred things are told as the last few", () => {
  herald.tell(events("first"), false);
  for (let number = 0; number < 100; number++) herald.tell(events(`n${number}`), false);
  vi.advanceTimersByTime(2000);
  expect(herald.said).toHaveLength(12);
  expect(herald.said.at(-1)?.kind).toBe("n99");
});

test("nothing is said about nothing", () => {
  herald.tell([], true);
  herald.tell(events("a"), false);
  expect(said(herald)).toBe("a");
});
