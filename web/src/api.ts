import { held } from "./memory";
import type {
  Book, BookBound, BookMade, CompanionListed, Create, DailyBoard, Error as Refusal, GameInfo, GameListed, Listed, Replay, Script, Seated, Soundtracks,
  TableInfo,
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

async function get<T>(path: string, headers: HeadersInit = {}): Promise<T> {
  return (await ask(path, { headers })).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown, headers: HeadersInit = {}): Promise<T> {
  const init = { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
  return (await ask(path, init)).json() as Promise<T>;
}

const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** Shows the server the seat this browser holds at a table, if it holds one. */
function keyTo(table: string): Record<string, string> {
  const token = held(table)?.token;
  return token ? { authorization: `Bearer ${token}` } : {};
}

export const listGames = (): Promise<GameListed[]> => get("/api/games");
export const listTables = (): Promise<Listed[]> => get("/api/tables");
export const tableInfo = (table: string): Promise<TableInfo> => get(tablePath(table), keyTo(table));

/** A table as one may see it: with one's key, or without it if it opens nothing now. */
export async function seenFrom(table: string): Promise<TableInfo> {
  try {
    return await tableInfo(table);
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === "bad-token") return get(tablePath(table));
    throw error;
  }
}

export const createTable = (wanted: Create): Promise<Seated> => post("/api/tables", wanted);
export const replayOf = (table: string): Promise<Replay> => get(`${tablePath(table)}/replay`);
/** What has been resolved at a table, from a scene on; what decided it; what would have helped. They are the game's own. */
export const scenesOf = <T>(table: string, start: number): Promise<T> => get(`${tablePath(table)}/scenes?start=${start}`, keyTo(table));
export const reviewOf = <T>(table: string): Promise<T> => get(`${tablePath(table)}/review`);
export const remedyOf = <T>(table: string, seconds: number): Promise<T> => post(`${tablePath(table)}/remedy`, { seconds });
export const dailyBoard = (game: string): Promise<DailyBoard> => get(`/api/daily/${encodeURIComponent(game)}`);

export function sitDown(table: string, player: string, seat: number | null): Promise<Seated> {
  return post(`${tablePath(table)}/seats`, { player, seat });
}

/** Play on from a finished game after its first entries, at a table of one's own. */
export function forkOf(table: string, keep: number, seat: number, player: string): Promise<Seated> {
  return post(`${tablePath(table)}/forks`, { keep, seat, player }, keyTo(table));
}

export async function standUp(table: string): Promise<void> {
  await ask(`${tablePath(table)}/seats`, { method: "DELETE", headers: keyTo(table) });
}

export async function logOf(table: string): Promise<string> {
  return (await ask(`${tablePath(table)}/log`, { headers: keyTo(table) })).text();
}

export function openDaily(game: string, player: string): Promise<Seated> {
  return post(`/api/daily/${encodeURIComponent(game)}`, { player });
}

// --- log books: the key is shown in a header, and stands in no address that is asked for ---
const bookKey = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });

export const beginBook = (game: string, name: string): Promise<BookMade> => post("/api/books", { game, name });
export const readBook = (key: string): Promise<Book> => get("/api/book", bookKey(key));
export const nameMachines = (key: string, page: number, names: string[]): Promise<Book> => post("/api/book/names", { page, names }, bookKey(key));
export const bindBook = (table: string, book: string): Promise<BookBound> => post(`${tablePath(table)}/book`, { book }, keyTo(table));

/** A book from a file, as it is. */
export async function bringBook(text: string): Promise<BookMade> {
  return (await ask("/api/books/files", { method: "POST", headers: { "content-type": "application/json" }, body: text })).json() as Promise<BookMade>;
}

export async function bookFile(key: string): Promise<string> {
  return (await ask("/api/book/file", { headers: bookKey(key) })).text();
}

/** With the mark at its beginning by which programs know its letters: reading the answer takes it away. */
export async function bookSheet(key: string, language: string): Promise<string> {
  return `\ufeff${await (await ask(`/api/book/sheet?language=${language}`, { headers: bookKey(key) })).text()}`;
}

// --- with the box; sheets, films and advice are the companion's own ---
const boxPath = (game: string): string => `/api/companions/${encodeURIComponent(game)}`;

export const listCompanions = (): Promise<CompanionListed[]> => get("/api/companions");
export const knownOf = <T>(game: string): Promise<T> => get(boxPath(game));
export const filmOf = <T>(game: string, paper: unknown): Promise<T> => post(`${boxPath(game)}/flights`, paper);
export const adviceOf = <T>(game: string, paper: unknown, seconds: number): Promise<T> => post(`${boxPath(game)}/advice`, { paper, seconds });

const missionPath = (game: string, mission: string): string =>
  `/api/soundtracks/${encodeURIComponent(game)}/${encodeURIComponent(mission)}`;

export const listSoundtracks = (): Promise<Soundtracks[]> => get("/api/soundtracks");
export const missionScript = (game: string, mission: string): Promise<Script> => get(missionPath(game, mission));
export const trackAddress = (game: string, mission: string, language: string, suffix: string): string =>
  `${missionPath(game, mission)}/${language}.${suffix}`;

/** Throws what the server has against a track, if it has something. */
export async function trackProblem(address: string): Promise<void> {
  await ask(address, { headers: { range: "bytes=0-0" } });
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
