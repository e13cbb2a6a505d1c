import { recall, remember } from "./memory";

/** A few synthesised sounds: nothing is loaded, and nothing sounds before the first click. */
export type Tone = "shot" | "hit" | "alarm" | "move" | "good" | "bad" | "won" | "lost" | "click";

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
};

class Sound {
  on = $state(recall("sound", true));
  #context: AudioContext | undefined;

  toggle(): void {
    this.on = !this.on;
    remember("sound", this.on);
    this.play("click");
  }

  play(tone: Tone): void {
    if (!this.on || !("AudioContext" in window) || !navigator.userActivation?.hasBeenActive) return;
    this.#context ??= new AudioContext();
    for (const note of TONES[tone]) this.#sound(this.#context, note);
  }

  #sound(context: AudioContext, [type, from, to, seconds, delay = 0]: Note): void {
    const start = context.currentTime + delay;
    const oscillator = new OscillatorNode(context, { type, frequency: from });
    const gain = new GainNode(context, { gain: 0.06 });
    oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
    gain.gain.setValueAtTime(0.06, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }
}

export const sound = new Sound();
