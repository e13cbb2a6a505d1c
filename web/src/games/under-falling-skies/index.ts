import { defineGame, type Worded } from "../index";
import { effects, joins, lasts } from "./drama";
import { at } from "./places";
import { predict, stage, tone } from "./stage";
import { TITLE, type Fields } from "./title";
import { why } from "./why";
import type { UnderFallingSkiesView } from "./wire";

const HEADINGS: (keyof Fields)[] = ["chapter", "battle", "round"];

/** What is to be reached, and how near the end is. */
function goal({ battle, campaign }: UnderFallingSkiesView): Worded {
  if (!battle) return { id: "goal-campaign", values: { chapter: campaign?.chapter ?? 1, saved: campaign?.saved_cities.length ?? 0 } };
  const { research, mothership, damage } = battle;
  return { id: "goal-research", values: { steps: research.steps, most: research.costs.length, rows: mothership.skull_row - mothership.row, damage: damage.value, worst: damage.most } };
}

export default defineGame<UnderFallingSkiesView>({
  title: TITLE,
  board: () => import("./Board.svelte"),
  rules: async (language) => (await import("./rules")).rules(language),
  goal,
  why,
  now: (view) => `${TITLE.id}-now-${view.phase}`,
  at,
  stage,
  predict,
  tone,
  effects,
  joins,
  lasts,
  heading: (event) => HEADINGS.some((kind) => kind === event.kind),
});
