import { gameInfo, socketTo, UNREACHABLE } from "../api";
import { loadGame, staged, viewOf, type GameClient, type Opaque } from "../games";
import { prefs } from "../prefs.svelte";
import type { Seen } from "../seen";
import { sound } from "../sound.svelte";
import type { Move, Told } from "../title";
import { troubleOf } from "../trouble";
import { Vocabulary } from "../vocabulary";
import { VERSION, type Error as Refusal, type Moment, type News, type Previewed, type Reply, type Request, type Whole } from "../wire";
import { Clock } from "./clock";
import { Connection, newId } from "./connection";
import { Foresight } from "./foresight.svelte";
import { Herald } from "./herald.svelte";
import { Hint } from "./hint.svelte";
import { Journal } from "./journal.svelte";
import { LookBack } from "./lookback.svelte";
import { Pending } from "./pending.svelte";
import { Position } from "./position.svelte";
import { Session } from "./session.svelte";
import { Story } from "./story.svelte";

export type State = "connecting" | "open" | "reconnecting" | "closed";

// After these there is nothing to come back to.
const FINAL = new Set(["no-such-table", "wrong-version", "rules-changed", "bad-origin", "private", "watch-only"]);

/** The code of what is nobody's fault but ours. */
const BROKEN = "broken";
// What these say is no longer so once a connection stands.
const PASSING = new Set([UNREACHABLE, BROKEN]);

/** Something that was refused, and the move it was, if it was one. */
interface Refused {
  refusal: Pick<Refusal, "code" | "why" | "rule" | "details">;
  move: Move | null;
}

/** One table. It passes on what is asked and what is heard; each part of it knows one thing. */
export class Link {
  readonly session: Session;
  readonly position = new Position();
  readonly clock = new Clock();
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
  #refused = $state.raw<Refused | null>(null);
  #connection: Connection;
  #words: Vocabulary | null = null;
  #ahead: { id: string; move: Move } | null = null;

  constructor(readonly table: string) {
    this.session = new Session(table);
    this.story = new Story<Opaque>({
      staged: (view, event) => staged(this.#client!, view, [event]),
      pace: (event) => prefs.pace / (this.#client?.heading(event) ? 3 : 1),
      away: () => document.visibilityState === "hidden",
      told: (event, shown) => this.#told(event, shown),
      ended: () => this.#ended(),
      complain: (error) => reportError(error),
    });
    this.#connection = new Connection(() => socketTo(table), {
      greeting: () => this.#greeting(),
      hear: (reply) => this.#hear(reply),
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
    this.herald.close();
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
    return this.#refused;
  }

  get myTurn(): boolean {
    const { seat } = this.session;
    return seat !== null && this.position.actors.includes(seat) && !this.position.result;
  }

  /** Whether one may decide something now. Without a clock, what is legal next is not known before the last move is done. */
  get free(): boolean {
    return this.myTurn && this.#state === "open" && (this.position.timed || !this.pending.list.length);
  }

  /** What is on the screen: the past somebody looks at, or what is being told, with everything one has just done. */
  get view(): Opaque | null {
    if (this.past.looking && this.past.view) return this.past.view;
    const { view } = this.story;
    const predict = this.#client?.predict;
    if (!view || !predict || !this.pending.list.length) return view;
    const copy = structuredClone(view);
    for (const move of this.pending.moves) predict(copy, move);
    return copy;
  }

  get words(): Vocabulary | null {
    return this.#words;
  }

  // --- asking ---
  play(text: string): void {
    const move = this.#words?.find(text);
    if (!move || !this.free) return;
    this.dismiss();
    this.story.skip();
    const { id, seq } = this.pending.add(newId(), this.position.seq, move);
    this.#send({ t: "play", id, seq, move: move.number });
  }

  undo(): void {
    this.#refused = null;
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

  say(text: string): void {
    this.#send({ t: "chat", id: newId(), text });
  }

  playAgain(): void {
    this.#send({ t: "rematch", id: newId() });
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
    this.#refused = null;
    this.hint.forget();
  }

  #askAhead(move: Move): void {
    this.#ahead = { id: newId(), move };
    this.#send({ t: "preview", id: this.#ahead.id, seq: this.position.seq, move: move.number });
  }

  #send(request: Request): void {
    this.#connection.send(request);
  }

  // --- connecting ---
  #greeting(): Request {
    return { t: "hello", v: VERSION, token: this.session.token, since: this.position.known ? this.position.seq : null };
  }

  #lost(): void {
    this.hint.giveUp();
    this.#moveOn();
    if (this.#state !== "closed") this.#state = this.position.known ? "reconnecting" : "connecting";
  }

  /** Something of ours went wrong with a message: people are told, and so are developers. */
  #failed(error: unknown, final: boolean): void {
    const refusal = troubleOf(error, BROKEN);
    this.#refused = { refusal, move: null };
    if (refusal.code === BROKEN) reportError(error);
    if (final) this.close();
  }

  /** Nobody watches a hidden tab, and who comes back wants to see how things are, not how they came about. */
  #catchUp = (): void => {
    if (document.visibilityState === "hidden") this.story.skip();
  };

  // --- hearing ---
  async #hear(reply: Reply): Promise<void> {
    switch (reply.t) {
      case "whole": return this.#takeWhole(reply);
      case "news": return this.#takeNews(reply);
      case "done": return this.pending.done(reply.id, reply.seq ?? null, this.position.seq);
      case "hinted": return this.hint.answer(reply.id, this.position.seq, this.#words!.move(reply.move));
      case "previewed": return this.#previewed(reply);
      case "moment": return this.#remembered(reply);
      case "error": return this.#refuse(reply);
      case "clock": return this.#keepTime(reply.time, reply.runs);
      case "pong": return;
      // Ready, votes and pointing belong to games in real time, of which the shelf has none yet.
      case "countdown": case "proposed": case "decided": case "scratched": return;
      default: return this.session.hear(reply);
    }
  }

  async #takeWhole(whole: Whole): Promise<void> {
    await this.#learn(whole.game);
    const events = this.#words!.tellAll(whole.events);
    this.story.skip();
    if (whole.fresh === false) this.journal.add(...events);
    else this.journal.begin(events);
    if (whole.fresh !== false) this.past.end();
    this.#options = whole.options;
    this.session.take(whole);
    if (whole.fresh !== false) this.clock.restart();
    this.#keepTime(whole.time, whole.due != null);
    this.position.takeWhole(whole, this.#words!, this.#client!);
    this.pending.reached(whole.seq);
    this.story.jump(this.position.view!);
    this.hint.forget();
    this.#moveOn();
    this.#state = "open";
    if (!this.#connection.greeted) this.#welcome();
  }

  async #learn(game: string): Promise<void> {
    if (this.#words) return;
    const [info, client] = await Promise.all([gameInfo(game), loadGame(game)]);
    this.#words = new Vocabulary(info, client.title.names);
    this.#client = client;
  }

  /** The connection stands: what was sent over the last one and not answered is sent again, under its id. */
  #welcome(): void {
    this.#connection.welcome();
    if (PASSING.has(this.#refused?.refusal.code ?? "")) this.#refused = null;
    for (const { id, seq, move } of this.pending.unanswered) this.#send({ t: "play", id, seq, move: move.number });
  }

  /** What was foreseen no longer counts. */
  #moveOn(): void {
    this.#ahead = null;
    this.foresight.forget();
  }

  #takeNews(news: News): void {
    if (!this.position.takeNews(news, this.#words!, this.#client!)) return;
    if (news.due != null) this.#keepTime(news.time, true);
    const mine = this.pending.list.length;
    if (news.id) this.pending.done(news.id, news.seq, news.seq);
    this.pending.reached(news.seq);
    // Where others act all the time, their news must not wipe away what one was just told.
    if (!this.position.timed) this.#refused = null;
    this.hint.forget();
    this.session.moved();
    this.#moveOn();
    const events = this.#words!.tellAll(news.events);
    this.herald.tell(events, this.pending.list.length < mine);
    this.story.tell(events, this.position.view!);
  }

  #keepTime(time = 0, runs: boolean): void {
    if (runs) this.clock.runs(time, performance.now());
    else this.clock.stands(time);
    this.position.keepTime(runs);
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
    const events = this.#words!.tellAll(reply.events);
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
    this.hint.ends(refusal.id);
    this.#refused = { refusal, move: refusal.id ? this.pending.takeBack(refusal.id) : null };
    if (refusal.code === "no-seat") this.session.stand();
    if (refusal.code === "bad-token") this.session.shut();
    if (FINAL.has(refusal.code)) this.close();
  }
}
