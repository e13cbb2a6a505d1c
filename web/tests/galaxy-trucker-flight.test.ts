import { describe, expect, it } from "vitest";
import { diceOf, spotAt } from "../src/games/galaxy-trucker/boards";
import { courseOf } from "../src/games/galaxy-trucker/flight/course";
import { cardAt, cardOf, cardWord, scaleOf, supercardOf } from "../src/games/galaxy-trucker/facts";
import { halves } from "../src/games/galaxy-trucker/flight/halves";
import { lasts, move, predict, stage } from "../src/games/galaxy-trucker/flight/stage";
import { BOX, lapOf, spotOf } from "../src/games/galaxy-trucker/flight/track";
import type { Trip } from "../src/games/galaxy-trucker/trip";
import type { PartView, QuestionView, SeatView } from "../src/games/galaxy-trucker/wire";
import { readMove, type Told } from "../src/title";

const told = (kind: string, numbers: Record<string, number>, values: Record<string, string> = {}): Told => ({ kind, rule: "", numbers, values });

const MIDDLE = 40;
const BATTERY = 41;
const HOLD = 42;

function seatOf(space: number, parts: PartView[] = []): SeatView {
  return {
    ship: { parts, loose: null, errors: [], pieces: [], exposed: 0, strength: { engines: 0, engines_most: 0, cannons: 0, cannons_most: 0 }, crew: 2, humans: 2, cells: 3, goods: "" },
    hand: null, from_aside: false, aside: [], looking: null, order: 1, status: "flying", space, lost: 0, credits: 0, account: null,
  };
}

function trip(...spaces: number[]): Trip {
  const parts = [{ at: MIDDLE, tile: "start", holds: "h2" }, { at: BATTERY, tile: "b", holds: "c3" }, { at: HOLD, tile: "c", holds: "g:YB" }];
  return {
    game: "galaxy-trucker", phase: "flight", round: 1, rounds: ["I"], level: "I", ship_class: "I", seats: spaces.map((space) => seatOf(space, structuredClone(parts))), face_down: 0, face_down_special: 0, mission: null, face_up: [], stacks: [],
    timer: null, orders_left: [], flight: { card: null, shown: [], left: 8, planets: [], line: 0 }, questions: [], supply: [], used: [], seat: 0, own: null,
  };
}

describe("moving along the track", () => {
  it("jumps over rockets without counting them", () => {
    const { seats } = trip(0, 2, 3);
    expect(move(seats, 0, 2)).toBe(4);
    expect(move(seats, 2, -2)).toBe(-1);
  });

  it("counts a rocket that is a lap behind as one in the way, and one that gave up as none", () => {
    const { seats } = trip(38, -1);
    expect(move(seats, 0, 1)).toBe(40);
    seats[1]!.status = "gave_up";
    expect(move(seats, 0, 1)).toBe(39);
  });

  it("leads around the loop and back to where it began", () => {
    expect(spotOf(40)).toEqual(spotOf(0));
    expect(spotOf(-3)).toEqual(spotOf(37));
    const spots = Array.from({ length: 40 }, (_, space) => spotOf(space));
    for (const [place, { x, y }] of spots.entries()) {
      expect(x > 0 && x < BOX.width && y > 0 && y < BOX.height).toBe(true);
      const next = spots[(place + 1) % 40]!;
      expect(Math.hypot(next.x - x, next.y - y)).toBeGreaterThan(25);
    }
    expect([lapOf(-4), lapOf(39), lapOf(40)]).toEqual([0, 0, 1]);
  });
});

describe("showing events", () => {
  it("takes off with what the inspector left, and with the crew aboard", () => {
    const [cabin, battery, adrift] = [spotAt(7, 7), spotAt(8, 7), spotAt(5, 7)];
    const yard: Trip = { ...trip(0, 0), phase: "launch" };
    for (const one of yard.seats) {
      one.status = "in_yard";
      one.ship = { ...one.ship, parts: [{ at: cabin, tile: "start_blue" }, { at: battery, tile: "t013" }, { at: adrift, tile: "t088" }], crew: 0, cells: 0 };
    }
    const after = trip(-2, 0);
    for (const { ship } of after.seats) ship.parts = [{ at: cabin, tile: "start_blue", holds: "h1" }, { at: battery, tile: "t013", holds: "c2" }];
    stage(yard, told("salvaged", { seat: 0, square: cabin, lost: 1 }));
    stage(yard, told("on-track", { seat: 0, order: 2, behind: 2 }), after);
    stage(yard, told("crewed", { seat: 0, crew: 2, cells: 2 }), after);
    const [one, other] = yard.seats;
    expect(one!.ship.parts).toEqual([{ at: cabin, tile: "start_blue", holds: "h1" }, { at: battery, tile: "t013", holds: "c2" }]);
    expect([one!.status, one!.space, one!.ship.crew, one!.ship.cells, one!.lost]).toEqual(["flying", -2, 2, 2, 1]);
    expect([other!.ship.parts.length, other!.status]).toEqual([3, "in_yard"]);
  });

  it("turns up a card by its number, with its planets free", () => {
    const view = trip(0);
    stage(view, told("card", { card: 10, left: 7 }, { card: "planets" }));
    expect(view.flight).toMatchObject({ card: "i_meteor_swarm_3", left: 7, shown: ["i_meteor_swarm_3"], planets: [] });
    stage(view, told("card", { card: 11, left: 6 }));
    expect(view.flight).toMatchObject({ card: "i_planets_1", planets: [null, null, null, null] });
    stage(view, told("landed", { seat: 0, planet: 2 }));
    expect(view.flight!.planets).toEqual([null, null, 0, null]);
  });

  it("takes cells, figures and blocks away where they are, and components with all they carry", () => {
    const view = trip(0);
    const { ship } = view.seats[0]!;
    stage(view, told("cell-spent", { seat: 0, square: BATTERY }));
    stage(view, told("crew-lost", { seat: 0, square: MIDDLE }, { figure: "human" }));
    stage(view, told("goods-lost", { seat: 0, square: HOLD }, { colour: "yellow" }));
    expect(ship.parts.map(({ holds }) => holds)).toEqual(["h1", "c2", "g:B"]);
    expect([ship.cells, ship.crew, ship.humans]).toEqual([2, 1, 1]);
    stage(view, told("destroyed", { seat: 0, square: MIDDLE }));
    stage(view, told("fell-off", { seat: 0, square: BATTERY }));
    expect([ship.parts.length, ship.crew, ship.cells, view.seats[0]!.lost]).toEqual([1, 0, 0, 2]);
  });

  it("shows goods where they are stowed in the end", () => {
    const [view, after] = [trip(0), trip(0)];
    after.seats[0]!.ship.parts[2]!.holds = "g:RR";
    stage(view, told("stowed", { seat: 0, blocks: 2 }), after);
    expect(view.seats[0]!.ship.parts[2]!.holds).toBe("g:RR");
  });

  it("writes the accounts line by line", () => {
    const [view, after] = [trip(0), trip(0)];
    after.seats[0]!.account = { cards: 2, order: 4, beauty: 0, goods: 5, losses: 3, mission: [] };
    stage(view, told("earned", { seat: 0, credits: 4 }, { account: "order" }), after);
    stage(view, told("earned", { seat: 0, credits: 5 }, { account: "goods" }));
    stage(view, told("pays", { seat: 0, components: 3, credits: 3 }));
    expect(view.seats[0]).toMatchObject({ credits: 6, account: { cards: 2, order: 4, beauty: 0, goods: 5, losses: 3 } });
  });

  it("shows flights for a while and leaves the yard to others", () => {
    expect(lasts(told("hazard", {}))! > lasts(told("fell-off", {}))!).toBe(true);
    expect(lasts(told("placed", {}))).toBeNull();
  });
});

describe("what was just sent", () => {
  it("moves a block between tray and hold at once", () => {
    const view = trip(0);
    const question: QuestionView = { seat: 0, stage: "loading", goods: "RG" };
    view.questions = [question];
    predict(view, readMove(0, "load green 9,7"));
    expect([view.seats[0]!.ship.parts[2]!.holds, question.goods]).toEqual(["g:YGB", "R"]);
    predict(view, readMove(0, "unload yellow 9,7"));
    expect([view.seats[0]!.ship.parts[2]!.holds, question.goods]).toEqual(["g:GB", "RY"]);
  });

  it("takes a cell out of the battery that was chosen", () => {
    const view = trip(0);
    predict(view, readMove(0, "spend 8,7"));
    expect(view.seats[0]!.ship.parts[1]!.holds).toBe("c2");
  });
});

describe("the course of a card", () => {
  const hazard = (line: number): Told => told("hazard", { line, die: 1 }, { hazard: "light_shot", from: "rear" });

  it("keeps what was rolled for its hazards", () => {
    expect(courseOf([told("card", {}), hazard(7), told("missed", { seat: 0 }), hazard(4)]).rolled.map(({ line }) => line)).toEqual([7, 4]);
  });

  it("follows the lines of a combat zone, with what was declared for each", () => {
    const first = [told("card", {}), told("lowest", { seat: 1 }), told("engines", { seat: 0, strength: 3 })];
    expect(courseOf(first)).toMatchObject({ line: 1, declared: new Map([[0, 3]]) });
    const second = [...first, told("lowest", { seat: 0 }), told("crew-lost", { seat: 0 })];
    expect(courseOf(second).line).toBe(1);
    const third = [...second, told("cannons", { seat: 1, halves: 5 })];
    expect(courseOf(third)).toMatchObject({ line: 2, declared: new Map([[1, 5]]) });
    expect(courseOf([...third, told("lowest", { seat: 1 }), hazard(9)])).toMatchObject({ line: 2, rolled: [{ line: 9 }] });
  });

  it("shows dice that add up", () => {
    for (let sum = 2; sum <= 12; sum++) {
      const [one, other] = diceOf(sum);
      expect(one + other).toBe(sum);
      expect(Math.min(one, other) >= 1 && Math.max(one, other) <= 6).toBe(true);
    }
    expect(diceOf(7, 1)).toEqual([1, 6]);
  });

  it("reads halves as people write them", () => {
    expect([0, 1, 2, 5].map(halves)).toEqual(["0", "½", "1", "2½"]);
  });
});

describe("cards", () => {
  it("have numbers: adventures level by level, then supercards", () => {
    expect([cardAt(0), cardAt(60), cardAt(79), cardAt(80), cardAt(105)]).toEqual(["i_slavers", "iv_slavers", "iv_abandoned_station_2", "meteor_rain_1", "robopolice_raid_3"]);
    expect([cardOf("meteor_rain_1"), supercardOf("i_slavers"), supercardOf("black_hole_1")?.type]).toEqual([null, null, "black_hole"]);
  });

  it("are called by their type, fleets and events by their own names", () => {
    expect(["i_slavers", "black_hole_2", "pirate_fleet", "meltdown"].map(cardWord)).toEqual(["slavers", "black_hole", "pirate_fleet", "meltdown"]);
  });

  it("have one list of numbers by level at most", () => {
    expect([scaleOf(supercardOf("black_hole_1")!)[1], scaleOf(supercardOf("pirate_fleet")!)[1], scaleOf(supercardOf("meltdown")!), scaleOf(supercardOf("meteor_rain_1")!)]).toEqual([5, 9, [1, 1, 2, 2], []]);
  });
});

describe("what comes flying", () => {
  it("is there until it is known what came of it for a ship, and again with the next one", () => {
    const hazard = told("hazard", { line: 7, die: 3 }, { hazard: "large_meteor", from: "front" });
    const so = [hazard, told("destroyed", { seat: 0, square: HOLD }), told("fell-off", { seat: 1, square: HOLD })];
    expect([...courseOf(so).met]).toEqual([0]);
    expect([...courseOf([...so, told("missed", { seat: 1 })]).met]).toEqual([0, 1]);
    expect([...courseOf([...so, hazard]).met]).toEqual([]);
  });
});
