/** Lessons as their files hold them: `games/space_alert/academy/facts.py` is the schema. */
export interface Place {
  turn: number;
  step?: string;
}

export interface Goal {
  event: string;
  values?: Record<string, string>;
  by?: number;
  absent?: boolean;
}

export interface Lying {
  member: number;
  turn: number;
  action: string;
}

export interface Until {
  laid?: Lying[];
  heard?: number;
  phase?: number;
  gave?: boolean;
  refused?: boolean;
  round?: string;
}

export type Kind = "say" | "pick" | "choose" | "order" | "plan" | "do" | "fly";

export interface Step {
  id: string;
  kind: Kind;
  at?: string[];
  rule?: string;
  hint?: boolean;
  options?: string[];
  answer?: string[];
  every?: boolean;
  place?: Place;
  then?: Place;
  open?: [member: number, turn: number][];
  cards?: string[];
  goals?: Goal[];
  solution?: string[][];
  until?: Until;
  moves?: string[];
  partner?: string[];
}

export interface Paper {
  flight: "test" | "simulation" | "advanced_simulation" | "mission";
  crew?: number;
  tracks: Record<string, string>;
  threats?: { time: number; zone: "red" | "white" | "blue" | "internal"; id: string }[];
  plans?: string[][];
  damage_seed?: number;
}

export interface TableFacts {
  options: Record<string, string>;
  seed: number;
  clocks?: string[];
  partner?: boolean;
  again?: boolean;
}

export interface Act {
  step: Step[];
  paper?: Paper;
  table?: TableFacts;
}

export interface Lesson {
  id: string;
  number: number;
  extra?: boolean;
  minutes: number;
  act: Act[];
}

const files = import.meta.glob<Lesson>("@hullbreach/games/space_alert/data/academy/*.toml", { eager: true, import: "default" });

/** In the order one learns them; what stands beside the way comes after what it belongs to. */
export const LESSONS: Lesson[] = Object.values(files).sort((one, other) => one.number - other.number || Number(one.extra ?? false) - Number(other.extra ?? false));

export const lessonOf = (id: string): Lesson | undefined => LESSONS.find((lesson) => lesson.id === id);

/** How many steps a lesson has, and the how-manieth of them one is. */
export const stepsOf = (lesson: Lesson): number => lesson.act.reduce((sum, act) => sum + act.step.length, 0);
export const countOf = (lesson: Lesson, at: Position): number => lesson.act.slice(0, at.act).reduce((sum, act) => sum + act.step.length, at.step + 1);

/** Where in a lesson one is; the act behind the last one is its end. */
export interface Position {
  act: number;
  step: number;
}

export const BEGINNING: Position = { act: 0, step: 0 };

export function after(lesson: Lesson, at: Position): Position {
  const act = lesson.act[at.act];
  return act && at.step + 1 < act.step.length ? { act: at.act, step: at.step + 1 } : { act: at.act + 1, step: 0 };
}

export const isOver = (lesson: Lesson, at: Position): boolean => at.act >= lesson.act.length;

/** A place that the file no longer has becomes the beginning. */
export function within(lesson: Lesson, at: Position | undefined): Position {
  return at && (isOver(lesson, at) || lesson.act[at.act]?.step[at.step]) ? at : BEGINNING;
}
