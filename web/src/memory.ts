/** What this browser remembers. Seat tokens live here; an address holds one only on its way to another device. */
export interface Held {
  table: string;
  token: string;
  at: number;
  /** The game is known to be over: there is nothing to come back to. */
  over?: boolean;
}

const TABLES = "hullbreach.tables";

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function heldTables(): Held[] {
  return read<Held[]>(TABLES, []).sort((one, other) => other.at - one.at);
}

/** The newest tables that may still be going on. */
export function unfinished(most: number, except: ReadonlySet<string>): Held[] {
  return heldTables().filter((one) => !one.over && !except.has(one.table)).slice(0, most);
}

export function held(table: string): Held | undefined {
  return heldTables().find((one) => one.table === table);
}

/** A key is kept until its table is gone or its owner gives it up: nobody but this browser knows it. */
export function hold(table: string, token: string): void {
  keep([{ table, token, at: Date.now() }, ...heldTables().filter((other) => other.table !== table)]);
}

export function finish(table: string): void {
  keep(heldTables().map((one) => (one.table === table ? { ...one, over: true } : one)));
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

export function remember(name: string, value: unknown): void {
  localStorage.setItem(`hullbreach.${name}`, JSON.stringify(value));
}
