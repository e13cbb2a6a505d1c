import type { Component } from "svelte";
import { Refused } from "../api";
import type { Rulebook } from "../catalogue";
import type { Guide } from "../guide/lesson";

/** What the screen of a game's lessons is given: the lesson in the address, if there is one, and a way to open the rulebook. */
export interface LessonsProps {
  game: string;
  guide?: Guide | undefined;
  lesson: string;
  openRule: (rule: string) => void;
}

/** How a game is taught, as the browser knows it: looked up by its id, never named by the frame. */
export interface LessonsClient {
  /** The files of words it needs. */
  words: string[];
  screen: () => Promise<{ default: Component<LessonsProps> }>;
  rules: (language: string) => Promise<Rulebook>;
  /** The guided first game, where that is how it is taught. */
  guide?: Guide;
}

const clients = import.meta.glob<LessonsClient>("./*/lessons.ts", { import: "default" });

/** Whether the game can be learnt here. */
export const hasLessons = (id: string): boolean => `./${id}/lessons.ts` in clients;

/** Under which name this browser remembers what was learnt. */
export const lessonsKey = (id: string): string => `lessons.${id}`;

export async function loadLessons(id: string): Promise<LessonsClient> {
  const load = clients[`./${id}/lessons.ts`];
  if (!load) throw new Refused({ code: "no-such-game" });
  return load();
}
