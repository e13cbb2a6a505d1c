import { gameInfo, socketTo } from "../../../api";
import { newId } from "../../../table/connection";
import { VERSION, type Reply, type Request } from "../../../wire";
import { GAME } from "../says";

/** The instructor's own seat at a table: it does what the lesson says, one move after the other. */
export class Partner {
  #socket: WebSocket;
  #seq = -1;
  #queue: { text: string; done: () => void }[] = [];
  #asked: { id: string; done: () => void } | null = null;
  #moves: Promise<Map<string, number>>;

  constructor(table: string, token: string) {
    this.#moves = gameInfo(GAME).then(({ moves }) => new Map(moves.map((text, number) => [text, number])));
    this.#socket = socketTo(table);
    this.#socket.addEventListener("open", () => this.#send({ t: "hello", v: VERSION, token }));
    this.#socket.addEventListener("message", ({ data }) => this.#hear(JSON.parse(String(data)) as Reply));
  }

  close(): void {
    this.#socket.close();
  }

  /** Resolves when the move is made, or was refused: then it is not tried again. */
  play(text: string): Promise<void> {
    return new Promise((done) => {
      this.#queue.push({ text, done });
      void this.#goOn();
    });
  }

  #send(request: Request): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  #hear(reply: Reply): void {
    if (reply.t === "whole" || reply.t === "news") this.#seq = reply.seq;
    if (this.#asked && "id" in reply && reply.id === this.#asked.id) {
      const { done } = this.#asked;
      const late = reply.t === "error" && reply.code === "stale";
      if (!late) {
        this.#queue.shift();
        done();
      }
      this.#asked = null;
    }
    void this.#goOn();
  }

  async #goOn(): Promise<void> {
    const moves = await this.#moves;
    const [next] = this.#queue;
    if (!next || this.#asked || this.#seq < 0) return;
    const move = moves.get(next.text);
    if (move === undefined) return;
    this.#asked = { id: newId(), done: next.done };
    this.#send({ t: "play", id: this.#asked.id, seq: this.#seq, move });
  }
}
