import type { Told } from "../../title";
import type { BattleView } from "./wire";
import { squareOf, type Place } from "./places";
import { travels } from "./stage";

/** A ship that would move: where it stands, where it would pass, where it would end. */
export interface Ghost {
  ship: string;
  path: Place[];
}

export interface Ghosts {
  ships: Ghost[];
  /** Columns whose city would be hit, once for each hit. */
  hits: number[];
  /** Squares whose ships would be destroyed. */
  destroyed: Place[];
  /** What the tracks would show. */
  after: BattleView;
}

const same = (one: Place, other: Place): boolean => one.row === other.row && one.column === other.column;

/** What a look ahead shows on the board. */
export function ghostsOf(events: Told[], after: BattleView): Ghosts {
  const ghosts: Ghosts = { ships: [], hits: [], destroyed: [], after };
  for (const event of events) {
    if (travels(event)) travel(ghosts.ships, event);
    else if (event.kind === "city-hit") ghosts.hits.push(event.numbers.column!);
    else if (event.kind === "ship-destroyed") ghosts.destroyed.push(squareOf(event.numbers.square!));
  }
  return ghosts;
}

function travel(ships: Ghost[], event: Told): void {
  const from = squareOf(event.numbers.from!);
  const to = squareOf(event.numbers.square!);
  const known = ships.find((ghost) => same(ghost.path.at(-1)!, from));
  if (known) known.path.push(to);
  else ships.push({ ship: event.values.ship!, path: [from, to] });
}
