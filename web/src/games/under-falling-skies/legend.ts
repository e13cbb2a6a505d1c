import type { Explained, LegendClient } from "../legends";
import Picture from "./LegendPicture.svelte";
import { TITLE } from "./title";

const GAME = TITLE.id;
/** Square by square as the rules call them; `Square.svelte` draws them. */
const SQUARES = ["explosion", "red_explosion", "arrow_left", "arrow_right", "mothership_icon", "teleporter_pink", "teleporter_cyan"];
const plain = (...names: string[]): Explained[] => names.map((sign) => ({ sign }));
const named = (prefix: string, domain: string): Explained[] =>
  TITLE.names[domain]!.filter((name) => name !== "none").map((name) => ({ sign: `${prefix}-${name}`, name: `${GAME}-${domain}-${name}` }));

/** A card says itself what it does; those with two sides say it on each. */
const cards = (domain: string, sides: readonly string[]): Explained[] =>
  TITLE.names[domain]!.filter((name) => name !== "none").flatMap((name) =>
    sides.map((side) => [name, side].filter(Boolean).join("-")).map((face) => ({ sign: `card-${face}`, name: `${GAME}-name-${name}`, about: `${GAME}-ability-${face}` })),
  );

const legend: LegendClient = {
  groups: [
    { id: "rooms", signs: named("room", "kind") },
    { id: "base", signs: plain("excavator", "buried", "token") },
    { id: "dice", signs: plain("die-gray", "die-white", "die-blue", "exhausted") },
    { id: "ships", signs: plain("ship-purple", "ship-white", "ship-orange", "mothership", "launch") },
    { id: "sky", signs: [...SQUARES.map((kind) => ({ sign: `square-${kind}` })), ...plain("threat", "city", "storm")] },
    { id: "actions", signs: named("action", "action") },
    { id: "tracks", signs: [...plain("energy", "research", "goal", "lock", "damage", "skull", "threat-level"), { sign: "difficulty", name: `${GAME}-topic-difficulty`, about: `${GAME}-web-difficulty-about` }] },
    { id: "cities", signs: cards("city", ["blue", "damaged"]) },
    { id: "characters", signs: cards("character", ["normal", "upgraded"]) },
    { id: "scenarios", signs: cards("scenario", [""]) },
  ],
  Picture,
};

export default legend;
