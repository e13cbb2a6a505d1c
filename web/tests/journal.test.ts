import { expect, test } from "vitest";
import { Journal } from "../src/table/journal.svelte";
import type { Told } from "../src/title";

const event = (kind: string): Told => ({ kind, rule: "", values: {}, numbers: {} });
const kinds = (events: Told[]): string[] => events.map(({ kind }) => kind);

test("a journal grows at its end and can be read anywhere", () => {
  const journal = new Journal([event("a")]);
  journal.add(event("b"), event("c"));
  expect([journal.length, journal.at(-1)?.kind, journal.at(0)?.kind, journal.at(3)]).toEqual([3, "c", "a", undefined]);
  expect(kinds(journal.between(1))).toEqual(["b", "c"]);
  expect(kinds(journal.between(0, 2))).toEqual(["a", "b"]);
  expect(kinds(journal.between(-5, 99))).toEqual(["a", "b", "c"]);
});

test("a journal that begins anew keeps nothing, and alters nothing it was given", () => {
  const given = [event("a")];
  const journal = new Journal(given);
  journal.add(event("b"));
  journal.begin(given);
  expect([given.length, journal.length]).toEqual([1, 1]);
});

test("ten thousand entries one by one take no time worth speaking of", () => {
  const journal = new Journal();
  const began = performance.now();
  for (let number = 0; number < 10_000; number++) journal.add(event(String(number)));
  expect(journal.length).toBe(10_000);
  expect(performance.now() - began).toBeLessThan(200);
});
