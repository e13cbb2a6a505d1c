import { tileOf } from "../facts";

/** Components of the warehouse by what one looks for. */
export const GROUPS: Record<string, readonly string[]> = {
  cannon: ["cannon"], engine: ["engine"], cabin: ["cabin"], battery: ["battery"], shield: ["shield"], hold: ["cargo", "special_cargo"],
  alien: ["life_support_brown", "life_support_purple"], structure: ["structural"],
  boxed: ["plating", "thrusters", "router", "robonauts", "stasis", "booster", "self_defence", "armoury"],
  special: ["explosive", "fragile", "heavy", "radioactive", "artefact_single", "artefact_double"],
};
export const groupOf = (tile: string): string => Object.keys(GROUPS).find((group) => GROUPS[group]!.includes(tileOf(tile).kind)) ?? "structure";

/** A place on the shelf; what is gone leaves a gap, so that nothing moves while somebody reaches for it. */
export interface Place {
  group: string;
  tile: string | null;
}

const MOST_GAPS = 8;

/** The shelf after the face-up components have changed: each stays where it was, and new ones fill gaps of their group. */
export function arranged(shelf: readonly Place[], faceUp: readonly string[]): Place[] {
  const there = new Set(faceUp);
  const places = shelf.map((place) => (place.tile && !there.has(place.tile) ? { ...place, tile: null } : place));
  const known = new Set(places.map(({ tile }) => tile));
  for (const tile of faceUp) {
    if (known.has(tile)) continue;
    const group = groupOf(tile);
    const gap = places.findIndex((place) => place.tile === null && place.group === group);
    if (gap >= 0) places[gap] = { group, tile };
    else places.push({ group, tile });
  }
  while (places.length && places.at(-1)!.tile === null) places.pop();
  return places.filter(({ tile }) => tile === null).length > MOST_GAPS ? places.filter(({ tile }) => tile !== null) : places;
}
