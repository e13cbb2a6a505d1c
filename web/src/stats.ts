/** What somebody's finished games add up to. Nothing here knows a game: parts of scores are called by their names. */
import { outcomeOf, scoreOf } from "./history";
import type { PlayerGame } from "./wire";

/** Of a normal distribution, as many deviations as hold 95 %. */
const Z = 1.96;
const MOST_BARS = 10;

/** A share of games, and between which shares it lies with 95 % confidence (Wilson). */
export interface Share {
  share: number;
  least: number;
  most: number;
}

export function wilson(won: number, played: number): Share {
  if (!played) return { share: 0, least: 0, most: 1 };
  const share = won / played;
  const square = (Z * Z) / played;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / played + square / (4 * played));
  return { share, least: Math.max(0, middle - half), most: Math.min(1, middle + half) };
}

export interface Streak {
  /** Games won in a row, up to the last one. */
  now: number;
  best: number;
}

/** Oldest first. */
export function streakOf(won: readonly boolean[]): Streak {
  let [now, best] = [0, 0];
  for (const one of won) {
    now = one ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** How many values lie from `from` to `to`, both included. */
export interface Bar {
  from: number;
  to: number;
  count: number;
}

/** Whole numbers in bars of one width, ten at most. */
export function histogram(values: readonly number[]): Bar[] {
  if (!values.length) return [];
  const least = Math.min(...values);
  const width = Math.max(1, Math.ceil((Math.max(...values) - least + 1) / MOST_BARS));
  const bars = Math.floor((Math.max(...values) - least) / width) + 1;
  const found = Array.from({ length: bars }, (_, place) => ({ from: least + place * width, to: least + (place + 1) * width - 1, count: 0 }));
  for (const value of values) found[Math.floor((value - least) / width)]!.count += 1;
  return found;
}

export interface Summary extends Share, Streak {
  id: string;
  played: number;
  won: number;
  /** Minutes, of the game in the middle; null where none was timed. */
  minutes: number | null;
}

/** Games whose end is known: those without one say nothing. */
export const ended = (games: readonly PlayerGame[]): PlayerGame[] =>
  games.filter((one) => outcomeOf(one) !== "").sort((one, other) => one.at - other.at);

export const minutesOf = (games: readonly PlayerGame[]): number[] => games.filter(({ ms }) => ms).map(({ ms }) => Math.max(1, Math.round(ms / 60_000)));

function median(values: readonly number[]): number | null {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? null;
}

export function summary(id: string, games: readonly PlayerGame[]): Summary {
  const won = games.map((one) => outcomeOf(one) === "won");
  const count = won.filter(Boolean).length;
  return { id, played: games.length, won: count, minutes: median(minutesOf(games)), ...wilson(count, games.length), ...streakOf(won) };
}

/** One summary for each of what games have in common, the most played first. A game may have several such things. */
export function grouped(games: readonly PlayerGame[], groups: (one: PlayerGame) => readonly string[]): Summary[] {
  const found = new Map<string, PlayerGame[]>();
  for (const one of games) for (const id of new Set(groups(one))) found.set(id, [...(found.get(id) ?? []), one]);
  return [...found].map(([id, some]) => summary(id, some)).sort((one, other) => other.played - one.played);
}

export const botsIn = ({ people }: PlayerGame): string[] => people.map(({ bot }) => bot).filter(Boolean);

/** The parts of the scores of some games, and the values each had. */
export function scoresOf(games: readonly PlayerGame[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const one of games) for (const [part, points] of scoreOf(one)) found.set(part, [...(found.get(part) ?? []), points]);
  return found;
}
