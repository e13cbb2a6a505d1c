/** A step of a guided game: what it speaks about, its rule, and the moves it asks for, any of which will do; without moves it is only read. */
export interface Step {
  id: string;
  at?: string[];
  rule: string;
  moves?: string[];
  events?: string[];
}

/** A guided first game, as its file has it. */
export interface Lesson {
  table: { options: Record<string, string>; seed: number };
  step: Step[];
}

/** What a game gives: its lesson, and where on its board the things stand that a step speaks about. */
export interface Guide {
  game: string;
  lesson: Lesson;
  place: (name: string) => string;
}

const movesBefore = (steps: readonly Step[], at: number): number => steps.slice(0, at).filter(({ moves }) => moves).length;

/** Where one is: what was played the table knows, what was read after it this browser remembers. */
export function placeAfter(steps: readonly Step[], played: number, read: number): number {
  const fits = steps.flatMap((_, at) => (movesBefore(steps, at) === played ? [at] : []));
  return fits.includes(read) ? read : (fits[0] ?? steps.length - 1);
}

/** What a try is: what was asked for, something else that may be done but not now, or nothing that may be done at all. */
export function judge(step: Step, legal: ReadonlySet<string>, text: string): "asked" | "other" | "illegal" {
  if (!legal.has(text)) return "illegal";
  return step.moves?.includes(text) ? "asked" : "other";
}

/** Whether the game has left the path of its lesson: what is asked for cannot be done. */
export const isAstray = (step: Step, legal: ReadonlySet<string>): boolean => !!step.moves && !step.moves.some((text) => legal.has(text));
