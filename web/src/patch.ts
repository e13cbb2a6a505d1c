type Path = (string | number)[];
// Views are plain JSON of any shape.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

/** The changes of a view, as `table/patch.py` writes them; the given document is altered. */
export function applyPatch(document: Json, changes: Json[][]): Json {
  for (const change of changes) {
    const path = change[0] as Path;
    if (change.length === 4) {
      (at(document, path) as Json[]).splice(change[1], change[2], ...change[3]);
    } else if (path.length) {
      at(document, path.slice(0, -1))[path[path.length - 1]!] = change[1];
    } else {
      document = change[1];
    }
  }
  return document;
}

function at(document: Json, path: Path): Json {
  return path.reduce((inner, key) => inner[key], document);
}

/** Move numbers from runs: first, count, first, count … */
export function numbersOf(runs: number[]): number[] {
  const numbers: number[] = [];
  for (let place = 0; place < runs.length; place += 2) {
    for (let step = 0; step < runs[place + 1]!; step++) numbers.push(runs[place]! + step);
  }
  return numbers;
}
