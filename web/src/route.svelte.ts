import { held, hold } from "./memory";

export type Route =
  | { page: "lobby" | "about" | "games" }
  | { page: "key"; key: string }
  | { page: "table"; table: string }
  | { page: "screen"; table: string; join: string }
  | { page: "companion" | "mission" | "books"; game: string }
  | { page: "book"; book: string }
  | { page: "lessons"; game: string; lesson: string }
  | { page: "workshop"; game: string; work: string }
  | { page: "replay"; table: string; place: number };

const NAME = "[A-Za-z0-9_-]+";
const PLACE = new RegExp(`^#/(table|replay)/(${NAME})(?:/(\\d+))?$`);
const BOX = new RegExp(`^#/(companion|mission|logbooks)/(${NAME})$`);
const BOOK = new RegExp(`^#/logbook/(${NAME})$`);
const LESSONS = new RegExp(`^#/lessons/(${NAME})(?:/(${NAME}))?$`);
const WORKSHOP = new RegExp(`^#/workshop/(${NAME})(?:/(${NAME}))?$`);
const SCREEN = new RegExp(`^#/screen/(${NAME})(?:/(${NAME}))?$`);
const KEY = new RegExp(`^#/key/(${NAME})$`);
const SEAT = new RegExp(`^#/seat/(${NAME})/(${NAME})$`);

/** A seat that comes from another device: its key leaves the address at once. A seat one has here stays one's own. */
function takeSeat(): void {
  const [, table, token] = SEAT.exec(location.hash) ?? [];
  if (!table || !token) return;
  if (!held(table)) hold(table, token);
  history.replaceState(null, "", tableAddress(table));
}

/** The key of a player, on its way from another device: it leaves the address at once, and is used if its owner says so. */
function takeKey(): string {
  const [, key] = KEY.exec(location.hash) ?? [];
  if (key) history.replaceState(null, "", GAMES);
  return key ?? "";
}

/** Where an address leads; what is none of ours leads to the lobby. */
function readHash(hash: string): Route {
  if (hash === ABOUT) return { page: "about" };
  if (hash === GAMES) return { page: "games" };
  const [, box, game] = BOX.exec(hash) ?? [];
  if (box === "companion" || box === "mission") return { page: box, game: game! };
  if (box === "logbooks") return { page: "books", game: game! };
  const [, book] = BOOK.exec(hash) ?? [];
  if (book) return { page: "book", book };
  const [, taught, lesson] = LESSONS.exec(hash) ?? [];
  if (taught) return { page: "lessons", game: taught, lesson: lesson ?? "" };
  const [, made, work] = WORKSHOP.exec(hash) ?? [];
  if (made) return { page: "workshop", game: made, work: work ?? "" };
  const [, watch, join] = SCREEN.exec(hash) ?? [];
  if (watch) return { page: "screen", table: watch, join: join ?? "" };
  const [, page, table, place] = PLACE.exec(hash) ?? [];
  if (page === "table") return { page, table: table! };
  return page === "replay" ? { page, table: table!, place: Number(place ?? 0) } : { page: "lobby" };
}

function read(): Route {
  takeSeat();
  const key = takeKey();
  return key ? { page: "key", key } : readHash(location.hash);
}

/** The place in what somebody has pasted: a link of ours, or the bare name of a table; null if it is neither. */
export function placeIn(text: string): string | null {
  const place = /#\/.*$/.exec(text.trim())?.[0] ?? tableAddress(text.trim());
  return SEAT.test(place) || KEY.test(place) || readHash(place).page !== "lobby" ? place : null;
}

/** The table an address leads to, if it leads to one by a name that anybody may ask about. */
export function tableIn(place: string): string | null {
  const route = readHash(place);
  return route.page === "table" ? route.table : null;
}

export const LOBBY = "#/";
export const ABOUT = "#/about";
export const GAMES = "#/games";
/** Whoever has the address has the player's games and seats: what follows # is sent to no server. */
export const keyAddress = (key: string): string => `#/key/${key}`;
export const tableAddress = (table: string): string => `#/table/${table}`;
/** The table on a big screen, by the id for those who watch; with the other id it shows the way to a seat. */
export const screenAddress = (watch: string, table = ""): string => `#/screen/${watch}${table && `/${table}`}`;
export const companionAddress = (game: string): string => `#/companion/${game}`;
export const missionAddress = (game: string): string => `#/mission/${game}`;
export const booksAddress = (game: string): string => `#/logbooks/${game}`;
/** Whoever has the address has the book: what follows # is sent to no server. */
export const bookAddress = (key: string): string => `#/logbook/${key}`;
/** All lessons of a game, or one of them. */
export const lessonsAddress = (game: string, lesson = ""): string => `#/lessons/${game}${lesson && `/${lesson}`}`;
/** The workshop of a game, with one's own draft; or with something that is kept there: this is the link to share. */
export const workshopAddress = (game: string, work = ""): string => `#/workshop/${game}${work && `/${work}`}`;
export const replayAddress = (table: string, place = 0): string => `#/replay/${table}${place ? `/${place}` : ""}`;
/** What follows # is sent to no server and stands in no log. */
export const seatAddress = (table: string, token: string): string => `#/seat/${table}/${token}`;

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    window.addEventListener("hashchange", () => {
      this.route = read();
      window.scrollTo(0, 0);
    });
  }
}

export const router = new Router();

export function go(address: string): void {
  location.hash = address;
}
