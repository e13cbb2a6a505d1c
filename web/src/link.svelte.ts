import { gameInfo } from "./api";
import { Connection, newId } from "./connection";
import { Foresight } from "./foresight.svelte";
import { gameClient, staged, type GameClient } from "./games";
import { held, release } from "./memory";
import { applyPatch, numbersOf } from "./patch";
import { prefs } from "./prefs.svelte";
import { sound } from "./sound.svelte";
import { readMove, type Move, type Told } from "./title";
import {
  VERSION, type Error as Refusal, type GameInfo, type Line, type Moment, type News, type Person, type Previewed,
  type Reply, type Request, type Result, type Whole,
} from "./wire";

type Numbers = [number, number, number, number];
export type State = "connecting" | "open" | "reconnecting" | "closed";

// After these there is nothing to come back to.
const FINAL = new Set(["no-such-table", "wrong-version", "rules-changed", "bad-origin", "private", "watch-only"]);

/** What the journal says about an event's numbers. */
export function tell(info: GameInfo, client: GameClient | undefined, numbers: Numbers): Told {
  const kind = info.events[numbers[0]];
  const told: Told = { kind: kind?.name ?? "", rule: kind?.rule ?? "", values: {}, numbers: {} };
  kind?.fields.forEach((field, place) => {
    const number = numbers[place + 1] ?? 0;
    told.numbers[field] = number;
    told.values[field] = client?.title.names[field]?.[number] ?? String(number);
  });
  return told;
}

/** One table: what is so, what is being shown, and what was asked and not yet answered. */
export class Link {
  state = $state<State>("connecting");
  game = $state("");
  info = $state.raw<GameInfo | null>(null);
  client = $state.raw<GameClient | undefined>(undefined);
  options = $state.raw<Record<string, string>>({});
  seat = $state<number | null>(null);
  people = $state.raw<Person[]>([]);
  /** The view on the screen; it follows the true one event by event. */
  view = $state.raw<unknown>(null);
  legal = $state.raw<Move[]>([]);
  actors = $state.raw<number[]>([]);
  result = $state.raw<Result | null>(null);
  journal = $state.raw<Told[]>([]);
  event = $state.raw<Told | null>(null);
  playing = $state(false);
  waiting = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  refusedMove = $state.raw<Move | null>(null);
  hint = $state.raw<Move | null>(null);
  hinting = $state(false);
  asked = $state<number | null>(null);
  undoRefused = $state(false);
  rematch = $state<string | null>(null);
  chat = $state.raw<Line[]>([]);
  unread = $state(0);
  /** The event of the journal somebody looks back at, and how things stood right then. */
  marked = $state.raw<Told | null>(null);
  past = $state.raw<unknown>(null);
  /** What a screen reader is told: the events of the last entry. */
  spoken = $state.raw<Told[]>([]);
  readonly foresight = new Foresight((move) => this.#askAhead(move));

  #connection: Connection;
  #truth: unknown = null;
  #seq = -1;
  #queue: News[] = [];
  #skip: (() => void) | null = null;
  #skipping = false;
  /** Goes up with every whole view: what was being shown before it is no longer of interest. */
  #era = 0;
  #closed = false;
  /** The move that was sent and not answered; sent again with the same id after a reconnection. */
  #sent: { id: string; seq: number; move: number } | null = null;
  #hintId = "";
  #ahead: { id: string; move: Move } | null = null;
  #pastId = "";

  constructor(readonly table: string) {
    this.#connection = new Connection(table, {
      greeting: () => this.#greeting(),
      hear: (reply) => this.#hear(reply),
      lost: () => this.#lost(),
    });
  }

  close(): void {
    this.#closed = true;
    this.state = "closed";
    this.#connection.close();
    this.skip();
  }

  get myTurn(): boolean {
    return this.seat !== null && this.actors.includes(this.seat) && !this.playing && !this.result;
  }

  /** Whether several people can meet here: whoever plays alone, or with bots, has nobody to talk to. */
  get sociable(): boolean {
    return this.people.filter((person) => !person.bot).length > 1;
  }

  // --- asking ---
  play(text: string): void {
    const number = this.info?.moves.indexOf(text) ?? -1;
    if (number < 0 || this.waiting || !this.myTurn) return;
    this.refusal = null;
    this.hint = null;
    this.waiting = true;
    this.refusedMove = readMove(number, text);
    this.#sent = { id: newId(), seq: this.#seq, move: number };
    this.#send({ t: "play", ...this.#sent });
  }

  undo(): void {
    this.refusal = null;
    this.#send({ t: "undo", id: newId() });
  }

  answer(yes: boolean): void {
    this.asked = null;
    this.#send({ t: "answer", id: newId(), yes });
  }

  askHint(): void {
    if (this.hinting) return;
    this.hinting = true;
    this.#hintId = newId();
    this.#send({ t: "hint", id: this.#hintId });
  }

  say(text: string): void {
    this.#send({ t: "chat", id: newId(), text });
  }

  playAgain(): void {
    this.#send({ t: "rematch", id: newId() });
  }

  /** See the moment of an event again; without one, come back to now. */
  lookBack(event: Told | null): void {
    this.marked = event;
    this.past = null;
    this.#pastId = event ? newId() : "";
    if (event) this.#send({ t: "past", id: this.#pastId, told: this.journal.indexOf(event) + 1 });
  }

  /** Show the rest of the journal at once. */
  skip(): void {
    if (!this.playing) return;
    this.#skipping = true;
    this.#skip?.();
  }

  #askAhead(move: Move): void {
    this.#ahead = { id: newId(), move };
    this.#send({ t: "preview", id: this.#ahead.id, seq: this.#seq, move: move.number });
  }

  #send(request: Request): void {
    this.#connection.send(request);
  }

  // --- connecting ---
  #greeting(): Request {
    return { t: "hello", v: VERSION, token: held(this.table)?.token ?? null, since: this.#seq >= 0 ? this.#seq : null };
  }

  #lost(): void {
    this.hinting = false;
    this.#moveOn();
    if (this.state !== "closed") this.state = this.#seq >= 0 ? "reconnecting" : "connecting";
  }

  // --- hearing ---
  async #hear(reply: Reply): Promise<void> {
    switch (reply.t) {
      case "whole": return this.#takeWhole(reply);
      case "news": return this.#takeNews(reply);
      case "done": return this.#done(reply.id);
      case "hinted": return this.#hinted(reply.move);
      case "previewed": return this.#previewed(reply);
      case "moment": return this.#remembered(reply);
      case "said": return this.#said(reply.line);
      case "people": this.people = reply.people; return;
      case "asked": this.asked = reply.seat; return;
      case "settled":
        this.undoRefused = !reply.granted && this.asked === this.seat && this.asked !== null;
        this.asked = null;
        return;
      case "rematched": this.rematch = reply.table; return;
      case "clock": return;
      case "pong": return this.#connection.answered();
      case "error": return this.#refused(reply);
    }
  }

  async #takeWhole(whole: Whole): Promise<void> {
    this.info = await gameInfo(whole.game);
    this.client = gameClient(whole.game);
    this.game = whole.game;
    this.options = whole.options;
    this.seat = whole.seat;
    this.people = whole.people;
    this.chat = whole.chat ?? [];
    this.#queue = [];
    this.#era += 1;
    this.skip();
    this.playing = false;
    this.event = null;
    const events = (whole.events ?? []).map((numbers) => this.#tell(numbers as Numbers));
    this.journal = whole.fresh === false ? [...this.journal, ...events] : events;
    if (whole.fresh !== false) this.lookBack(null);
    this.#seq = whole.seq;
    this.#truth = whole.view;
    this.#takePosition(whole);
    this.view = structuredClone(this.#truth);
    this.hint = null;
    this.asked = null;
    this.state = "open";
    this.#connection.greeted();
    if (this.#sent && whole.id == null) this.#send({ t: "play", ...this.#sent });
    else this.waiting = false;
  }

  #takePosition(news: Pick<News, "legal" | "actors" | "result">): void {
    const moves = this.info?.moves ?? [];
    this.#moveOn();
    this.legal = numbersOf(news.legal ?? []).map((number) => readMove(number, moves[number] ?? ""));
    this.actors = news.actors ?? [];
    this.result = news.result ?? null;
  }

  /** What was foreseen no longer counts. */
  #moveOn(): void {
    this.#ahead = null;
    this.foresight.forget();
  }

  #takeNews(news: News): void {
    if (news.seq <= this.#seq) return;
    this.#seq = news.seq;
    this.#truth = applyPatch(this.#truth, (news.patch ?? []) as unknown[][]);
    if (news.id && news.id === this.#sent?.id) this.#done(news.id);
    this.refusal = null;
    this.undoRefused = false;
    this.hint = null;
    this.#moveOn();
    this.#queue.push(news);
    if (!this.playing) void this.#tellQueue();
  }

  async #tellQueue(): Promise<void> {
    this.playing = true;
    this.#skipping = false;
    const era = this.#era;
    while (this.#queue.length) {
      const news = this.#queue.shift()!;
      const events = (news.events ?? []).map((numbers) => this.#tell(numbers as Numbers));
      this.spoken = events;
      for (const event of events) {
        await this.#show(event);
        if (this.#closed || era !== this.#era) return;
      }
      this.#takePosition(news);
    }
    this.event = null;
    this.view = structuredClone(this.#truth);
    this.playing = false;
    if (this.result) sound.play(this.seat === null || this.result.won[this.seat] ? "won" : "lost");
  }

  async #show(event: Told): Promise<void> {
    const pace = this.#skipping ? 0 : prefs.pace;
    this.journal = [...this.journal, event];
    if (!this.client || pace === 0) return;
    this.event = event;
    this.view = staged(this.client, this.view, [event]);
    const tone = this.client.tone(event);
    if (tone) sound.play(tone);
    await new Promise<void>((resolve) => {
      this.#skip = resolve;
      window.setTimeout(resolve, this.client!.heading(event) ? pace / 3 : pace);
    });
  }

  #tell(numbers: Numbers): Told {
    return tell(this.info!, this.client, numbers);
  }

  #done(id: string): void {
    if (id === this.#sent?.id) {
      this.#sent = null;
      this.waiting = false;
    }
  }

  #hinted(number: number): void {
    this.hinting = false;
    this.hint = readMove(number, this.info?.moves[number] ?? "");
  }

  #previewed(reply: Previewed): void {
    if (reply.id !== this.#ahead?.id || !this.client) return;
    const events = (reply.events ?? []).map((numbers) => this.#tell(numbers as Numbers));
    const view = staged(this.client, this.view, events);
    this.foresight.answer({ move: this.#ahead.move, events, view, sure: reply.sure ?? false });
  }

  #remembered(moment: Moment): void {
    if (moment.id !== this.#pastId || !this.client || !this.marked) return;
    const events = this.journal.slice(moment.told, this.journal.indexOf(this.marked) + 1);
    this.past = staged(this.client, moment.view, events);
  }

  #said(line: Line): void {
    this.chat = [...this.chat, line];
    if (line.seat !== this.seat) this.unread += 1;
  }

  #refused(refusal: Refusal): void {
    // Looking ahead or back in vain is no news.
    if (refusal.id && (refusal.id === this.#ahead?.id || refusal.id === this.#pastId)) return;
    if (refusal.id && refusal.id === this.#hintId) this.hinting = false;
    if (refusal.id && refusal.id === this.#sent?.id) this.#done(refusal.id);
    else this.refusedMove = null;
    this.refusal = refusal;
    if (refusal.code === "no-seat") this.seat = null;
    // A seat that was given up opens no more; the next connection watches.
    if (refusal.code === "bad-token") release(this.table);
    if (FINAL.has(refusal.code)) this.close();
  }
}
