import type { Told } from "../../title";
import type { BattleView } from "./wire";
import { cityRow, COLUMNS, squareOf } from "./places";
import { descends, travels } from "./stage";

export interface Piece {
  key: number;
  ship: string;
  row: number;
  column: number;
}

/** Gives every ship in the sky an identity for the eye, so that one that moves is seen to travel. */
export class Pieces {
  #pieces: Piece[] = [];
  #last: Told | null = null;
  #next = 1;

  follow(battle: BattleView, event: Told | null): Piece[] {
    const old = this.#pieces.map((piece) => ({ ...piece }));
    if (event && event !== this.#last) travel(old, battle, event);
    this.#last = event;
    const found = shipsOf(battle).map(({ ship, row, column }) => {
      const place = old.findIndex((piece) => piece.row === row && piece.column === column && piece.ship === ship);
      const key = place < 0 ? this.#next++ : old.splice(place, 1)[0]!.key;
      return { key, ship, row, column };
    });
    // A ship over the city is in no square; it stays until its hit has been shown.
    const falling = event ? old.filter((piece) => piece.row === cityRow(battle)) : [];
    this.#pieces = [...found, ...falling].sort((one, other) => one.key - other.key);
    return this.#pieces;
  }
}

function travel(pieces: Piece[], battle: BattleView, event: Told): void {
  if (descends(event)) {
    for (const piece of pieces) if (piece.row === event.numbers.row! - 1) piece.row += 1;
  } else if (event.kind === "city-hit") {
    remove(pieces, (piece) => piece.row === cityRow(battle) && piece.column === event.numbers.column);
  } else if (travels(event)) {
    const from = squareOf(event.numbers.from!);
    const piece = pieces.find((one) => one.row === from.row && one.column === from.column);
    if (piece) Object.assign(piece, squareOf(event.numbers.square!));
  }
}

function remove(pieces: Piece[], which: (piece: Piece) => boolean): void {
  const place = pieces.findIndex(which);
  if (place >= 0) pieces.splice(place, 1);
}

/** Ships on squares, and on launch points, which stand in the mothership's row. */
function shipsOf(battle: BattleView): Omit<Piece, "key">[] {
  const { row, launch_points } = battle.mothership;
  const found: Omit<Piece, "key">[] = [];
  for (const column of COLUMNS) {
    const ship = launch_points[column];
    if (ship) found.push({ ship, row, column });
  }
  for (const line of battle.sky) {
    line.squares.forEach(({ ship }, column) => {
      if (ship) found.push({ ship, row: line.row, column });
    });
  }
  return found;
}
