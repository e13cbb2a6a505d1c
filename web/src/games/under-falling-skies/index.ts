import type { UnderFallingSkiesView } from "./wire";
import type { GameClient } from "../index";
import Cover from "./Cover.svelte";
import { stage, tone } from "./stage";
import { TITLE, type Fields } from "./title";

const HEADINGS: (keyof Fields)[] = ["chapter", "battle", "round"];

const client: GameClient = {
  title: TITLE,
  minutes: 30,
  players: [1, 1],
  Cover,
  board: () => import("./Board.svelte"),
  rules: async (language) => (await import("./rules")).rules(language),
  now: (view: UnderFallingSkiesView) => `${TITLE.id}-now-${view.phase}`,
  stage,
  tone,
  heading: (event) => HEADINGS.some((kind) => kind === event.kind),
};

export default client;
