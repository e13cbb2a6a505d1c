import { say, words } from "../../../words.svelte";
import { GAME, named, web } from "../says";
import type { Directive, Line, Mission } from "./mission";

const op = (id: string, values?: Record<string, number | string>): string => web(`op-${id}`, values);
const several = (names: string, word: (name: string) => string): string => names.split(" ").filter(Boolean).map(word).join(", ");

/** What is counted, in a sentence: one of them, or many. */
export const counterWords = (counter: string, many = true): string => (many ? named("counter", counter) : web(`counter-${counter}`));
export const kindWords = (kind: string): string => web(`kind-${kind}`);
/** Cards that are called by their group. */
const GROUPS = new Set(["any", "enemy_fleet", "special_event"]);
const kindOf = (counter: string): string => counter.replace("delivered_", "");
const isKind = (counter: string): boolean => ["explosive", "fragile", "heavy", "radioactive", "artefact"].includes(kindOf(counter));
const WORDS: Record<string, (names: string) => string> = {
  kind: kindWords,
  counter: (counter) => counterWords(counter),
  types: (types) => several(types, (type) => (GROUPS.has(type) ? web(`cards-${type}`) : named("card", type))),
  pairs: (pairs) => several(pairs, (pair) => op("pair", Object.fromEntries(pair.split("+").map((one, place) => [place ? "other" : "one", web(`connector-${one}`)])))),
  sets: (counters) => several(counters, (counter) => (isKind(counter) ? web(`kind-${kindOf(counter)}.one`) : counterWords(counter, false))),
  scratches: (scratches) => several(scratches, (scratch) => web(`scratch-${scratch}`)),
};

/** An entry of a mission card in a sentence. */
export function lineWords({ id, values, credits, counter, section }: Line): string {
  const said = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, WORDS[name]?.(String(value)) ?? value]));
  const about = counter ? { counter: counterWords(counter, id !== "per"), ...(id === "per" ? { each: counterWords(counter, false) } : {}) } : {};
  return op(id, { ...said, ...about, credits: Math.abs(credits ?? 0), pays: section === "penalties" || (credits ?? 0) < 0 ? "yes" : "no" });
}

export const directiveWords = ({ counter, at_least: least, at_most: most }: Omit<Directive, "id">): string =>
  op("bound", { how: least === undefined ? "most" : "least", bound: least ?? most ?? 0, counter: counterWords(counter) });

/** What a mission is called, and what it is about: in the reader's language if there is such a text. */
export function missionName(mission: Mission): string {
  return mission.id ? named("mission", mission.id) : (textOf(mission)?.title ?? web("mission-own"));
}
export function missionSummary(mission: Mission): string {
  return mission.id ? sentence(say(`${GAME}-option-mission-${mission.id}.about`)) : (textOf(mission)?.summary ?? "");
}
const sentence = (about: string): string => `${about.charAt(0).toUpperCase()}${about.slice(1)}.`;
const textOf = ({ texts = {} }: Mission): { title: string; summary?: string } | undefined => texts[words.language] ?? Object.values(texts).find(Boolean);
