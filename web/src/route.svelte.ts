export type Route = { page: "lobby" } | { page: "table" | "replay"; table: string };

function read(): Route {
  const match = /^#\/(table|replay)\/([A-Za-z0-9_-]+)$/.exec(location.hash);
  return match ? { page: match[1] as "table" | "replay", table: match[2]! } : { page: "lobby" };
}

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
export const tableAddress = (table: string): string => `#/table/${table}`;
export const replayAddress = (table: string): string => `#/replay/${table}`;
export const LOBBY = "#/";

export function go(address: string): void {
  location.hash = address;
}
