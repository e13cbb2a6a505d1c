import type { Person } from "./wire";
import { say } from "./words.svelte";

/** How a seat is called in a game. */
export const seatName = (game: string, person: Person | undefined): string => say(`${game}-seat-${person?.seat}`);

/** How one calls who sits there: by name, or by the seat. */
export const nameOf = (game: string, person: Person | undefined): string => person?.player || seatName(game, person);

/** Who won, by name and by what they played; a seat without a name by that alone. */
export function winnerLine(game: string, winners: Person[], seats: number): string {
  const [winner] = winners;
  if (!winner || winners.length === seats) return "";
  if (winners.length > 1) return say("web-end-winners", { names: namesOf(game, winners) });
  const name = winner.player || (winner.bot ? say(`web-bot-${winner.bot}`) : "");
  return say(name ? "web-end-winner" : "web-end-winner-seat", { name, seat: seatName(game, winner) });
}

/** Whether somebody sits there, and is here. */
export function presence(person: Person): "bot" | "free" | "here" | "away" | "stand-in" {
  if (person.bot) return "bot";
  if (!person.taken) return "free";
  return person.here ? "here" : person.stand_in ? "stand-in" : "away";
}

/** Who sits there, and how that is going. A bot's name says already that it is one. */
export function aboutSeat(person: Person, mine: boolean): string {
  if (person.bot) return say(`web-bot-${person.bot}`);
  return [person.player, mine ? say("web-seat-you") : "", say(`web-seat-${presence(person)}`)].filter(Boolean).join(" · ");
}

/** Several people in one sentence. */
export function namesOf(game: string, people: Person[]): string {
  const names = people.map((person) => nameOf(game, person));
  return names.reduce((first, second) => say("list-and", { first, second }));
}
