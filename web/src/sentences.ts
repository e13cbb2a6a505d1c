import type { GameClient, Opaque } from "./games";
import type { Move } from "./title";
import { say, words } from "./words.svelte";

/** A move as a sentence, at the table with this view. */
export const moveWords = (client: GameClient, view: Opaque | null, move: Move): string =>
  words.move(client.title.id, client.title.verbs, move, (domain, name) => (view && client.at?.(view, domain, name)) ?? null);

/** Why a proposed move is a good one, where its game says so; "" where it does not. */
export function whyWords(client: GameClient, view: Opaque | null, move: Move): string {
  const reason = view && client.why?.(view, move);
  const message = `${client.title.id}-web-${reason?.id}`;
  return reason && words.has(message) ? say("web-hint-reason", { reason: say(message, reason.values) }) : "";
}

/** What the players are after and how far they have come; "" while nothing is known. */
export function goalWords(client: GameClient | null, view: Opaque | null | undefined): string {
  if (!client || !view) return "";
  const { id, values } = client.goal(view);
  const message = `${client.title.id}-web-${id}`;
  return words.has(message) ? say(message, values) : "";
}
