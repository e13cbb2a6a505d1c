/** What is said of games one finds again: how they were played, against whom, and what came of them. */
import type { GameListed, Mate, OptionInfo, PlayerGame } from "./wire";
import { say, words } from "./words.svelte";

/** An option and its value. */
function choice(game: string, option: string, value: string): string {
  const id = `${game}-option-${option}-${value}`;
  return say("web-daily-part", { part: say(`${game}-option-${option}`), points: words.has(id) ? say(id) : value });
}

/** Options that are not as usual, in words. */
export function unusualOptions(games: GameListed[], { game, options }: Pick<PlayerGame, "game" | "options">): string {
  const known = games.find((listed) => listed.game === game)?.options ?? [];
  return known
    .filter(({ name }) => name in options)
    .map(({ name }) => choice(game, name, options[name]!))
    .join(", ");
}

/** What a game is played as is its first option, whatever that is about. */
export interface Mode {
  id: string;
  label: string;
}

export const modeOption = (games: GameListed[], game: string): OptionInfo | undefined => games.find((listed) => listed.game === game)?.options[0];

export function modeOf(games: GameListed[], { game, options }: Pick<PlayerGame, "game" | "options">): Mode {
  const option = modeOption(games, game);
  if (!option) return { id: "", label: "" };
  const value = options[option.name] ?? option.default;
  return { id: value, label: choice(game, option.name, value) };
}

/** Who else sits there. */
export const others = ({ people, seat }: PlayerGame): Mate[] => people.filter((_, place) => place !== seat);

export const mateName = (game: string, mate: Mate): string =>
  mate.bot ? say(`web-bot-${mate.bot}`) : mate.player || say(mate.taken ? `${game}-seat-${mate.seat}` : "web-seat-free");

export const STATES = ["going", "turn", "won", "lost", "drawn", "over"] as const;
export type State = (typeof STATES)[number];

/** What came of a game for oneself. */
export function outcomeOf({ result, seat, over }: PlayerGame): "won" | "lost" | "drawn" | "" {
  if (!over || !result) return "";
  if (result.drawn) return "drawn";
  return result.won[seat] ? "won" : "lost";
}

function isIn(one: PlayerGame, state: State): boolean {
  if (state === "going") return !one.over;
  if (state === "turn") return one.turn;
  return state === "over" ? one.over : outcomeOf(one) === state;
}

/** What somebody looks for; what is empty is not asked. */
export interface Wanted {
  game: string;
  state: State | "";
  mode: string;
  text: string;
}

/** The games that fit; text is looked for in names, notes and words alike. */
export function fitting(all: PlayerGame[], games: GameListed[], wanted: Wanted): PlayerGame[] {
  const text = wanted.text.trim().toLocaleLowerCase();
  return all.filter(
    (one) =>
      (!wanted.game || one.game === wanted.game) &&
      (!wanted.state || isIn(one, wanted.state)) &&
      (!wanted.mode || modeOf(games, one).id === wanted.mode) &&
      (!text || searched(one, games).includes(text)),
  );
}

function searched(one: PlayerGame, games: GameListed[]): string {
  const people = one.people.map((mate) => mateName(one.game, mate));
  return [say(`${one.game}-title`), one.name, one.note, modeOf(games, one).label, ...people].join("\n").toLocaleLowerCase();
}

/** What counted, as `part` and points: what all share, then one's own. */
export const scoreOf = ({ result, seat }: PlayerGame): [string, number][] => (result ? [...result.score, ...(result.places[seat]?.score ?? [])] : []);
