import missionFile from "@hullbreach/games/galaxy_trucker/data/missions.toml";
import { describe, expect, test } from "vitest";
import { emblemOf, linesOf, missionOf, pairsUnder, type Mission } from "../src/games/galaxy-trucker/mission/mission";

const printed = (missionFile as { mission: (Mission & { id: string })[] }).mission;

describe("mission cards", () => {
  test("say every entry of all sixteen", () => {
    expect(printed.length).toBe(16);
    for (const mission of printed) {
      const ops = [mission.setup, mission.build_rules, mission.flight_rules, mission.rewards, mission.penalties].flatMap((entries) => entries ?? []);
      expect(linesOf(mission, 2).map(({ op }) => op)).toEqual(ops.map(({ op }) => op));
    }
  });

  test("have the amounts of the level, paid in penalties", () => {
    const lines = (level: number): unknown[] => linesOf(missionOf("radioactive_isotopes")!, level).map(({ section, id, credits, counter }) => [section, id, credits, counter]);
    expect(lines(1).slice(1)).toEqual([["rewards", "per", 5, "delivered_radioactive"], ["penalties", "per", -2, "lost_radioactive"]]);
    expect(lines(4).slice(1)).toEqual([["rewards", "per", 11, "delivered_radioactive"], ["penalties", "per", -5, "lost_radioactive"]]);
  });

  test("rank without the places that earn nothing, and pay for what is lost where losing pays", () => {
    expect(linesOf(missionOf("heavy_duty")!, 2).find(({ id }) => id === "rank")?.values).toEqual({ amounts: "8 / 4 / 2", order: "fewest_first" });
    expect(linesOf(missionOf("hilarious_stories")!, 1).find(({ id }) => id === "losses-pay")).toMatchObject({ credits: 2, values: { price: 2, capped: "no" } });
  });

  test("say what goes without saying", () => {
    expect(linesOf({ setup: [{ op: "add_to_warehouse", kind: "heavy" }] }, 1).map(({ id, values }) => [id, values.kind])).toEqual([["add-all", "heavy"]]);
  });

  test("have pictures of their own, or one for what they are made of", () => {
    expect([missionOf("the_bet")!, { setup: [{ op: "add_to_warehouse" }] }, { setup: [{ op: "insert_supercards" }] }, {}].map(emblemOf)).toEqual(["the_bet", "special", "super", "rules"]);
  });

  test("may change which connectors join", () => {
    expect([pairsUnder(missionOf("alien_design")!)?.[0], pairsUnder(missionOf("the_bet")!), pairsUnder(null)]).toEqual([["single", "double"], null, null]);
  });
});
