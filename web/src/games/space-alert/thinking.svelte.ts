import { STATIONS } from "./cards";

/** Pieces that are moved to think aloud. They mean nothing to the game; the newest place of each counts, whoever moved it. */
export const PLACES = ["track-red", "track-white", "track-blue", ...STATIONS, "track-internal"];

export interface Piece {
  /** Where on the board; null: back in the tray. */
  place: string | null;
  /** In hundredths of the place's width and height. */
  x: number;
  y: number;
  /** The higher, the newer. */
  stamp: number;
}

const WRITTEN = /^([pct][1-9])\.(\d|-)\.(\d\d?)\.(\d\d?)\.(\d{1,5})$/;
const NEWEST = 99_999;

/** What somebody else shows, as far as it can be read. */
export function readPieces(text: string): Map<string, Piece> {
  const found = new Map<string, Piece>();
  for (const word of text.split(" ")) {
    const [, id, place, x, y, stamp] = WRITTEN.exec(word) ?? [];
    if (id) found.set(id, { place: place === "-" ? null : (PLACES[Number(place)] ?? null), x: Number(x), y: Number(y), stamp: Number(stamp) });
  }
  return found;
}

export function writePieces(pieces: ReadonlyMap<string, Piece>): string {
  return [...pieces].map(([id, { place, x, y, stamp }]) => `${id}.${place === null ? "-" : PLACES.indexOf(place)}.${x}.${y}.${stamp}`).join(" ");
}

/** What is seen of what all of us have moved. */
export function newest(all: Iterable<ReadonlyMap<string, Piece>>): Map<string, Piece> {
  const found = new Map<string, Piece>();
  for (const pieces of all) for (const [id, piece] of pieces) if (piece.stamp > (found.get(id)?.stamp ?? -1)) found.set(id, piece);
  return found;
}

/** My moves among those of the others. */
export class Thinking {
  mine = $state.raw<ReadonlyMap<string, Piece>>(new Map());

  constructor(readonly props: () => { scratches: ReadonlyMap<number, string>; scratch: (what: string) => void }) {}

  get pieces(): Map<string, Piece> {
    return newest([...[...this.props().scratches.values()].map(readPieces), this.mine]);
  }

  move(id: string, place: string | null, x = 50, y = 50): void {
    this.#take([[id, place, x, y]]);
  }

  /** Everything back into the tray, for all. */
  tidy(): void {
    this.#take([...this.pieces].filter(([, { place }]) => place !== null).map(([id]) => [id, null, 0, 0]));
  }

  #take(moves: [id: string, place: string | null, x: number, y: number][]): void {
    const stamp = Math.min(NEWEST, Math.max(0, ...[...this.pieces.values()].map((piece) => piece.stamp)) + 1);
    const mine = new Map(this.mine);
    const inside = (part: number): number => Math.max(0, Math.min(99, Math.round(part)));
    for (const [id, place, x, y] of moves) mine.set(id, { place, x: inside(x), y: inside(y), stamp });
    this.mine = mine;
    this.props().scratch(writePieces(mine));
  }
}
