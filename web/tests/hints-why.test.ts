import englishAlert from "@hullbreach/locales/en/space-alert.ftl?raw";
import englishTrucker from "@hullbreach/locales/en/galaxy-trucker.ftl?raw";
import frenchAlert from "@hullbreach/locales/fr/space-alert.ftl?raw";
import frenchTrucker from "@hullbreach/locales/fr/galaxy-trucker.ftl?raw";
import { describe, expect, test, vi } from "vitest";
import type { Trip } from "../src/games/galaxy-trucker/trip";
import { why as whyTrucker } from "../src/games/galaxy-trucker/why";
import type { Flight } from "../src/games/space-alert/flight";
import { why as whySkies } from "../src/games/under-falling-skies/why";
import type { UnderFallingSkiesView } from "../src/games/under-falling-skies/wire";
import type { Move } from "../src/title";

vi.stubGlobal("localStorage", { getItem: () => "en" });
const { led, standsAt, why: whyAlert } = await import("../src/games/space-alert/why");

const move = (text: string): Move => ({ verb: text.split(" ")[0]!, values: text.split(" ").slice(1), text, number: 0 }) as Move;

describe("why a hint is given in the yard", () => {
  const trip = (engines: number, cannons: number, hand: string | null = null, errors: unknown[] = []): Trip =>
    ({ seat: 0, seats: [{ hand, ship: { strength: { engines_most: engines, cannons_most: cannons }, errors } }] }) as unknown as Trip;

  test("a component is drawn for what the ship lacks", () => {
    expect([trip(0, 0), trip(1, 0), trip(1, 2)].map((view) => whyTrucker(view, move("draw"))!.id)).toEqual(["why-draw-engine", "why-draw-cannon", "why-draw"]);
  });

  test("a weld speaks of what the component is good for, an alien of its kind, and who has errors is told what comes of them", () => {
    expect(whyTrucker(trip(1, 1, "t065"), move("weld 7,8 0"))).toEqual({ id: "why-weld", values: { kind: "engine" } });
    expect(whyTrucker(trip(1, 1, "unknown"), move("weld 7,8 0"))).toBeNull();
    expect(whyTrucker(trip(1, 1), move("board 7,7 brown"))!.values).toEqual({ alien: "brown" });
    expect([whyTrucker(trip(1, 1), move("finish 1")), whyTrucker(trip(1, 1, null, [{}]), move("finish 1"))]).toEqual([{ id: "why-finish" }, null]);
  });

  test("has the same reasons in both languages", () => {
    const reasons = (words: string): string[] => [...words.matchAll(/^(galaxy-trucker-web-why-\S+) =/gm)].map(([, id]) => id!);
    expect(reasons(englishTrucker)).toEqual(reasons(frenchTrucker));
    for (const verb of ["take", "reach", "return", "keep", "close", "remove", "fly-on", "accept", "pass", "land", "spend", "enough"]) expect(englishTrucker).toContain(`galaxy-trucker-web-why-${verb} =`);
  });
});

describe("why a card is proposed in Space Alert", () => {
  const flight = (plan: (string | null)[], threats: { zone: string; card: string }[] = []): Flight =>
    ({ seat: 0, people: 1, threats, crew: [{ heroic: "hero-upper_red", slots: plan.map((action) => ({ open: action && { card: "", side: "act", action } })) }] }) as unknown as Flight;

  test("everybody walks from the bridge, as far as the ship goes", () => {
    expect(standsAt([null, "move_red", "change_deck", "move_red"], 4)).toBe("lower_red");
    expect([led("upper_blue", "move_blue"), led("lower_white", "heroic_move_upper_red"), led("upper_white", "a")]).toEqual(["upper_blue", "upper_red", "upper_white"]);
  });

  test("it says where it finds them and what it does there", () => {
    expect(whyAlert(flight([null, null, null]), move("plan member1 red-b 1 move"))!.id).toBe("why-go");
    const charge = whyAlert(flight(["move_red", "change_deck", null]), move("plan member1 red-b 3 act"))!;
    expect([charge.id, charge.values!.does, charge.values!.turn]).toEqual(["why-act", "b-lower", 3]);
    expect(whyAlert(flight(["change_deck", null]), move("plan member1 red-b 2 act"))!.values!.does).toBe("b-fuel");
    expect(whyAlert(flight([null]), move("plan member1 red-c 1 act"))!.values!.does).toBe("c-upper_white");
    expect(whyAlert(flight([null]), move("plan member1 red-a 1 act"))!.id).toBe("why-act");
    expect(whyAlert(flight([null], [{ zone: "white", card: "destroyer" }]), move("plan member1 red-a 1 act"))!.id).toBe("why-fire");
    expect(whyAlert(flight(["change_deck", null]), move("plan-heroic member1 2 act"))!.values!.does).toBe("b-fuel");
  });

  test("what is not known yet is heard first", () => {
    expect([whyAlert(flight([]), move("next"))!.id, whyAlert(flight([], [{ zone: "red", card: "fighter" }]), move("next"))!.id]).toEqual(["why-next-first", "why-next"]);
  });

  test("has the same reasons in both languages", () => {
    const reasons = (words: string): string[] => [...words.matchAll(/^(space-alert-web-why-\S+) =/gm)].map(([, id]) => id!);
    expect(reasons(englishAlert)).toEqual(reasons(frenchAlert));
  });
});

test("a die under falling skies goes where its room is wanted, or ahead of the excavator", () => {
  const base = { path: ["r1c1", "r1c2", "r2c2"], excavator: 1, rooms: [{ kinds: ["energy"], spaces: ["r1c2"] }, { kinds: ["research"], spaces: ["r2c2"] }] };
  const asked = (text: string): unknown => whySkies({ battle: { base } } as unknown as UnderFallingSkiesView, move(text));
  expect([asked("place gray-5 r1c2"), asked("place gray-5 r2c2"), asked("dig")]).toEqual([{ id: "why-place", values: { room: "energy" } }, { id: "why-place", values: { room: "ahead" } }, null]);
});
