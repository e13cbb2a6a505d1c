import type { Component } from "svelte";
import { isTaught } from "../../../guide/progress.svelte";
import { GAME } from "../says";
import type { Desk } from "../yard/desk.svelte";

type Coach = Component<{ desk: Desk; table: string; root: HTMLElement | undefined }>;

/** The instructor of a table of practice; null for every other table, and nothing is loaded. */
export function coachOf(table: string): Promise<Coach | null> | null {
  if (!table || !isTaught(GAME, table)) return null;
  return import("./Coach.svelte").then(({ default: found }) => found as Coach).catch(() => null);
}
