import { UNREACHABLE } from "../api";
import type { Move } from "../title";
import type { Error as Refusal } from "../wire";

/** The code of what is nobody's fault but ours. */
export const BROKEN = "broken";
/** What these say is no longer so once a connection stands. */
const PASSING = new Set([UNREACHABLE, BROKEN]);
/** In real time it has been read, or never will be, after so long. */
const READ_AFTER = 6000;

/** Something that was refused, and the move it was, if it was one. */
export interface Refused {
  refusal: Pick<Refusal, "code" | "why" | "rule" | "details">;
  move: Move | null;
}

/** What was refused last, until it has been seen. */
export class Complaint {
  refused = $state.raw<Refused | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Where time is short it goes away by itself. */
  say(refused: Refused, hurried = false): void {
    clearTimeout(this.#timer);
    this.refused = refused;
    if (hurried) this.#timer = setTimeout(() => this.forget(), READ_AFTER);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.refused = null;
  }

  /** A connection stands again. */
  pass(): void {
    if (PASSING.has(this.refused?.refusal.code ?? "")) this.forget();
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
