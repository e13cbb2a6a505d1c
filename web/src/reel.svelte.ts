/** A film that can be played, stopped and wound: a place among numbered scenes, the first of which is 0. */
export class Reel {
  place = $state(0);
  running = $state(false);
  /** Whether it came to its place scene by scene, and the scene is to be seen happening; what is wound to is there at once. */
  lively = $state(false);

  constructor(
    readonly last: () => number,
    /** Milliseconds for a scene. */
    readonly pace: () => number,
    /** Whether there are scenes to come that nobody has yet: at the end it waits for them. */
    readonly more: () => boolean = () => false,
  ) {}

  /** Wind to a place, and stop there. */
  goTo(place: number): void {
    this.running = false;
    this.lively = false;
    this.place = Math.min(this.last(), Math.max(0, place));
  }

  step(by: number): void {
    const before = this.place;
    this.goTo(before + by);
    this.lively = this.place === before + 1;
  }

  /** Play on, or from the beginning if it is over; or pause. */
  toggle(): void {
    if (this.place >= this.last()) Object.assign(this, { place: 0, lively: false });
    this.running = !this.running;
  }

  /** The next scene, seen happening. */
  advance(): void {
    this.lively = true;
    this.place += 1;
  }

  /** While it runs it goes on by itself: the body of an effect. */
  run(): (() => void) | undefined {
    if (!this.running) return undefined;
    const timer = setInterval(() => {
      if (this.place < this.last()) this.advance();
      else if (!this.more()) this.running = false;
    }, this.pace());
    return () => clearInterval(timer);
  }
}
