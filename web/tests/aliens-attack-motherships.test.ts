import { expect, test } from "vitest";
import { dieOf } from "../src/games/aliens-attack/facts";
import { facesOf, pipsOf, SILHOUETTES } from "../src/games/aliens-attack/motherships";

test("every mothership has a face of its own and a die with six faces", () => {
  const hulls = Object.values(SILHOUETTES).map(({ hull }) => hull);
  expect(new Set(hulls).size).toBe(4);
  for (const id of Object.keys(SILHOUETTES)) expect(dieOf(id)).toHaveLength(6);
});

test("every quarter of a mothership has something of it", () => {
  for (const { hull, eyes } of Object.values(SILHOUETTES)) {
    expect(hull.startsWith("M")).toBe(true);
    expect(eyes.length).toBeGreaterThan(2);
  }
});

test("faces that do the same stand together", () => {
  expect(facesOf(["move", "move", "torpedo", "move"])).toEqual([["move", [1, 2, 4]], ["torpedo", [3]]]);
});

test("a face has as many pips as it counts, none twice", () => {
  for (let face = 1; face <= 6; face++) expect(new Set(pipsOf(face).map(String)).size).toBe(face);
});
