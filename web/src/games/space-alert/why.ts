import type { Move } from "../../title";
import { say } from "../../words.svelte";
import type { Worded } from "../index";
import { halfOf, type Side } from "./cards";
import { plansOf, type Flight } from "./flight";
import { GAME, memberName, named } from "./says";

const ZONES = ["red", "white", "blue"];
const BRIDGE = "upper_white";
const HEROIC_MOVE = "heroic_move_";

/** Where a card leads from a station; whoever does not walk stays. */
export function led(from: string, action: string | null): string {
  if (action?.startsWith(HEROIC_MOVE)) return action.slice(HEROIC_MOVE.length);
  const [deck = "", zone = ""] = from.split("_");
  if (action === "change_deck") return `${deck === "upper" ? "lower" : "upper"}_${zone}`;
  const step = action === "move_red" ? -1 : action === "move_blue" ? 1 : 0;
  return `${deck}_${ZONES[ZONES.indexOf(zone) + step] ?? zone}`;
}

/** Where somebody stands when a turn begins, if nothing delays them. */
export const standsAt = (plan: readonly (string | null)[], slot: number): string => plan.slice(0, slot).reduce<string>(led, BRIDGE);

/** What pressing a button does there: where it differs, the place is part of it. */
function doing(action: string, station: string): string {
  const plain = action.replace("heroic_", "");
  if (plain === "a" || plain === "battlebots") return plain;
  if (plain === "b") return station === "lower_white" ? "b-fuel" : `b-${station.split("_")[0]}`;
  return `c-${station}`;
}

/** Whom a cannon of a zone would be fired at, as far as anything was announced. */
const targets = (view: Flight, station: string): string =>
  view.threats.filter(({ zone }) => zone === station.split("_")[1]).map(({ card }) => named("threat", card)).join(", ");

function whyCard(view: Flight, member: number, slot: number, action: string): Worded {
  const from = standsAt(plansOf(view)[member] ?? [], slot);
  const to = led(from, action);
  const said = { member: memberName(member), turn: slot + 1, from: say(`${GAME}-name-${from}`), to: say(`${GAME}-name-${to}`) };
  if (to !== from) return { id: "why-go", values: said };
  const does = doing(action, from);
  const target = does === "a" ? targets(view, from) : "";
  return { id: target ? "why-fire" : "why-act", values: { ...said, does, target } };
}

/** Why a bot proposes a move: where it finds a member of the crew, and what the card does there. */
export function why(view: Flight, { verb, values }: Move): Worded | null {
  const [first = "", ...rest] = values;
  const side = values.at(-1) as Side;
  const memberIn = (name: string): number => Number(name.replace("member", "")) - 1;
  if (verb === "put" && view.seat !== null) return whyCard(view, view.seat, Number(rest[0]) - 1, halfOf(first, side));
  if (verb === "plan") return whyCard(view, memberIn(first), Number(rest[1]) - 1, halfOf(rest[0]!, side));
  if (verb === "plan-heroic") {
    const hero = view.crew[memberIn(first)]?.heroic;
    return hero ? whyCard(view, memberIn(first), Number(rest[0]) - 1, halfOf(hero, side)) : null;
  }
  if (verb === "next") return { id: view.threats.length ? "why-next" : "why-next-first" };
  return { id: `why-${verb}` };
}
