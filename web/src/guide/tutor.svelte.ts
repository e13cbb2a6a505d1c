import type { Link } from "../table/link.svelte";
import type { Move } from "../title";
import { isAstray, judge, placeAfter, type Guide, type Step } from "./lesson";
import { Progress } from "./progress.svelte";

/** The instructor at a table: knows the step one is at, lets through what it asks for, and stops everything else with a word. */
export class Tutor {
  readonly progress: Progress;
  readonly steps: readonly Step[];
  /** How many moves have been shown to the end: what is being shown still belongs to the step before. */
  #shown = $state<number | null>(null);
  #strayed = $state("");
  #helped = $state("");

  constructor(
    readonly link: Link,
    readonly guide: Guide,
  ) {
    this.steps = guide.lesson.step;
    this.progress = new Progress(guide.game, this.steps.length);
  }

  /** Nothing is taken back at such a table, so every entry of its log is a move. */
  get #played(): number {
    void this.link.position.view;
    return this.link.position.seq;
  }

  get #legal(): ReadonlySet<string> {
    return new Set(this.link.position.legal.map(({ text }) => text));
  }

  get at(): number {
    return placeAfter(this.steps, this.#shown ?? this.#played, this.progress.at(this.link.table));
  }

  get step(): Step {
    return this.steps[this.at]!;
  }

  /** What was asked was done, and is being shown. */
  get met(): boolean {
    return this.#shown !== null && this.#shown !== this.#played;
  }

  get last(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** Something else was tried. */
  get strayed(): boolean {
    return this.#strayed === this.step.id && !this.met;
  }

  get astray(): boolean {
    return this.link.free && !this.met && isAstray(this.step, this.#legal);
  }

  /** The move to be marked on the board for who wants to see it. */
  get hint(): Move | null {
    const [first] = this.step.moves ?? [];
    return first && this.#helped === this.step.id && !this.met ? (this.link.words?.find(first) ?? null) : null;
  }

  /** Everything has been shown: the next step may begin. */
  catchUp(): void {
    this.#shown = this.#played;
  }

  help(): void {
    this.#helped = this.step.id;
  }

  /** A try; what cannot be done is asked of the server, which says why. */
  play(text: string): void {
    if (this.last || judge(this.step, this.#legal, text) !== "other") return this.link.play(text);
    this.#strayed = this.step.id;
    this.help();
  }

  goOn(): void {
    this.progress.goTo(this.link.table, this.at + 1);
  }

  /** The table is one like any other from now on. */
  finish(): void {
    this.progress.goTo(this.link.table, this.steps.length - 1);
    this.progress.forget(this.link.table);
  }
}
