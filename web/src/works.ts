import { recall, remember } from "./memory";

/** Something one wrote and keeps on the server: its id is the link, its key changes it and takes it away. */
export interface KnownWork {
  work: string;
  key: string;
  game: string;
  name: string;
}

const WORKS = "works";
const draftName = (game: string): string => `draft.${game}`;
const every = (): KnownWork[] => recall<KnownWork[]>(WORKS, []);

/** The one that was kept last comes first. */
export const knownWorks = (game: string): KnownWork[] => every().filter((one) => one.game === game);
export const knownWork = (work: string): KnownWork | undefined => every().find((one) => one.work === work);

export function knowWork(work: KnownWork): void {
  remember(WORKS, [work, ...every().filter((other) => other.work !== work.work)]);
}

export function forgetWork(work: string): void {
  remember(WORKS, every().filter((other) => other.work !== work));
}

/** What is being written, so that closing a window loses nothing. */
export const draftOf = <T>(game: string): T | null => recall<T | null>(draftName(game), null);
export const keepDraft = (game: string, draft: unknown): void => remember(draftName(game), draft);
