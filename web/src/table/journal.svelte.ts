import type { Told } from "../title";

/** What has happened, in order. It grows at its end and costs no more per event the longer it is. */
export class Journal {
  #events = $state.raw<{ list: Told[]; length: number }>({ list: [], length: 0 });

  constructor(events: Told[] = []) {
    this.begin(events);
  }

  get length(): number {
    return this.#events.length;
  }

  /** The events from a place on, and before another one. */
  between(place: number, end = this.length): Told[] {
    return this.#events.list.slice(Math.max(0, place), Math.min(end, this.length));
  }

  /** The event at a place, counted from the end if it is negative. */
  at(place: number): Told | undefined {
    return this.#events.list[place < 0 ? this.length + place : place];
  }

  add(...events: Told[]): void {
    const { list } = this.#events;
    for (const event of events) list.push(event);
    this.#events = { list, length: list.length };
  }

  begin(events: Told[]): void {
    this.#events = { list: [...events], length: events.length };
  }
}
