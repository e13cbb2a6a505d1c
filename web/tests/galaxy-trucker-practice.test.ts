import catalogue from "@hullbreach/games/galaxy_trucker/data/rules.toml";
import english from "@hullbreach/locales/en/galaxy-trucker.ftl?raw";
import french from "@hullbreach/locales/fr/galaxy-trucker.ftl?raw";
import { describe, expect, test } from "vitest";
import type { Catalogue } from "../src/catalogue";
import { spotAt } from "../src/games/galaxy-trucker/boards";
import { isMet, look, RULES, soundKinds, STEPS, type Seen } from "../src/games/galaxy-trucker/practice/steps";
import type { Trip } from "../src/games/galaxy-trucker/trip";
import type { PartView, SeatView } from "../src/games/galaxy-trucker/wire";

const CABIN = { at: spotAt(7, 7), tile: "start_blue" };
const seat = (parts: PartView[], more: Partial<SeatView> = {}): SeatView => ({ hand: null, aside: [null, null], looking: null, ship: { parts: [CABIN, ...parts], loose: null }, ...more }) as unknown as SeatView;
const seen = (one: SeatView, turned = false, looked = false, phase = "building"): Seen => look({ phase, ship_class: "I" } as Trip, one, turned, looked);

describe("the practice yard", () => {
  test("has words for every step in both languages, and a rule behind it", () => {
    const known = new Set((catalogue as Catalogue).rule.map(({ id }) => id));
    for (const words of [english, french]) {
      for (const { id } of STEPS) expect(words).toContain(`\ngalaxy-trucker-web-practice-${id} =`);
      for (const kind of Object.keys(RULES)) expect(words).toContain(`\ngalaxy-trucker-web-practice-why-${kind.replace("_", "-")} =`);
    }
    for (const rule of [...STEPS.map((step) => step.rule), ...Object.values(RULES)]) expect(known).toContain(rule);
  });

  test("sees what was done", () => {
    const hold = { hand: "t088" };
    expect([isMet({ hand: true }, seen(seat([]))), isMet({ hand: true }, seen(seat([], hold))), isMet({ hand: true }, seen(seat([], { hand: "unknown" })))]).toEqual([false, true, false]);
    expect([isMet({ turned: true }, seen(seat([]))), isMet({ turned: true }, seen(seat([]), true))]).toEqual([false, true]);
    expect([isMet({ parts: 2 }, seen(seat([]))), isMet({ parts: 2 }, seen(seat([{ at: spotAt(7, 6), tile: "t088" }])))]).toEqual([false, true]);
    expect([isMet({ aside: true }, seen(seat([]))), isMet({ aside: true }, seen(seat([], { aside: ["t001", null] })))]).toEqual([false, true]);
    expect([isMet({ looked: true }, seen(seat([]))), isMet({ looked: true }, seen(seat([], { looking: 0 }))), isMet({ looked: true }, seen(seat([]), false, true))]).toEqual([false, true, true]);
    expect([isMet({ finished: true }, seen(seat([]))), isMet({ finished: true }, seen(seat([]), false, false, "inspection")), isMet({ finished: true }, seen(seat([]), false, false, "flight"))]).toEqual([false, false, true]);
  });

  test("knows an engine that pushes and a cannon that can shoot from those that cannot", () => {
    const rear = { at: spotAt(6, 7), tile: "t065", turn: 0 };
    expect(soundKinds(seat([rear]), "I").has("engine")).toBe(true);
    expect(soundKinds(seat([{ ...rear, at: spotAt(7, 8), turn: 3 }]), "I").has("engine")).toBe(false);
    expect(soundKinds(seat([rear, { at: spotAt(6, 8), tile: "t016" }]), "I").has("engine")).toBe(false);
    const front = { at: spotAt(7, 6), tile: "t088" };
    expect([soundKinds(seat([front]), "I").has("cannon"), soundKinds(seat([front, { at: spotAt(7, 5), tile: "t016" }]), "I").has("cannon")]).toEqual([true, false]);
    expect(isMet({ sound: "cannon" }, seen(seat([front])))).toBe(true);
  });
});
