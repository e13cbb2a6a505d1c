import type { Decided, Proposed } from "../wire";

/** What was decided, and about whom. */
export interface Verdict extends Decided {
  seat: number | null;
}

/** So long a result is said. */
const SAID_FOR = 5000;

/** What those who are here decide together: what is asked, whether one has answered, and what came of it. */
export class Voting {
  motion = $state.raw<Proposed | null>(null);
  voted = $state(false);
  verdict = $state.raw<Verdict | null>(null);
  #id = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something is proposed, or nothing is; whoever proposes it agrees. */
  take(motion: Proposed | null | undefined, seat: number | null): void {
    this.motion = motion ?? null;
    this.voted = motion?.by === seat;
    if (motion) this.#forget();
  }

  vote(id: string): void {
    this.#id = id;
    this.voted = true;
  }

  /** Whether this answers one's vote. It is refused to who has voted before, on a page that was since loaded anew. */
  isVote(id: string | null | undefined): boolean {
    return !!id && id === this.#id;
  }

  decide(decided: Decided): void {
    const seat = this.motion?.seat ?? null;
    this.motion = null;
    this.#forget();
    this.verdict = { ...decided, seat };
    this.#timer = setTimeout(() => (this.verdict = null), SAID_FOR);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.verdict = null;
  }
}
