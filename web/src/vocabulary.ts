import { readMove, type Move, type TitleFacts, type Told } from "./title";
import type { GameInfo } from "./wire";

/** An event on the wire: the number of its kind, and a number for each of its fields. */
export type Numbers = readonly number[];

/** Names for numbers that mean something else at every table; null for all others. */
export type Namer = (field: string, number: number) => string | null;

/** What the numbers on the wire stand for. Moves are taken apart once, and are the same object every time. */
export class Vocabulary {
  #moves: Move[] = [];
  #numbers: Map<string, number>;

  constructor(
    readonly info: GameInfo,
    readonly names: TitleFacts["names"],
  ) {
    this.#numbers = new Map(info.moves.map((text, number) => [text, number]));
  }

  move(number: number): Move {
    return (this.#moves[number] ??= readMove(number, this.info.moves[number] ?? ""));
  }

  /** The move that is written so, if there is one. */
  find(text: string): Move | null {
    const number = this.#numbers.get(text);
    return number === undefined ? null : this.move(number);
  }

  /** Moves from runs of their numbers: first, count, first, count … */
  inRuns(runs: readonly number[] = []): Move[] {
    const moves: Move[] = [];
    for (let place = 0; place < runs.length; place += 2) {
      for (let step = 0; step < runs[place + 1]!; step++) moves.push(this.move(runs[place]! + step));
    }
    return moves;
  }

  /** What the journal says about an event's numbers. */
  tell([number = 0, ...numbers]: Numbers, name?: Namer): Told {
    const kind = this.info.events[number];
    const told: Told = { kind: kind?.name ?? "", rule: kind?.rule ?? "", values: {}, numbers: {} };
    kind?.fields.forEach((field, place) => {
      const value = numbers[place] ?? 0;
      told.numbers[field] = value;
      told.values[field] = name?.(field, value) ?? this.names[field]?.[value] ?? String(value);
    });
    return told;
  }

  tellAll(events: readonly Numbers[] = [], name?: Namer): Told[] {
    return events.map((numbers) => this.tell(numbers, name));
  }
}
