import { createTable } from "./api";
import { gameCard } from "./games";
import { hold } from "./memory";
import { prefs } from "./prefs.svelte";
import { go, tableAddress } from "./route.svelte";

/** A game in one click, with company where it needs some. */
export async function startNow(game: string): Promise<void> {
  const seated = await createTable({ game, ...gameCard(game)?.quick, player: prefs.player });
  hold(seated.table, seated.token);
  go(tableAddress(seated.table));
}
