import { describe, expect, it, vi } from "vitest";
vi.mock("../src/prefs.svelte", () => ({ prefs: { pace: 100 }, USUAL_PACE: 450 }));

import { DRAMA as aliens, effects as aliensEffects } from "../src/games/aliens-attack/drama";
import aliensTitle from "../src/games/aliens-attack/title.ts?raw";
import { TITLE as ALIENS } from "../src/games/aliens-attack/title";
import { DRAMA as trucker } from "../src/games/galaxy-trucker/drama";
import truckerTitle from "../src/games/galaxy-trucker/title.ts?raw";
import { TITLE as TRUCKER } from "../src/games/galaxy-trucker/title";
import { DRAMA as alert } from "../src/games/space-alert/drama";
import alertTitle from "../src/games/space-alert/title.ts?raw";
import { TITLE as ALERT } from "../src/games/space-alert/title";
import { DRAMA as skies, joins, lasts } from "../src/games/under-falling-skies/drama";
import skiesTitle from "../src/games/under-falling-skies/title.ts?raw";
import { TITLE as SKIES } from "../src/games/under-falling-skies/title";
import { beam, burst, flash, itself, later, still, timed, travel, type Draw, type Effect } from "../src/motion/effects";
import type { Told, TitleFacts } from "../src/title";

type Table = Record<string, Draw<never>>;
interface Played { title: TitleFacts; facts: string; drama: Table; view: unknown }

const threat = { status: "active", space: 5, where: [] };
const GAMES: Record<string, Played> = {
  aliens: { title: ALIENS, facts: aliensTitle, drama: aliens as unknown as Table, view: { cannons: ["alpha", "beta", "gamma", "delta"].map((cannon) => ({ cannon })) } },
  skies: { title: SKIES, facts: skiesTitle, drama: skies as unknown as Table, view: { sky: Array.from({ length: 16 }, () => ({})), mothership: { row: 2 }, base: { path: ["r1c1", "r1c2", "r1c3"], excavator: 1 } } },
  alert: { title: ALERT, facts: alertTitle, drama: alert as unknown as Table, view: { threats: [{ zone: "red" }, { zone: "blue" }], ship: { threats: [threat, threat], tiles: [["x"], [], []] } } },
  trucker: { title: TRUCKER, facts: truckerTitle, drama: trucker as unknown as Table, view: { flight: { shown: ["one", "two"] }, seats: [{}, {}] } },
};

const fieldsOf = (facts: string): string => facts.slice(facts.indexOf("export type Fields"));
const kindsOf = (facts: string): string[] => [...fieldsOf(facts).matchAll(/^ {2}"([a-z-]+)":/gm)].map(([, kind]) => kind!);
const told = (facts: string, kind: string): string[] => [...(new RegExp(`^ {2}"${kind}": (.*);$`, "m").exec(fieldsOf(facts))?.[1] ?? "").matchAll(/"([a-z0-9-]+)"/g)].map(([, field]) => field!);

/** What an event of the kind is seen as, with the second of everything it may tell. */
function sampled({ title, facts, drama, view }: Played, kind: string): Effect[] {
  const fields = told(facts, kind);
  const numbers = Object.fromEntries(fields.map((field) => [field, 1]));
  const values = Object.fromEntries(fields.map((field) => [field, title.names[field]?.[1] ?? "1"]));
  return drama[kind]!(numbers as never, values as never, view as never);
}
const placesOf = (effect: Effect): string[] => ["at", "from", "to"].flatMap((end) => (effect as unknown as Record<string, string>)[end] ?? []);

describe.each(Object.entries(GAMES))("what is seen to happen in %s", (_name, game) => {
  it("is decided for every kind of event there is, and for no other", () => {
    expect(Object.keys(game.drama).sort()).toEqual(kindsOf(game.facts).sort());
  });

  it("is something, wherever it was not decided that nothing moves", () => {
    for (const kind of kindsOf(game.facts)) {
      const draw: unknown = game.drama[kind];
      const nothing = draw === still || draw === itself;
      expect([kind, sampled(game, kind).length > 0]).toEqual([kind, !nothing]);
    }
  });

  it("happens at places that have names", () => {
    for (const kind of kindsOf(game.facts)) for (const place of sampled(game, kind).flatMap(placesOf)) expect([kind, place]).not.toEqual([kind, expect.stringMatching(/undefined|NaN|null|""/)]);
  });
});

const event = (kind: string, numbers: Record<string, number> = {}, values: Record<string, string> = {}): Told => ({ kind, rule: "", numbers, values });

describe("effects", () => {
  it("come after their causes and never take longer than there is time", () => {
    const all = [beam("a", "b", "ours"), ...later(200, burst("b"))];
    const usual = timed(all, 1, 5000);
    expect(usual[1]!.delay).toBe(200);
    const hurried = timed(all, 1, 100);
    expect(hurried[1]!.delay).toBeGreaterThan(hurried[0]!.delay);
    expect(Math.max(...hurried.map(({ delay, duration }) => delay + duration))).toBeCloseTo(100);
    expect(timed(all, 2, 5000)[1]!.delay).toBe(400);
  });

  it("take a ship longer that falls further", () => {
    const [near, far] = [timed([travel("a", "b")], 1, 5000), timed([travel("a", "b", "a", 6)], 1, 5000)];
    expect(far[0]!.duration).toBeGreaterThan(2 * near[0]!.duration);
    expect(lasts(event("descended", { rows: 6 }))).toBeGreaterThan(lasts(event("descended", { rows: 2 })));
  });

  it("wait for each other when told to twice", () => {
    expect(later(100, ...later(50, flash("a", "good")))[0]!.wait).toBe(150);
  });

  it("draw a shot from the cannon that fires to the square it hits", () => {
    expect(aliensEffects(event("fired", {}, { cannon: "beta", square: "r2c2" }), {} as never)[0]).toEqual(beam('[data-cannon="beta"]', '[data-square="r2c2"]', "ours"));
  });

  it("let the dice of one throw roll together, and no others", () => {
    expect([joins(event("rolled"), event("rolled")), joins(event("rerolled"), event("rolled")), joins(event("descended"), event("descended"))]).toEqual([true, false, false]);
  });
});
