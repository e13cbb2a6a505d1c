/** How far the server's time is ahead of ours, and how wrong that may be. All times are in milliseconds. */
interface Sample {
  offset: number;
  trip: number;
}

/** At a moment of the server's own time, the time of the game. While it is paused, the game's time stands. */
export interface Beat {
  server: number;
  game: number;
  running: boolean;
}

/** So many round trips are remembered; the fastest says most about the offset. */
const SAMPLES = 8;
/** How much faster or slower than time our clock may run until it is right again. */
const SLEW = 0.1;
/** Who is behind by more than this, after a sleep perhaps, leaps forward. */
const LEAP = 1000;

/** A clock that follows the server's by the fastest of several round trips. It drifts to what is right, and never runs back. */
export class Clock {
  #samples: Sample[] = [];
  #beat: Beat | null = null;
  #shown = 0;
  #read: number | null = null;

  /** A question left and its answer came, with the server's time in it: it was made somewhere between the two. */
  answered(left: number, came: number, server: number): void {
    this.#samples = [...this.#samples, { offset: server - (left + came) / 2, trip: came - left }].slice(-SAMPLES);
  }

  /** The newest word about the game's time; words that overtook each other count by the server's time. */
  beat(beat: Beat): void {
    if (!this.#beat || beat.server >= this.#beat.server) this.#beat = beat;
  }

  /** Another game, or one that was taken back: its time begins anew. */
  restart(): void {
    this.#beat = null;
  }

  /** The fastest round trip of late; null until there was one. */
  get trip(): number | null {
    return this.#best?.trip ?? null;
  }

  get #best(): Sample | undefined {
    return this.#samples.reduce<Sample | undefined>((best, one) => (best && best.trip <= one.trip ? best : one), undefined);
  }

  /** The server's time, as well as it is known; null until a first answer came. */
  server(now: number): number | null {
    const best = this.#best;
    if (!best) return null;
    const wanted = now + best.offset;
    this.#shown = this.#read === null ? wanted : Math.max(this.#shown, drifted(this.#shown, now - this.#read, wanted));
    this.#read = now;
    return this.#shown;
  }

  /** The game's time; null while nobody has told it. */
  game(now: number): number | null {
    const server = this.server(now);
    if (!this.#beat || server === null) return null;
    return this.#beat.game + (this.#beat.running ? Math.max(0, server - this.#beat.server) : 0);
  }
}

/** A clock that was read as `shown`, `passed` milliseconds later, on its way to what it should show. */
function drifted(shown: number, passed: number, wanted: number): number {
  if (wanted - shown - passed > LEAP) return wanted;
  return Math.min(Math.max(wanted, shown + passed * (1 - SLEW)), shown + passed * (1 + SLEW));
}
