import type { Component } from "svelte";
import { Refused } from "../api";
import type { Rulebook } from "../catalogue";
import type { Opaque } from "./index";

/** What the screen of a companion is given: what can stand on its sheets, and a way to open the rulebook at a rule. */
export interface CompanionProps<Known = Opaque> {
  known: Known;
  openRule: (rule: string) => void;
}

/** The companion of a box as the browser knows it: looked up by its id, never named by the frame. */
export interface CompanionClient<Known = Opaque> {
  screen: () => Promise<{ default: Component<CompanionProps<Known>> }>;
  rules: (language: string) => Promise<Rulebook>;
}

/** The one place where a companion's own facts become something that the frame may carry. */
export const defineCompanion = <Known>(client: CompanionClient<Known>): CompanionClient => client as unknown as CompanionClient;

const clients = import.meta.glob<CompanionClient>("./*/companion.ts", { import: "default" });

export async function loadCompanion(id: string): Promise<CompanionClient> {
  const load = clients[`./${id}/companion.ts`];
  if (!load) throw new Refused({ code: "no-such-game" });
  return load();
}
