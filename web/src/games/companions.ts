import type { Component } from "svelte";
import type { Rulebook } from "../catalogue";

/** What the screen of a companion is given: what can stand on its sheets, and a way to open the rulebook at a rule. */
export interface CompanionProps {
  // Each companion knows the type of its own facts.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  known: any;
  openRule: (rule: string) => void;
}

/** The companion of a box as the browser knows it: looked up by its id, never named by the frame. */
export interface CompanionClient {
  id: string;
  minutes: number;
  players: [least: number, most: number];
  Cover: Component;
  screen: () => Promise<{ default: Component<CompanionProps> }>;
  rules: (language: string) => Promise<Rulebook>;
}

const found = import.meta.glob<{ default: CompanionClient }>("./*/companion.ts", { eager: true });
const clients = new Map(Object.values(found).map((module) => [module.default.id, module.default]));

export const companionClient = (id: string): CompanionClient | undefined => clients.get(id);
