import type { Move } from "../title";

/** A move that was sent, with the position it was chosen in. */
export interface Attempt {
  readonly id: string;
  readonly seq: number;
  readonly move: Move;
  /** The entry it became: it is done, and shown as pending until that entry has been heard of. */
  readonly landed: number | null;
}

/** So long what was refused is seen going back. */
const GOES_BACK_FOR = 900;

/** What was done here and is not yet part of the position: shown at once, then confirmed or taken back. */
export class Pending {
  list = $state.raw<readonly Attempt[]>([]);
  /** The move that was just taken back: its piece is on its way to where it was. */
  refused = $state.raw<Move | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get moves(): Move[] {
    return this.list.map(({ move }) => move);
  }

  /** What must be sent again when a connection comes back; the ids see to it that nothing is played twice. */
  get unanswered(): readonly Attempt[] {
    return this.list.filter(({ landed }) => landed === null);
  }

  /** Whether the same move is on its way already: a second click means nothing else. */
  holds(move: Move): boolean {
    return this.list.some((one) => one.move.number === move.number);
  }

  add(id: string, seq: number, move: Move): Attempt {
    const attempt = { id, seq, move, landed: null };
    this.list = [...this.list, attempt];
    return attempt;
  }

  /** A move was carried out and became an entry; without one there is nothing to wait for. */
  done(id: string, entry: number | null, heard: number): void {
    this.list = this.list.map((one) => (one.id === id ? { ...one, landed: entry ?? heard } : one));
    this.reached(heard);
  }

  /** The position holds all entries up to this one. */
  reached(heard: number): void {
    this.list = this.list.filter(({ landed }) => landed === null || landed > heard);
  }

  /** Take a move back; which one it was, if it was one of these. */
  takeBack(id: string): Move | null {
    const found = this.list.find((one) => one.id === id);
    if (!found) return null;
    this.list = this.list.filter((one) => one !== found);
    clearTimeout(this.#timer);
    this.refused = found.move;
    this.#timer = setTimeout(() => (this.refused = null), GOES_BACK_FOR);
    return found.move;
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
