import { untrack } from "svelte";
import { recall, remember } from "./memory";

/** One sound, played by the browser. Its own time is the clock: what is shown can never run ahead of what is heard. */
export class Player {
  time = $state(0);
  playing = $state(false);
  /** Somebody wants to hear it, and there is not enough of it yet. */
  waiting = $state(false);
  failed = $state(false);
  volume = $state(recall("volume", 0.8));
  #audio: HTMLAudioElement | undefined;
  #frame = 0;
  #awake: WakeLockSentinel | undefined;

  /** The element that sounds: an attachment for it. */
  attach = (audio: HTMLAudioElement): (() => void) => {
    this.#audio = audio;
    audio.volume = untrack(() => this.volume); // or every change of it would attach anew
    audio.onplaying = () => this.#begin();
    audio.onwaiting = () => (this.waiting = !audio.paused);
    audio.onpause = audio.onended = () => this.#rest();
    audio.onseeked = () => (this.time = audio.currentTime);
    audio.onerror = () => (this.failed = true);
    return () => {
      this.#rest();
      audio.removeAttribute("src");
      audio.load();
    };
  };

  /** Another sound, from a moment on; it plays on if the last one did. */
  async open(address: string, from = 0, play = this.playing): Promise<void> {
    const audio = this.#audio!;
    this.failed = false;
    this.waiting = play;
    audio.src = address;
    audio.currentTime = this.time = from;
    if (play) await this.resume();
  }

  async resume(): Promise<void> {
    this.waiting = true;
    try {
      await this.#audio?.play();
    } catch {
      this.waiting = false; // it was stopped before it began, or it cannot be played, which onerror tells
    }
  }

  pause(): void {
    this.waiting = false;
    this.#audio?.pause();
  }

  restart(): void {
    if (this.#audio) this.#audio.currentTime = this.time = 0;
    void this.resume();
  }

  setVolume(volume: number): void {
    this.volume = volume;
    if (this.#audio) this.#audio.volume = volume;
    remember("volume", volume);
  }

  #begin(): void {
    this.playing = true;
    this.waiting = false;
    this.#follow();
    void this.#stayAwake();
  }

  #follow = (): void => {
    cancelAnimationFrame(this.#frame);
    this.time = this.#audio?.currentTime ?? 0;
    this.#frame = requestAnimationFrame(this.#follow);
  };

  #rest(): void {
    cancelAnimationFrame(this.#frame);
    this.time = this.#audio?.currentTime ?? this.time;
    this.playing = false;
    void this.#awake?.release();
    this.#awake = undefined;
  }

  /** Nobody touches the screen for ten minutes; it must not go dark. Where that cannot be asked for, it is not. */
  async #stayAwake(): Promise<void> {
    this.#awake ??= await navigator.wakeLock?.request("screen").catch(() => undefined);
  }
}

/** What this browser can play of what the server makes. */
export const SUFFIX: string = new Audio().canPlayType('audio/ogg; codecs="vorbis"') ? "ogg" : "mp3";
