import { Press } from "./hands";
import type { Move } from "./title";

/** What the mouse, the focus or a finger is on: what it says, and the one move it stands for now, if it does. */
export interface Pointed {
  says?: (() => string) | null;
  move?: () => Move | null;
}

/** Handlers for something one may point at. */
export interface Points {
  onpointerenter: () => void;
  onpointerleave: () => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
}

/** Pointing at things on a board, by mouse, finger or key; alike on every board. */
export class Pointing<At extends Pointed = Pointed> {
  at = $state.raw<At | null>(null);
  readonly press = new Press();
  /** The move a finger has asked about: the next tap on it makes it. */
  armed = $state.raw<Move | null>(null);

  /** The move that is pointed at. */
  get move(): Move | null {
    return this.at?.move?.() ?? null;
  }

  point(at: At | null): void {
    this.at = at;
  }

  /** Whether a click does something at once. A finger cannot point, so its first tap does: it shows what would come of a move,
      and the second one makes it. What is no move by itself needs no second tap. */
  isSure(at: At): boolean {
    if (!this.press.touch) return true;
    const move = at.move?.() ?? null;
    const again = move !== null && this.armed?.number === move.number;
    this.armed = again ? null : move;
    this.point(again ? null : at);
    return again || !move;
  }

  /** What a button is given so that one can point at it. A tap leaves its focus, but points no longer. */
  to(at: At): Points {
    return {
      onpointerenter: () => this.point(at),
      onpointerleave: () => this.point(null),
      onfocus: ({ target }) => (target as Element).matches(":focus-visible") && this.point(at),
      onblur: () => this.point(null),
    };
  }
}
