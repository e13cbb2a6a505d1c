import { changeWork, dropWork, keepWork, readWork, reviewPaper } from "../../../api";
import { workshopAddress } from "../../../route.svelte";
import { sentence, troubleOf } from "../../../trouble";
import { draftOf, forgetWork, keepDraft, knownWork, knownWorks, knowWork, type KnownWork } from "../../../works";
import type { Problem, ShopInfo } from "../../../wire";
import type { Mission } from "../mission/mission";
import { missionName } from "../mission/says";
import { GAME } from "../says";
import { begunFrom, blankMission, pathOf, problemWords, shop } from "./words";

const PAUSE_MS = 300;

/** A mission that is being written: the draft, what the server has against it, and where it is kept. */
export class Desk {
  mission = $state.raw<Mission>({});
  problems = $state.raw<Problem[]>([]);
  /** What is wrong with a file that was not opened. */
  refused = $state.raw<Problem[]>([]);
  /** The options of a table that plays it; null while it is being looked at, or cannot be played. */
  options = $state.raw<Record<string, string> | null>(null);
  checking = $state(false);
  said = $state("");
  problem = $state("");
  mine = $state.raw<KnownWork[]>(knownWorks(GAME));
  /** The work in the address; it is one's own if this browser has its key. */
  work = $state("");
  before = $state.raw<Mission | null>(null);

  wrongAt = $derived.by(() => {
    const found = new Map<string, string[]>();
    for (const problem of this.problems) found.set(pathOf(problem), [...(found.get(pathOf(problem)) ?? []), problemWords(problem)]);
    return found;
  });
  isMine = $derived(this.mine.some(({ work }) => work === this.work));

  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly info: ShopInfo, work: string) {
    this.work = work;
    if (work) void this.#attempt(() => this.#fetch(work));
    else this.#lay(draftOf<Mission>(GAME) ?? blankMission());
  }

  /** What was taken away is not kept in mind, and one's draft lies there instead. */
  async #fetch(work: string): Promise<void> {
    try {
      this.#lay((await readWork(work)).paper as Mission);
    } catch (error) {
      if (troubleOf(error).code === "no-such-work") forgetWork(work);
      [this.work, this.mine] = ["", knownWorks(GAME)];
      this.#lay(draftOf<Mission>(GAME) ?? blankMission());
      throw error;
    }
  }

  /** Something was written: it is looked at when the hand rests. */
  write(mission: Mission): void {
    this.said = "";
    this.#lay(mission);
  }

  #lay(mission: Mission): void {
    this.mission = mission;
    if (!this.work) keepDraft(GAME, mission); // reading somebody else's mission leaves one's own draft alone
    this.options = null;
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), PAUSE_MS);
  }

  async #check(): Promise<void> {
    const number = ++this.#asked;
    try {
      const { problems, options } = await reviewPaper(GAME, JSON.stringify(this.mission));
      if (number !== this.#asked) return; // something else was written meanwhile
      this.problems = problems;
      this.options = problems.length ? null : (options ?? {});
      this.problem = "";
    } catch (error) {
      if (number === this.#asked) this.problem = sentence(error, GAME);
    }
    if (number === this.#asked) this.checking = false;
  }

  // --- beginning ---
  begin(id: string): void {
    this.before = this.mission;
    this.refused = [];
    this.write(id ? begunFrom(id, this.info.models[id] as Mission) : blankMission());
    this.said = shop("begun");
  }

  undo(): void {
    if (this.before) this.write(this.before);
    this.before = null;
  }

  /** A file is data: what is wrong with it is told, and the draft stays. */
  async openFile(file: File): Promise<void> {
    await this.#attempt(async () => {
      const text = await file.text();
      const { problems, paper } = await reviewPaper(GAME, text);
      this.refused = problems;
      if (problems.length) return;
      this.before = this.mission;
      this.write(paper as Mission);
      this.said = shop("opened");
    });
  }

  // --- keeping ---
  /** On the server, under a link: anew, or in place of what was there before. */
  async keep(): Promise<string> {
    const own = knownWork(this.work);
    const name = missionName(this.mission);
    if (own) {
      await changeWork(own.work, own.key, this.mission);
      knowWork({ ...own, name });
    } else {
      const { work, key } = await keepWork(GAME, this.mission);
      knowWork({ work, key, game: GAME, name });
      this.work = work;
      history.replaceState(null, "", workshopAddress(GAME, work));
    }
    this.mine = knownWorks(GAME);
    return this.work;
  }

  async takeAway(work: KnownWork): Promise<void> {
    await this.#attempt(async () => {
      await dropWork(work.work, work.key);
      forgetWork(work.work);
      this.mine = knownWorks(GAME);
      this.said = shop("taken-away", { name: work.name });
    });
  }

  async attempt(work: () => Promise<void>): Promise<void> {
    await this.#attempt(work);
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    this.problem = this.said = "";
    try {
      await work();
    } catch (error) {
      this.problem = sentence(error, GAME);
    }
  }
}
