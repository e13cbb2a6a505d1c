import type { Whole } from "../wire";

/** A sentence of the ship's computer: `voice-ID`, which may speak of a number. */
export interface Phrase {
  id: string;
  number?: number;
}

/** What is heard and read when the game's time reaches `at`; what it announces may last. Times are in milliseconds. */
export interface Cued {
  t: "cued";
  at: number;
  kind: string;
  says: Phrase[];
  lasts?: number;
}

/** The cues that are known already, in a view of the whole table. */
export const cuesOf = (whole: Whole): Cued[] => (whole as Whole & { cues?: Cued[] }).cues ?? [];

/** How the clip of a sentence is called. */
export const clipOf = ({ id, number = 0 }: Phrase): string => (number ? `${id}-${number}` : id);
