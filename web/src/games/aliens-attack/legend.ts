import type { Explained, LegendClient } from "../legends";
import { ACTIONS, CANNONS, DIE_ACTIONS, FRONTS, ICONS, MOTHERSHIPS } from "./facts";
import Picture from "./LegendPicture.svelte";
import { TITLE } from "./title";

const GAME = TITLE.id;
const FACES = ["scout", "damaged_scout", "advanced", "damaged_advanced", "part", "damaged_part"];
const signs = (prefix: string, names: readonly string[]): Explained[] => names.map((name) => ({ sign: `${prefix}-${name}` }));
const action = (name: string): Explained => ({ sign: `action-${name}`, name: `${GAME}-action-${name}`, about: `${GAME}-web-about-${name}` });
const mothership = (name: string): Explained => ({ sign: `mothership-${name}`, name: `${GAME}-option-mothership-${name}`, about: `${GAME}-option-mothership-${name}.about` });
const thrown = (name: string): Explained => ({ sign: `die-${name}`, name: `${GAME}-die-action-${name}` });

const legend: LegendClient = {
  groups: [
    { id: "effects", signs: signs("icon", [...ICONS, "unknown"]) },
    { id: "ships", signs: [...signs("ship", FACES), ...signs("front", FRONTS), { sign: "deck" }] },
    { id: "cannons", signs: [...signs("cannon", CANNONS), { sign: "gauge" }, { sign: "hit" }, { sign: "neutralised" }] },
    { id: "defence", signs: ACTIONS.map(action) },
    { id: "battle", signs: [{ sign: "danger" }, ...signs("part", ["hidden", "whole", "damaged", "token"]), { sign: "die" }, ...DIE_ACTIONS.map(thrown)] },
    { id: "motherships", signs: MOTHERSHIPS.map(mothership) },
  ],
  Picture,
};

export default legend;
