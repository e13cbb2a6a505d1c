import type { GameListed, OptionInfo } from "./wire";

/** What the frame must know of a title that the server does not send: made from the Python sources. */
export interface TitleFacts {
  id: string;
  /** By field of an event: what its numbers stand for; fields that are not here are plain numbers. */
  names: Record<string, string[]>;
  /** The names of each verb's parameters. */
  verbs: Record<string, string[]>;
}

/** Whether an option means anything beside the values of the others. */
export function applies(option: OptionInfo, chosen: Record<string, string>): boolean {
  return Object.entries(option.when).every(([other, fit]) => fit.includes(chosen[other] ?? ""));
}

/** Who sits at a table with these options. */
export function seatsOf(game: GameListed, options: Record<string, string>): string[] {
  const changed = game.options.map((option) => option.seats[options[option.name] ?? ""]).find(Boolean);
  return changed ?? game.seats;
}

/** Whether a game with these options is in real time: usually, unless a choice takes its clock away; or because of one. */
export function isHurried(game: GameListed, shown: OptionInfo[], chosen: Record<string, string>): boolean {
  const hurries = (option: OptionInfo): boolean => option.real_time.includes(chosen[option.name] ?? "");
  const choices = shown.filter((option) => !option.longest);
  return game.real_time ? choices.every(hurries) : choices.some(hurries);
}

/** A legal move, taken apart: `laser r1c2` is the verb `laser` of the target `r1c2`. */
export interface Move {
  number: number;
  text: string;
  verb: string;
  values: string[];
}

export function readMove(number: number, text: string): Move {
  const [verb = "", ...values] = text.split(" ");
  return { number, text, verb, values };
}

/** An event of the journal, with names for its numbers. */
export interface Told {
  kind: string;
  rule: string;
  values: Record<string, string>;
  numbers: Record<string, number>;
}

/** How an event looks on a board, before the true view replaces it. */
export type Show<View, Field extends string = string> = (view: View, numbers: Record<Field, number>, values: Record<Field, string>) => void;

/** By kind of event; `Fields` says which kinds there are and what each tells. */
export type Shows<View, Fields extends Record<string, string>> = { [Kind in keyof Fields]?: Show<View, Fields[Kind]> };

export const showOf = <View, Fields extends Record<string, string>>(shows: Shows<View, Fields>, event: Told): Show<View> | undefined =>
  (shows as Record<string, Show<View> | undefined>)[event.kind];
