import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Move, Told } from "./title";

export type Values = Record<string, FluentVariable>;

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>(
  ["@hullbreach/locales/*/*.ftl", "!@hullbreach/locales/*/cli.ftl"],
  { query: "?raw", import: "default" },
);

const COUNTED = /^(?:[a-z]+_?\d+)+$/;
const COUNTED_PIECE = /([a-z]+)_?(\d+)/g;

function source(language: string, file: string): (() => Promise<string>) | undefined {
  const end = `/${language}/${file}.ftl`;
  const path = Object.keys(files).find((name) => name.endsWith(end));
  return path ? files[path] : undefined;
}

function remembered(): Language {
  const wanted = localStorage.getItem("hullbreach.language") ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? "en";
}

/** Every word a person reads, from the same files as server and command line; ids are built in the same way. */
class Words {
  language = $state<Language>(remembered());
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  #games = new Set<string>();

  async choose(language: Language): Promise<void> {
    this.#bundle = await this.#read(language, ["common", "web", "table", ...this.#games]);
    this.language = language;
    localStorage.setItem("hullbreach.language", language);
    document.documentElement.lang = language;
  }

  /** Games bring words of their own. */
  async learn(games: string[]): Promise<void> {
    const unknown = games.filter((game) => !this.#games.has(game));
    if (!unknown.length) return;
    unknown.forEach((game) => this.#games.add(game));
    await this.choose(this.language).catch((error: unknown) => {
      unknown.forEach((game) => this.#games.delete(game));
      throw error;
    });
  }

  async #read(language: Language, names: string[]): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all(names.map((name) => source(language, name)?.() ?? ""));
    for (const text of texts) bundle.addResource(new FluentResource(text));
    return bundle;
  }

  has(id: string): boolean {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    return !!message && (attribute ? attribute in message.attributes : message.value !== null);
  }

  say(id: string, values: Values = {}): string {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values, []) : id;
  }

  /** A value of a parameter or of an event's field: a number, or the words for its name. */
  value(game: string, domain: string, value: string): FluentVariable {
    if (/^-?\d+$/.test(value)) return Number(value);
    for (const prefix of [`${game}-${domain}`, `${game}-name`]) {
      if (this.has(`${prefix}-${value}`)) return this.say(`${prefix}-${value}`);
    }
    if (value.includes("+")) {
      const [first = "", second = ""] = value.split("+");
      return this.say("list-and", { first: this.value(game, domain, first), second: this.value(game, domain, second) });
    }
    return COUNTED.test(value) ? this.#counted(game, domain, value) : value;
  }

  /** `r0c1` is said by `GAME-name-r-c`, which gets $r and $c; `part3` by `GAME-name-part`. */
  #counted(game: string, domain: string, value: string): string {
    const pieces = [...value.matchAll(COUNTED_PIECE)];
    const letters = pieces.map((piece) => piece[1]).join("-");
    const own = `${game}-${domain}-${letters}`;
    const values = Object.fromEntries(pieces.map((piece) => [piece[1], Number(piece[2])]));
    return this.say(this.has(own) ? own : `${game}-name-${letters}`, values);
  }

  move(game: string, verbs: Record<string, string[]>, move: Move): string {
    const exactly = [`${game}-move-${move.verb}`, ...move.values].join("-");
    return this.say(this.has(exactly) ? exactly : `${game}-move-${move.verb}`, this.#parameters(game, verbs, move));
  }

  /** What only the browser says of a game. */
  own(game: string, id: string, values?: Values): string {
    return this.say(`${game}-web-${id}`, values);
  }

  /** A mission of a box, or one made up: `seed-` and its number. */
  mission(game: string, mission: string): string {
    const number = /^seed-(\d+)$/.exec(mission)?.[1];
    return number ? `${this.say(`${game}-mission-generated`)} ${number}` : this.say(`${game}-mission-${mission}`);
  }

  /** What heads the moves of its verb in a menu. */
  kind(game: string, verb: string): string {
    return this.say(`${game}-move-${verb}.kind`);
  }

  #parameters(game: string, verbs: Record<string, string[]>, move: Move): Values {
    const domains = verbs[move.verb] ?? [];
    return Object.fromEntries(domains.map((domain, place) => [domain, this.value(game, domain, move.values[place] ?? "")]));
  }

  event(game: string, event: Told): string {
    const values: Values = {};
    for (const [field, value] of Object.entries(event.values)) values[field] = this.value(game, field, value);
    return this.say(`${game}-event-${event.kind}`, values);
  }

  /** One sentence about something refused: the game's own words if it has some, else the server's, else the common ones. */
  error(game: string | null, error: { code: string; why?: string; details?: Record<string, string | number> }, move = ""): string {
    const codes = [error.why, error.code].filter((code): code is string => !!code);
    const ids = codes.flatMap((code) => [`${game}-error-${code}`, `error-${code}`, `table-error-${code}`, `web-error-${code}`]);
    const found = ids.find((id) => this.has(id)) ?? "error-unknown";
    return this.say(found, { why: "", ...error.details, ...(move ? { move } : {}), code: error.code });
  }
}

export const words = new Words();
export const say = (id: string, values?: Values): string => words.say(id, values);
