import type { Component } from "svelte";

/** A rule catalogue as its TOML file holds it, and the same ids in another language. */
export interface Catalogue {
  rule: { id: string; topic: string; source: string; text: string; rulings?: string[] }[];
  ruling: { id: string; question: string; decision: string; why: string; rules?: string[] }[];
  example: { id: string; rules: string[]; given: string; when: string; then: string; ship?: string }[];
}
/** How to play, as its TOML file holds it. */
export interface PrimerFile {
  page: { en: string; fr: string; step: { en: string; fr: string; rules: string[]; picture?: string }[] }[];
}
export interface Translation {
  rule: Record<string, string>;
  ruling: Record<string, { question: string; decision: string; why: string }>;
  example: Record<string, { given: string; when: string; then: string }>;
}

export interface Ruling {
  id: string;
  question: string;
  decision: string;
  why: string;
}
export interface Example {
  id: string;
  given: string;
  when: string;
  then: string;
  /** In the notation of its game, where it has a picture. */
  ship?: string;
}
/** What the rulebook says, what we decided where it is silent, and both at work. */
export interface Rule {
  id: string;
  text: string;
  rulings: Ruling[];
  examples: Example[];
}
export interface Chapter {
  topic: string;
  rules: Rule[];
}
export interface Step {
  text: string;
  rules: string[];
  picture: string | null;
}
export interface Page {
  title: string;
  steps: Step[];
}
/** Chapters by topic, and the rulings and examples that belong to no single rule. */
export interface Rulebook {
  chapters: Chapter[];
  rulings: Ruling[];
  examples: Example[];
  /** How to play, for who never did; in front of the rules. */
  primer: Page[];
  art: Art;
}

/** What a game draws in its rulebook with the pieces of its board. */
export interface Art {
  /** The picture of a step of the primer, by its name. */
  Drawing?: Component<{ name: string }>;
  /** The ship of an example. */
  Sample?: Component<{ ship: string }>;
}

/** The rulebook of a game in any language, of its files and its drawings. */
export function bookOf(english: Catalogue, french: Translation, primer: PrimerFile, art: Art): (language: string) => Rulebook {
  return (language) => ({ ...readCatalogue(english, language === "fr" ? french : null), primer: readPrimer(primer, language), art });
}

function readPrimer({ page: pages }: PrimerFile, language: string): Page[] {
  const said = ({ en, fr }: { en: string; fr: string }): string => (language === "fr" ? fr : en);
  return pages.map((page) => ({
    title: said(page),
    steps: page.step.map((step) => ({ text: said(step), rules: step.rules, picture: step.picture ?? null })),
  }));
}

/** Every ruling and every example stands once, under the first rule it concerns. */
export function readCatalogue(catalogue: Catalogue, translation: Translation | null): Rulebook {
  const homes = homesOf(catalogue);
  const at = <T extends { id: string }>(home: string | undefined, entries: T[]): T[] => entries.filter((one) => homes.get(one.id) === home);
  const rulings = catalogue.ruling.map((one) => ({ ...one, ...translation?.ruling[one.id] }));
  const examples = catalogue.example.map((one) => ({ ...one, ...translation?.example[one.id] }));
  const chapters = new Map<string, Chapter>();
  for (const { id, topic, text } of catalogue.rule) {
    const chapter = chapters.get(topic) ?? { topic, rules: [] };
    chapters.set(topic, chapter);
    chapter.rules.push({ id, text: translation?.rule[id] ?? text, rulings: at(id, rulings), examples: at(id, examples) });
  }
  return { chapters: [...chapters.values()], rulings: at(undefined, rulings), examples: at(undefined, examples), primer: [], art: {} };
}

/** The rule each ruling and example stands under: one that either of them names. */
function homesOf({ rule: rules, ruling: rulings, example: examples }: Catalogue): Map<string, string> {
  const known = new Set(rules.map((rule) => rule.id));
  const homes = new Map<string, string>();
  for (const ruling of rulings) {
    const naming = rules.find((rule) => rule.rulings?.includes(ruling.id) || rule.source.includes(ruling.id));
    const home = ruling.rules?.find((id) => known.has(id)) ?? naming?.id;
    if (home) homes.set(ruling.id, home);
  }
  for (const example of examples) {
    const home = example.rules.find((id) => known.has(id)) ?? example.rules.map((id) => homes.get(id)).find(Boolean);
    if (home) homes.set(example.id, home);
  }
  return homes;
}
