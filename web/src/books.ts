import { beginBook } from "./api";
import { recall, remember } from "./memory";

/** A log book this browser has the key of. Nobody but who has a key can find a book, so keys are kept. */
export interface KnownBook {
  key: string;
  game: string;
  name: string;
}

/** What can be chosen instead of a book that is there. */
export const NO_BOOK = "";
export const NEW_BOOK = "+";

const BOOKS = "books";
const every = (): KnownBook[] => recall<KnownBook[]>(BOOKS, []);

/** The one that was used last comes first. */
export const knownBooks = (game: string): KnownBook[] => every().filter((book) => book.game === game);

export function knowBook(book: KnownBook): void {
  remember(BOOKS, [book, ...every().filter((other) => other.key !== book.key)]);
}

export function forgetBook(key: string): void {
  remember(BOOKS, every().filter((other) => other.key !== key));
}

/** The key of what was chosen: of none, of a known book, or of one that is begun now. */
export async function bookFor(game: string, choice: string, name: string): Promise<string> {
  if (choice !== NEW_BOOK) return choice;
  const { key } = await beginBook(game, name.trim());
  knowBook({ key, game, name: name.trim() });
  return key;
}
