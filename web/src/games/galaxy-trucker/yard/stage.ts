import type { Tone } from "../../../sound.svelte";
import { showOf, type Shows, type Told } from "../../../title";
import { tileAt } from "../facts";
import type { Fields } from "../title";
import { DO } from "../trip";
import type { GalaxyTruckerView as View } from "../wire";

/** What happens in the yard, for those who look at it again; while it happens nothing may be shown late. */
const SHOWS: Shows<View, Fields> = {
  drew: (view, { seat, tile }) => DO.draw(view, view.seats[seat]!, tileAt(tile)),
  took: (view, { seat, tile }) => DO.take(view, view.seats[seat]!, tileAt(tile)),
  returned: (view, { seat }) => DO.putBack(view, view.seats[seat]!),
  placed: (view, { seat, square, turn }) => DO.weld(view.seats[seat]!, square, turn),
  lifted: (view, { seat }) => DO.lift(view.seats[seat]!),
  "set-aside": (view, { seat }) => DO.keep(view.seats[seat]!),
  reached: (view, { seat, tile }) => DO.reach(view.seats[seat]!, view.seats[seat]!.aside.indexOf(tileAt(tile))),
  looked: (view, { seat, stack }) => DO.look(view, seat, stack),
  closed: (view, { seat }) => DO.close(view, seat),
  finished: (view, { seat, order }) => DO.finish(view, view.seats[seat]!, order),
  "given-order": (view, { seat, order }) => DO.finish(view, view.seats[seat]!, order),
  removed: (view, { seat, square }) => DO.remove(view.seats[seat]!, square),
  boarded: (view, { seat, square }, { alien }) => DO.board(view.seats[seat]!, square, alien),
};

export function stage(view: View, event: Told): void {
  showOf(SHOWS, event)?.(view, event.numbers, event.values);
}

const TONES: { [Kind in keyof Fields]?: Tone } = {
  "timer-turned": "attention", "timer-out": "alarm", "time-up": "alarm", finished: "good", sound: "good", faulty: "bad", repaired: "good", removed: "bad", boarded: "good",
};
/** The hammering of others is not heard. */
const OWN: { [Kind in keyof Fields]?: Tone } = { placed: "hit", lifted: "move", drew: "click", took: "click", returned: "move", "set-aside": "move", reached: "click" };

/** How an event of the yard sounds to a seat; it happens at once, and so it sounds. */
export const tone = ({ kind, numbers }: Told, seat: number | null): Tone | null =>
  TONES[kind as keyof Fields] ?? (numbers.seat === seat ? (OWN[kind as keyof Fields] ?? null) : null);

/** Nobody wants to read what everybody picks up and puts down. */
const SMALL = new Set<string>(["drew", "took", "returned", "placed", "lifted", "set-aside", "reached", "looked", "closed", "timer-waits"] satisfies (keyof Fields)[]);
export const isSmall = ({ kind }: Told): boolean => SMALL.has(kind);
