/** Who drives the film that everybody watches. It goes over the wire as `film 3 1 17 1`: the newest claim counts. */
export interface Course {
  /** The higher, the later somebody took the wheel. */
  claim: number;
  /** Which flight, in a campaign. */
  part: number;
  place: number;
  running: boolean;
}

export interface Driver extends Course {
  seat: number;
}

const WRITTEN = /^film (\d{1,6}) (\d{1,2}) (\d{1,4}) ([01])$/;

export const writeCourse = ({ claim, part, place, running }: Course): string => `film ${claim} ${part} ${place} ${running ? 1 : 0}`;

/** What somebody shows, if it is the course of a film. */
export function readCourse(text: string): Course | null {
  const [, claim, part, place, running] = WRITTEN.exec(text) ?? [];
  return claim ? { claim: Number(claim), part: Number(part), place: Number(place), running: running === "1" } : null;
}

/** Whoever took the wheel last; of two who reached for it at once, the one who sits first. */
export function driverOf(shown: ReadonlyMap<number, string>, part: number): Driver | null {
  let found: Driver | null = null;
  for (const [seat, text] of shown) {
    const course = readCourse(text);
    if (!course || course.part !== part) continue;
    if (!found || course.claim > found.claim || (course.claim === found.claim && seat < found.seat)) found = { ...course, seat };
  }
  return found;
}
