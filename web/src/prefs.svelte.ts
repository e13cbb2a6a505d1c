import { recall, remember } from "./memory";

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

export const THEMES = ["dark", "light", "contrast", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** Milliseconds for one event where nobody chose another speed. */
export const USUAL_PACE = 450;
const PACE: Record<Speed, number> = { slow: 900, normal: USUAL_PACE, fast: 160, off: 0 };
const still = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
/** What the system asks for; who has no screen asks for nothing. */
const wants = (what: string): boolean => globalThis.matchMedia?.(what).matches ?? false;
const light = (): boolean => wants("(prefers-color-scheme: light)");
const contrast = (): boolean => wants("(prefers-contrast: more)");

class Preferences {
  speed = $state<Speed>(recall<Speed>("speed", "normal"));
  player = $state(recall("player", ""));
  /** Whether sentences also tell places as logs write them. */
  coordinates = $state(recall("coordinates", false));
  /** Night is how it is meant; who needs more contrast has it without asking. */
  theme = $state<Theme>(recall<Theme>("theme", contrast() ? "contrast" : "dark"));

  /** Milliseconds for one event of the journal. */
  get pace(): number {
    return still() ? 0 : (PACE[this.speed] ?? PACE.normal);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember("speed", speed);
  }

  setCoordinates(shown: boolean): void {
    this.coordinates = shown;
    remember("coordinates", shown);
  }

  /** The theme as it is now: the system may change its mind. */
  get shownTheme(): Exclude<Theme, "system"> {
    if (this.theme !== "system") return this.theme;
    return contrast() ? "contrast" : light() ? "light" : "dark";
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
  }

  setPlayer(player: string): void {
    this.player = player.trim();
    remember("player", this.player);
  }
}

export const prefs = new Preferences();
