/** What the frame must know of a title that the server does not send: made from the Python sources. */
export interface TitleFacts {
  id: string;
  /** By field of an event: what its numbers stand for; fields that are not here are plain numbers. */
  names: Record<string, string[]>;
  /** The names of each verb's parameters. */
  verbs: Record<string, string[]>;
  seats: string[];
  /** By option and value: the seats where they differ from the usual ones. */
  seatsWith: Record<string, Record<string, string[]>>;
}

export function seatsOf(title: TitleFacts, options: Record<string, string>): string[] {
  for (const [option, values] of Object.entries(title.seatsWith)) {
    const seats = values[options[option] ?? ""];
    if (seats) return seats;
  }
  return title.seats;
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
