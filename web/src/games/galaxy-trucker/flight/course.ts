import type { Told } from "../../../title";
import type { JournalRead } from "../../index";

/** What a hazard was rolled for: `line` is the column or the row that it takes. */
export interface Rolled {
  hazard: string;
  from: string;
  line: number;
  /** What the first die shows. */
  die: number | null;
  /** Nobody rolled: `line` is what the line is called. */
  named?: boolean;
}

/** What has come of the card so far, as the journal tells it. */
export interface Course {
  /** The hazards of the card, or of this line of a combat zone, that have been rolled for. */
  rolled: Rolled[];
  /** The line of a combat zone that is being resolved. */
  line: number;
  /** By seat: the strength that was declared for this line, cannons in halves. */
  declared: ReadonlyMap<number, number>;
  /** Where the saboteur struck. */
  saboteur: { seat: number; column: number; row: number } | null;
  /** The seats for which it is known what came of the last hazard. */
  met: ReadonlySet<number>;
}

const MET = new Set(["missed", "bounced", "shielded", "shot-down", "plated", "destroyed"]);
const BEGINS = new Set(["card", "shuffled"]);

/** What has been told since the card was turned up. */
export function sinceCard(journal: JournalRead): Told[] {
  let place = journal.length - 1;
  while (place >= 0 && !BEGINS.has(journal.at(place)!.kind)) place--;
  return journal.between(Math.max(place, 0));
}

export function courseOf(told: readonly Told[]): Course {
  let rolled: Rolled[] = [];
  let judged = 0;
  let punished = false;
  let declared = new Map<number, number>();
  let saboteur: Course["saboteur"] = null;
  let met = new Set<number>();
  for (const { kind, numbers, values } of told) {
    if (kind === "hazard" || kind === "meteor") met = new Set();
    if (MET.has(kind)) met.add(numbers.seat!);
    if (kind === "hazard") rolled.push({ hazard: values.hazard!, from: values.from!, line: numbers.line!, die: numbers.die ?? null });
    else if (kind === "meteor") rolled.push({ hazard: "small_meteor", from: values.from!, line: numbers.line!, die: null, named: true });
    else if (kind === "saboteur") saboteur = { seat: numbers.seat!, column: numbers.column!, row: numbers.row! };
    else if (kind === "lowest" || kind === "worst") {
      judged += 1;
      punished = true;
      rolled = [];
    } else if (kind === "result" || kind === "result-below") {
      declared = new Map(declared).set(numbers.seat!, kind === "result" ? numbers.halves! : -numbers.halves!);
    } else if (kind === "engines" || kind === "cannons") {
      if (punished) declared = new Map();
      punished = false;
      declared = new Map(declared).set(numbers.seat!, (numbers.strength ?? numbers.halves)!);
    }
  }
  return { rolled, line: Math.max(0, punished ? judged - 1 : judged), declared, saboteur, met };
}
