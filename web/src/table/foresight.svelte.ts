import type { Opaque } from "../games";
import type { Move, Told } from "../title";

/** What a move would do: the events that are certain, what the board would look like then, and whether more follows. */
export interface Ahead<View = Opaque> {
  move: Move;
  events: Told[];
  /** The view with these events staged on it. */
  view: View;
  /** Nothing else follows; otherwise chance or something hidden decides what does. */
  sure: boolean;
}

/** The first look is asked for at once, the next not sooner than this: a mouse that crosses the board asks little. */
const PAUSE = 90;

/** Looks ahead at the move somebody points at. What is known of a position is remembered until it changes. */
export class Foresight {
  shown = $state.raw<Ahead | null>(null);
  /** What the proposed move would do: why it was proposed. */
  why = $state.raw<Ahead | null>(null);
  #proposed: Move | null = null;
  #wanted: Move | null = null;
  #asked: Move | null = null;
  #known = new Map<number, Ahead>();
  #timer = 0;
  #next = 0;

  constructor(readonly ask: (move: Move) => void) {}

  point(move: Move | null): void {
    this.#wanted = move;
    clearTimeout(this.#timer);
    this.shown = (move && this.#known.get(move.number)) ?? null;
    if (!move || this.shown || this.#asked?.number === move.number) return;
    this.#timer = window.setTimeout(() => this.#ask(move), Math.max(0, this.#next - performance.now()));
  }

  /** A move was proposed: look ahead without showing it on the board. */
  explain(move: Move): void {
    this.#proposed = move;
    this.why = this.#known.get(move.number) ?? null;
    if (!this.why && this.#asked?.number !== move.number) this.#ask(move);
  }

  answer(ahead: Ahead): void {
    this.#asked = null;
    if (this.#proposed?.number === ahead.move.number) this.why = ahead;
    this.#known.set(ahead.move.number, ahead);
    if (this.#wanted?.number === ahead.move.number) this.shown = ahead;
  }

  /** The position has changed. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
    this.#asked = null;
    this.#known.clear();
    this.#proposed = null;
    this.why = null;
    this.shown = null;
  }

  #ask(move: Move): void {
    this.#next = performance.now() + PAUSE;
    this.#asked = move;
    this.ask(move);
  }
}
