import type { AliensAttackView } from "./wire";
import type { GameClient } from "../index";
import Cover from "./Cover.svelte";
import { stage, tone } from "./stage";
import { TITLE } from "./title";

const IN_BATTLE: Record<string, string> = { earth: "battle", alien: "descend" };

function now(view: AliensAttackView): string {
  const said = view.mothership_row === null ? view.phase : (IN_BATTLE[view.phase] ?? view.phase);
  return `${TITLE.id}-now-${said}`;
}

const client: GameClient = {
  title: TITLE,
  minutes: 15,
  players: [1, 2],
  Cover,
  board: () => import("./Board.svelte"),
  rules: async (language) => (await import("./rules")).rules(language),
  now,
  stage,
  tone,
  heading: (event) => event.kind === "turn",
};

export default client;
