import { fieldOf, stepsOf, type FormWords } from "../../../parts/form/form";
import type { Problem } from "../../../wire";
import { say, words, type Values } from "../../../words.svelte";
import { linesOf, type Mission, type Op, type Section } from "../mission/mission";
import { counterWords, kindWords, lineWords, missionName, missionSummary } from "../mission/says";
import { GAME, named, web } from "../says";

/** What the workshop says. */
export const shop = (id: string, values?: Values): string => say(`${GAME}-workshop-${id}`, values);
const has = (id: string): boolean => words.has(`${GAME}-workshop-${id}`);

const GROUPS = new Set(["any", "enemy_fleet", "special_event"]);
const cardWords = (type: string): string => (GROUPS.has(type) ? web(`cards-${type}`) : named("card", type));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** What has words elsewhere, by the name of its field. */
const ELSEWHERE: Record<string, (value: string) => string> = {
  kind: kindWords, discard_special: kindWords, counter: counterWords, counters: counterWords, types: cardWords,
  unscathed: (value) => web(`scratch-${value}`), legal_pairs: (value) => web(`connector-${value}`),
  forbidden_ships: (value) => value,
};
const LEVELS = ["I", "II", "III", "IV"];

export const FORM_WORDS: FormWords = {
  field: (name) => (has(`field-${name}`) ? shop(`field-${name}`) : name),
  about: (name) => (has(`field-${name}.about`) ? shop(`field-${name}.about`) : ""),
  value: (field, value) => capital(has(`value-${field}-${value}`) ? shop(`value-${field}-${value}`) : (ELSEWHERE[field]?.(value) ?? value)),
  item: (place, fixed, size) => (fixed && size === LEVELS.length ? LEVELS[place]! : String(place + 1)),
  entry: (tag) => shop(`op-${tag}`),
  entryAbout: (tag) => (has(`op-${tag}.about`) ? shop(`op-${tag}.about`) : ""),
};

/** Where a place is, in words: “Rewards 3, Amount, II”. */
export function placeWords(path: string): string {
  const said: string[] = [];
  let inLevels = false;
  for (const step of stepsOf(path)) {
    if (typeof step === "string") said.push(step === "op" ? "" : FORM_WORDS.field(step));
    else if (said.length === 1) said[0] += ` ${step + 1}`;
    else said.push(inLevels ? (LEVELS[step] ?? String(step + 1)) : String(step + 1));
    inLevels = typeof step === "string" && ["amount", "else_pay", "hits", "total"].includes(step);
  }
  return said.filter(Boolean).join(", ") || shop("whole");
}

const anyWords = (name: string): string => (has(`op-${name}`) ? FORM_WORDS.entry(name) : has(`field-${name}`) ? FORM_WORDS.field(name) : words.has(`${GAME}-web-kind-${name}`) ? kindWords(name) : name);
/** Names among the details of a problem, as they are called on the form. */
const NAMED = new Set(["needed", "one", "other", "value"]);

export function problemWords({ code, details }: Problem): string {
  const path = String(details.field ?? "");
  const said = Object.entries(details).map(([name, value]) => [name, NAMED.has(name) && typeof value === "string" ? value.split(", ").map(anyWords).join(", ") : value]);
  return words.error(GAME, { code, details: { ...Object.fromEntries(said), field: placeWords(path) } });
}

export const pathOf = (problem: Problem): string => String(problem.details.field ?? "");

/** What bots came by: the whole, or a line of the mission as its card has it. */
export function earnedWords(name: string, mission: Mission, level: number): string {
  const [section, place] = stepsOf(name);
  if (typeof place !== "number") return shop(`earned-${name}`);
  const entry = (mission[section as Section] as Op[] | undefined)?.[place];
  const [line] = entry ? linesOf({ [String(section)]: [entry] }, level) : [];
  return line ? lineWords(line) : fieldOf(name);
}

/** A mission of the box to begin with: its name and story in the reader's language. */
export function begunFrom(id: string, model: Mission): Mission {
  return { texts: { [words.language]: { title: missionName({ id }), summary: missionSummary({ id }) } }, ...model };
}

export const blankMission = (): Mission => ({ texts: { [words.language]: { title: shop("new-title") } } });
