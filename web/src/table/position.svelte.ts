import type { Opaque } from "../games";
import type { Move } from "../title";
import type { Vocabulary } from "../vocabulary";
import type { News, Result, Whole } from "../wire";
import { applyPatch } from "./patch";

/** How things stand, by the server's last word. It is so at once, whatever is still being shown. */
export class Position {
  /** How many entries the log has; none are known before the first word. */
  seq = -1;
  view = $state.raw<Opaque | null>(null);
  legal = $state.raw<Move[]>([]);
  actors = $state.raw<number[]>([]);
  result = $state.raw<Result | null>(null);
  /** Whether a clock runs: then others act meanwhile, and several moves may be on their way at once. */
  timed = $state(false);

  get known(): boolean {
    return this.seq >= 0;
  }

  takeWhole(whole: Whole, words: Vocabulary): void {
    this.#take(whole, whole.view as Opaque, words);
  }

  /** Whether it was news. */
  takeNews(news: News, words: Vocabulary): boolean {
    if (news.seq <= this.seq) return false;
    this.#take(news, applyPatch(this.view!, news.patch ?? []), words);
    return true;
  }

  #take(word: Pick<News, "seq" | "legal" | "actors" | "result" | "due">, view: Opaque, words: Vocabulary): void {
    this.view = view;
    this.seq = word.seq;
    this.legal = words.inRuns(word.legal);
    this.actors = word.actors ?? [];
    this.result = word.result ?? null;
    this.timed = word.due != null;
  }
}
