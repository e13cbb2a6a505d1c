import type { Move } from "../title";

/** A move somebody proposed. It counts for the position it was asked in and for no other. */
export class Hint {
  move = $state.raw<Move | null>(null);
  asking = $state(false);
  #id = "";
  #seq = -1;

  ask(id: string, seq: number): void {
    this.#id = id;
    this.#seq = seq;
    this.asking = true;
  }

  answer(id: string, seq: number, move: Move): void {
    if (!this.ends(id)) return;
    if (seq === this.#seq) this.move = move;
  }

  /** Whether this is the answer, whatever it is, to what was asked last. */
  ends(id: string | null | undefined): boolean {
    if (!this.asking || id !== this.#id) return false;
    this.asking = false;
    return true;
  }

  /** Nobody answers any more. */
  giveUp(): void {
    this.asking = false;
  }

  forget(): void {
    this.move = null;
  }
}
