import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs } from "./prefs.svelte";
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
/** A place or a piece as logs write it. */
const PLACE = /^(?:r\d+c\d+|\d+,\d+|[a-z]{1,2}\d{2,})$/;

/** What is at the place a move speaks of: a field of events and the name in it; null where nothing is to be said. */
export type At = (domain: string, name: string) => [field: string, name: string] | null;

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
  #wanted: Language = this.language;
  #changes = 0;
  #newest = Promise.resolve();

  /** The words of a language. Who asks last is right: an answer that was overtaken would take away words that came since. */
  choose(language: Language): Promise<void> {
    this.#wanted = language;
    this.#newest = this.#change(language, ++this.#changes);
    return this.#newest;
  }

  async #change(language: Language, change: number): Promise<void> {
    const bundle = await this.#read(language, ["common", "web", "table", ...this.#games]).catch((error: unknown) => {
      if (change === this.#changes) this.#wanted = this.language;
      throw error;
    });
    if (change !== this.#changes) return this.#newest;
    this.#bundle = bundle;
    this.language = language;
    localStorage.setItem("hullbreach.language", language);
    document.documentElement.lang = language;
  }

  /** Games bring words of their own. */
  async learn(games: string[]): Promise<void> {
    const unknown = games.filter((game) => !this.#games.has(game));
    if (!unknown.length) return this.#newest.catch(() => this.choose(this.#wanted));
    unknown.forEach((game) => this.#games.add(game));
    await this.choose(this.#wanted).catch((error: unknown) => {
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

  /** A move as a sentence; `at` says what is at the place it speaks of, where the game knows. */
  move(game: string, verbs: Record<string, string[]>, move: Move, at?: At): string {
    const exactly = [`${game}-move-${move.verb}`, ...move.values].join("-");
    const names = Object.fromEntries((verbs[move.verb] ?? []).map((domain, place) => [domain, move.values[place] ?? ""]));
    const values = { ...this.#values(game, names), ...this.#at(game, names, at) };
    return this.#placed(this.say(this.has(exactly) ? exactly : `${game}-move-${move.verb}`, values), names);
  }

  #at(game: string, names: Record<string, string>, at?: At): Values {
    const found = Object.entries(names).map(([domain, name]) => at?.(domain, name)).find((one) => one != null);
    if (!found) return { at: "", "at-id": "none" };
    const said = this.#values(game, { [found[0]]: found[1] });
    return Object.fromEntries(Object.entries(said).map(([key, value]) => [key.replace(found[0], "at"), value]));
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

  event(game: string, event: Told): string {
    return this.#placed(this.say(`${game}-event-${event.kind}`, this.#values(game, event.values)), event.values);
  }

  /** Events as one sentence, where there are words for a run of their kind; else null. */
  several(game: string, events: Told[]): string | null {
    const id = `${game}-event-${events[0]?.kind}`;
    if (events.length < 2 || !this.has(`${id}.several`)) return null;
    return this.say(`${id}.several`, { items: events.map((event) => this.say(`${id}.item`, this.#values(game, event.values))).join(", ") });
  }

  /** By field: its words, its bare name, its words with their article, and the numbers in its name. */
  #values(game: string, names: Record<string, string>): Values {
    const values: Values = {};
    for (const [field, name] of Object.entries(names)) {
      values[field] = this.value(game, field, name);
      values[`${field}-id`] = name;
      const the = [`${game}-${field}-${name}.the`, `${game}-name-${name}.the`].find((id) => this.has(id));
      if (the) values[`${field}-the`] = this.say(the);
      if (COUNTED.test(name)) for (const [, letters, digits] of name.matchAll(COUNTED_PIECE)) values[`${field}-${letters}`] = Number(digits);
    }
    return values;
  }

  /** A sentence begins with a capital; who logs games finds its places behind it as logs write them. */
  #placed(sentence: string, names: Record<string, string>): string {
    const places = prefs.coordinates ? Object.values(names).filter((name) => PLACE.test(name)) : [];
    const begun = sentence.charAt(0).toUpperCase() + sentence.slice(1);
    return places.length ? this.say("with-places", { sentence: begun, places: places.join(", ") }) : begun;
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
/** What something is, and what is said of it: each language sets its own spaces around the signs between them. */
export const saidOf = (what: string, said: string): string => say("web-said-about", { what, said });
export const inTurn = (all: string[]): string => all.reduce((before, after) => (before ? say("web-said-in-turn", { before, after }) : after), "");
