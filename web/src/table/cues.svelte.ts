import { clipOf, type Cued } from "./cue";

/** Whoever speaks. */
export interface Speaker {
  /** Say it in so many milliseconds. */
  say: (cue: Cued, wait: number) => void;
  /** Not another word of what was said or is to be said. */
  hush: () => void;
}

/** So many of the newest can be read again. */
const MOST = 8;
/** Who learns of a cue later than this, after a reload perhaps, only reads it. */
const TOO_LATE = 1000;

const nameOf = ({ at, kind, says }: Cued): string => [at, kind, ...says.map(clipOf)].join(" ");

/** Announcements, which come a little before their time: each is read when the game's time reaches it, and heard. */
export class Cues {
  /** Those whose time has come, the newest last. */
  told = $state.raw<readonly Cued[]>([]);
  #coming: Cued[] = [];
  #known = new Set<string>();
  #runs = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `time` is the game's, which drifts a little; null while nobody knows it. */
  constructor(
    readonly time: () => number | null,
    readonly speaker: Speaker,
  ) {}

  hear(...cues: Cued[]): void {
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

  #announce(cue: Cued): void {
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
