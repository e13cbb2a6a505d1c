import type { Seen } from "../../seen";
import { defineGame } from "../index";
import { predict, stage, tone } from "./stage";
import { TITLE } from "./title";
import type { AliensAttackOwn, AliensAttackView, CardView } from "./wire";

const IN_BATTLE: Record<string, string> = { earth: "battle", alien: "descend" };

function now(view: AliensAttackView): string {
  const said = view.mothership_row === null ? view.phase : (IN_BATTLE[view.phase] ?? view.phase);
  return `${TITLE.id}-now-${said}`;
}

/** The alien player knows which card each ship is: that is written on the ships it sees. */
function read({ public: view, own }: Seen<AliensAttackView, AliensAttackOwn>): AliensAttackView {
  if (!own) return view;
  const named = (names: (string | null)[]) => (card: CardView | null, place: number) => card && { ...card, card: names[place] ?? card.card };
  return { ...view, squares: view.squares.map(named(own.squares)), deck: view.deck.map(named(own.deck)) };
}

export default defineGame<AliensAttackView, AliensAttackOwn>({
  title: TITLE,
  read,
  board: () => import("./Board.svelte"),
  rules: async (language) => (await import("./rules")).rules(language),
  now,
  stage,
  predict,
  tone,
  heading: (event) => event.kind === "turn",
});
