import { defineGame, type Worded } from "../index";
import { teaches } from "./academy";
import { effects } from "./drama";
import { isSolo, predict, readFlight, type Flight } from "./flight";
import { films, lasts, stage, tone } from "./stage";
import { TITLE } from "./title";
import { why } from "./why";
import type { SpaceAlertOwn } from "./wire";

/** What is to be done now, in one line. */
function todo(view: Flight, filming: boolean): string {
  if (filming || view.round === "resolution") return "now-reveal";
  if (view.round === "over") return "now-over";
  if (view.round === "between") return view.campaign?.mission ? "now-between" : "now-before";
  if (view.transfer_ends !== null && !isSolo(view)) return "now-transfer";
  if (view.silent) return "now-silent";
  if (view.pace) return isSolo(view) ? "now-androids" : "now-plan";
  return isSolo(view) ? "now-solo" : "now-unhurried";
}

/** What the crew is after, and how far it has come; the film tells itself how a flight ends. */
function goal({ round, turn, turns, phase, phases, campaign }: Flight): Worded {
  if (round === "between" || round === "over") return { id: campaign?.mission ? "goal-campaign" : "goal-home", values: { mission: campaign?.mission ?? 0 } };
  return round === "action" ? { id: "goal-plan", values: { phase, phases, turns } } : { id: "goal-survive", values: { turn, turns } };
}

const ZONES: Record<number, string> = { 1: "red", 7: "all" };

/** Threats are counted as they were announced; damage in a lesson is a point, whichever tile it would have been. */
function nameAt(view: Flight, field: string, number: number): string | null {
  if (field === "threat") return view.threats[number]?.card ?? null;
  if (field === "zones") return ZONES[number] ?? null;
  return field === "tile" && view.group === "test" ? "point" : null;
}

/** While a phase is about to end, the clock counts down to it. */
const ends = (view: Flight): number | null => (view.round === "action" && view.pace && view.phase_ends !== null ? view.started + view.phase_ends * view.pace : null);

export default defineGame<Flight, SpaceAlertOwn>({
  title: TITLE,
  read: readFlight,
  name: nameAt,
  board: () => import("./Board.svelte"),
  rules: async (language) => (await import("./rules")).rules(language),
  goal,
  why,
  now: (view, filming) => `${TITLE.id}-web-${todo(view, filming)}`,
  stage,
  predict,
  ends,
  voice: true,
  tone,
  effects,
  lasts,
  films,
  reviews: true,
  teaches,
  quiet: ({ kind }) => kind === "clock" || kind === "step",
  heading: ({ kind }) => ["turn", "phase-over", "all-revealed", "alert"].includes(kind),
});
