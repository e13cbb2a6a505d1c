import type { Component } from "svelte";
import { Refused } from "../api";
import type { Rulebook } from "../catalogue";
import type { Effect } from "../motion/effects";
import type { Seen } from "../seen";
import type { Tone } from "../sound.svelte";
import type { Ahead } from "../table/foresight.svelte";
import type { Move, TitleFacts, Told } from "../title";
import type { Namer } from "../vocabulary";
import type { Create } from "../wire";
import type { At, Values } from "../words.svelte";

declare const own: unique symbol;
/** A view, or facts, of some game: the frame carries them about and looks into none. */
export interface Opaque {
  readonly [own]: never;
}

/** A journal for those who only read. */
export interface JournalRead {
  readonly length: number;
  at: (place: number) => Told | undefined;
  between: (place: number, end?: number) => Told[];
}

/** What a board is given; `play` takes the text of a move, legal or not: the server says why not. */
export interface BoardProps<View = Opaque> {
  view: View;
  options: Record<string, string>;
  legal: Move[];
  /** Whether the person who looks may decide something now. */
  active: boolean;
  /** What was done here and not yet confirmed: mark it. */
  pending: Move[];
  /** A move that was just taken back: let its piece be seen going back. */
  refused: Move | null;
  /** The event being shown, while the journal plays. */
  event: Told | null;
  /** What has been told so far, oldest first. */
  journal: JournalRead;
  /** An event of the journal somebody points at. */
  marked: Told | null;
  /** A move somebody proposed. */
  hint: Move | null;
  /** What the move that is pointed at would do: draw it as ghosts. */
  ahead: Ahead<View> | null;
  play: (text: string) => void;
  /** The mouse, the focus or a long press is on something that stands for exactly this move; null: no longer. */
  point: (move: Move | null) => void;
  /** The game's time in milliseconds, as the server keeps it; null where there is none. Ask whenever it is drawn. */
  time: () => number | null;
  /** By seat: what others show that does not count, in the board's own words. */
  scratches: ReadonlyMap<number, string>;
  /** Show the others something, as often as you like; an empty text takes it away. */
  scratch: (what: string) => void;
  /** How many events are told only when the board has shown them: those its game `films`. */
  held: number;
  /** So many of them have been seen. */
  release: (count: number) => void;
}

const nothing = (): void => undefined;

/** What a board is given on which nobody plays. */
export const UNTOUCHED: Omit<BoardProps, "view" | "options" | "marked"> = {
  legal: [], active: false, pending: [], refused: null, event: null, journal: { length: 0, at: () => undefined, between: () => [] }, hint: null, ahead: null, play: nothing, point: nothing,
  time: () => null, scratches: new Map(), scratch: nothing, held: 0, release: nothing,
};

/** A game as one meets it in the lobby. */
export interface GameCard {
  minutes: number;
  players: [least: number, most: number];
  /** The options of a campaign, if there is one: it has a button of its own. */
  campaign?: Record<string, string>;
  /** What one click plays, where the usual table would wait for other people: who came alone has bots for company. */
  quick?: Pick<Create, "options" | "bots">;
  Cover: Component;
}

/** A sentence of the game's own: `GAME-web-ID` are its words. */
export interface Worded {
  id: string;
  values?: Values;
}

/** A game as the browser knows it: looked up by its id, never named by the frame, loaded when somebody plays it. */
export interface GameClient<View = Opaque, Own = Opaque> {
  title: TitleFacts;
  /** The view as the seat knows it: with what is its own put in its place. Most games hide nothing from each other. */
  read?: (seen: Seen<View, Own>) => View;
  board: () => Promise<{ default: Component<BoardProps<View>> }>;
  rules: (language: string) => Promise<Rulebook>;
  /** What a number in the journal stands for, where that differs from table to table: the third threat is another one in every flight. */
  name?: (view: View, field: string, number: number) => string | null;
  /** What is at the place a move speaks of, for the words of it: a field of events and the name in it. */
  at?: (view: View, domain: string, name: string) => ReturnType<At>;
  /** What the players are after and how far they have come: always in sight. `GAME-web-ID` are the words. */
  goal: (view: View) => Worded;
  /** Why a proposed move is a good one, in a sentence; null, or an id without words, where what is certain to come of it says enough. */
  why?: (view: View, move: Move) => Worded | null;
  /** The id of the words for what is to be done now; while the board shows what happened, `filming`, nothing may be told of what comes of it. */
  now: (view: View, filming: boolean) => string;
  /** Show one event on a copy of the view, for the eye; the true view follows when the journal has been told. `after` is that view, where it is known. */
  stage: (view: View, event: Told, after?: View) => void;
  /** Move the piece of a move that has just been sent, on a copy of the view; the server's word follows. */
  predict?: (view: View, move: Move) => void;
  /** The game time at which what goes on now is over: the frame counts down to it. */
  ends?: (view: View) => number | null;
  /** Whether the ship's computer speaks: its clips are loaded while people get ready. */
  voice?: boolean;
  tone: (event: Told) => Tone | null;
  /** What is seen to happen with an event, over the board that shows it: `motion/effects.ts`. */
  effects: (event: Told, view: View) => Effect[];
  /** Whether an event is seen together with the one before it: dice of one throw. */
  joins?: (event: Told, before: Told) => boolean;
  /** How long an event is looked at, compared with others; 0: what it tells is seen at once. */
  lasts?: (event: Told) => number;
  /** Events that the board shows in its own time; the journal waits for it, and so does the end. */
  films?: (event: Told) => boolean;
  /** Whether seats are sides that play differently: who plays again may swap them. */
  sides?: boolean;
  /** Whether the board says itself what decided a game: where `data-review` is, which can be focused. */
  reviews?: boolean;
  /** Whether the table belongs to a lesson that goes on when the game is over: its end leads back to it. */
  teaches?: (table: string) => boolean;
  /** Events nobody wants to read: they stand in no journal and are told to no one. */
  quiet?: (event: Told) => boolean;
  /** Events that head the others in the journal. */
  heading: (event: Told) => boolean;
}

/** The one place where a game's own view becomes one that the frame may carry. */
export const defineGame = <View, Own = never>(client: GameClient<View, Own>): GameClient => client as unknown as GameClient;

const cards = import.meta.glob<GameCard>("./*/card.ts", { eager: true, import: "default" });
const clients = import.meta.glob<GameClient>("./*/index.ts", { import: "default" });

export const gameCard = (id: string): GameCard | undefined => cards[`./${id}/card.ts`];

/** Whether this browser can show the game. */
export const isPlayable = (id: string): boolean => `./${id}/index.ts` in clients;

export async function loadGame(id: string): Promise<GameClient> {
  const load = clients[`./${id}/index.ts`];
  if (!load) throw new Refused({ code: "no-such-game" });
  return load();
}

/** What boards are given of what a seat sees. */
export const viewOf = (client: GameClient, seen: Seen<Opaque, Opaque>): Opaque => client.read?.(seen) ?? seen.public;

/** How numbers in the journal are called at the table with this view. */
export const namesAt = (client: GameClient, view: Opaque | null): Namer => (field, number) => (view && client.name?.(view, field, number)) ?? null;

/** A copy of the view with some events shown on it. */
export function staged<View>(client: Pick<GameClient<View>, "stage">, view: View, events: Told[], after?: View): View {
  const copy = structuredClone(view);
  for (const event of events) client.stage(copy, event, after);
  return copy;
}
