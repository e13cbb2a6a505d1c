import catalogue from "../../../tests/kernel/data/rules.toml";
import translation from "../../../tests/kernel/data/rules.fr.toml";
import { readCatalogue } from "../../src/catalogue";
import { defineGame } from "../../src/games";
import { TITLE, type Fields } from "./title";
import type { AirlockOwn, AirlockView } from "./wire";

/** What one seat sees of it all. */
export interface Airlock extends AirlockView {
  seat: number | null;
  own: AirlockOwn | null;
}

const HEADING: keyof Fields = "round";

/** The toy game of the tests, in a browser: small, in real time, and with something both hands can reach for. */
export default defineGame<Airlock, AirlockOwn>({
  title: TITLE,
  read: ({ seat, public: view, own }) => ({ ...view, seat, own }),
  board: () => import("./Board.svelte"),
  rules: (language) => Promise.resolve(readCatalogue(catalogue, language === "fr" ? translation : null)),
  goal: () => ({ id: "goal" }),
  now: (view) => (view.paused ? "airlock-now-paused" : view.doors.some((seat) => seat !== null) ? "airlock-now-doors" : "airlock-now-round"),
  stage: () => undefined,
  predict: (view, { verb }) => {
    if (verb === "take") view.wrench = view.seat;
    if (verb === "put-back") view.wrench = null;
  },
  ends: (view) => view.ends,
  voice: true,
  tone: () => null,
  effects: () => [],
  heading: (event) => event.kind === HEADING,
});
