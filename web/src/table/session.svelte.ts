import { tokenFor } from "../memory";
import type { Line, Person, Reply, Whole } from "../wire";

/** Who one is at a table, and who else is there. */
export class Session {
  seat = $state<number | null>(null);
  people = $state.raw<Person[]>([]);
  /** How many look on without a seat. */
  watching = $state(0);
  chat = $state.raw<Line[]>([]);
  unread = $state(0);
  /** The seat that would like to undo, while the others are asked. */
  asked = $state<number | null>(null);
  undoRefused = $state(false);
  /** The table where the same people meet again. */
  rematch = $state<string | null>(null);
  /** There they sit on each other's seats. */
  swapped = $state(false);
  #shut = false;

  constructor(readonly table: string) {}

  /** The key to one's seat. One that does not open it now is kept, and tried again when the table is opened anew. */
  get token(): string | null {
    return this.#shut ? null : tokenFor(this.table);
  }

  /** Whether several people can meet here: whoever plays alone, or with bots, has nobody to talk to. */
  get sociable(): boolean {
    return this.people.filter((person) => !person.bot).length > 1;
  }

  /** How many others look on: nobody counts themselves, and before the table is known nobody is counted. */
  get onlookers(): number {
    return Math.max(0, this.watching - (this.seat === null ? 1 : 0));
  }

  /** Whether somebody is wanted for a seat. */
  get waiting(): boolean {
    return this.people.some((person) => !person.taken && !person.bot);
  }

  /** The key was refused: from here on one watches. */
  shut(): void {
    this.#shut = true;
    this.stand();
  }

  /** The seat is somebody else's now, or nobody's. */
  stand(): void {
    this.seat = null;
  }

  /** What was said has been read. */
  read(): void {
    this.unread = 0;
  }

  answered(): void {
    this.asked = null;
  }

  moved(): void {
    this.undoRefused = false;
  }

  take(whole: Whole): void {
    this.seat = whole.seat;
    this.people = whole.people;
    this.watching = whole.watching ?? 0;
    this.chat = whole.chat ?? [];
    this.asked = null;
  }

  hear(reply: Extract<Reply, { t: "people" | "watched" | "said" | "asked" | "settled" | "rematched" }>): void {
    switch (reply.t) {
      case "people": this.people = reply.people; break;
      case "watched": this.watching = reply.watching; break;
      case "said": this.#said(reply.line); break;
      case "asked": this.asked = reply.seat; break;
      case "settled": this.#settled(reply.granted); break;
      case "rematched": [this.rematch, this.swapped] = [reply.table, reply.swapped ?? false]; break;
    }
  }

  #said(line: Line): void {
    this.chat = [...this.chat, line];
    if (line.seat !== this.seat) this.unread += 1;
  }

  #settled(granted: boolean): void {
    this.undoRefused = !granted && this.asked !== null && this.asked === this.seat;
    this.asked = null;
  }
}
