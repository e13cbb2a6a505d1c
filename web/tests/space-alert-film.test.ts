import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
vi.mock("../src/prefs.svelte", () => ({ prefs: { pace: 100 } }));
vi.mock("../src/memory", () => ({ tokenFor: () => null }));

import { Acting, picturesOf, toldOf } from "../src/games/space-alert/acting.svelte";
import { courseOf } from "../src/games/space-alert/course";
import { Projection } from "../src/games/space-alert/projection.svelte";
import type { Scene, ShipPicture, Showing } from "../src/games/space-alert/wire";
import { Reel } from "../src/reel.svelte";
import { driverOf, readCourse, writeCourse } from "../src/games/space-alert/wheel";

const ship = (more: Partial<ShipPicture> = {}): ShipPicture => ({ tiles: [[], [], []], threats: [{ status: "active" }, { status: "active" }], crew: [{ out: false }, { out: false }], ...more }) as unknown as ShipPicture;
const scene = (turn: number, picture = ship()): Scene => ({ turn, step: "actions", member: null, threat: null, events: [], ship: picture });
const film = (scenes: Scene[], more: Partial<Showing> = {}): Showing => ({ part: 1, start: 0, ship: ship(), plans: [], scenes, told: scenes.map((_, place) => place + 2), outcome: null, loss: null, ...more });

describe("the wheel", () => {
  test("goes over the wire and back, and nonsense is none", () => {
    const course = { claim: 3, part: 1, place: 17, running: true };
    expect(readCourse(writeCourse(course))).toEqual(course);
    for (const text of ["", "film", "film 1 1 1", "film 1 1 x 1", "p1.3.1.1.5", "film 1 1 1 2"]) expect(readCourse(text)).toBeNull();
  });

  test("belongs to whoever took it last, of two at once to the first seat, and to nobody of another flight", () => {
    const shown = new Map([[0, "film 1 1 5 0"], [2, "film 2 1 9 1"], [1, "film 2 1 7 1"], [3, "film 9 2 1 1"]]);
    expect(driverOf(shown, 1)).toEqual({ seat: 1, claim: 2, part: 1, place: 7, running: true });
    expect(driverOf(new Map([[0, "p1.3.1.1.5"]]), 1)).toBeNull();
  });
});

describe("the course of a flight", () => {
  test("says of each turn what it did to the ship and its enemies", () => {
    const hit = ship({ tiles: [["red_shield"], [], ["blue_shield", "blue_lift"]] as never, threats: [{ status: "destroyed" }, { status: "active" }] as never });
    const end = ship({ tiles: hit.tiles, threats: [{ status: "destroyed" }, { status: "survived" }] as never, crew: [{ out: false }, { out: true }] as never });
    expect(courseOf(ship(), [scene(1), scene(1, hit), scene(2, end)])).toEqual([
      { turn: 1, place: 1, damage: 3, destroyed: [0], survived: [], out: [] },
      { turn: 2, place: 3, damage: 0, destroyed: [], survived: [1], out: [1] },
    ]);
  });
});

describe("the film at the table", () => {
  let answers: Showing[];
  let shown: Map<number, string>;
  let said: string[];
  let fresh: boolean;
  let reel: Projection;

  beforeEach(() => {
    [answers, shown, said, fresh] = [[], new Map(), [], true];
    vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => answers.shift() }));
    reel = new Projection({ table: () => "t", seat: () => 0, shown: () => shown, show: (what) => said.push(what), fresh: () => fresh });
  });
  afterEach(() => vi.unstubAllGlobals());

  const SCENES = [scene(1), scene(1), scene(2)];

  test("begins at the beginning for who was there, and grows", async () => {
    answers = [film(SCENES), film([scene(3)], { start: 3, outcome: "won" })];
    await reel.learn("1");
    expect([reel.place, reel.running, reel.last(), reel.more()]).toEqual([0, true, 3, true]);
    await reel.learn("2");
    expect([reel.last(), reel.more(), reel.flown!.told, reel.known]).toEqual([4, false, [2, 3, 4, 2], "2"]);
  });

  test("stands where things are for who comes later", async () => {
    fresh = false;
    answers = [film(SCENES, { outcome: "lost" })];
    await reel.learn("1");
    expect([reel.place, reel.running, reel.atEnd]).toEqual([3, false, true]);
  });

  test("is asked for whole when another flight has begun", async () => {
    answers = [film(SCENES), film([], { part: 2, start: 3 }), film([scene(1)], { part: 2 })];
    await reel.learn("1");
    reel.goTo(2);
    await reel.learn("2");
    expect([reel.flown!.part, reel.last(), reel.place]).toEqual([2, 1, 0]);
  });

  test("follows whoever drives until one looks elsewhere, and again when one wants to", async () => {
    answers = [film(SCENES)];
    await reel.learn("1");
    shown = new Map([[1, "film 1 1 2 1"]]);
    reel.obey();
    expect([reel.place, reel.running, reel.following, reel.rolling]).toEqual([2, false, true, true]);
    reel.step(-1);
    shown = new Map([[1, "film 1 1 3 0"]]);
    reel.obey();
    expect([reel.place, reel.alone, reel.following]).toEqual([1, true, false]);
    reel.follow();
    reel.obey();
    expect([reel.place, reel.alone]).toEqual([3, false]);
  });

  test("is driven by who takes the wheel, until somebody else does", async () => {
    answers = [film(SCENES)];
    await reel.learn("1");
    shown = new Map([[1, "film 4 1 2 1"]]);
    reel.take();
    expect([reel.driving, said.at(-1)]).toEqual([true, "film 5 1 0 1"]);
    reel.goTo(1);
    reel.tell();
    expect([reel.alone, said.at(-1)]).toEqual([false, "film 5 1 1 0"]);
    reel.obey();
    expect(reel.driving).toBe(true);
    shown = new Map([[1, "film 6 1 3 0"]]);
    reel.obey();
    expect([reel.driving, reel.place, said.at(-1)]).toEqual([false, 3, ""]);
  });

  test("goes turn by turn, and stays where the film ends", async () => {
    answers = [film(SCENES, { outcome: "won" })];
    await reel.learn("1");
    reel.byTurn(1);
    expect(reel.place).toBe(1);
    reel.byTurn(1);
    reel.byTurn(1);
    expect(reel.place).toBe(3);
    reel.byTurn(-1);
    reel.step(1);
    reel.byTurn(-1);
    expect(reel.place).toBe(1);
    reel.skip();
    expect([reel.place, reel.running]).toEqual([3, false]);
  });

  test("goes on for who waits at its end, until it is over", async () => {
    answers = [film(SCENES), film([scene(3)], { start: 3, outcome: "won" })];
    await reel.learn("1");
    reel.goTo(1);
    expect(reel.running).toBe(false);
    reel.goTo(3);
    expect(reel.running).toBe(true);
    reel.toggle();
    await reel.learn("2");
    expect([reel.place, reel.running]).toEqual([3, false]);
    reel.goTo(4);
    expect(reel.running).toBe(false);
  });

  test("shows another flight and comes back to its own", async () => {
    answers = [film(SCENES, { outcome: "lost" })];
    await reel.learn("1");
    reel.watch(film([scene(1), scene(2), scene(3), scene(4)], { outcome: "won" }), 4);
    expect([reel.last(), reel.place, reel.film!.outcome]).toEqual([4, 4, "won"]);
    reel.drop();
    expect([reel.last(), reel.place, reel.film!.outcome]).toEqual([3, 3, "lost"]);
  });

  test("does without where it cannot be had", async () => {
    vi.useFakeTimers();
    const there = fetch;
    vi.stubGlobal("fetch", async () => { throw new TypeError("offline"); });
    const learning = reel.learn("1");
    await vi.advanceTimersByTimeAsync(1500);
    expect(reel.failed).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect([reel.failed, reel.known, reel.film]).toEqual([true, "", null]);
    // It may still come.
    vi.stubGlobal("fetch", there);
    answers = [film(SCENES)];
    await vi.advanceTimersByTimeAsync(1000);
    await learning;
    expect([reel.failed, reel.known, reel.last()]).toEqual([false, "1", 3]);
    vi.useRealTimers();
  });
});

describe("a scene that is acted", () => {
  const foes = [{ card: "fighter", time: 1, zone: "red", hit_points: 4, armour: 2, speed: 3 }];
  const fleet = (more: object): ShipPicture => ship({ threats: [{ status: "active", space: 8, where: [], hit_points: 4, ...more }] as never, shields: [2, 1, 1] as never, reactors: [2, 3, 2] as never });
  const [before, after] = [fleet({}), fleet({ space: 5 })];
  const sentence = (kind: string, values: Record<string, string>) => ({ kind, rule: "", values });
  const acted: Scene = { ...scene(1, after), events: [sentence("advanced", { threat: "fighter", start: "8", space: "5" }), sentence("attacks", { threat: "fighter", zone: "red", power: "2" }), sentence("absorbed", { zone: "red", cubes: "2", left: "0" })] };

  test("tells threats by their place on the table and the crew by their seats", () => {
    expect(toldOf(sentence("attacked", { member: "member2", threat: "fighter", station: "lower_red" }), foes).numbers).toEqual({ member: 1, threat: 0 });
    expect(toldOf(sentence("damaged", { zone: "red", total: "3" }), foes).numbers).toEqual({ total: 3 });
  });

  test("comes to its end event by event, causes before effects", () => {
    const pictures = picturesOf(before, { ...acted, events: [acted.events[2]!, acted.events[0]!, acted.events[1]!] }, foes);
    expect(pictures.map(({ threats, shields }) => [shields[0], threats[0]!.space])).toEqual([[0, 8], [0, 5], [2, 5]]);
    expect(pictures[2]).toBe(after);
    expect(before.threats[0]!.space).toBe(8);
  });

  test("moves when it is played or stepped to, and is there at once when somebody winds to it", () => {
    vi.useFakeTimers();
    const film = new Reel(() => 2, () => 400);
    const acting = new Acting({ reel: film, scene: () => (film.place ? acted : null), before: () => before, foes: () => foes });
    film.step(1);
    const end = acting.play();
    const seen: string[][] = [];
    for (let beat = 0; beat < 4; beat++) {
      seen.push(acting.effects.map(({ does }) => does));
      vi.advanceTimersByTime(100);
    }
    expect([seen, acting.ship]).toEqual([[["travel"], ["beam"], ["flash", "count"], []], after]);
    end?.();
    film.goTo(1);
    expect([acting.play(), acting.effects, acting.ship]).toEqual([undefined, [], after]);
    film.step(-1);
    expect(film.lively).toBe(false);
    vi.useRealTimers();
  });
});
