import type {
  Create, DailyBoard, Error as Refusal, GameInfo, GameListed, Listed, Replay, Seated, TableInfo,
} from "./wire";

/** What the server refused, or that it could not be reached. */
export class Refused extends Error {
  constructor(readonly refusal: Pick<Refusal, "code" | "why" | "rule" | "details">) {
    super(refusal.code);
  }
}

export const UNREACHABLE = "unreachable";

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused({ code: UNREACHABLE });
  }
  if (!response.ok) {
    throw new Refused(await response.json().catch(() => ({ code: "internal" })));
  }
  return response;
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return (await ask(path, init)).json() as Promise<T>;
}

const bearer = (token: string): HeadersInit => ({ authorization: `Bearer ${token}` });

export const listGames = (): Promise<GameListed[]> => get("/api/games");
export const listTables = (): Promise<Listed[]> => get("/api/tables");
export const tableInfo = (table: string): Promise<TableInfo> => get(`/api/tables/${encodeURIComponent(table)}`);
export const createTable = (wanted: Create): Promise<Seated> => post("/api/tables", wanted);
export const replayOf = (table: string): Promise<Replay> => get(`/api/tables/${encodeURIComponent(table)}/replay`);
export const dailyBoard = (game: string): Promise<DailyBoard> => get(`/api/daily/${encodeURIComponent(game)}`);

export function sitDown(table: string, player: string, seat: number | null): Promise<Seated> {
  return post(`/api/tables/${encodeURIComponent(table)}/seats`, { player, seat });
}

export async function standUp(table: string, token: string): Promise<void> {
  await ask(`/api/tables/${encodeURIComponent(table)}/seats`, { method: "DELETE", headers: bearer(token) });
}

export async function logOf(table: string, token: string | undefined): Promise<string> {
  const init = token ? { headers: bearer(token) } : {};
  return (await ask(`/api/tables/${encodeURIComponent(table)}/log`, init)).text();
}

export function openDaily(game: string, player: string): Promise<Seated> {
  return post(`/api/daily/${encodeURIComponent(game)}`, { player });
}

const infos = new Map<string, Promise<GameInfo>>();

/** Everything about a title, asked for once. */
export function gameInfo(game: string): Promise<GameInfo> {
  let info = infos.get(game);
  if (!info) {
    info = get<GameInfo>(`/api/games/${encodeURIComponent(game)}`);
    info.catch(() => infos.delete(game));
    infos.set(game, info);
  }
  return info;
}

export function socketTo(table: string): WebSocket {
  const address = new URL(`/ws/${encodeURIComponent(table)}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address);
}
