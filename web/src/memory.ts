/** What this browser remembers. Keys live here; an address holds one only on its way to another device. */
export interface Held {
  table: string;
  /** Of the seat; empty where one's own key opens it. */
  token: string;
  at: number;
  /** The server knows the seat for one of this player's. */
  bound?: boolean;
}

const TABLES = "hullbreach.tables";
const KEY = "key";
const KEY_BYTES = 18;

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

// --- who one is ---
/** A player is a key that this browser has made, or was given by another device of the same person. */
export function playerKey(): string {
  const known = recall(KEY, "");
  if (known) return known;
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
  setPlayerKey(btoa(bytes).replaceAll("+", "-").replaceAll("/", "_"));
  return recall(KEY, "");
}

export const setPlayerKey = (key: string): void => remember(KEY, key);

// --- seats ---
export function heldTables(): Held[] {
  return read<Held[]>(TABLES, []).sort((one, other) => other.at - one.at);
}

/** Seats that the server does not know for this player's yet. */
export function loose(): Held[] {
  return heldTables().filter((one) => one.token && !one.bound);
}

export function held(table: string): Held | undefined {
  return heldTables().find((one) => one.table === table);
}

/** What opens one's seat at a table: its own token, or the player's key; null for who has none there. */
export function tokenFor(table: string): string | null {
  const one = held(table);
  return one ? one.token || playerKey() : null;
}

/** A token is kept until its table is gone or its owner gives it up: nobody but this browser knows it. Coming back to a seat
    brings none along. */
export function hold(table: string, token: string): void {
  const before = held(table);
  keep([{ table, token: token || (before?.token ?? ""), at: Date.now() }, ...heldTables().filter((other) => other.table !== table)]);
}

/** The player's key opens these tables, whichever device they were taken on. */
export function bind(tables: readonly string[]): void {
  const mine = new Set(tables);
  const known = heldTables().map((one) => (mine.has(one.table) ? { ...one, bound: true } : one));
  const there = new Set(known.map(({ table }) => table));
  keep([...known, ...[...mine].filter((table) => !there.has(table)).map((table) => ({ table, token: "", at: 0, bound: true }))]);
}

/** Of the tables the server knew for this player's, those that it does not know any more are gone. */
export function retain(tables: readonly string[]): void {
  const mine = new Set(tables);
  keep(heldTables().filter((one) => !one.bound || mine.has(one.table)));
}

export function release(table: string): void {
  keep(heldTables().filter((one) => one.table !== table));
}

function keep(tables: Held[]): void {
  localStorage.setItem(TABLES, JSON.stringify(tables));
}

export function recall<T>(name: string, otherwise: T): T {
  return read(`hullbreach.${name}`, otherwise);
}

/** Whether this tab asks for the first time. */
export function firstTime(what: string): boolean {
  const key = `hullbreach.${what}`;
  const first = sessionStorage.getItem(key) === null;
  sessionStorage.setItem(key, "1");
  return first;
}

export function remember(name: string, value: unknown): void {
  localStorage.setItem(`hullbreach.${name}`, JSON.stringify(value));
}

const PLAYED = "played";

/** Whether the game was played here: who has not is shown the way. */
export function hasPlayed(game: string): boolean {
  return recall<string[]>(PLAYED, []).includes(game);
}

export function notePlayed(game: string): void {
  if (!hasPlayed(game)) remember(PLAYED, [...recall<string[]>(PLAYED, []), game]);
}
