import { gameInfo, socketTo } from "./api";
import { gameClient, type GameClient } from "./games";
import { held, release } from "./memory";
import { applyPatch, numbersOf } from "./patch";
import { prefs } from "./prefs.svelte";
import { sound } from "./sound.svelte";
import { readMove, type Move, type Told } from "./title";
import {
  VERSION, type Error as Refusal, type GameInfo, type News, type Person, type Reply, type Request, type Result,
  type Whole,
} from "./wire";

type Numbers = [number, number, number, number];
export type State = "connecting" | "open" | "reconnecting" | "closed";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;
// After these there is nothing to come back to.
const FINAL = new Set(["no-such-table", "wrong-version", "rules-changed", "bad-origin"]);

let counter = 0;
function newId(): string {
  counter += 1;
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${counter}`;
}

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

/** One table over one WebSocket: what is so, what is being shown, and what was asked and not yet answered. */
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
  /** What a screen reader is told: the events of the last entry. */
  spoken = $state.raw<Told[]>([]);

  #socket: WebSocket | null = null;
  #truth: unknown = null;
  #seq = -1;
  #queue: News[] = [];
  #skip: (() => void) | null = null;
  #skipping = false;
  /** Goes up with every whole view: what was being shown before it is no longer of interest. */
  #era = 0;
  #heard: Promise<void> = Promise.resolve();
  #tries = 0;
  #closed = false;
  #retry = 0;
  #pinger = 0;
  #pongBy = 0;
  /** The move that was sent and not answered; sent again with the same id after a reconnection. */
  #sent: { id: string; seq: number; move: number } | null = null;
  #hintId = "";

  constructor(readonly table: string) {
    this.#connect();
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#closed = true;
    this.state = "closed";
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    clearInterval(this.#pinger);
    clearTimeout(this.#pongBy);
    this.#socket?.close();
    this.skip();
  }

  get myTurn(): boolean {
    return this.seat !== null && this.actors.includes(this.seat) && !this.playing && !this.result;
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

  playAgain(): void {
    this.#send({ t: "rematch", id: newId() });
  }

  /** Show the rest of the journal at once. */
  skip(): void {
    if (!this.playing) return;
    this.#skipping = true;
    this.#skip?.();
  }

  // --- connecting ---
  #connect(): void {
    const socket = socketTo(this.table);
    this.#socket = socket;
    this.#expectAnswer();
    socket.onopen = () => {
      const token = held(this.table)?.token ?? null;
      this.#send({ t: "hello", v: VERSION, token, since: this.#seq >= 0 ? this.#seq : null });
    };
    socket.onmessage = (message) => {
      if (this.#socket !== socket) return;
      const reply = JSON.parse(message.data as string) as Reply;
      this.#heard = this.#heard.then(() => this.#hear(reply)).catch(() => this.#drop());
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    clearInterval(this.#pinger);
    clearTimeout(this.#pongBy);
    this.hinting = false;
    if (this.#closed || this.state === "closed") return;
    this.state = this.#seq >= 0 ? "reconnecting" : "connecting";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    clearTimeout(this.#retry);
    this.#retry = window.setTimeout(() => this.#connect(), wait);
  }

  #hurry = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.state === "reconnecting" || this.state === "connecting") {
      if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
      clearTimeout(this.#retry);
      this.#connect();
    } else if (this.state === "open") {
      this.#ping();
    }
  };

  #cut = (): void => {
    if (this.state === "open") this.#drop();
  };

  #ping(): void {
    this.#send({ t: "ping", id: newId() });
    this.#expectAnswer();
  }

  #expectAnswer(): void {
    clearTimeout(this.#pongBy);
    this.#pongBy = window.setTimeout(() => this.#drop(), PONG_WITHIN);
  }

  /** A connection that answers nothing is no connection. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost();
  }

  #send(request: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  // --- hearing ---
  async #hear(reply: Reply): Promise<void> {
    switch (reply.t) {
      case "whole": return this.#takeWhole(reply);
      case "news": return this.#takeNews(reply);
      case "done": return this.#done(reply.id);
      case "hinted": return this.#hinted(reply.move);
      case "people": this.people = reply.people; return;
      case "asked": this.asked = reply.seat; return;
      case "settled":
        this.undoRefused = !reply.granted && this.asked === this.seat && this.asked !== null;
        this.asked = null;
        return;
      case "rematched": this.rematch = reply.table; return;
      case "pong": clearTimeout(this.#pongBy); return;
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
    this.#queue = [];
    this.#era += 1;
    this.skip();
    this.playing = false;
    this.event = null;
    const events = (whole.events ?? []).map((numbers) => this.#tell(numbers as Numbers));
    this.journal = whole.fresh === false ? [...this.journal, ...events] : events;
    this.#seq = whole.seq;
    this.#truth = whole.view;
    this.#takePosition(whole);
    this.view = structuredClone(this.#truth);
    this.hint = null;
    this.asked = null;
    this.state = "open";
    this.#tries = 0;
    clearInterval(this.#pinger);
    clearTimeout(this.#pongBy);
    this.#pinger = window.setInterval(() => this.#ping(), PING_EVERY);
    if (this.#sent && whole.id == null) this.#send({ t: "play", ...this.#sent });
    else this.waiting = false;
  }

  #takePosition(news: Pick<News, "legal" | "actors" | "result">): void {
    const moves = this.info?.moves ?? [];
    this.legal = numbersOf(news.legal ?? []).map((number) => readMove(number, moves[number] ?? ""));
    this.actors = news.actors ?? [];
    this.result = news.result ?? null;
  }

  #takeNews(news: News): void {
    if (news.seq <= this.#seq) return;
    this.#seq = news.seq;
    this.#truth = applyPatch(this.#truth, (news.patch ?? []) as unknown[][]);
    if (news.id && news.id === this.#sent?.id) this.#done(news.id);
    this.refusal = null;
    this.undoRefused = false;
    this.hint = null;
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
    const view = structuredClone(this.view);
    this.client.stage(view, event);
    this.event = event;
    this.view = view;
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

  #refused(refusal: Refusal): void {
    if (refusal.id && refusal.id === this.#hintId) this.hinting = false;
    if (refusal.id && refusal.id === this.#sent?.id) this.#done(refusal.id);
    else this.refusedMove = null;
    this.refusal = refusal;
    if (refusal.code === "no-seat") this.seat = null;
    // A seat that was given up opens no more; the next connection watches.
    if (refusal.code === "bad-token") release(this.table);
    if (FINAL.has(refusal.code)) {
      this.state = "closed";
      this.#socket?.close();
    }
  }
}
