import type { Ahead } from "../../table/foresight.svelte";
import type { AliensAttackView, CardView } from "./wire";

/** How the board would differ: ships where none lies now, or with another face; what cannons and Danger would show. */
export interface Ghosts {
  ships: { square: number; card: CardView }[];
  /** Squares whose ship would be gone. */
  left: Set<number>;
  /** By cannon: the level it would have. */
  levels: Map<string, number>;
  danger: number | null;
  /** Names of all places and things the events speak of. */
  touched: Set<string>;
}

export function ghostsOf(view: AliensAttackView, ahead: Ahead<AliensAttackView> | null): Ghosts {
  const next = ahead?.view ?? view;
  const changed = next.squares.map((card, square) => ({ square, card, old: view.squares[square] ?? null }))
    .filter(({ card, old }) => card?.front !== old?.front || card?.face !== old?.face);
  const levels = next.cannons.filter(({ cannon, level }) => view.cannons.some((one) => one.cannon === cannon && one.level !== level));
  return {
    ships: changed.flatMap(({ square, card }) => (card ? [{ square, card }] : [])),
    left: new Set(changed.filter(({ card }) => !card).map(({ square }) => square)),
    levels: new Map(levels.map(({ cannon, level }) => [cannon, level])),
    danger: next.danger === view.danger ? null : next.danger,
    touched: new Set((ahead?.events ?? []).flatMap((event) => Object.values(event.values))),
  };
}
