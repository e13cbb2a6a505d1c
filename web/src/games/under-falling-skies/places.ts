import type { BaseView, BattleView, UnderFallingSkiesView } from "./wire";

/** Where things are on the board. Down it is measured in rows of the sky, across in columns. */
export const COLUMNS = [0, 1, 2, 3, 4];
/** The hull of the mothership above its launch points. */
const HULL = 1;
const CITY = 1.2;
const GAP = 0.12;
export const SPACE = 1.8;
const BASE_ROWS = 6;

export interface Place {
  row: number;
  column: number;
}

/** `r6c3` is the third column of row 6. */
export function placeOf(name: string): Place {
  const found = /^r(\d+)c(\d)$/.exec(name);
  return { row: Number(found?.[1] ?? 0), column: Number(found?.[2] ?? 1) - 1 };
}

export const nameOf = (row: number, column: number): string => `r${row}c${column + 1}`;
export const columnName = (column: number): string => `c${column + 1}`;
export const squareOf = (number: number): Place => ({ row: Math.floor(number / 5), column: number % 5 });

export const cityRow = (battle: BattleView): number => battle.sky.length + 1;

export const squareTop = (row: number): number => HULL + row;
export const cityTop = (battle: BattleView): number => squareTop(cityRow(battle));
export const baseTop = (battle: BattleView): number => cityTop(battle) + CITY + GAP;
export const spaceTop = (battle: BattleView, name: string): number => baseTop(battle) + (placeOf(name).row - 1) * SPACE;
export const boardHeight = (battle: BattleView): number => baseTop(battle) + BASE_ROWS * SPACE;

export const spaceName = (place: number): string => nameOf(Math.floor(place / 5) + 1, place % 5);
export const spacePlace = (name: string): number => (placeOf(name).row - 1) * 5 + placeOf(name).column;
/** What a move speaks of when it names a space: its room, by its effects. */
export function at({ battle }: UnderFallingSkiesView, domain: string, name: string): [string, string] | null {
  if (!battle || (domain !== "space" && domain !== "room")) return null;
  const room = battle.base.rooms.find(({ spaces }) => spaces.includes(name));
  return room ? ["facility", room.kinds.join("+")] : null;
}

/** The room a space belongs to. */
export const roomAt = (base: BaseView, space: string): BaseView["rooms"][number] =>
  base.rooms.find((room) => room.spaces.includes(space))!;
