import { adoptSeats, playerGames } from "./api";
import { isPlayable } from "./games";
import { bind, loose, release, retain } from "./memory";
import { turns } from "./turns.svelte";
import type { PlayerGame } from "./wire";

/** Seats in one request, and games in one answer. */
const MOST_SEATS = 100;
const MOST_GAMES = 500;
/** Tables whose token opens nothing now: they are not asked about again while this page is open, and the token is kept. */
const shut = new Set<string>();

/** The seats that were taken before there was a key, or came by a link, become the player's. */
async function adopt(): Promise<void> {
  const seats = loose().filter(({ table }) => !shut.has(table));
  for (let start = 0; start < seats.length; start += MOST_SEATS) {
    const some = seats.slice(start, start + MOST_SEATS).map(({ table, token }) => ({ table, token }));
    const { tables, gone } = await adoptSeats(some);
    bind(tables);
    gone.forEach(release);
    some.filter(({ table }) => !tables.includes(table)).forEach(({ table }) => shut.add(table));
  }
}

/** The games of this player, whichever device they were begun on: those that go on, or all of them. */
class Mine {
  going = $state.raw<PlayerGame[]>([]);
  all = $state.raw<PlayerGame[]>([]);

  async refresh(): Promise<void> {
    await adopt();
    this.#take(await playerGames(true));
  }

  async refreshAll(): Promise<void> {
    await adopt();
    const games = await playerGames(false);
    if (games.length < MOST_GAMES) retain(games.map(({ table }) => table));
    this.#take(games);
    this.all = games.filter(({ game }) => isPlayable(game));
  }

  noted(table: string, note: string): void {
    this.all = this.all.map((one) => (one.table === table ? { ...one, note } : one));
  }

  /** Whoever is waited for comes first, then what was played last. */
  #take(games: PlayerGame[]): void {
    bind(games.map(({ table }) => table));
    this.going = games
      .filter(({ game, over }) => !over && isPlayable(game))
      .sort((one, other) => Number(other.turn) - Number(one.turn) || other.at - one.at);
    turns.take(this.going.filter(({ turn }) => turn));
  }
}

export const mine = new Mine();
