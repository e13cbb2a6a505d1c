import { Pointing, type Pointed } from "../../../pointing.svelte";
import type { Move, Told } from "../../../title";
import type { BoardProps } from "../../index";
import { spotNamed } from "../boards";
import { type Colour } from "../facts";
import type { GalaxyTruckerView, QuestionView, SeatView } from "../wire";
import { courseOf, sinceCard, type Course } from "./course";

export type Props = BoardProps<GalaxyTruckerView>;

/** What is pointed at; `lost` are the squares that its move would cost. */
export interface At extends Pointed {
  lost?: readonly number[];
}

/** The verbs that are said of squares of one's ship, by what is asked. */
const ON_SQUARES: Record<string, string> = {
  engines: "spend", cannons: "spend", robonauts: "spend", defend: "spend", "lose-cells": "spend", "lose-crew": "discharge", "lose-goods": "hand-over", piece: "salvage",
  sacrifice: "part-with", meltdown: "part-with", radiation: "part-with", skip: "skip",
};

/** All that the parts of the flight share: what is asked, the choice in the making, whose ship is looked at. */
export class Desk {
  readonly pointing = new Pointing<At>();
  /** Whose ship somebody wants to see. */
  picked = $state<number | null>(null);
  /** The block in hand while goods are loaded. */
  block = $state<Colour | null>(null);
  /** Whether something was just played: who played it by keys must not lose the way. */
  played = false;
  /** Giving up is never one careless click. */
  sure = $state(false);

  readonly #course = $derived.by(() => {
    const { marked, journal } = this.props();
    return courseOf(marked ? [marked] : sinceCard(journal));
  });

  constructor(
    readonly props: () => Props,
    readonly seat: () => number | null,
  ) {}

  get view(): GalaxyTruckerView {
    return this.props().view;
  }

  get active(): boolean {
    return this.props().active;
  }

  /** What this seat is asked. */
  get question(): QuestionView | null {
    return this.view.questions.find(({ seat }) => seat === this.seat()) ?? null;
  }

  get stage(): string {
    return this.question?.stage ?? "";
  }

  /** Who is asked something now, this seat left out. */
  get others(): QuestionView[] {
    return this.view.questions.filter(({ seat }) => seat !== this.seat());
  }

  get course(): Course {
    return this.#course;
  }

  /** The event that is being shown, or looked back at. */
  get shown(): Told | null {
    return this.props().event ?? this.props().marked;
  }

  /** Whose ship is large: the one that was picked, one's own, or of those who watch the one it is about. */
  get watched(): number {
    const about = this.shown?.numbers.seat ?? this.view.questions[0]?.seat;
    return this.picked ?? this.seat() ?? about ?? 0;
  }

  of(seat: number): SeatView {
    return this.view.seats[seat]!;
  }

  // --- moves ---
  moves(verb: string): Move[] {
    return this.active ? this.props().legal.filter((move) => move.verb === verb) : [];
  }

  move(verb: string, ...values: string[]): Move | null {
    return this.moves(verb).find((move) => values.every((value, place) => move.values[place] === value)) ?? null;
  }

  /** By square of one's ship: the move that a click on it makes. */
  get squares(): ReadonlyMap<number, Move> {
    const found = new Map<number, Move>();
    const verb = ON_SQUARES[this.stage];
    if (verb) for (const move of this.moves(verb)) found.set(spotNamed(move.values[0]!), move);
    if (this.stage === "loading") this.#holds(found);
    if (this.stage === "hole") for (const move of [...this.moves("abandon"), ...this.moves("take-back")]) found.set(spotNamed(move.values[0]!), move);
    return found;
  }

  /** With a block in hand: where it may go. Without: holds out of which only one kind of block can be taken. */
  #holds(found: Map<number, Move>): void {
    if (this.block) {
      for (const move of this.moves("load")) if (move.values[0] === this.block) found.set(spotNamed(move.values[1]!), move);
      return;
    }
    const unloads = this.moves("unload");
    for (const move of unloads) if (unloads.filter(({ values }) => values[1] === move.values[1]).length === 1) found.set(spotNamed(move.values[1]!), move);
  }

  /** A half-made choice stays while it can still become a move. */
  keep(): void {
    if (this.block && !this.moves("load").some(({ values }) => values[0] === this.block)) this.block = null;
    if (this.sure && !this.move("give-up") && !this.move("fall-in")) this.sure = false;
  }

  cancel(): boolean {
    const open = this.block !== null || this.sure || this.picked !== null;
    this.block = null;
    this.sure = false;
    this.picked = null;
    return open;
  }

  click(click: MouseEvent, act: () => void): void {
    if (this.pointing.press.isMeant(click)) act();
  }

  play(move: Move | null): void {
    this.sure = false;
    if (!move || !this.active) return;
    this.played = true;
    this.props().play(move.text);
  }

  hints(move: Move | null): boolean {
    return !!move && this.props().hint?.number === move.number;
  }

  waits(move: Move | null): boolean {
    return !!move && this.props().pending.some(({ number }) => number === move.number);
  }
}
