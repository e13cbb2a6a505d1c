import { clipOf, type Cued } from "./table/cue";

/** A sound that can be played, as the audio clock measures it. */
export interface Clip {
  readonly duration: number;
}

/** Where sounds come together. Its time is the audio clock's, in seconds, and so are the moments sounds begin at. */
export interface Desk<C extends Clip> {
  /** Null while the browser lets nothing sound. */
  readonly now: number | null;
  /** Returns how to stop it. */
  start: (clip: C, when: number) => () => void;
  /** The signal that comes before a kind of announcement, so that people listen. */
  signal: (kind: string, when: number) => void;
}

/** Between the signal and the first word. */
export const LEAD = 0.1;
/** Between two sentences. */
export const BREATH = 0.1;
/** Before a sentence is said again. */
export const PAUSE = 0.25;
/** What is important is said twice. */
const TWICE = new Set(["threat", "data", "transfer"]);
/** These are too short for a signal. */
const PLAIN = new Set(["count"]);

/** Speaks on the audio clock: what is to be heard is handed over ahead of its time, so no busy page delays it. */
export class Announcer<C extends Clip> {
  #clips = new Map<string, C>();
  #playing: { end: number; stop: () => void }[] = [];
  /** When the last sentence is over: the computer never interrupts itself. */
  #free = 0;

  constructor(readonly desk: Desk<C>) {}

  /** What can be said from now on, by the names of the clips. Another language takes the place of the last. */
  learn(clips: ReadonlyMap<string, C>): void {
    this.#clips = new Map(clips);
  }

  /** Say it in so many milliseconds, or at once if that is over. A sentence without a clip is only read. */
  say(cue: Cued, wait: number): void {
    const { now } = this.desk;
    const clips = cue.says.map((phrase) => this.#clips.get(clipOf(phrase))).filter((clip) => clip !== undefined);
    if (now === null || !clips.length) return;
    this.#playing = this.#playing.filter(({ end }) => end > now);
    const begin = Math.max(now, now + wait / 1000, this.#free);
    const signalled = !PLAIN.has(cue.kind);
    if (signalled) this.desk.signal(cue.kind, begin);
    this.#free = this.#speak(clips, signalled ? begin + LEAD : begin);
    if (TWICE.has(cue.kind)) this.#free = this.#speak(clips, this.#free + PAUSE);
  }

  hush(): void {
    for (const { stop } of this.#playing) stop();
    this.#playing = [];
    this.#free = 0;
  }

  /** One after the other; when the last is over. */
  #speak(clips: C[], at: number): number {
    let begin = at;
    let end = at;
    for (const clip of clips) {
      end = begin + clip.duration;
      this.#playing.push({ end, stop: this.desk.start(clip, begin) });
      begin = end + BREATH;
    }
    return end;
  }
}
