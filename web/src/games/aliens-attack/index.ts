import type { Seen } from "../../seen";
import { defineGame, type Worded } from "../index";
import { effects } from "./drama";
import { hitsNeeded } from "./facts";
import { at } from "./places";
import { predict, stage, tone } from "./stage";
import { TITLE } from "./title";
import type { AliensAttackOwn, AliensAttackView, CardView, PartView } from "./wire";

/** What is looked at for longer than a move: a die that rolls, a part that docks. */
const LASTS: Record<string, number> = { turn: 1 / 3, die: 2, "part-placed": 1.5, battle: 2, reached: 1.3, torpedo: 1.3, vortex: 1.4, won: 2.5, "lost-cannon": 1.5, "lost-landing": 1.5, "lost-time": 1.5 };
const IN_BATTLE: Record<string, string> = { earth: "battle", alien: "descend" };

function now(view: AliensAttackView): string {
  const said = view.mothership_row === null ? view.phase : (IN_BATTLE[view.phase] ?? view.phase);
  return `${TITLE.id}-now-${said}`;
}

/** First the parts are looked for, then they are to be damaged. */
function goal({ parts, mothership, mothership_row }: AliensAttackView): Worded {
  const count = (is: (part: PartView) => boolean): number => parts.filter(is).length;
  if (mothership_row === null) return { id: "goal-parts", values: { found: count((part) => part.placed || part.set_aside), parts: parts.length } };
  return { id: "goal-battle", values: { damaged: count((part) => part.damaged), needed: Math.min(hitsNeeded(mothership), parts.length) } };
}

/** The alien player knows which card each ship is: that is written on the ships it sees. */
function read({ public: view, own }: Seen<AliensAttackView, AliensAttackOwn>): AliensAttackView {
  if (!own) return view;
  const named = (names: (string | null)[]) => (card: CardView | null, place: number) => card && { ...card, card: names[place] ?? card.card };
  return { ...view, squares: view.squares.map(named(own.squares)), deck: view.deck.map(named(own.deck)) };
}

export default defineGame<AliensAttackView, AliensAttackOwn>({
  title: TITLE,
  sides: true,
  read,
  board: () => import("./Board.svelte"),
  rules: async (language) => (await import("./rules")).rules(language),
  goal,
  now,
  at,
  stage,
  predict,
  tone,
  effects,
  heading: (event) => event.kind === "turn",
  lasts: ({ kind }) => LASTS[kind] ?? 1,
});
