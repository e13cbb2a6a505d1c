import type { Cue, Phrase } from "./wire";

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
  /** The signal that comes before a kind of announcement, so that people listen; returns how to stop it. */
  signal: (kind: string, when: number) => () => void;
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

/** How the clip of a sentence is called. */
export const clipOf = ({ id, number = 0 }: Phrase): string => (number ? `${id}-${number}` : id);

/** What an announcement is known by. */
export const nameOf = ({ at, kind, says }: Cue): string => [at, kind, ...says.map(clipOf)].join(" ");

/** Speaks on the audio clock: what is to be heard is handed over ahead of its time, so no busy page delays it. */
export class Announcer<C extends Clip> {
  #clips = new Map<string, C>();
  #playing: { name: string; end: number; stop: () => void }[] = [];

  constructor(readonly desk: Desk<C>) {}

  /** What can be said from now on, by the names of the clips. Another language takes the place of the last. */
  learn(clips: ReadonlyMap<string, C>): void {
    this.#clips = new Map(clips);
  }

  /** Say it in so many milliseconds, or at once if that is over. A sentence without a clip is only read. */
  say(cue: Cue, wait: number): void {
    const { now } = this.desk;
    const clips = cue.says.map((phrase) => this.#clips.get(clipOf(phrase))).filter((clip) => clip !== undefined);
    if (now === null || !clips.length) return;
    this.#playing = this.#playing.filter(({ end }) => end > now);
    // The computer never interrupts itself.
    const begin = Math.max(now, now + wait / 1000, ...this.#playing.map(({ end }) => end));
    const [name, signalled] = [nameOf(cue), !PLAIN.has(cue.kind)];
    if (signalled) this.#playing.push({ name, end: begin + LEAD, stop: this.desk.signal(cue.kind, begin) });
    const end = this.#speak(name, clips, signalled ? begin + LEAD : begin);
    if (TWICE.has(cue.kind)) this.#speak(name, clips, end + PAUSE);
  }

  /** Not another word of one announcement, or of all. */
  hush(cue?: Cue): void {
    const stopped = this.#playing.filter(({ name }) => !cue || name === nameOf(cue));
    this.#playing = this.#playing.filter((one) => !stopped.includes(one));
    for (const { stop } of stopped) stop();
  }

  /** One after the other; when the last is over. */
  #speak(name: string, clips: C[], at: number): number {
    let begin = at;
    let end = at;
    for (const clip of clips) {
      end = begin + clip.duration;
      this.#playing.push({ name, end, stop: this.desk.start(clip, begin) });
      begin = end + BREATH;
    }
    return end;
  }
}
