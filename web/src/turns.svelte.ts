import { alerts } from "./alerts.svelte";
import { sound } from "./sound.svelte";

/** A table where others wait for one. */
export interface Waiting {
  table: string;
  game: string;
}

/** Where it is one's turn, as far as this page has heard: from the list of one's games, and from the table on the screen. */
class Turns {
  #waiting = $state.raw<readonly Waiting[]>([]);
  /** Nobody is told twice of one turn. */
  #told = new Set<string>();

  /** The game that the tab speaks of. */
  get first(): string {
    return this.#waiting[0]?.game ?? "";
  }

  /** What the list of one's games says. */
  take(waiting: readonly Waiting[]): void {
    this.#waiting = waiting.map(({ table, game }) => ({ table, game }));
    const now = new Set(waiting.map(({ table }) => table));
    this.#told.forEach((table) => !now.has(table) && this.#told.delete(table));
    this.#waiting.forEach((one) => this.#announce(one));
  }

  /** What the table on the screen says of itself; the tab speaks of nothing else then. */
  show(table: string, game: string, mine: boolean): void {
    this.#waiting = mine ? [{ table, game }] : [];
    if (mine) this.#announce({ table, game });
    else this.#told.delete(table);
  }

  #announce({ table, game }: Waiting): void {
    if (this.#told.has(table)) return;
    this.#told.add(table);
    sound.play("attention");
    alerts.tell(table, game);
  }
}

export const turns = new Turns();
