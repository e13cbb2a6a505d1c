import externalFile from "@hullbreach/games/space_alert/data/threats_external.toml";
import internalFile from "@hullbreach/games/space_alert/data/threats_internal.toml";
import type { Explained, LegendClient } from "../legends";
import Picture from "./LegendPicture.svelte";
import { TITLE } from "./title";

const GAME = TITLE.id;
const plain = (...names: string[]): Explained[] => names.map((sign) => ({ sign }));
const ACTIONS = TITLE.names.action!.filter((action) => action !== "nothing");

/** Heroic moves differ by the station they lead to. */
function action(name: string): Explained {
  const moves = name.startsWith("heroic_move_");
  return { sign: `action-${name}`, name: `${GAME}-action-${name}`, ...(moves ? { about: `${GAME}-legend-heroic_move.about` } : {}) };
}

/** What is special about a threat stands on its card; not every one has something. */
const threats = (file: unknown): Explained[] =>
  (file as { threat: { id: string }[] }).threat.map(({ id }) => ({ sign: `threat-${id}`, name: `${GAME}-threat-${id}`, about: [`${GAME}-special-${id}`, `${GAME}-legend-threat.about`] }));

const legend: LegendClient = {
  groups: [
    { id: "cards", signs: [...plain("card", "card-heroic"), ...ACTIONS.map(action), ...TITLE.names.back!.map((back) => ({ sign: `back-${back}` }))] },
    {
      id: "ship",
      signs: [
        ...plain("system-a", "system-b", "system-c", "broken", "gun-heavy", "gun-light", "gun-pulse", "shield", "reactor", "fuel", "interceptors", "computer", "battlebots", "window", "rockets", "rocket", "damage"),
        { sign: "slime", name: `${GAME}-web-slime` }, ...plain("poisoned", "intruder"),
      ],
    },
    { id: "crew", signs: plain("pawn", "pawn-out", "squad", "squad-disabled", "thinking") },
    { id: "trajectories", signs: plain("token", "life", "armour", "speed", "mark-x", "mark-y", "mark-z", "hidden", "frozen", "hull") },
    { id: "course", signs: plain("silent", "transfer", "course-damage", "course-destroyed", "course-survived", "course-out") },
    { id: "external", signs: threats(externalFile) },
    { id: "internal", signs: threats(internalFile) },
  ],
  Picture,
};

export default legend;
