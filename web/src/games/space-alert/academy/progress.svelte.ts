import { recall, release, remember } from "../../../memory";
import { lessonsKey } from "../../lessons";
import { GAME } from "../says";
import { BEGINNING, isOver, LESSONS, within, type Lesson, type Position } from "./lesson";

/** A table that belongs to a lesson. */
export interface Taught {
  lesson: string;
  act: number;
  /** The key to the instructor's own seat, if one is taken. */
  partner?: string;
  /** The steps for which the instructor has acted. */
  acted?: string[];
}

export interface Flown {
  home: boolean;
  next?: string | null;
}

interface Kept {
  done: string[];
  at: Record<string, Position>;
  tables: Record<string, Taught>;
  flown: Record<string, Flown>;
  quiet: boolean;
}

const NOTHING: Kept = { done: [], at: {}, tables: {}, flown: {}, quiet: false };

/** What this browser knows of somebody's way through the academy. */
class Progress {
  #kept = $state.raw<Kept>({ ...NOTHING, ...recall<Partial<Kept>>(lessonsKey(GAME), {}) });

  #keep(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
    remember(lessonsKey(GAME), this.#kept);
  }

  /** Another tab may have gone on. */
  look(): void {
    this.#kept = { ...NOTHING, ...recall<Partial<Kept>>(lessonsKey(GAME), {}) };
  }

  isDone(lesson: string): boolean {
    return this.#kept.done.includes(lesson);
  }

  get doneCount(): number {
    return LESSONS.filter(({ id, extra }) => !extra && this.isDone(id)).length;
  }

  at(lesson: Lesson): Position {
    return within(lesson, this.#kept.at[lesson.id]);
  }

  /** Whether it was begun and not ended. */
  isBegun(lesson: Lesson): boolean {
    const { act, step } = this.at(lesson);
    return act + step > 0 && !isOver(lesson, { act, step });
  }

  goTo(lesson: Lesson, at: Position): void {
    const done = isOver(lesson, at) && !this.isDone(lesson.id) ? [...this.#kept.done, lesson.id] : this.#kept.done;
    this.#keep({ at: { ...this.#kept.at, [lesson.id]: at }, done });
  }

  restart(lesson: Lesson): void {
    for (const [table, taught] of Object.entries(this.#kept.tables)) if (taught.lesson === lesson.id) this.leave(table);
    this.goTo(lesson, BEGINNING);
  }

  /** The lesson to take next: the first that is not done; a test flight may advise another one. */
  get next(): Lesson | undefined {
    const advised = this.#kept.flown["first-flight"]?.next === "second_test_run" && !this.isDone("second-flight") && this.isDone("first-flight");
    const open = LESSONS.filter(({ id }) => !this.isDone(id));
    return open.find(({ extra }) => !extra || advised);
  }

  // --- tables ---
  taught(table: string): Taught | undefined {
    return this.#kept.tables[table];
  }

  tableOf(lesson: string, act: number): string | undefined {
    return Object.entries(this.#kept.tables).find(([, taught]) => taught.lesson === lesson && taught.act === act)?.[0];
  }

  open(table: string, taught: Taught): void {
    this.#keep({ tables: { ...this.#kept.tables, [table]: taught } });
  }

  note(table: string, changes: Partial<Taught>): void {
    const taught = this.#kept.tables[table];
    if (taught) this.open(table, { ...taught, ...changes });
  }

  /** The table has served. */
  forget(table: string): void {
    const { [table]: _, ...tables } = this.#kept.tables;
    this.#keep({ tables });
  }

  /** It need not be offered in the lobby any more, either. */
  leave(table: string): void {
    this.forget(table);
    release(table);
  }

  // --- flights ---
  flown(lesson: string): Flown | undefined {
    return this.#kept.flown[lesson];
  }

  land(lesson: string, flown: Flown): void {
    this.#keep({ flown: { ...this.#kept.flown, [lesson]: flown } });
  }

  // --- the instructor ---
  get quiet(): boolean {
    return this.#kept.quiet;
  }

  set quiet(quiet: boolean) {
    this.#keep({ quiet });
  }
}

export const progress = new Progress();
