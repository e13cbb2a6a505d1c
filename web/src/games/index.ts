import type { Component } from "svelte";
import type { Tone } from "../sound.svelte";
import type { Ahead } from "../foresight.svelte";
import type { Rulebook } from "../catalogue";
import type { Move, TitleFacts, Told } from "../title";

/** What a board is given; `play` takes the text of a move, legal or not: the server says why not. */
export interface BoardProps {
  // Each board knows the type of its own view.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view: any;
  options: Record<string, string>;
  legal: Move[];
  /** Whether the person who looks may decide something now. */
  active: boolean;
  /** The event being shown, while the journal plays. */
  event: Told | null;
  /** An event of the journal somebody points at. */
  marked: Told | null;
  /** A move somebody proposed. */
  hint: Move | null;
  /** What the move that is pointed at would do: draw it as ghosts. */
  ahead: Ahead | null;
  play: (text: string) => void;
  /** The mouse, the focus or a long press is on something that stands for exactly this move; null: no longer. */
  point: (move: Move | null) => void;
}

/** A game as the browser knows it: looked up by its id, never named by the frame. */
export interface GameClient {
  title: TitleFacts;
  minutes: number;
  players: [least: number, most: number];
  Cover: Component;
  board: () => Promise<{ default: Component<BoardProps> }>;
  rules: (language: string) => Promise<Rulebook>;
  /** The id of the words for what is to be done now. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  now: (view: any) => string;
  /** Show one event on a copy of the view, for the eye; the true view follows when the journal has been told. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  stage: (view: any, event: Told) => void;
  tone: (event: Told) => Tone | null;
  /** Events that head the others in the journal. */
  heading: (event: Told) => boolean;
}

const found = import.meta.glob<{ default: GameClient }>("./*/index.ts", { eager: true });
const games = new Map(Object.values(found).map((module) => [module.default.title.id, module.default]));

/** A copy of the view with some events shown on it. */
export function staged(client: GameClient, view: unknown, events: Told[]): unknown {
  const copy = structuredClone(view);
  for (const event of events) client.stage(copy, event);
  return copy;
}

export const gameClient = (id: string): GameClient | undefined => games.get(id);
