/** How far the game's time is ahead of ours by one round trip, and how long that took. All times are in milliseconds. */
interface Sample {
  offset: number;
  trip: number;
}

/** So many round trips are remembered; the fastest says most. */
const SAMPLES = 8;
/** How much faster or slower than time our clock may run until it is right again. */
const SLEW = 0.1;
/** Who is behind by more than this, after a sleep perhaps, leaps forward. */
const LEAP = 1000;
/** Until so many round trips were measured since it was started, it leaps forward to whatever is known better. */
const SURE = 3;
/** How many times the fastest round trip a usual one may take. */
const UNEVEN = 1.4;

/** Follows the game's time, which the server keeps, by the fastest of several round trips. It drifts to what is right, and never
    runs back. */
export class Clock {
  #running = false;
  /** The time that was last heard of. */
  #told: number | null = null;
  #samples: Sample[] = [];
  /** The round trips that were measured last, whether the clock ran or not: they say how old news is when it comes. */
  #trips: number[] = [];
  /** Whatever is told was so before it was heard: the offset is at least this. */
  #least = -Infinity;
  #shown: number | null = null;
  #read = 0;

  /** Another game, or one that was taken back: its time begins anew. */
  restart(): void {
    this.#pause();
    this.#told = this.#shown = null;
  }

  /** The clock stands at a time. */
  stands(time: number): void {
    this.#pause();
    this.#told = time;
  }

  /** The clock runs, and showed a time when something was said that came at `came`. */
  runs(time: number, came: number): void {
    if (!this.#running) this.#read = came; // no time passed while it stood
    this.#running = true;
    this.#told = time;
    this.#least = Math.max(this.#least, time - came);
  }

  /** A question left and its answer came, with the game's time in it: that was read somewhere between the two. */
  answered(left: number, came: number, time: number): void {
    this.#trips = [...this.#trips, came - left].slice(-SAMPLES);
    if (!this.#running) return;
    this.runs(time, came);
    this.#samples = [...this.#samples, { offset: time - (left + came) / 2, trip: came - left }].slice(-SAMPLES);
  }

  /** The game's time; null while nobody has told it. */
  now(now: number): number | null {
    if (this.#told === null) return null;
    const wanted = this.#running ? now + this.#offset : this.#told;
    const drifts = this.#running && this.#shown !== null;
    const next = drifts ? drifted(this.#shown!, now - this.#read, wanted, this.#samples.length < SURE ? 0 : LEAP) : wanted;
    this.#shown = Math.max(this.#shown ?? next, next);
    this.#read = now;
    return this.#shown;
  }

  /** How old news is when it comes, as far as round trips tell. */
  get lag(): number {
    return usual(this.#trips) / 2;
  }

  /** Since a clock that stands loses time against ours, what was known of it counts no more. */
  #pause(): void {
    this.#running = false;
    this.#samples = [];
    this.#least = -Infinity;
  }

  /** Until a round trip is measured, news is taken to be as old as half of a usual one before. */
  get #offset(): number {
    const fastest = this.#samples.reduce<Sample | null>((best, one) => (best && best.trip <= one.trip ? best : one), null);
    return fastest ? Math.max(fastest.offset, this.#least) : this.#least + this.lag;
  }
}

/** The median of some round trips; but a page that was busy has measured itself, and no way is so uneven. */
function usual(trips: number[]): number {
  const sorted = [...trips].sort((one, other) => one - other);
  return Math.min(sorted[trips.length >> 1] ?? 0, (sorted[0] ?? 0) * UNEVEN);
}

/** A clock that was read as `shown`, `passed` milliseconds later, on its way to what it should show. */
function drifted(shown: number, passed: number, wanted: number, leap: number): number {
  if (wanted - shown - passed > leap) return wanted;
  return Math.min(Math.max(wanted, shown + passed * (1 - SLEW)), shown + passed * (1 + SLEW));
}
