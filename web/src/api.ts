import { playerKey, tokenFor } from "./memory";
import type {
  Adopted, Book, BookBound, BookMade, CompanionListed, Create, Curve, DailyBoard, Error as Refusal, GameInfo, GameListed, HookInfo, HookMade, Listed, Merged, Noted, PlayerGame, PlayerGames, Reach, Regret, Replay, Reviewed, Script, Seated, ShopInfo,
  Soundtracks, TableInfo, Trial, Work, WorkMade,
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
  const token = tokenFor(table);
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Shows the server whose seats these are: in a header, since addresses may be logged. */
const byPlayer = (): Record<string, string> => ({ "hullbreach-player": playerKey() });

export const whereOthersFindUs = (): Promise<Reach> => get("/api/reach");
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

export const createTable = (wanted: Create): Promise<Seated> => post("/api/tables", wanted, byPlayer());
export const replayOf = (table: string): Promise<Replay> => get(`${tablePath(table)}/replay`);
/** What has been resolved at a table, from a scene on; what decided it; what would have helped. They are the game's own. */
export const scenesOf = <T>(table: string, start: number): Promise<T> => get(`${tablePath(table)}/scenes?start=${start}`, keyTo(table));
export const reviewOf = <T>(table: string): Promise<T> => get(`${tablePath(table)}/review`);
export const remedyOf = <T>(table: string, seconds: number): Promise<T> => post(`${tablePath(table)}/remedy`, { seconds });
/** The chances of all seats over a finished game; the best move a seat missed. A worker takes a few seconds for each. */
export const chancesOf = (table: string): Promise<Curve> => get(`${tablePath(table)}/chances`);
export const missedOf = (table: string, seat: number): Promise<Regret> => get(`${tablePath(table)}/missed?seat=${seat}`);
export const dailyBoard = (game: string): Promise<DailyBoard> => get(`/api/daily/${encodeURIComponent(game)}`, byPlayer());

export function sitDown(table: string, player: string, seat: number | null): Promise<Seated> {
  return post(`${tablePath(table)}/seats`, { player, seat }, byPlayer());
}

/** Play on from a finished game after its first entries, at a table of one's own. */
export function forkOf(table: string, keep: number, seat: number, player: string): Promise<Seated> {
  return post(`${tablePath(table)}/forks`, { keep, seat, player }, { ...keyTo(table), ...byPlayer() });
}

export async function standUp(table: string): Promise<void> {
  await ask(`${tablePath(table)}/seats`, { method: "DELETE", headers: keyTo(table) });
}

export async function logOf(table: string): Promise<string> {
  return (await ask(`${tablePath(table)}/log`, { headers: keyTo(table) })).text();
}

export function openDaily(game: string, player: string): Promise<Seated> {
  return post(`/api/daily/${encodeURIComponent(game)}`, { player }, byPlayer());
}

// --- what a player finds again ---
export const playerGames = async (going: boolean): Promise<PlayerGame[]> => (await get<PlayerGames>(`/api/player/games?going=${Number(going)}`, byPlayer())).games;
export const adoptSeats = (seats: { table: string; token: string }[]): Promise<Adopted> => post("/api/player/seats", { seats }, byPlayer());
/** Moves the games of the key this browser has to another one, which it is going to have. */
export const mergeInto = (key: string): Promise<Merged> => post("/api/player/merge", { other: playerKey() }, { "hullbreach-player": key });
export async function writeNote(table: string, note: string): Promise<string> {
  const init = { method: "PUT", headers: { "content-type": "application/json", ...byPlayer() }, body: JSON.stringify({ note }) };
  return ((await (await ask(`/api/player/notes/${encodeURIComponent(table)}`, init)).json()) as Noted).note;
}

// --- what a table calls when it becomes somebody's turn ---
const hookPath = (table: string): string => `${tablePath(table)}/hook`;
export const hookOf = (table: string): Promise<HookInfo> => get(hookPath(table), keyTo(table));
export async function setHook(table: string, url: string, language: string): Promise<HookMade> {
  const init = { method: "PUT", headers: { "content-type": "application/json", ...keyTo(table) }, body: JSON.stringify({ url, language }) };
  return (await ask(hookPath(table), init)).json() as Promise<HookMade>;
}
export async function dropHook(table: string): Promise<void> {
  await ask(hookPath(table), { method: "DELETE", headers: keyTo(table) });
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

// --- workshops: what people write for a game. Its author shows the key in a header ---
const shopPath = (game: string): string => `/api/workshops/${encodeURIComponent(game)}`;
const workPath = (work: string): string => `/api/works/${encodeURIComponent(work)}`;
const authorsKey = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });

export const shopInfo = (game: string): Promise<ShopInfo> => get(shopPath(game));
/** A paper as text, whatever it holds: the server says what is wrong with it. */
export async function reviewPaper(game: string, text: string): Promise<Reviewed> {
  return (await ask(`${shopPath(game)}/review`, { method: "POST", headers: { "content-type": "application/json" }, body: text })).json() as Promise<Reviewed>;
}
/** Some games between bots, from a number on: as many as there was time for. */
export const tryPaper = (game: string, paper: unknown, options: Record<string, string>, bot: string, start: number, games: number): Promise<Trial> =>
  post(`${shopPath(game)}/trials`, { paper, options, bot, start, games });
export const keepWork = (game: string, paper: unknown): Promise<WorkMade> => post(`${shopPath(game)}/works`, paper);
export const readWork = (work: string): Promise<Work> => get(workPath(work));
export async function changeWork(work: string, key: string, paper: unknown): Promise<void> {
  await ask(workPath(work), { method: "PUT", headers: { "content-type": "application/json", ...authorsKey(key) }, body: JSON.stringify(paper) });
}
export async function dropWork(work: string, key: string): Promise<void> {
  await ask(workPath(work), { method: "DELETE", headers: authorsKey(key) });
}

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
