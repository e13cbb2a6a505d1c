import { defineGame } from "../index";
import { predict, stage, tone } from "./stage";
import { TITLE, type Fields } from "./title";
import type { UnderFallingSkiesView } from "./wire";

const HEADINGS: (keyof Fields)[] = ["chapter", "battle", "round"];

export default defineGame<UnderFallingSkiesView>({
  title: TITLE,
  board: () => import("./Board.svelte"),
  rules: async (language) => (await import("./rules")).rules(language),
  now: (view) => `${TITLE.id}-now-${view.phase}`,
  stage,
  predict,
  tone,
  heading: (event) => HEADINGS.some((kind) => kind === event.kind),
});
