import { nameOf } from "../announcer";
import type { Cue, Cued } from "../wire";

/** Whoever speaks. */
export interface Speaker {
  /** Say it in so many milliseconds. */
  say: (cue: Cue, wait: number) => void;
  /** Not another word of it, whether it is being said or is to be said; or of anything. */
  hush: (cue?: Cue) => void;
}

/** So many of the newest can be read again. */
const MOST = 8;
/** Who learns of a cue later than this, after a reload perhaps, only reads it. */
const TOO_LATE = 1000;

/** Announcements, which come a little before their time: each is read when the game's time reaches it, and heard. */
export class Cues {
  /** Those whose time has come, the newest last. */
  told = $state.raw<readonly Cue[]>([]);
  #coming: Cue[] = [];
  #known = new Set<string>();
  #runs = false;
  /** What comes with the start of the clock is in the hands of the speaker already. */
  #handed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `time` is the game's, which drifts a little; null while nobody knows it. */
  constructor(
    readonly time: () => number | null,
    readonly speaker: Speaker,
  ) {}

  /** One was told, or called off. */
  hear(cue: Cued): void {
    if (cue.off) this.#callOff(cue);
    else this.take([cue]);
  }

  /** All that are known; most of them have been told before. */
  take(cues: readonly Cue[]): void {
    const fresh = cues.filter((cue) => !this.#known.has(nameOf(cue)));
    for (const cue of fresh) this.#known.add(nameOf(cue));
    this.#coming = [...this.#coming, ...fresh].sort((one, other) => one.at - other.at);
    if (this.#runs) fresh.forEach((cue) => this.#announce(cue));
    else if (fresh.length) this.expect(null); // whoever comes while it is counted down hears all of them when it starts
    this.#tell();
  }

  /** The clock will start in so many milliseconds, or not after all. Who is far away hears of the start when it is over: what
      comes with it is handed over before. */
  expect(start: number | null): void {
    if (this.#runs) return;
    if (this.#handed) this.speaker.hush();
    this.#handed = start !== null;
    if (start !== null) this.#coming.forEach((cue) => this.#announce(cue, start));
  }

  /** The clock was started or stopped. What was to be heard is not, until it runs again. */
  turn(runs: boolean): void {
    if (runs === this.#runs) return;
    this.#runs = runs;
    if (!runs) this.speaker.hush();
    else if (!this.#handed) this.#coming.forEach((cue) => this.#announce(cue));
    this.#handed = false;
    this.#tell();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.speaker.hush();
  }

  /** It is not heard after all, or not to its end. */
  #callOff(cue: Cue): void {
    const another = (one: Cue): boolean => nameOf(one) !== nameOf(cue);
    this.#coming = this.#coming.filter(another);
    if (!this.told.every(another)) this.told = this.told.filter(another);
    this.#known.delete(nameOf(cue));
    this.speaker.hush(cue);
    this.#tell();
  }

  #announce(cue: Cue, start = 0): void {
    const wait = start + cue.at - (this.time() ?? cue.at);
    if (wait > -TOO_LATE) this.speaker.say(cue, wait);
  }

  /** Whatever is due is told; then it waits for the next. While the clock stands nothing is, not even what comes with its start. */
  #tell(): void {
    clearTimeout(this.#timer);
    const now = this.time();
    if (now === null || !this.#runs) return;
    const due = this.#coming.filter(({ at }) => at <= now);
    if (due.length) {
      this.#coming = this.#coming.slice(due.length);
      this.told = [...this.told, ...due].slice(-MOST);
    }
    const next = this.#coming[0];
    if (next) this.#timer = setTimeout(() => this.#tell(), next.at - now);
  }
}
