import type { Ping, Reply, Request } from "../wire";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
/** Where time counts, its distance is measured at once by several round trips, and looked after from then on. */
const BURST = [0, 120, 260, 420, 600, 900, 1300];
const MEASURE_EVERY = 4000;
const ANSWER_WITHIN = 8000;
/** So many messages that could not be taken within so long: the next one would fare no better. */
const MOST_FAILURES = 3;
const FAILURES_WITHIN = 60_000;

let counter = 0;

/** Unique for whoever asks, on any connection. */
export function newId(): string {
  counter += 1;
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${counter}`;
}

/** What a connection tells who holds it. */
export interface Holder {
  /** The first message on every connection. */
  greeting: () => Request;
  /** `came` is when it arrived, whatever was heard before it took its time. */
  hear: (reply: Reply, came: number) => Promise<void> | void;
  lost: () => void;
  /** A message could not be taken. It is fetched anew, unless that was tried often enough. */
  failed: (error: unknown, final: boolean) => void;
  /** A ping that left at a moment was answered at another. */
  answered?: (left: number, came: number, pong: Extract<Reply, { t: "pong" }>) => void;
}

/** A WebSocket that comes back: it waits longer from try to try, and finds out when nobody answers. */
export class Connection {
  #socket: WebSocket | null = null;
  #heard: Promise<void> = Promise.resolve();
  #greeted = false;
  #closed = false;
  #tries = 0;
  #failures: number[] = [];
  #pings = new Map<string, number>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #burst: ReturnType<typeof setTimeout>[] = [];
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly open: () => WebSocket,
    readonly holder: Holder,
  ) {
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    this.#rest();
    this.#socket?.close();
  }

  send(request: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  /** Whether the next whole view answers the greeting. */
  get greeted(): boolean {
    return this.#greeted;
  }

  /** The greeting was answered: from now on silence is a bad sign. */
  welcome(): void {
    this.#rest();
    this.#greeted = true;
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
    this.#ping();
  }

  /** Something is about to depend on the server's time: find out soon, and more than once, how far away it is. */
  measure(): void {
    if (!this.#greeted) return;
    this.#burst.forEach(clearTimeout);
    this.#burst = BURST.map((wait) => setTimeout(() => this.#ping(), wait));
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#ping(), MEASURE_EVERY);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.open();
    this.#socket = socket;
    this.#expectAnswer();
    socket.onopen = () => this.send(this.holder.greeting());
    socket.onmessage = (message) => this.#take(socket, message.data as string, performance.now());
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** One message after the other, and none of a connection that is gone. */
  #take(socket: WebSocket, text: string, came: number): void {
    const hear = (): Promise<void> | void => (this.#socket === socket ? this.#hear(JSON.parse(text) as Reply, came) : undefined);
    this.#heard = this.#heard.then(hear).catch((error: unknown) => this.#fail(error));
  }

  #hear(reply: Reply, came: number): Promise<void> | void {
    if (reply.t !== "pong") return this.holder.hear(reply, came);
    const left = this.#pings.get(reply.id);
    this.#pings.delete(reply.id);
    clearTimeout(this.#patience);
    if (this.#pings.size) this.#expectAnswer();
    this.#tries = 0;
    if (left !== undefined) this.holder.answered?.(left, came, reply);
  }

  #fail(error: unknown): void {
    if (this.#closed) return;
    const now = performance.now();
    this.#failures = [...this.#failures.filter((at) => now - at < FAILURES_WITHIN), now];
    const final = this.#failures.length >= MOST_FAILURES;
    this.holder.failed(error, final);
    if (final) this.close();
    else this.#drop();
  }

  #rest(): void {
    clearInterval(this.#pinger);
    this.#burst.forEach(clearTimeout);
    clearTimeout(this.#patience);
    this.#pings.clear();
  }

  #lost(): void {
    this.#rest();
    this.#greeted = false;
    if (this.#closed) return;
    this.holder.lost();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #hurry = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#greeted) this.#ping();
    else if (!this.#socket || this.#socket.readyState > WebSocket.OPEN) this.#connect();
  };

  #cut = (): void => {
    if (this.#greeted) this.#drop();
  };

  #ping(): void {
    const ping: Ping = { t: "ping", id: newId() };
    if (!this.#pings.size) this.#expectAnswer();
    this.#pings.set(ping.id, performance.now());
    this.send(ping);
  }

  #expectAnswer(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#drop(), ANSWER_WITHIN);
  }

  /** A connection that answers nothing is no connection. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost();
  }
}
