/** Where a game in real time stands; empty in all others. */
export type Stage = "" | "waiting" | "running" | "paused";

/** Whether people get ready, play or pause, and when the clock starts. */
export class Phase {
  stage = $state<Stage>("");
  /** When the clock starts, by our own time, while the seconds are being counted. */
  starts = $state<number | null>(null);

  get realTime(): boolean {
    return this.stage !== "";
  }

  /** Whether the board is hidden: where time is short, nobody may think while it stands. */
  get curtained(): boolean {
    return this.stage === "waiting" || this.stage === "paused";
  }

  take(stage = ""): void {
    this.stage = stage as Stage;
    if (!this.curtained) this.starts = null;
  }

  /** So many milliseconds are left at a moment; without them nothing is counted. */
  count(left: number | null | undefined, now: number): void {
    this.starts = left == null ? null : now + left;
  }
}
