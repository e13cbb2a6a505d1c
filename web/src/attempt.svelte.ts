import { sentence } from "./trouble";

/** What somebody asks for with a button: whether it is under way, and what was wrong with it last. One thing at a time. */
export class Attempt {
  busy = $state(false);
  problem = $state("");

  /** `game` is whose words may be needed to say what was wrong. */
  async run(work: () => Promise<void>, game: string | null = null): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.problem = sentence(error, game);
    }
    this.busy = false;
  }
}
