import { lessonsKey } from "../games/lessons";
import { recall, release, remember } from "../memory";

interface Kept {
  done: boolean;
  /** By table one learns at: the step one has come to. */
  tables: Record<string, number>;
  folded: boolean;
}

const NOTHING: Kept = { done: false, tables: {}, folded: false };

/** Whether this browser learns the game at that table. */
export const isTaught = (game: string, table: string): boolean => recall<Partial<Kept>>(lessonsKey(game), {}).tables?.[table] !== undefined;

/** What this browser knows of somebody's lessons in a game, of so many steps. */
export class Progress {
  #kept = $state.raw<Kept>(NOTHING);

  constructor(
    readonly game: string,
    readonly steps: number,
  ) {
    this.#kept = { ...NOTHING, ...recall<Partial<Kept>>(lessonsKey(game), {}) };
  }

  #keep(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
    remember(lessonsKey(this.game), this.#kept);
  }

  get done(): boolean {
    return this.#kept.done;
  }

  get folded(): boolean {
    return this.#kept.folded;
  }

  set folded(folded: boolean) {
    this.#keep({ folded });
  }

  /** The table that waits, if there is one. */
  get table(): string | null {
    return Object.keys(this.#kept.tables).at(-1) ?? null;
  }

  at(table: string): number {
    return Math.min(this.#kept.tables[table] ?? 0, this.steps - 1);
  }

  goTo(table: string, step: number): void {
    this.#keep({ tables: { ...this.#kept.tables, [table]: step }, done: this.#kept.done || step >= this.steps - 1 });
  }

  /** It need not be offered in the lobby any more, either. */
  leave(table: string): void {
    this.forget(table);
    release(table);
  }

  /** The instructor goes; the table stays. */
  forget(table: string): void {
    const { [table]: _, ...tables } = this.#kept.tables;
    this.#keep({ tables });
  }
}
