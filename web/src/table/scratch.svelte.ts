/** No more often than this is anything sent; the server passes on ten a second. */
export const SCRATCH_EVERY = 100;
/** As much as the server takes. */
const LONGEST = 500;

/** What does not count: where people point, pieces moved to think aloud. Only the newest of a seat is of interest. */
export class Scratches {
  shown = $state.raw<ReadonlyMap<number, string>>(new Map());
  #silent = false;
  #waiting: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly send: (what: string) => void) {}

  /** Show others something; nothing at all takes it away. What is too long for the wire is not shown. */
  scratch(what: string): void {
    if (this.#silent || what.length > LONGEST) return;
    this.#waiting = what;
    if (this.#timer === undefined) this.#pass();
  }

  hear(seat: number, what: string): void {
    if (this.#silent) return;
    const shown = new Map(this.shown);
    if (what) shown.set(seat, what);
    else shown.delete(seat);
    this.shown = shown;
  }

  /** Of who has gone nothing is shown any more. */
  keep(here: (seat: number) => boolean): void {
    if ([...this.shown.keys()].some((seat) => !here(seat))) this.shown = new Map([...this.shown].filter(([seat]) => here(seat)));
  }

  /** While nobody may talk, nobody points either. */
  hush(silent: boolean): void {
    this.#silent = silent;
    if (silent) this.forget();
  }

  forget(): void {
    this.#waiting = null;
    if (this.shown.size) this.shown = new Map();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = null;
  }

  #pass(): void {
    this.#timer = undefined;
    if (this.#waiting === null) return;
    this.send(this.#waiting);
    this.#waiting = null;
    this.#timer = setTimeout(() => this.#pass(), SCRATCH_EVERY);
  }
}
