import boardFile from "@hullbreach/games/galaxy_trucker/data/ship_boards.toml";
import classFile from "@hullbreach/games/galaxy_trucker/data/ship_classes.toml";

/** Ship boards, as the rules draw them: spots on a grid of 9 by 9, row by row from the bow. Columns and rows of the grid are 3 to 11. */
const WIDTH = 9;
const FIRST = 3;
const LAST = FIRST + WIDTH - 1;
/** Sides of a ship and of a component, clockwise from the bow. */
export type Side = 0 | 1 | 2 | 3;
export const SIDES: readonly Side[] = [0, 1, 2, 3];

export const spotAt = (column: number, row: number): number => (row - FIRST) * WIDTH + column - FIRST;
export const columnOf = (spot: number): number => (spot % WIDTH) + FIRST;
/** Counted from the bow, whatever is printed. */
export const rowOf = (spot: number): number => Math.floor(spot / WIDTH) + FIRST;
/** As moves write it. */
export const spotName = (spot: number): string => `${columnOf(spot)},${rowOf(spot)}`;
export function spotNamed(name: string): number {
  const [column = 0, row = 0] = name.split(",").map(Number);
  return spotAt(column, row);
}
const within = (line: number): boolean => line >= FIRST && line <= LAST;

/** The columns of a class from left to right, or its rows from the bow. */
interface Lines {
  first: number;
  /** How each is called. */
  names: readonly number[];
  /** The rolls that hit each: two dice added, one die, or one die for the line and the next for where it begins. */
  numbers: readonly (readonly number[])[];
  dice: "sum" | "single" | "around";
  begins: readonly number[];
  /** The last one lies beside the first one again. */
  wraps: boolean;
}

/** What a hazard was rolled for may be two dice one after the other, as digits. */
const DIGIT = 10;

/** How a line was found: the dice to show, where it lies on the grid, and where it begins if there is no fixed side. */
export interface Aim {
  dice: "sum" | "single" | "around" | "none";
  faces: readonly number[];
  lines: readonly number[];
  begins: number | null;
  /** How people call it: by its roll, or by its name where nobody rolled. */
  name: number;
}

/** A ship class. */
export class Board {
  readonly spots: readonly number[];
  /** The columns and the rows, counted from the bow, that it reaches: first and last. */
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  #on: ReadonlySet<number>;

  constructor(
    readonly id: string,
    spots: readonly number[],
    /** By spot: the part of the ship that it belongs to, where there are several. */
    readonly parts: ReadonlyMap<number, number>,
    readonly starts: readonly number[],
    readonly across: Lines,
    readonly along: Lines,
    readonly lossLimit: number,
  ) {
    this.spots = [...spots].sort((one, other) => one - other);
    this.#on = new Set(spots);
    this.columns = [Math.min(...spots.map(columnOf)), Math.max(...spots.map(columnOf))];
    this.rows = [Math.min(...spots.map(rowOf)), Math.max(...spots.map(rowOf))];
  }

  has(spot: number): boolean {
    return this.#on.has(spot);
  }

  get width(): number {
    return this.columns[1] - this.columns[0] + 1;
  }

  get height(): number {
    return this.rows[1] - this.rows[0] + 1;
  }

  /** Where a square begins in a drawing of the board in which each is 100 × 100. */
  corner(spot: number): [x: number, y: number] {
    return [(columnOf(spot) - this.columns[0]) * 100, (rowOf(spot) - this.rows[0]) * 100];
  }

  /** The number that is printed beside a row; class IIIA counts from the stern. */
  printed(row: number): number {
    return this.along.names[row - this.along.first] ?? row;
  }

  /** How a square is called: by its column and its printed row. */
  square(spot: number): { column: number; row: number } {
    return { column: columnOf(spot), row: this.printed(rowOf(spot)) };
  }

  /** The rolls that hit a line, where they are not just its name: “3–5”. */
  rolls(lines: Lines, line: number): string {
    const numbers = lines.numbers[line - lines.first] ?? [];
    if (numbers.length === 1 && numbers[0] === lines.names[line - lines.first]) return "";
    return numbers.length > 2 ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join(", ");
  }

  #round(lines: Lines, line: number): number {
    const last = lines.first + lines.names.length - 1;
    if (!lines.wraps || (line >= lines.first && line <= last)) return line;
    return line < lines.first ? last : lines.first;
  }

  #at(column: number, row: number): number | null {
    const [x, y] = [this.#round(this.across, column), this.#round(this.along, row)];
    return within(x) && within(y) ? spotAt(x, y) : null;
  }

  /** The spot beside another one, whether or not it is on the board; null beyond the grid, and where another part of the ship begins. */
  beside(spot: number, side: Side): number | null {
    const found = this.#at(columnOf(spot) + [0, 1, 0, -1][side]!, rowOf(spot) + [-1, 0, 1, 0][side]!);
    return found !== null && this.has(found) && this.has(spot) && this.parts.get(found) !== this.parts.get(spot) ? null : found;
  }

  /** The squares around one, of whatever part, whether or not anything lies there. */
  around(spot: number): number[] {
    const found = [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((along) => this.#at(columnOf(spot) + across, rowOf(spot) + along)));
    return [...new Set(found)].filter((at): at is number => at !== null && at !== spot);
  }

  /** Whether a seam between parts lies on a side of a square. */
  seam(spot: number, side: Side): boolean {
    const beside = this.#at(columnOf(spot) + [0, 1, 0, -1][side]!, rowOf(spot) + [-1, 0, 1, 0][side]!);
    return beside !== null && this.has(beside) && this.parts.get(beside) !== this.parts.get(spot);
  }

  /** What the number of a hazard stands for: the lines it comes along, columns from the front or the rear, and how they were found. */
  aim(from: string, number: number, first: number | null = null, named = false): Aim {
    const lines = from === "front" || from === "rear" ? this.across : this.along;
    if (named) return { dice: "none", faces: [], lines: lines.names.includes(number) ? [lines.first + lines.names.indexOf(number)] : [], begins: null, name: number };
    const { dice, begins } = lines;
    const [roll, second] = dice === "around" ? [Math.floor(number / DIGIT), number % DIGIT] : [number, 0];
    const found = lines.numbers.flatMap((numbers, place) => (numbers.includes(roll) ? [lines.first + place] : []));
    const faces = dice === "sum" ? diceOf(number, first) : dice === "single" ? [roll] : [roll, second];
    return { dice, faces, lines: found, begins: dice === "around" ? (begins[second - 1] ?? null) : null, name: roll };
  }
}

/** Two dice that show a sum; where the first one is not told, they are always the same. */
export function diceOf(sum: number, first: number | null = null): [number, number] {
  const die = first ?? Math.min(6, Math.max(sum - 6, Math.floor(sum / 2)));
  return [die, sum - die];
}

// --- the classes of the box ---
interface BoardFacts {
  id: string;
  columns: number[];
  rows_bow_to_stern: number[];
  centre: [number, number];
  max_loss_penalty: number;
  squares: [number, number][];
}

function plain(first: number, names: readonly number[]): Lines {
  return { first, names, numbers: names.map((name) => [name]), dice: "sum", begins: [], wraps: false };
}

function boxed({ id, squares, columns, rows_bow_to_stern: names, centre, max_loss_penalty: limit }: BoardFacts): Board {
  const first = names[0]! > names.at(-1)! ? LAST + FIRST - names[0]! : names[0]!;
  const spots = squares.map(([column, row]) => spotAt(column, first + names.indexOf(row)));
  return new Board(id, spots, new Map(), [spotAt(...centre)], plain(columns[0]!, columns), plain(first, names), limit);
}

// --- those of other boxes: their lines are called by where they lie ---
interface ClassFacts {
  id: string;
  outline: string;
  corner: [number, number];
  starts: [number, number][];
  parts?: string[];
  max_loss_penalty: number;
  columns: LinesFacts;
  rows: LinesFacts;
}
interface LinesFacts {
  dice: Lines["dice"];
  numbers: number[][];
  begins?: number[];
  wraps?: boolean;
}
const { board: boxBoards, expansion_board: outlines } = boardFile as { board: BoardFacts[]; expansion_board: { id: string; picture: string[] }[] };

const linesFrom = (first: number, { dice, numbers, begins = [], wraps = false }: LinesFacts): Lines => ({ first, names: numbers.map((_, line) => first + line), numbers, dice, begins, wraps });

function foreign({ id, outline, corner: [left, bow], starts, parts, columns, rows, max_loss_penalty: limit }: ClassFacts): Board {
  const picture = parts ?? outlines.find((one) => one.id === outline)!.picture;
  const drawn = picture.flatMap((line, row) => [...line].flatMap((letter, column) => (letter === "." ? [] : [[spotAt(left + column, bow + row), letter] as const])));
  const members = new Map(parts ? drawn.map(([spot, letter]) => [spot, letter.charCodeAt(0) - "A".charCodeAt(0)]) : []);
  return new Board(id, drawn.map(([spot]) => spot), members, starts.map((at) => spotAt(...at)), linesFrom(left, columns), linesFrom(bow, rows), limit);
}

const boards = new Map([...boxBoards.map(boxed), ...(classFile as { class: ClassFacts[] }).class.map(foreign)].map((board) => [board.id, board]));
export const boardOf = (shipClass: string): Board => boards.get(shipClass)!;
