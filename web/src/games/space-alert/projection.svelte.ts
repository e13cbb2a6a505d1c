import { scenesOf } from "../../api";
import { prefs } from "../../prefs.svelte";
import { Reel } from "../../reel.svelte";
import { turnStart } from "./differ";
import type { Scene, Showing } from "./wire";
import { driverOf, writeCourse, type Driver } from "./wheel";

/** What a projection needs of its board. */
export interface Hall {
  table: () => string | null;
  seat: () => number | null;
  shown: () => ReadonlyMap<number, string>;
  show: (what: string) => void;
  /** Whether somebody has yet to see what has just happened; whoever comes back later sees how it stands. */
  fresh: () => boolean;
}

/** A scene is looked at as long as it takes to read it. */
const LOOK = 1.6;
const READ = 1.7;
const LONGEST = 11;
/** For who wants nothing to move by itself, and then presses play. */
const STILL = 450;
/** What could not be fetched is asked for again; nobody waits for it for ever. */
const RETRY = 1000;
const PATIENCE = 3;
/** Who comes later must learn where the film is. */
export const REPEAT = 2000;

/** Milliseconds for a scene, at the speed that was chosen. */
export const paceOf = (scene: Scene | null | undefined): number => (prefs.pace || STILL) * Math.min(LONGEST, LOOK + READ * (scene?.events.length ?? 0));

/** The film of a flight at the table. It grows while the flight is resolved; one drives and the others follow, or it plays by itself. */
export class Projection extends Reel {
  /** The flight that was flown, as far as it is known. */
  flown = $state.raw<Showing | null>(null);
  /** Another one, which could have been. */
  trial = $state.raw<Showing | null>(null);
  failed = $state(false);
  /** Somebody else drives, and one looks at something else. */
  alone = $state(false);
  /** The last place that was seen. */
  furthest = $state(0);
  /** The moment up to which everything is known: what was asked for last. */
  known = $state("");
  #claim = $state(0);
  #asking = false;
  #next = "";

  constructor(readonly hall: Hall) {
    super(
      () => this.film?.scenes.length ?? 0,
      () => paceOf(this.film?.scenes[this.place - 1]),
      () => this.film === this.flown && this.flown?.outcome == null,
    );
  }

  get film(): Showing | null {
    return this.trial ?? this.flown;
  }

  get scene(): Scene | null {
    return this.film?.scenes[this.place - 1] ?? null;
  }

  get atEnd(): boolean {
    return this.place >= this.last();
  }

  /** Whether it goes on by itself, for us or for whom we follow. */
  get rolling(): boolean {
    return this.running || (this.following && this.driver!.running);
  }

  // --- who drives ---
  get driving(): boolean {
    return this.#claim > 0;
  }

  get driver(): Driver | null {
    return this.flown ? driverOf(this.hall.shown(), this.flown.part) : null;
  }

  get following(): boolean {
    return !this.driving && !this.alone && this.driver !== null && !this.trial;
  }

  take(): void {
    this.#claim = (this.driver?.claim ?? 0) + 1;
    this.alone = false;
    this.drop();
    this.tell();
  }

  letGo(): void {
    this.#claim = 0;
    this.hall.show("");
  }

  follow(): void {
    this.drop();
    this.alone = false;
  }

  /** Tell the others where the film is. */
  tell(): void {
    const { place, running, flown } = this;
    if (this.driving && flown && !this.trial) this.hall.show(writeCourse({ claim: this.#claim, part: flown.part, place, running }));
  }

  /** Somebody else took the wheel after us; or goes on, and we go with them. */
  obey(): void {
    const { driver } = this;
    if (!driver) return void (this.alone = false);
    if (this.driving && driver.claim >= this.#claim && (driver.claim > this.#claim || driver.seat < (this.hall.seat() ?? 0))) this.letGo();
    if (!this.following) return;
    this.running = false;
    const place = Math.min(this.last(), driver.place);
    if (place === this.place) return;
    this.lively = place === this.place + 1;
    this.place = place;
  }

  // --- one's own hands on it ---
  override goTo(place: number): void {
    this.#leave();
    super.goTo(place);
    this.running = this.atEnd && this.more() && prefs.pace > 0; // whoever waits for what comes next wants to see it
  }

  override toggle(): void {
    this.#leave();
    if (this.atEnd && this.more()) this.running = !this.running;
    else super.toggle();
  }

  /** To the beginning of the next turn; of this one; or of the one before. */
  byTurn(step: number): void {
    const scenes = this.film?.scenes ?? [];
    const turn = this.scene?.turn ?? 0;
    const start = turnStart(scenes, turn);
    if (step > 0) this.goTo(turnStart(scenes, turn + 1) || this.last());
    else this.goTo(this.place > start ? start : turnStart(scenes, turn - 1));
  }

  /** What happened is seen at once; what comes then is played. */
  skip(): void {
    Object.assign(this, { place: this.last(), lively: false });
    if (!this.more()) this.running = false;
  }

  #leave(): void {
    if (!this.driving && this.driver) this.alone = true;
  }

  // --- another flight ---
  watch(trial: Showing, place: number): void {
    this.#leave();
    this.trial = trial;
    super.goTo(place);
  }

  /** Back to the flight that was flown. */
  drop(): void {
    if (!this.trial) return;
    this.trial = null;
    super.goTo(Math.min(this.place, this.last()));
  }

  // --- learning what happened ---
  /** There is more to know: ask for it, once at a time. */
  async learn(moment: string): Promise<void> {
    this.#next = moment;
    if (this.#asking || this.known === moment) return;
    this.#asking = true;
    let misses = 0;
    while (this.known !== this.#next) {
      const wanted = this.#next;
      if (await this.#fetch()) {
        this.known = wanted;
        misses = 0;
      } else {
        misses += 1;
        await new Promise((later) => setTimeout(later, RETRY));
      }
      this.failed = misses >= PATIENCE; // what happened stands in the journal
    }
    this.#asking = false;
  }

  /** Whether that went well; where there is no table any more, nothing is missing. */
  async #fetch(): Promise<boolean> {
    const table = this.hall.table();
    if (!table) return true;
    try {
      const start = this.flown?.scenes.length ?? 0;
      let news = await scenesOf<Showing>(table, start);
      const goesOn = news.part === this.flown?.part && news.start === start;
      if (!goesOn && news.start) news = await scenesOf<Showing>(table, 0);
      this.#show(news, goesOn);
      return true;
    } catch {
      return false;
    }
  }

  #show(news: Showing, goesOn: boolean): void {
    const waited = goesOn && !this.trial && this.atEnd;
    const moves = prefs.pace > 0 && (this.hall.fresh() || news.outcome === null);
    const { flown } = this;
    this.flown = goesOn && flown ? { ...news, start: 0, scenes: [...flown.scenes, ...news.scenes], told: [...flown.told, ...news.told] } : news;
    if (!goesOn) Object.assign(this, { trial: null, place: moves && this.hall.fresh() ? 0 : this.last(), running: moves, lively: false, furthest: 0 });
    else if (waited && !prefs.pace && !this.following) this.place = this.last();
  }

  forget(): void {
    if (this.driving) this.letGo();
    Object.assign(this, { flown: null, trial: null, place: 0, running: false, lively: false, alone: false, furthest: 0, known: "", failed: false });
    this.#next = "";
  }
}
