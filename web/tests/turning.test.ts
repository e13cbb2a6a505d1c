import { describe, expect, test } from "vitest";
import { areaUnder, lineThrough, percentOf, spotsOf, standingsOf, turnAt, type Standing } from "../src/curve";
import { turningPoints } from "../src/turning";
import type { Step } from "../src/wire";

const standings = (...chances: number[]): Standing[] => chances.map((chance, turn) => ({ place: turn * 2, chance }));
const step = (chance: number, move: number | null = 1): Step => ({ seat: move === null ? -1 : 0, move, chances: [chance] });
/** Two moves in every turn. */
const film = (first: number, ...chances: number[]) => ({ chances: [first], steps: chances.map((chance) => step(chance)) });

describe("the curve of the chances", () => {
  const curve = { points: [{ place: 0, chances: [0.5, 0.5] }, { place: 4, chances: [0.75, 0.25] }, { place: 9, chances: [1, 0] }] };

  test("is that of the seat that asks", () => {
    expect(standingsOf(curve, 1)).toEqual([{ place: 0, chance: 0.5 }, { place: 4, chance: 0.25 }, { place: 9, chance: 0 }]);
  });

  test("has its turns equally far apart, and victory at the top", () => {
    const spots = spotsOf(standingsOf(curve, 0), 200, 100);
    expect(spots).toEqual([{ x: 0, y: 50 }, { x: 100, y: 25 }, { x: 200, y: 0 }]);
    expect(lineThrough(spots)).toBe("M0 50 L100 25 L200 0");
    expect(areaUnder(spots, 100)).toBe("M0 50 L100 25 L200 0 L200 100 L0 100 Z");
  });

  test("stays in its box with one turn, or none", () => {
    expect(spotsOf(standings(0.3), 200, 100)).toEqual([{ x: 0, y: 70 }]);
    expect(areaUnder([], 100)).toBe("");
  });

  test("is pointed at turn by turn", () => {
    expect([0, 0.24, 0.26, 0.9, 1.2, -1].map((share) => turnAt(share, 3))).toEqual([0, 0, 1, 2, 2, 0]);
  });

  test("says that nothing is certain before it has happened", () => {
    expect([0, 0.001, 0.456, 0.999, 1].map(percentOf)).toEqual([0, 1, 46, 99, 100]);
  });
});

describe("turning points", () => {
  test("are the three turns that swung the most, in the order they were played", () => {
    const found = turningPoints(standings(0.5, 0.6, 0.2, 0.5, 0.52, 0.1), film(0.5, ...Array<number>(10).fill(0.5)), 0);
    expect(found.map(({ turn, before, after }) => [turn, before, after])).toEqual([[1, 0.6, 0.2], [2, 0.2, 0.5], [4, 0.52, 0.1]]);
  });

  test("lead to the moment before the move that counted", () => {
    const [first] = turningPoints(standings(0.8, 0.3), film(0.8, 0.75, 0.3), 0);
    expect(first?.place).toBe(1);
    const [other] = turningPoints(standings(0.8, 0.3), film(0.8, 0.3, 0.25), 0);
    expect(other?.place).toBe(0);
  });

  test("are moves: time that passes decides nothing by itself", () => {
    const [found] = turningPoints(standings(0.8, 0.3), { chances: [0.8], steps: [step(0.3, null), step(0.3)] }, 0);
    expect(found?.place).toBe(1);
  });

  test("are no small swings", () => {
    expect(turningPoints(standings(0.5, 0.52, 0.5), film(0.5, 0.5, 0.5, 0.5, 0.5), 0)).toEqual([]);
  });
});
