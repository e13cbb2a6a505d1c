import type { Person } from "./wire";
import { say } from "./words.svelte";

/** How a seat is called in a game. */
export const seatName = (game: string, person: Person | undefined): string => say(`${game}-seat-${person?.seat}`);

/** How one calls who sits there: by name, or by the seat. */
export const nameOf = (game: string, person: Person | undefined): string => person?.player || seatName(game, person);

/** Several people in one sentence. */
export function namesOf(game: string, people: Person[]): string {
  const names = people.map((person) => nameOf(game, person));
  return names.reduce((first, second) => say("list-and", { first, second }));
}
