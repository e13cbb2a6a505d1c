import { held, hold } from "./memory";

export type Route =
  | { page: "lobby" | "about" }
  | { page: "table"; table: string }
  | { page: "screen"; table: string; join: string }
  | { page: "companion" | "mission" | "books"; game: string }
  | { page: "book"; book: string }
  | { page: "lessons"; game: string; lesson: string }
  | { page: "replay"; table: string; place: number };

const NAME = "[A-Za-z0-9_-]+";
const PLACE = new RegExp(`^#/(table|replay)/(${NAME})(?:/(\\d+))?$`);
const BOX = new RegExp(`^#/(companion|mission|logbooks)/(${NAME})$`);
const BOOK = new RegExp(`^#/logbook/(${NAME})$`);
const LESSONS = new RegExp(`^#/lessons/(${NAME})(?:/(${NAME}))?$`);
const SCREEN = new RegExp(`^#/screen/(${NAME})(?:/(${NAME}))?$`);
const SEAT = new RegExp(`^#/seat/(${NAME})/(${NAME})$`);

/** A seat that comes from another device: its key leaves the address at once. A seat one has here stays one's own. */
function takeSeat(): void {
  const [, table, token] = SEAT.exec(location.hash) ?? [];
  if (!table || !token) return;
  if (!held(table)) hold(table, token);
  history.replaceState(null, "", tableAddress(table));
}

function read(): Route {
  takeSeat();
  if (location.hash === ABOUT) return { page: "about" };
  const [, box, game] = BOX.exec(location.hash) ?? [];
  if (box === "companion" || box === "mission") return { page: box, game: game! };
  if (box === "logbooks") return { page: "books", game: game! };
  const [, book] = BOOK.exec(location.hash) ?? [];
  if (book) return { page: "book", book };
  const [, taught, lesson] = LESSONS.exec(location.hash) ?? [];
  if (taught) return { page: "lessons", game: taught, lesson: lesson ?? "" };
  const [, watch, join] = SCREEN.exec(location.hash) ?? [];
  if (watch) return { page: "screen", table: watch, join: join ?? "" };
  const [, page, table, place] = PLACE.exec(location.hash) ?? [];
  if (page === "table") return { page, table: table! };
  return page === "replay" ? { page, table: table!, place: Number(place ?? 0) } : { page: "lobby" };
}

export const LOBBY = "#/";
export const ABOUT = "#/about";
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
