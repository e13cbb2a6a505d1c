import { vi } from "vitest";
import type { Request } from "../src/wire";

/** The other end of the line. */
export class Socket {
  static readonly OPEN = 1;
  readyState = 0;
  sent: Request[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  accept(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  /** Whatever is no text is sent as JSON. */
  async tell(...replies: (object | string)[]): Promise<void> {
    for (const reply of replies) this.onmessage?.({ data: typeof reply === "string" ? reply : JSON.stringify(reply) });
    await vi.advanceTimersByTimeAsync(0);
  }

  asked<T extends Request["t"]>(t: T): Extract<Request, { t: T }>[] {
    return this.sent.filter((one): one is Extract<Request, { t: T }> => one.t === t);
  }
}
