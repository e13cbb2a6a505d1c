import { socketTo } from "./api";
import type { Reply, Request } from "./wire";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 8000;

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
  hear: (reply: Reply) => Promise<void> | void;
  lost: () => void;
}

/** A WebSocket that comes back: it waits longer from try to try, and finds out when nobody answers. */
export class Connection {
  #socket: WebSocket | null = null;
  #heard: Promise<void> = Promise.resolve();
  #greeted = false;
  #closed = false;
  #tries = 0;
  #retry = 0;
  #pinger = 0;
  #patience = 0;

  constructor(readonly table: string, readonly holder: Holder) {
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

  /** The greeting was answered: from now on silence is a bad sign. */
  greeted(): void {
    this.#rest();
    this.#greeted = true;
    this.#tries = 0;
    this.#pinger = window.setInterval(() => this.#ping(), PING_EVERY);
  }

  answered(): void {
    clearTimeout(this.#patience);
  }

  #connect(): void {
    const socket = socketTo(this.table);
    this.#socket = socket;
    this.#expectAnswer();
    socket.onopen = () => this.send(this.holder.greeting());
    socket.onmessage = (message) => {
      if (this.#socket !== socket) return;
      const reply = JSON.parse(message.data as string) as Reply;
      this.#heard = this.#heard.then(() => this.holder.hear(reply)).catch(() => this.#drop());
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #rest(): void {
    clearInterval(this.#pinger);
    clearTimeout(this.#patience);
  }

  #lost(): void {
    this.#rest();
    this.#greeted = false;
    if (this.#closed) return;
    this.holder.lost();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    clearTimeout(this.#retry);
    this.#retry = window.setTimeout(() => this.#connect(), wait);
  }

  #hurry = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#greeted) {
      this.#ping();
    } else if (!this.#socket || this.#socket.readyState > WebSocket.OPEN) {
      clearTimeout(this.#retry);
      this.#connect();
    }
  };

  #cut = (): void => {
    if (this.#greeted) this.#drop();
  };

  #ping(): void {
    this.send({ t: "ping", id: newId() });
    this.#expectAnswer();
  }

  #expectAnswer(): void {
    clearTimeout(this.#patience);
    this.#patience = window.setTimeout(() => this.#drop(), ANSWER_WITHIN);
  }

  /** A connection that answers nothing is no connection. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost();
  }
}
