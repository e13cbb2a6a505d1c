import { viewOf, type GameClient, type Opaque } from "../games";
import type { Seen } from "../seen";
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
  /** Nobody may talk now, nor point at things. */
  silent = $state(false);
  #seen: Seen<Opaque, Opaque> | null = null;

  get known(): boolean {
    return this.seq >= 0;
  }

  takeWhole(whole: Whole, words: Vocabulary, client: GameClient): void {
    this.#see(whole.view as Seen<Opaque, Opaque>, client);
    this.#take(whole, words);
  }

  /** Whether it was news. */
  takeNews(news: News, words: Vocabulary, client: GameClient): boolean {
    if (news.seq <= this.seq) return false;
    const { seat, public: seen, own } = this.#seen!;
    this.#see({ seat, public: applyPatch(seen, news.patch ?? []), own: applyPatch(own, news.own ?? []) }, client);
    this.#take(news, words);
    return true;
  }

  /** The clock was started or stopped. */
  keepTime(runs: boolean): void {
    this.timed = runs;
  }

  #see(seen: Seen<Opaque, Opaque>, client: GameClient): void {
    this.#seen = seen;
    this.view = viewOf(client, seen);
  }

  #take(word: Pick<News, "seq" | "legal" | "actors" | "result" | "due" | "silent">, words: Vocabulary): void {
    this.seq = word.seq;
    this.legal = words.inRuns(word.legal);
    this.actors = word.actors ?? [];
    this.result = word.result ?? null;
    this.silent = word.silent ?? false;
    if (word.due != null) this.timed = true;
  }
}
