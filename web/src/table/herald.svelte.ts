import type { Told } from "../title";

/** What others do is told no more often than this. */
const PAUSE = 2000;
/** Of what was gathered meanwhile no more is told than this: the newest. */
const MOST = 12;

/** Tells a screen reader what happens: what one does oneself at once, what others do in summaries. */
export class Herald {
  said = $state.raw<Told[]>([]);
  #gathered: Told[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something happened; `mine` if it came of what was done here. */
  tell(events: Told[], mine: boolean): void {
    if (!events.length) return;
    this.#gathered = [...this.#gathered, ...events].slice(-MOST);
    if (mine || this.#timer === undefined) this.#say();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #say(): void {
    clearTimeout(this.#timer);
    this.said = this.#gathered;
    this.#gathered = [];
    this.#timer = setTimeout(() => this.#pauseOver(), PAUSE);
  }

  #pauseOver(): void {
    this.#timer = undefined;
    if (this.#gathered.length) this.#say();
  }
}
