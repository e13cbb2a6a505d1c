import type { Component } from "svelte";
import { words, type Values } from "../words.svelte";

/** A sign or a card, as boards mark it with `data-sign`. Its words are `GAME-legend-SIGN` and the `.about` of it, where no others are named. */
export interface Explained {
  sign: string;
  /** Ids of words that stand elsewhere already. */
  name?: string;
  /** Of several the first that is said. */
  about?: string | readonly string[];
  values?: Values;
}

/** Signs of one kind, under the words `GAME-legend-group-ID`. */
export interface LegendGroup {
  id: string;
  signs: Explained[];
}

/** What a game's signs and cards mean, as the browser knows it: looked up by the game's id, never named by the frame. */
export interface LegendClient {
  groups: LegendGroup[];
  /** Draws a sign as it is seen on the board, in a square box. */
  Picture: Component<{ sign: string }>;
}

/** A sign in words, in the language of the moment. */
export interface SignWords {
  name: string;
  about: string;
}

/** A legend that can be read: its words have been learnt. */
export class Legend {
  readonly groups: LegendGroup[];
  readonly Picture: Component<{ sign: string }>;
  readonly #found: Map<string, Explained>;

  constructor(
    readonly game: string,
    client: LegendClient,
  ) {
    this.groups = client.groups;
    this.Picture = client.Picture;
    this.#found = new Map(client.groups.flatMap(({ signs }) => signs.map((one) => [one.sign, one] as const)));
  }

  has(sign: string): boolean {
    return this.#found.has(sign);
  }

  say(sign: string): SignWords {
    const own = `${this.game}-legend-${sign}`;
    const { name = own, about = `${own}.about`, values } = this.#found.get(sign) ?? {};
    const said = words.say(name, values);
    const told = [about].flat().find((one) => words.has(one)) ?? "";
    return { name: said.charAt(0).toUpperCase() + said.slice(1), about: words.say(told, values) };
  }
}

const clients = import.meta.glob<LegendClient>("./*/legend.ts", { import: "default" });

export const hasLegend = (id: string): boolean => `./${id}/legend.ts` in clients;

/** The legend of a game, with its words; null where it has none. */
export async function loadLegend(id: string): Promise<Legend | null> {
  const load = clients[`./${id}/legend.ts`];
  if (!load) return null;
  const [client] = await Promise.all([load(), words.learn([id, `${id}-legend`])]);
  return new Legend(id, client);
}
