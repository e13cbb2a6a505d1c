import type { Told } from "../../title";
import type { AliensAttackView, CardView } from "./wire";
import { travels } from "./stage";

export interface Piece {
  key: number;
  square: number;
  card: CardView;
}

/** Gives every ship on the board an identity for the eye, so that one that moves is seen to travel. */
export class Pieces {
  #keys = new Map<number, number>();
  #last: Told | null = null;
  #next = 1;

  follow(view: AliensAttackView, event: Told | null): Piece[] {
    const old = new Map(this.#keys);
    if (event && event !== this.#last && travels(event)) {
      const key = old.get(event.numbers.from!);
      old.delete(event.numbers.from!);
      if (key !== undefined) old.set(event.numbers.square!, key);
    }
    this.#last = event;
    const pieces: Piece[] = [];
    this.#keys = new Map();
    view.squares.forEach((card, square) => {
      if (!card) return;
      const key = old.get(square) ?? this.#next++;
      this.#keys.set(square, key);
      pieces.push({ key, square, card });
    });
    return pieces.sort((one, other) => one.key - other.key);
  }
}
