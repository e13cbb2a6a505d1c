import { defineGame } from "../index";
import { predict, stage, tone } from "./stage";
import { TITLE } from "./title";
import type { AliensAttackView } from "./wire";

const IN_BATTLE: Record<string, string> = { earth: "battle", alien: "descend" };

function now(view: AliensAttackView): string {
  const said = view.mothership_row === null ? view.phase : (IN_BATTLE[view.phase] ?? view.phase);
  return `${TITLE.id}-now-${said}`;
}

export default defineGame<AliensAttackView>({
  title: TITLE,
  board: () => import("./Board.svelte"),
  rules: async (language) => (await import("./rules")).rules(language),
  now,
  stage,
  predict,
  tone,
  heading: (event) => event.kind === "turn",
});
