import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type Holder } from "../src/table/connection";
import type { Reply, Request } from "../src/wire";
import { Socket } from "./socket";

const HELLO: Request = { t: "hello", v: 1 };
let sockets: Socket[];
let heard: Reply[];
let failures: [string, boolean][];
let trips: number[];
let holder: Holder;
let connection: Connection;
let page: EventTarget & { visibilityState: string };

const last = (): Socket => sockets.at(-1)!;

function connect(): void {
  connection = new Connection(() => {
    sockets.push(new Socket());
    return last() as unknown as WebSocket;
  }, holder);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  [sockets, heard, failures, trips] = [[], [], [], []];
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", page);
  vi.stubGlobal("WebSocket", Socket);
  holder = {
    greeting: () => HELLO,
    hear: (reply) => void heard.push(reply),
    lost: vi.fn(),
    failed: (error, final) => failures.push([String(error), final]),
    answered: (left, came) => trips.push(came - left),
  };
  connect();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a connection", () => {
  test("greets first, and says what it is told to", () => {
    connection.send({ t: "ping", id: "too-early" });
    last().accept();
    connection.send({ t: "hint", id: "a" });
    expect(last().sent).toEqual([HELLO, { t: "hint", id: "a" }]);
  });

  test("hears one message after the other, even if one takes its time", async () => {
    holder.hear = async (reply) => {
      if (reply.t === "whole") await new Promise((done) => setTimeout(done, 50));
      heard.push(reply);
    };
    last().accept();
    await last().tell({ t: "whole" });
    await last().tell({ t: "news" });
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    expect(heard.map(({ t }) => t)).toEqual(["whole", "news"]);
  });

  test("comes back, waits longer from try to try, and never longer than ten seconds", async () => {
    const waits: number[] = [];
    for (let tries = 0; tries < 9; tries++) {
      const before = sockets.length;
      last().close();
      let waited = 0;
      while (sockets.length === before && waited < 20_000) {
        await vi.advanceTimersByTimeAsync(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits.slice(0, 5)).toEqual([500, 1000, 2000, 4000, 8000]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
    expect(holder.lost).toHaveBeenCalledTimes(9);
  });

  test("is patient again once somebody answers", async () => {
    last().close();
    await vi.advanceTimersByTimeAsync(500);
    last().accept();
    connection.welcome();
    const ping = last().sent.at(-1) as Extract<Request, { t: "ping" }>;
    await last().tell({ t: "pong", id: ping.id });
    last().close();
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(3);
  });

  test("measures how long an answer takes", async () => {
    last().accept();
    connection.welcome();
    const ping = last().sent.at(-1) as Extract<Request, { t: "ping" }>;
    await vi.advanceTimersByTimeAsync(80);
    await last().tell({ t: "pong", id: ping.id });
    expect(trips).toEqual([80]);
  });

  test("is given up when nobody answers", async () => {
    last().accept();
    connection.welcome();
    await vi.advanceTimersByTimeAsync(8000);
    expect(holder.lost).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
  });

  test("hurries when the page is looked at again", () => {
    last().close();
    page.dispatchEvent(new Event("visibilitychange"));
    expect(sockets).toHaveLength(2);
  });

  test("says what it could not take, and fetches it anew", async () => {
    holder.hear = () => Promise.reject(new Error("no such place"));
    last().accept();
    await last().tell({ t: "news" });
    expect(failures).toEqual([["Error: no such place", false]]);
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
  });

  test("says so too when a message is no message", async () => {
    last().accept();
    await last().tell("{");
    expect(failures).toHaveLength(1);
    expect(failures[0]![0]).toContain("SyntaxError");
  });

  test("does not try for ever what cannot be taken", async () => {
    holder.hear = () => {
      throw new Error("broken");
    };
    for (let tries = 0; tries < 5; tries++) {
      last().accept();
      await last().tell({ t: "whole" });
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect(failures.map(([, final]) => final)).toEqual([false, false, true]);
    expect(sockets).toHaveLength(3);
  });

  test("hears nothing more of a socket that it has left", async () => {
    last().accept();
    const old = last();
    window.dispatchEvent(new Event("offline"));
    old.close();
    await vi.advanceTimersByTimeAsync(500);
    await old.tell({ t: "news" });
    expect(heard).toEqual([]);
  });

  test("that was closed stays closed", async () => {
    connection.close();
    last().close();
    await vi.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(1);
  });

  test("measures at once and several times how far away the server is, and goes on doing so", async () => {
    last().accept();
    connection.welcome();
    connection.measure();
    await vi.advanceTimersByTimeAsync(1500);
    const pings = (): Extract<Request, { t: "ping" }>[] => last().sent.filter((sent) => sent.t === "ping");
    expect(pings().length).toBeGreaterThanOrEqual(6);
    const before = pings().length;
    for (const { id } of pings()) await last().tell({ t: "pong", id });
    expect(trips).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(4000);
    expect(pings().length).toBe(before + 1);
  });

  test("is not kept waiting for ever by questions that are asked again and again", async () => {
    last().accept();
    connection.welcome();
    const silent = last();
    connection.measure();
    await vi.advanceTimersByTimeAsync(8100);
    expect(silent.readyState).toBe(3);
  });
});
