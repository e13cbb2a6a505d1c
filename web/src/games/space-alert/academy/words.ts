import { say, words, type Values } from "../../../words.svelte";
import { GAME } from "../says";
import type { Lesson, Step } from "./lesson";

export const ACADEMY = `${GAME}-academy`;

/** What the screens of the academy say. */
export const ui = (id: string, values?: Values): string => say(`${ACADEMY}-ui-${id}`, values);
export const titleOf = (lesson: Lesson): string => say(`${ACADEMY}-${lesson.id}`);
export const aboutOf = (lesson: Lesson): string => say(`${ACADEMY}-${lesson.id}.about`);

const idOf = (lesson: Lesson, step: Step): string => `${ACADEMY}-${lesson.id}-${step.id}`;
export const textOf = (lesson: Lesson, step: Step): string => say(idOf(lesson, step));

/** What is said beside the text of a step, if something is. */
export function beside(lesson: Lesson, step: Step, what: "remark" | "wrong" | "right" | "hint"): string {
  const id = `${idOf(lesson, step)}.${what}`;
  return words.has(id) ? say(id) : "";
}

/** A number or a letter is its own name. */
export const optionName = (lesson: Lesson, step: Step, option: string): string => (/^(\d+|[XYZ])$/.test(option) ? option : say(`${idOf(lesson, step)}.o-${option}`));

/** Where to go after a test flight: the second one is not offered to who comes from it. */
export const adviceOf = (lesson: Lesson, next: string): string => (lesson.extra ? ui(`after-${next}`) : ui(`advice-${next}`));
