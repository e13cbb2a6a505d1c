import { expect, test } from "vitest";
import { Hint } from "../src/table/hint.svelte";
import { readMove } from "../src/title";

const FIRE = readMove(3, "fire alpha");

test("a hint shows in the position it was asked in", () => {
  const hint = new Hint();
  hint.ask("a", 4);
  expect(hint.asking).toBe(true);
  hint.answer("a", 4, FIRE);
  expect([hint.asking, hint.move]).toEqual([false, FIRE]);
});

test("a hint for a position that is gone shows nowhere, and another may be asked for", () => {
  const hint = new Hint();
  hint.ask("a", 4);
  hint.answer("a", 5, FIRE);
  expect([hint.asking, hint.move]).toEqual([false, null]);
});

test("an answer to an older question is not taken for the answer", () => {
  const hint = new Hint();
  hint.ask("a", 4);
  hint.giveUp();
  hint.ask("b", 4);
  hint.answer("a", 4, FIRE);
  expect([hint.asking, hint.move]).toEqual([true, null]);
});

test("a refusal ends the asking it belongs to", () => {
  const hint = new Hint();
  hint.ask("a", 4);
  expect([hint.ends("other"), hint.ends(null), hint.asking]).toEqual([false, false, true]);
  expect([hint.ends("a"), hint.asking]).toEqual([true, false]);
});
