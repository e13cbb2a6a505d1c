import type { Component } from "svelte";
import { recall } from "../../../memory";
import { words } from "../../../words.svelte";
import { lessonsKey } from "../../lessons";
import type { Props } from "../desk.svelte";
import { TITLE } from "../title";
import type { Taught } from "./progress.svelte";

type Coach = Component<{ props: Props; table: string; taught: Taught; root: HTMLElement | undefined }>;

const keptAt = (table: string): Taught | undefined => (table ? recall<{ tables?: Record<string, Taught> }>(lessonsKey(TITLE.id), {}).tables?.[table] : undefined);

export const teaches = (table: string): boolean => !!keptAt(table);

/** The instructor for a table that belongs to a lesson, with the words; null for every other table, and nothing is loaded. */
export function taughtAt(table: string): Promise<{ Coach: Coach | null; taught: Taught | undefined }> | null {
  const taught = keptAt(table);
  if (!taught) return null;
  return Promise.all([import("./Coach.svelte"), words.learn([`${TITLE.id}-academy`])])
    .then(([{ default: found }]) => ({ Coach: found as Coach, taught }))
    .catch(() => ({ Coach: null, taught }));
}
