import { recall, remember } from "./memory";

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

const PACE: Record<Speed, number> = { slow: 900, normal: 450, fast: 160, off: 0 };
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

class Preferences {
  speed = $state<Speed>(recall<Speed>("speed", "normal"));
  player = $state(recall("player", ""));

  /** Milliseconds for one event of the journal. */
  get pace(): number {
    return still.matches ? 0 : (PACE[this.speed] ?? PACE.normal);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember("speed", speed);
  }

  setPlayer(player: string): void {
    this.player = player.trim();
    remember("player", this.player);
  }
}

export const prefs = new Preferences();
