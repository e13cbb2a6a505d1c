import { LANGUAGES } from "./words.svelte";

/** Something about the things of a file that no public source gives. */
export interface Aspect {
  /** What about them: empty for all there is to say. */
  name: string;
  /** Which things, by language, as far as the file names them. */
  things: Record<string, string>[];
}
export interface Reconstructed {
  game: string;
  /** The name of the fact file, without its ending. */
  file: string;
  aspects: Aspect[];
}

type Table = Record<string, unknown>;

// Every fact file of every game; catalogues, and what is measured or fitted, hold no facts about the games.
const files = import.meta.glob<Table>(
  ["@hullbreach/games/*/data/*.toml", "!@hullbreach/games/*/data/rules*.toml", "!@hullbreach/games/*/data/bot.toml", "!@hullbreach/games/*/data/balance.toml"],
  { import: "default" },
);

const isTable = (value: unknown): value is Table => typeof value === "object" && value !== null && !Array.isArray(value);

/** Which facts are reconstructed, by game and file: each carries its confidence. */
export async function reconstructed(): Promise<Reconstructed[]> {
  const read = await Promise.all(Object.entries(files).map(async ([path, load]) => readFacts(path, await load())));
  return read.filter((file) => file.aspects.length);
}

function readFacts(path: string, document: Table): Reconstructed {
  const [, folder = "", file = ""] = /([^/]+)\/data\/([^/]+)\.toml$/.exec(path) ?? [];
  const found: Reconstructed = { game: folder.replaceAll("_", "-"), file, aspects: [] };
  walk(document, [], found.aspects);
  return found;
}

/** Goes through a file; `around` are the tables that hold the one at hand, the nearest last. */
function walk(table: Table, around: Table[], aspects: Aspect[]): void {
  const inside = [...around, table];
  for (const [key, value] of Object.entries(table)) {
    if (key.includes("confidence")) note(key, value, inside, aspects);
    else for (const inner of Array.isArray(value) ? value : [value]) if (isTable(inner)) walk(inner, inside, aspects);
  }
}

/** `confidence` speaks of the whole thing, `die_confidence` of its die, a table under `confidence` of each of its keys. */
function note(key: string, confidence: unknown, inside: Table[], aspects: Aspect[]): void {
  const whole = key.replace(/_?confidence_?/, "");
  const words = isTable(confidence) ? Object.entries(confidence) : [[whole, confidence] as const];
  for (const [name, word] of words) {
    if (!String(word).includes("reconstructed")) continue;
    let aspect = aspects.find((one) => one.name === name);
    if (!aspect) aspects.push((aspect = { name, things: [] }));
    const thing = nameOf(inside);
    if (thing && !aspect.things.some((one) => one.en === thing.en)) aspect.things.push(thing);
  }
}

/** The names of the nearest table that has some; what has none may have a level. */
function nameOf(inside: Table[]): Record<string, string> | undefined {
  const named = inside.findLast((table) => typeof table.en === "string");
  if (named) return Object.fromEntries(LANGUAGES.map((language) => [language, String(named[language] ?? named.en)]));
  const level = inside.findLast((table) => typeof table.level === "number")?.level;
  return level === undefined ? undefined : Object.fromEntries(LANGUAGES.map((language) => [language, String(level)]));
}
