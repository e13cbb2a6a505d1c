import { getContext, setContext } from "svelte";
import type { Blank } from "../../wire";

/** What a place on a form is called, and what can stand there; whoever knows what the form is about says so. */
export interface FormWords {
  /** By the name of a field. */
  field: (name: string) => string;
  /** What it means, where the name does not say it. */
  about: (name: string) => string;
  value: (field: string, value: string) => string;
  /** Of an item in a list: all of `size` if that is fixed. */
  item: (place: number, fixed: boolean, size: number) => string;
  entry: (tag: string) => string;
  entryAbout: (tag: string) => string;
}

export interface FormContext {
  words: FormWords;
  /** By path: what is wrong there, in words. */
  problems: () => ReadonlyMap<string, readonly string[]>;
}

const KEY = Symbol("form");
export const provideForm = (context: FormContext): FormContext => setContext(KEY, context);
export const form = (): FormContext => getContext<FormContext>(KEY);

export type Table = Record<string, unknown>;
export const idOf = (path: string): string => `place-${path.replace(/[^A-Za-z0-9]+/g, "-")}`;
/** The name of the field a path ends in: `rewards[2].amount[1]` is of the field `amount`. */
export const fieldOf = (path: string): string => (path.replace(/\[\d+\]/g, "").split(".").pop() ?? "");
/** The way to a place: names of fields, and positions in lists. */
export const stepsOf = (path: string): (string | number)[] => [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, place]) => name ?? Number(place));

/** One value to choose from is no choice: nobody is asked. */
export const isSettled = (blank: Blank): boolean => blank.kind === "choice" && blank.values?.length === 1;
export const isFixed = (blank: Blank): boolean => blank.kind === "list" && blank.low === blank.high;
/** The type of an item of a list, by its place. */
export const itemOf = (blank: Blank, place: number): Blank => blank.items![Math.min(place, blank.items!.length - 1)]!;

/** What stands on a new place before anybody has written there. */
export function fresh(blank: Blank, place = 0): unknown {
  if (blank.kind === "number") return Math.max(blank.low ?? 0, Math.min(1, blank.high ?? 0));
  if (blank.kind === "text") return blank.plain ? String.fromCharCode(97 + place) : "";
  if (blank.kind === "choice") return blank.values?.[Math.min(place, blank.values.length - 1)];
  if (blank.kind === "switch") return false;
  if (blank.kind === "list") return Array.from({ length: blank.low ?? 0 }, (_, item) => fresh(itemOf(blank, item), item));
  if (blank.kind === "table") return freshTable(blank);
  return null;
}

function freshTable(blank: Blank): Table {
  return Object.fromEntries(Object.entries(blank.fields ?? {}).filter(([, field]) => field.required).map(([name, field]) => [name, fresh(field)]));
}

export const freshEntry = (blank: Blank, tag: string): Table => ({ [blank.tag!]: tag, ...freshTable(blank.entries![tag]!) });

/** The table with another value in a field; without it, if there is none. */
export function withField(table: Table, name: string, value: unknown): Table {
  const { [name]: _old, ...others } = table;
  return value === undefined ? others : { ...others, [name]: value };
}

export const withItem = (list: readonly unknown[], place: number, value: unknown): unknown[] => list.map((old, index) => (index === place ? value : old));
export const withoutItem = (list: readonly unknown[], place: number): unknown[] => list.filter((_, index) => index !== place);
export function swapped(list: readonly unknown[], place: number, other: number): unknown[] {
  const moved = [...list];
  [moved[place], moved[other]] = [moved[other], moved[place]];
  return moved;
}
