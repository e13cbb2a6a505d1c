import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Link as LinkType } from "../src/table/link.svelte";
import type { Reply } from "../src/wire";
import { Socket } from "./socket";

const INFO = {
  game: "toy", rules: 1, seats: ["left", "right"], real_time: true, options: [], bots: [],
  moves: ["take", "stay"], events: [{ name: "took", rule: "TOY-05", fields: ["seat"] }],
};
interface View {
  holder: number | null;
}
const CLIENT = {
  title: { id: "toy", names: {}, verbs: { take: [], stay: [] } },
  heading: () => false, tone: () => null, stage: () => undefined, now: () => "",
  predict: (view: View) => void (view.holder = 0),
  ends: () => 60_000,
};
const WHOLE = {
  t: "whole", v: 1, game: "toy", options: {}, seat: 0, seq: 1, view: { seat: 0, public: { holder: null }, own: null }, legal: [0, 2], actors: [0, 1],
  people: [{ seat: "left", taken: true, here: true }, { seat: "right", taken: true, here: true }], time: 0, phase: "waiting",
} satisfies Partial<Reply> & Record<string, unknown>;
const RUNS = { t: "clock", time: 0, runs: true, due: 60_000, phase: "running" };

let sockets: Socket[];
let link: LinkType;
const last = (): Socket => sockets.at(-1)!;
const holder = (): number | null => (link.view as unknown as View).holder;

vi.mock("../src/api", async (original) => ({
  ...(await original<typeof import("../src/api")>()),
  gameInfo: () => Promise.resolve(INFO),
  socketTo: () => {
    sockets.push(new Socket());
    return last();
  },
}));
vi.mock("../src/games", () => ({
  loadGame: () => Promise.resolve(CLIENT),
  viewOf: (_: unknown, seen: { public: View }) => seen.public,
  namesAt: () => () => null,
  staged: (_: unknown, view: View) => structuredClone(view),
}));

beforeEach(async () => {
  vi.useFakeTimers();
  sockets = [];
  const memory = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => memory.get(key) ?? null, setItem: (key: string, value: string) => memory.set(key, value) });
  vi.stubGlobal("window", Object.assign(new EventTarget(), { matchMedia: () => ({ matches: true }), setTimeout }));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible", documentElement: {} }));
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("reportError", vi.fn());
  vi.stubGlobal("navigator", { language: "en" });
  const { Link } = await import("../src/table/link.svelte");
  link = new Link("table");
  last().accept();
  await last().tell(WHOLE);
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table in real time", () => {
  test("waits behind its curtain until the clock runs, and lets nobody play", async () => {
    expect([link.state, link.phase.curtained, link.free]).toEqual(["open", true, false]);
    link.play("take");
    link.getReady(true);
    expect([last().asked("play"), last().asked("ready").map(({ yes }) => yes)]).toEqual([[], [true]]);
    await last().tell({ t: "countdown", starts: 3000 });
    expect(link.phase.starts).not.toBeNull();
    await last().tell(RUNS);
    expect([link.phase.curtained, link.phase.starts, link.free, link.ends]).toEqual([false, null, true, 60_000]);
  });

  test("measures how far away the server is before and after the clock starts", async () => {
    await last().tell({ t: "countdown", starts: 3000 });
    await vi.advanceTimersByTimeAsync(1500);
    const before = last().asked("ping").length;
    expect(before).toBeGreaterThan(5);
    await last().tell(RUNS);
    await vi.advanceTimersByTimeAsync(1500);
    expect(last().asked("ping").length).toBeGreaterThan(before + 5);
  });

  test("shows at once what is done, once however often it is clicked, and confirms it by its entry", async () => {
    await last().tell(RUNS);
    link.play("take");
    link.play("take");
    const { id, move } = last().asked("play")[0]!;
    expect([last().asked("play").length, move, holder(), link.free]).toEqual([1, 0, 0, true]);
    await last().tell({ t: "done", id, seq: 2 });
    expect(link.pending.list).toHaveLength(1);
    await last().tell({ t: "news", seq: 2, events: [[0, 0]], patch: [[["holder"], 0]], legal: [1, 1], actors: [0, 1], time: 500, due: 59_500 });
    expect([link.pending.list.length, holder()]).toEqual([0, 0]);
  });

  test("takes back what is refused, says why for a while, and what others do does not wipe it away", async () => {
    await last().tell(RUNS);
    link.play("take");
    const { id } = last().asked("play")[0]!;
    await last().tell({ t: "error", code: "refused", why: "wrench-taken", details: { faster: 1 }, id });
    await last().tell({ t: "news", seq: 2, legal: [1, 1], actors: [0, 1], time: 500, due: 59_500 });
    expect([holder(), link.pending.refused?.verb, link.refused?.refusal.details?.faster]).toEqual([null, "take", 1]);
    await vi.advanceTimersByTimeAsync(6100);
    expect([link.pending.refused, link.refused]).toEqual([null, null]);
  });

  test("goes on without a prediction that fails", async () => {
    await last().tell(RUNS);
    vi.spyOn(CLIENT, "predict").mockImplementationOnce(() => { throw new TypeError("no such piece"); });
    link.play("take");
    expect(holder()).toBeNull();
    expect(reportError).toHaveBeenCalled();
  });

  test("sends again what was not answered, under the same id", async () => {
    await last().tell(RUNS);
    link.play("take");
    const { id } = last().asked("play")[0]!;
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    last().accept();
    await last().tell({ ...WHOLE, phase: "running", due: 50_000, fresh: false });
    expect(last().asked("play").map((play) => play.id)).toEqual([id]);
  });

  test("says nothing aloud of a second vote, or of looking ahead in vain", async () => {
    await last().tell(RUNS, { t: "proposed", what: "pause", by: 1 });
    expect(link.voting.motion?.what).toBe("pause");
    link.vote(true);
    const { id } = last().asked("vote")[0]!;
    await last().tell({ t: "error", code: "no-question", id });
    expect([link.refused, link.voting.voted]).toEqual([null, true]);
  });

  test("neither points nor shows pointing while talk is forbidden", async () => {
    await last().tell(RUNS, { t: "scratched", seat: 1, what: "wrench" });
    expect([...link.scratches.shown]).toEqual([[1, "wrench"]]);
    await last().tell({ t: "news", seq: 2, legal: [], actors: [0, 1], time: 500, due: 1, silent: true });
    link.scratches.scratch("bench");
    expect([link.position.silent, link.scratches.shown.size, last().asked("scratch")]).toEqual([true, 0, []]);
  });

  test("reads announcements at their time, those it missed while it was away too", async () => {
    await last().tell(RUNS, { t: "cued", at: 1500, kind: "alert", says: [{ id: "alert" }] });
    await vi.advanceTimersByTimeAsync(1400);
    expect(link.cues.told).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(link.cues.told).toHaveLength(1);
    await last().tell({ ...WHOLE, phase: "running", time: 2000, due: 1000, cues: [{ at: 1900, kind: "count", says: [{ id: "count", number: 3 }] }] });
    expect(link.cues.told).toHaveLength(2);
  });
});
