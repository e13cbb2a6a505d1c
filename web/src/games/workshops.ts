import type { Component } from "svelte";
import { Refused } from "../api";
import type { Rulebook } from "../catalogue";
import type { ShopInfo } from "../wire";

/** What the screen of a workshop is given: what may be written, the work in the address, if there is one, and the rulebook. */
export interface WorkshopProps {
  info: ShopInfo;
  work: string;
  openRule: (rule: string) => void;
}

/** The workshop of a game as the browser knows it: looked up by its id, never named by the frame. */
export interface WorkshopClient {
  /** The files of words it needs. */
  words: string[];
  screen: () => Promise<{ default: Component<WorkshopProps> }>;
  rules: (language: string) => Promise<Rulebook>;
}

const clients = import.meta.glob<WorkshopClient>("./*/workshop.ts", { import: "default" });

/** Whether people may write for the game here. */
export const hasWorkshop = (id: string): boolean => `./${id}/workshop.ts` in clients;

export async function loadWorkshop(id: string): Promise<WorkshopClient> {
  const load = clients[`./${id}/workshop.ts`];
  if (!load) throw new Refused({ code: "no-such-game" });
  return load();
}
