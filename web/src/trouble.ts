import { Refused, UNREACHABLE } from "./api";
import type { Error as Refusal } from "./wire";
import { words } from "./words.svelte";

type Trouble = Pick<Refusal, "code" | "why" | "rule" | "details">;

/** What the server has against something; anything else that goes wrong is that it cannot be reached, by default. */
export const troubleOf = (error: unknown, otherwise: string = UNREACHABLE): Trouble =>
  error instanceof Refused ? error.refusal : { code: otherwise };

/** One sentence about something that was refused, or did not get through. */
export const sentence = (error: unknown, game: string | null = null): string => words.error(game, troubleOf(error));
