type Key = string | number;

/** One change of a view, as `table/patch.py` writes it: a path and a value, or which part of a list becomes which items. */
type Change = [path: Key[], value: unknown] | [path: Key[], start: number, count: number, items: unknown[]];

/** The document with these changes. What is not on a path stays the very same object, and the given document as it is. */
export function applyPatch<T>(document: T, changes: unknown[][]): T {
  return (changes as Change[]).reduce((whole, change) => changed(whole, change[0], change), document as unknown) as T;
}

function changed(inside: unknown, path: Key[], change: Change): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change.length === 4 ? spliced(inside, change[1], change[2], change[3]) : change[1];
  if (typeof inside !== "object" || inside === null) throw new TypeError(`a patch leads nowhere: ${change[0].join("/")}`);
  const copy = (Array.isArray(inside) ? [...inside] : { ...inside }) as Record<Key, unknown>;
  copy[key] = changed(copy[key], rest, change);
  return copy;
}

function spliced(list: unknown, start: number, count: number, items: unknown[]): unknown[] {
  if (!Array.isArray(list)) throw new TypeError("a patch takes something for a list that is none");
  return [...list.slice(0, start), ...items, ...list.slice(start + count)];
}
