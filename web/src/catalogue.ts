import type { RuleText } from "./games";

/** A rule catalogue as its TOML file holds it, and the same ids in another language. */
export interface Catalogue {
  rule: { id: string; text: string }[];
  ruling: { id: string; question: string; decision: string }[];
}
export interface Translation {
  rule: Record<string, string>;
  ruling: Record<string, { question: string; decision: string }>;
}

/** Rules first, then what we decided where the rulebook is silent. */
export function readCatalogue(catalogue: Catalogue, translation: Translation | null): RuleText[] {
  const rules = catalogue.rule.map(({ id, text }) => ({ id, text: translation?.rule[id] ?? text }));
  const rulings = catalogue.ruling.map((ruling) => {
    const { question, decision } = translation?.ruling[ruling.id] ?? ruling;
    return { id: ruling.id, text: question, more: decision };
  });
  return [...rules, ...rulings];
}
