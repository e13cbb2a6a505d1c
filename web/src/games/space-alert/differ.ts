import type { Film, Scene } from "./wire";

const told = (film: Film, turn: number): string => JSON.stringify(film.scenes.filter((scene) => scene.turn === turn).map(({ events }) => events));

/** The first turn in which two films of the same flight tell different things; none if they never do. */
export function firstDifference(one: Film, other: Film): number | null {
  const last = Math.max(...[one, other].map((film) => film.scenes.at(-1)?.turn ?? 0));
  for (let turn = 1; turn <= last; turn += 1) {
    if (told(one, turn) !== told(other, turn)) return turn;
  }
  return null;
}

/** Where a turn begins, as a place in the film: 0 is the ship before anything happened, 1 the first scene. */
export const turnStart = (scenes: Scene[], turn: number): number => scenes.findIndex((scene) => scene.turn === turn) + 1;
