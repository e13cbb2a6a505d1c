import type { Component } from "svelte";

type Picture = Component<{ value: string }>;

/** What is chosen before a game, as cards with pictures; what a choice does is said by the option's own words. */
export interface Chooser {
  /** By option: the picture of each of its values. */
  pictures: Record<string, Picture>;
  /** Options that make up one thing, a team say: a card for each, in one drawer. */
  groups?: ChooserGroup[];
  /** The id of the words for what a value does, where that depends on other choices. */
  effect?: (option: string, value: string, chosen: Record<string, string>) => string | null;
}

export interface ChooserGroup {
  /** Its words are `ID-web-group-NAME`. */
  name: string;
  options: string[];
  /** The picture of an option, not of a value. */
  Picture: Picture;
}

const choosers = import.meta.glob<Chooser>("./*/chooser.ts", { import: "default" });
const PLAIN: Chooser = { pictures: {} };

/** The game's chooser; a game without pictures asks with plain lists. */
export const loadChooser = (id: string): Promise<Chooser> => choosers[`./${id}/chooser.ts`]?.().catch(() => PLAIN) ?? Promise.resolve(PLAIN);
