/** How far the game's time is ahead of ours, at least and at most, by one round trip: the answer was given after the question had
    left and before the answer came. All times are in milliseconds. */
interface Bounds {
  least: number;
  most: number;
}

/** So many round trips, and so much news, are remembered. */
const SAMPLES = 8;
/** How much faster or slower than time our clock may run until it is right again. */
const SLEW = 0.1;
/** Who is behind by more than this, after a sleep perhaps, leaps forward. */
const LEAP = 1000;
/** Until so many round trips were measured since it was started, it leaps forward to whatever is known better, or waits for it. */
const SURE = 3;
/** How many times the fastest round trip a usual one may take. */
const UNEVEN = 1.4;

/** Follows the game's time, which the server keeps, by the fastest way there and the fastest way back of several round trips: what
    delays one of them says nothing. It drifts to what is right, and never runs back. */
export class Clock {
  #running = false;
  /** The time that was last heard of. */
  #told: number | null = null;
  #samples: Bounds[] = [];
  /** The round trips that were measured last, whether the clock ran or not: they say how old news is when it comes. */
  #trips: number[] = [];
  /** Whatever is told was so before it was heard: the offset is at least the largest of these. */
  #heard: number[] = [];
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
    this.#heard = [...this.#heard, time - came].slice(-SAMPLES);
  }

  /** A question left and its answer came, with the game's time in it: that was read somewhere between the two. */
  answered(left: number, came: number, time: number): void {
    this.#trips = [...this.#trips, came - left].slice(-SAMPLES);
    if (!this.#running) return;
    this.runs(time, came);
    this.#samples = [...this.#samples, { least: time - came, most: time - left }].slice(-SAMPLES);
  }

  /** The game's time; null while nobody has told it. */
  now(now: number): number | null {
    if (this.#told === null) return null;
    const wanted = this.#running ? now + this.#offset : this.#told;
    const drifts = this.#running && this.#shown !== null;
    const sure = this.#samples.length >= SURE;
    const next = drifts && sure ? drifted(this.#shown!, now - this.#read, wanted) : wanted;
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
    this.#heard = [];
  }

  /** Until a round trip is measured, news is taken to be as old as half of a usual one before. */
  get #offset(): number {
    const heard = Math.max(...this.#heard);
    if (!this.#samples.length) return heard + this.lag;
    const least = Math.max(heard, ...this.#samples.map((one) => one.least));
    return (least + Math.max(least, Math.min(...this.#samples.map((one) => one.most)))) / 2;
  }
}

/** The median of some round trips; but a page that was busy has measured itself, and no way is so uneven. */
function usual(trips: number[]): number {
  const sorted = [...trips].sort((one, other) => one - other);
  return Math.min(sorted[trips.length >> 1] ?? 0, (sorted[0] ?? 0) * UNEVEN);
}

/** A clock that was read as `shown`, `passed` milliseconds later, on its way to what it should show. */
function drifted(shown: number, passed: number, wanted: number): number {
  if (wanted - shown - passed > LEAP) return wanted;
  return Math.min(Math.max(wanted, shown + passed * (1 - SLEW)), shown + passed * (1 + SLEW));
}
