import { say, words, type Values } from "../../words.svelte";
import type { Sentence } from "./wire";

export const GAME = "space-alert";

/** What only the browser says. */
export const web = (id: string, values?: Values): string => words.own(GAME, id, values);
/** The words for a thing of the game: `named("threat", "destroyer")`. */
export const named = (domain: string, name: string): string => String(words.value(GAME, domain, name));
export const label = (station: string): string => say(`${GAME}-name-${station}.label`);
export const memberName = (member: number): string => named("member", `member${member + 1}`);
export const actionName = (action: string | null): string => named("action", action ?? "nothing");
export const sentence = (event: Sentence): string => words.event(GAME, { ...event, numbers: {} });
