import type { Component } from "svelte";
import { hasLessons, loadLessons, type LessonsClient } from "../games/lessons";
import type { Link } from "../table/link.svelte";
import { words } from "../words.svelte";
import type { Guide } from "./lesson";
import { isTaught } from "./progress.svelte";
import type { Tutor } from "./tutor.svelte";

export interface Coached {
  tutor: Tutor;
  Coach: Component<{ tutor: Tutor; onrule: (rule: string) => void; onend: () => void }>;
}

/** A game that is learnt in a guided first game, from a file of steps. */
export const guidedBy = (guide: Guide, rules: LessonsClient["rules"]): LessonsClient => ({
  words: [`${guide.game}-lesson`],
  screen: () => import("./Gate.svelte"),
  rules,
  guide,
});

/** The instructor of a table one learns at; null at every other, and nothing is loaded. */
export async function coachAt(link: Link, game: string): Promise<Coached | null> {
  if (!hasLessons(game) || !isTaught(game, link.table)) return null;
  const client = await loadLessons(game);
  if (!client.guide) return null;
  const [{ default: Coach }, { Tutor }] = await Promise.all([import("./Coach.svelte"), import("./tutor.svelte"), words.learn(client.words)]);
  return { Coach, tutor: new Tutor(link, client.guide) };
}
