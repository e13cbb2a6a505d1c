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
    this.#tell();
  }

  /** The clock was started or stopped. What was to be heard is not, until it runs again. */
  turn(runs: boolean): void {
    if (runs === this.#runs) return;
    this.#runs = runs;
    if (runs) this.#coming.forEach((cue) => this.#announce(cue));
    else this.speaker.hush();
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

  #announce(cue: Cue): void {
    const wait = cue.at - (this.time() ?? cue.at);
    if (wait > -TOO_LATE) this.speaker.say(cue, wait);
  }

  /** Whatever is due is told; then it waits for the next. */
  #tell(): void {
    clearTimeout(this.#timer);
    const now = this.time();
    if (now === null) return;
    const due = this.#coming.filter(({ at }) => at <= now);
    if (due.length) {
      this.#coming = this.#coming.slice(due.length);
      this.told = [...this.told, ...due].slice(-MOST);
    }
    const next = this.#coming[0];
    if (this.#runs && next) this.#timer = setTimeout(() => this.#tell(), next.at - now);
  }
}
