import type { AliensAttackView } from "./wire";

/** Squares are counted from the mothership's side, four in a row; `r1c2` is the second one of row 1. */
export const squareName = (square: number): string => `r${Math.floor(square / 4)}c${(square % 4) + 1}`;

export function squareOf(name: string): number | null {
  const found = /^r(\d)c(\d)$/.exec(name);
  return found ? Number(found[1]) * 4 + Number(found[2]) - 1 : null;
}

/** What the satellite laser would strike: a ship by its front. */
export function at(view: AliensAttackView, domain: string, name: string): [string, string] | null {
  const card = domain === "target" ? view.squares[squareOf(name) ?? -1] : null;
  return card ? ["front", card.front] : null;
}

/** What the first value of a move speaks of: a square, a column of them, or cannons. */
export interface Spoken {
  squares: Set<number>;
  cannons: Set<string>;
}

/** What names speak of; of a column these rows. */
export function spokenOf(names: string[], rows: readonly number[]): Spoken {
  const spoken: Spoken = { squares: new Set(), cannons: new Set() };
  for (const name of names) {
    const square = squareOf(name);
    const column = /^c(\d)$/.exec(name);
    if (square !== null) spoken.squares.add(square);
    else if (column) rows.forEach((row) => spoken.squares.add(row * 4 + Number(column[1]) - 1));
    else name.split("+").forEach((cannon) => spoken.cannons.add(cannon.replace(/-(left|right)$/, "")));
  }
  return spoken;
}

export function together(all: Spoken[]): Spoken {
  return { squares: new Set(all.flatMap(({ squares }) => [...squares])), cannons: new Set(all.flatMap(({ cannons }) => [...cannons])) };
}
