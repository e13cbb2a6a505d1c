import { inTurn, say, words, type Values } from "../../words.svelte";
import { boardOf } from "./boards";
import { SEAT_COLOURS, tileOf, type Colour } from "./facts";
import { modelOf } from "./part";
import type { Fit } from "./yard/desk.svelte";

export const GAME = "galaxy-trucker";

/** What only the browser says. */
export const web = (id: string, values?: Values): string => words.own(GAME, id, values);
/** The words for a thing of the game: `named("card", "i_stardust")`. */
export const named = (domain: string, name: string): string => String(words.value(GAME, domain, name));

/** A square by its column and its printed row. */
export const squareName = (shipClass: string, spot: number): string => web("square", { ...boardOf(shipClass).square(spot) });
/** What kind of component a tile is, in a sentence: “a double cannon”. */
export const partWords = (tile: string): string => say(`${GAME}-tile-${modelOf(tileOf(tile))}`);
/** The same alone: “Double cannon”. */
export const partName = (tile: string): string => say(`${GAME}-tile-${modelOf(tileOf(tile))}.label`);

/** What a component would touch on a square, in words. */
export function fitWords(fit: Pick<Fit, "joins" | "contacts" | "faults" | "spot">): string {
  const side = (number: number): string => web(`side-${number}`);
  const touching = fit.contacts.map(({ touch, side: where, other }) => web(touch, { part: partWords(other.tile.id), side: side(where) }));
  const wrong = fit.faults.map(({ kind, spot }) => web(`fault-${kind.replace("_", "-")}${spot === fit.spot ? "" : "-other"}`));
  return inTurn([...(fit.joins ? [] : [web("joins-nothing")]), ...touching, ...wrong]);
}

const LETTERS: Record<string, Colour> = { R: "red", Y: "yellow", G: "green", B: "blue" };
export const colourOf = (letter: string): Colour => LETTERS[letter] ?? "blue";
/** The letter that stands on a block of goods in this language. */
export const letterOf = (colour: Colour): string => web(`letter-${colour}`);
export const seatName = (seat: number): string => say(`${GAME}-seat-${SEAT_COLOURS[seat]}`);
/** What is wrong with a ship, in words: the kind of error and the squares it lies between. */
export function flawWords(shipClass: string, { kind, at }: { kind: string; at: readonly number[] }): string {
  const flaw = say(`${GAME}-flaw-${kind}`);
  return web("flaw", { flaw: flaw.charAt(0).toUpperCase() + flaw.slice(1), squares: at.map((spot) => squareName(shipClass, spot)).join(" · ") });
}
