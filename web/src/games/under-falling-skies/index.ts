import type { UnderFallingSkiesView } from "../../wire";
import type { GameClient } from "../index";
import Cover from "./Cover.svelte";
import { stage, tone } from "./stage";
import { TITLE } from "./title";

const HEADINGS = new Set(["chapter", "battle", "round"]);

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
  heading: (event) => HEADINGS.has(event.kind),
};

export default client;
