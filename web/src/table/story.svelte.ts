import type { Told } from "../title";

/** What happened at once: the events in order, and how things stand after them. */
interface Chapter<View> {
  events: Told[];
  view: View;
  /** How many of the events have been told. */
  told: number;
}

/** What telling a story needs of those who listen. */
export interface Teller<View> {
  /** The view with one event shown on it; `after` is how things stand when all of its chapter is told. */
  staged: (view: View, event: Told, after: View) => View;
  /** Milliseconds an event is looked at; 0: it is not shown. */
  pace: (event: Told) => number;
  /** Whether nobody is looking. */
  away: () => boolean;
  /** The event belongs to the journal now. `shown` says whether somebody sees it happen. */
  told: (event: Told, shown: boolean) => void;
  /** Everything has been told. */
  ended: () => void;
  complain: (error: unknown) => void;
  /** Whether the board shows the event itself, in its own time: it waits until the board says that it was seen. */
  held?: (event: Told) => boolean;
  /** Whether an event is seen together with the one before it. */
  joins?: (event: Told, before: Told) => boolean;
}

/** Who is so many chapters behind catches up at once. */
const MOST_BEHIND = 4;

/** Shows what happened, event by event. It never holds anybody up: what is so, is so at once, and can be shown at once. */
export class Story<View> {
  /** The view on the screen; it follows the true one. */
  view = $state.raw<View | null>(null);
  /** The event being shown. */
  event = $state.raw<Told | null>(null);
  /** All that is seen at this moment: the event, and before it those it joined. */
  beat = $state.raw<Told[]>([]);
  /** Milliseconds there are for it. */
  time = 0;
  playing = $state(false);
  /** How many events wait for the board. */
  held = $state(0);
  #chapters: Chapter<View>[] = [];
  /** What was told since the last view, but not shown by itself: what is shown next happened after it. */
  #passed: { event: Told; after: View }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly teller: Teller<View>) {}

  tell(events: Told[], view: View): void {
    this.#chapters.push({ events, view, told: 0 });
    if (this.teller.away() || (!this.held && this.#chapters.length > MOST_BEHIND)) this.skip();
    else if (this.held) this.#hold();
    else if (!this.playing) {
      this.playing = true;
      this.#step();
    }
  }

  /** Show the rest at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.held = 0;
    const rest = this.#chapters.flatMap(({ events, told }) => events.slice(told));
    const last = this.#chapters.at(-1);
    this.#chapters = [];
    for (const event of rest) this.teller.told(event, false);
    if (last) this.#end(last.view);
  }

  /** The board has shown so many of the events that wait for it. */
  release(count: number): void {
    if (!this.held) return;
    for (let left = Math.min(count, this.held); left > 0; left--) {
      const chapter = this.#chapters.find(({ events, told }) => told < events.length)!;
      this.teller.told(chapter.events[chapter.told++]!, true);
    }
    this.held = 0;
    this.#step();
  }

  /** Show something else, whatever was being told. */
  jump(view: View): void {
    clearTimeout(this.#timer);
    this.held = 0;
    this.#chapters = [];
    this.playing = false;
    this.#rest();
    this.view = view;
  }

  /** The next event, and so on by itself. Whatever goes wrong on the way, the truth is shown at the end. */
  #step(): void {
    try {
      const pace = this.#next();
      if (this.playing && !this.held) this.#timer = setTimeout(() => this.#step(), pace);
    } catch (error) {
      this.teller.complain(error);
      this.skip();
    }
  }

  /** Tell events until one is seen, and say for how long. */
  #next(): number {
    while (this.#chapters.length) {
      const chapter = this.#chapters[0]!;
      const event = chapter.events[chapter.told];
      if (!event) {
        this.#turnPage(chapter);
        continue;
      }
      if (this.teller.held?.(event)) {
        this.#hold();
        return 0;
      }
      chapter.told += 1;
      const pace = this.teller.pace(event);
      this.teller.told(event, pace > 0);
      if (pace <= 0) this.#passed.push({ event, after: chapter.view });
      else {
        this.#show(event, chapter);
        this.time = pace;
        return pace;
      }
    }
    return 0;
  }

  /** The event on the view, and those that are seen together with it. */
  #show(first: Told, chapter: Chapter<View>): void {
    const beat = [first];
    let view = this.#passed.reduce((shown, { event, after }) => this.teller.staged(shown, event, after), this.view ?? chapter.view);
    this.#passed = [];
    view = this.teller.staged(view, first, chapter.view);
    for (let next = chapter.events[chapter.told]; next && this.teller.joins?.(next, beat.at(-1)!); next = chapter.events[chapter.told]) {
      chapter.told += 1;
      this.teller.told(next, false);
      view = this.teller.staged(view, next, chapter.view);
      beat.push(next);
    }
    [this.event, this.beat, this.view] = [beat.at(-1)!, beat, view];
  }

  #rest(): void {
    [this.event, this.beat, this.#passed] = [null, [], []];
  }

  /** What is so, is so at once; only the telling waits. */
  #hold(): void {
    this.#rest();
    this.view = this.#chapters.at(-1)!.view;
    this.held = this.#chapters.reduce((sum, { events, told }) => sum + events.length - told, 0);
  }

  #turnPage(chapter: Chapter<View>): void {
    this.#chapters.shift();
    if (!this.#chapters.length) this.#end(chapter.view);
  }

  #end(view: View): void {
    this.#rest();
    this.view = view;
    this.playing = false;
    this.teller.ended();
  }
}
