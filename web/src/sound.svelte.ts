import type { Desk } from "./announcer";
import { recall, remember } from "./memory";

/** A few synthesised sounds: nothing is loaded, and nothing sounds before the first click. */
export type Tone = "shot" | "hit" | "alarm" | "move" | "good" | "bad" | "won" | "lost" | "click" | "attention" | "notice";

type Note = [type: OscillatorType, from: number, to: number, seconds: number, delay?: number];

const TONES: Record<Tone, Note[]> = {
  shot: [["sawtooth", 900, 120, 0.18]],
  hit: [["square", 180, 60, 0.16]],
  alarm: [["triangle", 520, 520, 0.12], ["triangle", 390, 390, 0.16, 0.14]],
  move: [["sine", 220, 260, 0.09]],
  good: [["sine", 520, 780, 0.16]],
  bad: [["sawtooth", 160, 70, 0.3]],
  won: [["sine", 523, 523, 0.18], ["sine", 659, 659, 0.18, 0.16], ["sine", 784, 784, 0.4, 0.32]],
  lost: [["sine", 392, 392, 0.22], ["sine", 311, 311, 0.22, 0.2], ["sine", 196, 180, 0.6, 0.4]],
  click: [["sine", 660, 660, 0.04]],
  attention: [["triangle", 880, 880, 0.08]],
  notice: [["sine", 560, 560, 0.08]],
};
/** Kinds of announcements that begin with the sharper signal. */
const URGENT = new Set(["alert", "threat", "end"]);

/** Tones, and the desk where announcements are played: on the same clock, as loud or as silent as everything. */
class Sound implements Desk<AudioBuffer> {
  on = $state(recall("sound", true));
  #context: AudioContext | undefined;
  #way: GainNode | undefined;

  get now(): number | null {
    return this.#context?.state === "running" ? this.#context.currentTime : null;
  }

  toggle(): void {
    this.on = !this.on;
    remember("sound", this.on);
    if (this.#way) this.#way.gain.value = this.on ? 1 : 0;
    this.play("click");
  }

  /** Somebody clicked: from now on the browser lets us sound. */
  unlock(): void {
    if (this.#ready() && this.#context?.state === "suspended") void this.#context.resume();
  }

  play(tone: Tone): void {
    if (this.on && this.#ready()) this.#tone(tone, this.#context!.currentTime);
  }

  start(buffer: AudioBuffer, when: number): () => void {
    const source = new AudioBufferSourceNode(this.#context!, { buffer });
    source.connect(this.#way!);
    source.start(when);
    return () => source.stop();
  }

  signal(kind: string, when: number): () => void {
    return this.#tone(URGENT.has(kind) ? "attention" : "notice", when);
  }

  /** Whether there is something to play on; before the first click there is not. */
  #ready(): boolean {
    if (!("AudioContext" in window) || !navigator.userActivation?.hasBeenActive) return false;
    this.#context ??= new AudioContext();
    if (!this.#way) {
      this.#way = new GainNode(this.#context, { gain: this.on ? 1 : 0 });
      this.#way.connect(this.#context.destination);
    }
    return true;
  }

  /** Returns how to stop it. */
  #tone(tone: Tone, when: number): () => void {
    const notes = TONES[tone].map((note) => this.#note(this.#context!, when, note));
    return () => notes.forEach((note) => note.stop());
  }

  #note(context: AudioContext, when: number, [type, from, to, seconds, delay = 0]: Note): OscillatorNode {
    const start = when + delay;
    const oscillator = new OscillatorNode(context, { type, frequency: from });
    const gain = new GainNode(context, { gain: 0.06 });
    oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
    gain.gain.setValueAtTime(0.06, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    oscillator.connect(gain).connect(this.#way!);
    oscillator.start(start);
    oscillator.stop(start + seconds);
    return oscillator;
  }
}

export const sound = new Sound();
