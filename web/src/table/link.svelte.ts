import { Announcer } from "../announcer";
import { gameInfo, socketTo } from "../api";
import { loadGame, namesAt, staged, viewOf, type GameClient, type Opaque } from "../games";
import type { Effect } from "../motion/effects";
import { prefs } from "../prefs.svelte";
import type { Seen } from "../seen";
import { sound } from "../sound.svelte";
import type { Move, Told } from "../title";
import { troubleOf } from "../trouble";
import { Vocabulary, type Numbers } from "../vocabulary";
import { VERSION, type ClockTold, type Error as Refusal, type Moment, type News, type Previewed, type Propose, type Reply, type Request, type Whole } from "../wire";
import { Clock } from "./clock";
import { BROKEN, Complaint, type Refused } from "./complaint.svelte";
import { Connection, newId } from "./connection";
import { Cues } from "./cues.svelte";
import { Foresight } from "./foresight.svelte";
import { Herald } from "./herald.svelte";
import { Hint } from "./hint.svelte";
import { Journal } from "./journal.svelte";
import { LookBack } from "./lookback.svelte";
import { Pending } from "./pending.svelte";
import { Phase } from "./phase.svelte";
import { Position } from "./position.svelte";
import { Scratches } from "./scratch.svelte";
import { Session } from "./session.svelte";
import { Story } from "./story.svelte";
import { Voting } from "./voting.svelte";

export type State = "connecting" | "open" | "reconnecting" | "closed";

// After these there is nothing to come back to.
const FINAL = new Set(["no-such-table", "wrong-version", "rules-changed", "bad-origin", "private", "watch-only"]);

/** One table. It passes on what is asked and what is heard; each part of it knows one thing. */
export class Link {
  readonly session: Session;
  readonly position = new Position();
  readonly clock = new Clock();
  readonly phase = new Phase();
  readonly voting = new Voting();
  readonly scratches = new Scratches((what) => this.#send({ t: "scratch", what }));
  readonly announcer = new Announcer(sound);
  readonly cues = new Cues(() => this.time(), this.announcer);
  readonly pending = new Pending();
  readonly journal = new Journal();
  readonly herald = new Herald();
  readonly hint = new Hint();
  readonly past = new LookBack();
  readonly foresight = new Foresight((move) => this.#askAhead(move));
  readonly story: Story<Opaque>;

  #state = $state<State>("connecting");
  #client = $state.raw<GameClient | null>(null);
  #options = $state.raw<Record<string, string>>({});
  #complaint = new Complaint();
  #connection: Connection;
  #words: Vocabulary | null = null;
  #ahead: { id: string; move: Move } | null = null;

  constructor(readonly table: string) {
    this.session = new Session(table);
    this.story = new Story<Opaque>({
      staged: (view, event, after) => staged(this.#client!, view, [event], after),
      pace: (event) => prefs.pace * (this.#client?.lasts?.(event) ?? (this.#client?.heading(event) ? 1 / 3 : 1)),
      away: () => document.visibilityState === "hidden",
      told: (event, shown) => this.#told(event, shown),
      ended: () => this.#ended(),
      complain: (error) => reportError(error),
      held: (event) => this.#client?.films?.(event) ?? false,
      joins: (event, before) => this.#client?.joins?.(event, before) ?? false,
    });
    this.#connection = new Connection(() => socketTo(table), {
      greeting: () => this.#greeting(),
      hear: (reply, came) => this.#hear(reply, came),
      lost: () => this.#lost(),
      failed: (error, final) => this.#failed(error, final),
      answered: (left, came, pong) => this.clock.answered(left, came, pong.time ?? 0),
    });
    document.addEventListener("visibilitychange", this.#catchUp);
  }

  close(): void {
    this.#state = "closed";
    document.removeEventListener("visibilitychange", this.#catchUp);
    this.#connection.close();
    for (const part of [this.herald, this.pending, this.#complaint, this.voting, this.scratches, this.cues]) part.close();
    this.story.skip();
  }

  // --- how things are ---
  get state(): State {
    return this.#state;
  }

  get client(): GameClient | null {
    return this.#client;
  }

  get game(): string {
    return this.#client?.title.id ?? "";
  }

  get options(): Record<string, string> {
    return this.#options;
  }

  get refused(): Refused | null {
    return this.#complaint.refused;
  }

  get myTurn(): boolean {
    const { seat } = this.session;
    return seat !== null && this.position.actors.includes(seat) && !this.position.result;
  }

  /** Whether one may decide something now. Without a clock, what is legal next is not known before the last move is done. */
  get free(): boolean {
    if (!this.myTurn || this.#state !== "open" || this.phase.curtained) return false;
    return this.position.timed || !this.pending.list.length;
  }

  /** What is on the screen: the past somebody looks at, or what is being told, with everything one has just done. */
  get view(): Opaque | null {
    if (this.past.looking && this.past.view) return this.past.view;
    return this.story.view && this.#predicted(this.story.view);
  }

  /** What is seen to happen at this moment. */
  get effects(): Effect[] {
    const { view, beat } = this.story;
    return view && !this.past.looking ? beat.flatMap((event) => this.#client!.effects(event, view)) : [];
  }

  /** The game's time, as far as it is known. */
  time(): number | null {
    return this.clock.now(performance.now());
  }

  /** When what goes on now is over, in the game's time. */
  get ends(): number | null {
    const { view } = this.position;
    return (view && this.#client?.ends?.(view)) ?? null;
  }

  get words(): Vocabulary | null {
    return this.#words;
  }

  // --- asking ---
  play(text: string): void {
    const move = this.#words?.find(text);
    if (!move || !this.free || this.pending.holds(move)) return;
    this.dismiss();
    this.story.skip();
    const { id, seq } = this.pending.add(newId(), this.position.seq, move);
    this.#send({ t: "play", id, seq, move: move.number });
  }

  undo(): void {
    this.#complaint.forget();
    this.#send({ t: "undo", id: newId() });
  }

  answer(yes: boolean): void {
    this.session.answered();
    this.#send({ t: "answer", id: newId(), yes });
  }

  askHint(): void {
    if (this.hint.asking) return;
    const id = newId();
    this.hint.ask(id, this.position.seq);
    this.#send({ t: "hint", id });
  }

  /** The clock may start, as far as we are concerned; or not yet, after all. It is also the click that lets us sound. */
  getReady(yes: boolean): void {
    sound.unlock();
    this.#send({ t: "ready", id: newId(), yes });
    this.#connection.measure();
  }

  propose(what: Propose["what"], seat: number | null = null): void {
    this.#complaint.forget();
    this.#send({ t: "propose", id: newId(), what, seat });
  }

  vote(yes: boolean): void {
    const id = newId();
    this.voting.vote(id);
    this.#send({ t: "vote", id, yes });
  }

  say(text: string): void {
    this.#send({ t: "chat", id: newId(), text });
  }

  playAgain(swap: boolean): void {
    this.#send({ t: "rematch", id: newId(), swap });
  }

  /** See the moment of an event again; without one, come back to now. */
  lookBack(place: number | null): void {
    if (place === null) return this.past.end();
    const id = newId();
    this.past.begin(id, place);
    this.#send({ t: "past", id, told: place + 1 });
  }

  /** What was refused or proposed has been seen. */
  dismiss(): void {
    this.#complaint.forget();
    this.hint.forget();
    this.session.undoRefused = false;
  }

  #askAhead(move: Move): void {
    this.#ahead = { id: newId(), move };
    this.#send({ t: "preview", id: this.#ahead.id, seq: this.position.seq, move: move.number });
  }

  #send(request: Request): void {
    this.#connection.send(request);
  }

  /** What one has just done is seen at once. A prediction that fails is none, and nobody has to do without a board. */
  #predicted(view: Opaque): Opaque {
    const predict = this.#client?.predict;
    if (!predict || !this.pending.list.length) return view;
    try {
      const copy = structuredClone(view);
      for (const move of this.pending.moves) predict(copy, move);
      return copy;
    } catch (error) {
      reportError(error);
      return view;
    }
  }

  // --- connecting ---
  #greeting(): Request {
    return { t: "hello", v: VERSION, token: this.session.token, since: this.position.known ? this.position.seq : null };
  }

  #lost(): void {
    this.hint.giveUp();
    this.scratches.forget();
    this.#moveOn();
    if (this.#state !== "closed") this.#state = this.position.known ? "reconnecting" : "connecting";
  }

  /** Something of ours went wrong with a message: people are told, and so are developers. */
  #failed(error: unknown, final: boolean): void {
    const refusal = troubleOf(error, BROKEN);
    this.#complaint.say({ refusal, move: null });
    if (refusal.code === BROKEN) reportError(error);
    if (final) this.close();
  }

  /** Nobody watches a hidden tab, and who comes back wants to see how things are, not how they came about. */
  #catchUp = (): void => {
    if (document.visibilityState === "hidden") this.story.skip();
  };

  // --- hearing ---
  async #hear(reply: Reply, came: number): Promise<void> {
    switch (reply.t) {
      case "whole": return this.#takeWhole(reply, came);
      case "news": return this.#takeNews(reply, came);
      case "done": return this.pending.done(reply.id, reply.seq ?? null, this.position.seq);
      case "hinted": {
        this.hint.answer(reply.id, this.position.seq, this.#words!.move(reply.move));
        if (this.hint.move) this.foresight.explain(this.hint.move);
        return;
      }
      case "previewed": return this.#previewed(reply);
      case "moment": return this.#remembered(reply);
      case "error": return this.#refuse(reply);
      case "clock": return this.#turnClock(reply, came);
      case "countdown": return this.#countDown(reply.starts, came);
      case "proposed": return this.voting.take(reply, this.session.seat);
      case "decided": return this.voting.decide(reply);
      case "scratched": return this.scratches.hear(reply.seat, reply.what);
      case "cued": return this.cues.hear(reply);
      case "pong": return;
      case "people": this.scratches.keep((seat) => reply.people[seat]?.here ?? false);
      // falls through
      default: return this.session.hear(reply);
    }
  }

  async #takeWhole(whole: Whole, came: number): Promise<void> {
    await this.#learn(whole.game);
    const events = this.#tell(whole.events, viewOf(this.#client!, whole.view as Seen<Opaque, Opaque>));
    this.story.skip();
    if (whole.fresh === false) this.journal.add(...events);
    else this.journal.begin(events);
    if (whole.fresh !== false) this.past.end();
    this.#options = whole.options;
    this.session.take(whole);
    if (whole.fresh !== false) this.clock.restart();
    this.phase.take(whole.phase);
    this.#countDown(whole.starts, came);
    this.voting.take(whole.motion, whole.seat);
    this.#keepTime(whole.time, whole.due != null, came);
    this.position.takeWhole(whole, this.#words!, this.#client!);
    this.pending.reached(whole.seq);
    this.story.jump(this.position.view!);
    this.hint.forget();
    this.scratches.hush(this.position.silent);
    this.#moveOn();
    this.#state = "open";
    if (!this.#connection.greeted) this.#welcome();
    this.cues.take(whole.cues ?? []);
  }

  async #learn(game: string): Promise<void> {
    if (this.#words) return;
    const [info, client] = await Promise.all([gameInfo(game), loadGame(game)]);
    this.#words = new Vocabulary(info, client.title.names);
    this.#client = client;
  }

  #tell(events: readonly Numbers[] | undefined, view: Opaque | null): Told[] {
    return this.#words!.tellAll(events, namesAt(this.#client!, view));
  }

  /** The connection stands: what was sent over the last one and not answered is sent again, under its id. */
  #welcome(): void {
    this.#connection.welcome();
    this.#complaint.pass();
    for (const { id, seq, move } of this.pending.unanswered) this.#send({ t: "play", id, seq, move: move.number });
    if (this.phase.realTime) this.#connection.measure();
  }

  /** What was foreseen no longer counts. */
  #moveOn(): void {
    this.#ahead = null;
    this.foresight.forget();
  }

  #takeNews(news: News, came: number): void {
    if (!this.position.takeNews(news, this.#words!, this.#client!)) return;
    if (news.due != null) this.#keepTime(news.time, true, came);
    this.scratches.hush(this.position.silent);
    const mine = this.pending.list.length;
    if (news.id) this.pending.done(news.id, news.seq, news.seq);
    this.pending.reached(news.seq);
    // Where others act all the time, their news must not wipe away what one was just told.
    if (!this.position.timed) this.#complaint.forget();
    this.hint.forget();
    this.session.moved();
    this.#moveOn();
    const events = this.#tell(news.events, this.position.view);
    this.herald.tell(events.filter((event) => !this.#client?.quiet?.(event) && !this.#client?.films?.(event)), this.pending.list.length < mine);
    this.story.tell(events, this.position.view!);
  }

  #keepTime(time = 0, runs: boolean, came: number): void {
    if (runs) this.clock.runs(time, came);
    else this.clock.stands(time);
    this.position.keepTime(runs);
    this.cues.turn(runs);
  }

  /** It was started or stopped. How far away the server is counts most right after the start. */
  #turnClock({ time, runs, phase }: ClockTold, came: number): void {
    this.phase.take(phase);
    this.#keepTime(time, runs, came);
    if (runs && this.phase.realTime) this.#connection.measure();
  }

  #countDown(starts: number | null | undefined, came: number): void {
    this.phase.count(starts, came);
    this.cues.expect(starts == null ? null : starts - this.clock.lag - (performance.now() - came));
    if (starts != null) this.#connection.measure();
  }

  #told(event: Told, shown: boolean): void {
    this.journal.add(event);
    const tone = shown && this.#client?.tone(event);
    if (tone) sound.play(tone);
  }

  #ended(): void {
    const { result } = this.position;
    if (result) sound.play(this.session.seat === null || result.won[this.session.seat] ? "won" : "lost");
  }

  #previewed(reply: Previewed): void {
    if (reply.id !== this.#ahead?.id) return;
    const events = this.#tell(reply.events, this.position.view);
    const view = staged(this.#client!, this.position.view!, events);
    this.foresight.answer({ move: this.#ahead.move, events, view, sure: reply.sure ?? false });
  }

  #remembered(moment: Moment): void {
    if (!this.past.asked(moment.id)) return;
    const events = this.journal.between(moment.told, this.past.place! + 1);
    this.past.show(staged(this.#client!, viewOf(this.#client!, moment.view as Seen<Opaque, Opaque>), events));
  }

  #refuse(refusal: Refusal): void {
    // Looking ahead or back in vain is no news.
    if (refusal.id && (refusal.id === this.#ahead?.id || this.past.asked(refusal.id))) return;
    if (this.voting.isVote(refusal.id)) return;
    this.hint.ends(refusal.id);
    this.#complaint.say({ refusal, move: refusal.id ? this.pending.takeBack(refusal.id) : null }, this.position.timed);
    if (refusal.code === "no-seat") this.session.stand();
    if (refusal.code === "bad-token") this.session.shut();
    if (FINAL.has(refusal.code)) this.close();
  }
}
