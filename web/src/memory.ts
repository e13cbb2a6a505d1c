/** What this browser remembers. Seat tokens live here; an address holds one only on its way to another device. */
export interface Held {
  table: string;
  token: string;
  at: number;
}

const TABLES = "hullbreach.tables";
const MOST_TABLES = 40;

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

export function held(table: string): Held | undefined {
  return heldTables().find((one) => one.table === table);
}

export function hold(table: string, token: string): void {
  const others = heldTables().filter((other) => other.table !== table);
  localStorage.setItem(TABLES, JSON.stringify([{ table, token, at: Date.now() }, ...others].slice(0, MOST_TABLES)));
}

export function release(table: string): void {
  localStorage.setItem(TABLES, JSON.stringify(heldTables().filter((one) => one.table !== table)));
}

export function recall<T>(name: string, otherwise: T): T {
  return read(`hullbreach.${name}`, otherwise);
}

export function remember(name: string, value: unknown): void {
  localStorage.setItem(`hullbreach.${name}`, JSON.stringify(value));
}
