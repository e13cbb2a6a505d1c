import type { Scene, ShipPicture } from "./wire";

/** What a turn did to the ship and its enemies: how the fate of a flight changed. */
export interface TurnTold {
  turn: number;
  /** The place in the film where it begins. */
  place: number;
  damage: number;
  destroyed: number[];
  survived: number[];
  out: number[];
}

const damageOf = (ship: ShipPicture): number => ship.tiles.flat().length;
const inStatus = (ship: ShipPicture, status: string): number[] => ship.threats.flatMap((one, threat) => (one.status === status ? [threat] : []));
const knockedOut = (ship: ShipPicture): number[] => ship.crew.flatMap(({ out }, member) => (out ? [member] : []));
const fresh = (now: number[], before: number[]): number[] => now.filter((one) => !before.includes(one));

/** Turn by turn, as far as the scenes go. */
export function courseOf(start: ShipPicture, scenes: Scene[]): TurnTold[] {
  const found: TurnTold[] = [];
  let before = start;
  scenes.forEach((scene, number) => {
    const next = scenes[number + 1];
    if (scene.turn !== found.at(-1)?.turn) found.push({ turn: scene.turn, place: number + 1, damage: 0, destroyed: [], survived: [], out: [] });
    if (next?.turn === scene.turn) return;
    const after = scene.ship;
    Object.assign(found.at(-1)!, {
      damage: damageOf(after) - damageOf(before),
      destroyed: fresh(inStatus(after, "destroyed"), inStatus(before, "destroyed")),
      survived: fresh(inStatus(after, "survived"), inStatus(before, "survived")),
      out: fresh(knockedOut(after), knockedOut(before)),
    });
    before = after;
  });
  return found;
}
