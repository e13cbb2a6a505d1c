import type { Explained, LegendClient } from "../legends";
import { ADVENTURES, COLOURS, PARTS, SUPERCARDS } from "./facts";
import { SIGNS } from "./flight/Sign.svelte";
import { partSign } from "./partSign";
import Picture from "./LegendPicture.svelte";
import { TITLE } from "./title";

const GAME = TITLE.id;
const plain = (...names: string[]): Explained[] => names.map((sign) => ({ sign }));
const named = (domain: string, names: readonly string[]): Explained[] => names.map((name) => ({ sign: `${domain}-${name}`, name: `${GAME}-${domain}-${name}` }));
const parts = (tiles: (typeof PARTS)[keyof typeof PARTS]): Explained[] => [...new Set(tiles.map(({ kind, power }) => partSign(kind, power)))].map((sign) => ({ sign }));
const mission = (id: string): Explained => ({ sign: `mission-${id}`, name: `${GAME}-mission-${id}`, about: `${GAME}-option-mission-${id}.about` });

const legend: LegendClient = {
  groups: [
    { id: "signs", signs: [...plain(...SIGNS), ...COLOURS.map((colour) => ({ sign: `goods-${colour}` }))] },
    { id: "building", signs: plain("connector-single", "connector-double", "connector-universal", "needs", "part-unknown", "part-unknown_special", "joins", "clashes", "touches", "fault", "off", "timer", "stack", "stack-secret") },
    { id: "components", signs: parts(PARTS.printed) },
    { id: "special", signs: parts(PARTS.special) },
    { id: "boxed", signs: parts(PARTS.other) },
    { id: "flight", signs: [...named("hazard", TITLE.names.hazard!), ...plain("rocket", "route", "die", "meter", "muzzles", "sweep")] },
    { id: "adventures", signs: named("card", ADVENTURES) },
    { id: "supercards", signs: named("card", SUPERCARDS) },
    { id: "missions", signs: [...TITLE.names.mission!.filter((id) => id !== "own").map(mission), ...plain("mission-special", "mission-super", "mission-rules")] },
  ],
  Picture,
};

export default legend;
