import { describe, expect, it } from "vitest";
import { debrief, type Flight } from "../src/games/space-alert/academy/debrief";
import { areMet, isMet, isStray, judge, onPaper, scenesUntil, withCard, type Seen } from "../src/games/space-alert/academy/engine";
import { after, BEGINNING, countOf, isOver, LESSONS, lessonOf, stepsOf, within, type Step } from "../src/games/space-alert/academy/lesson";
import type { Scene } from "../src/games/space-alert/wire";
import type { Told } from "../src/title";

const step = (fields: Partial<Step>): Step => ({ id: "one", kind: "say", ...fields });
const told = (kind: string, values: Record<string, string> = {}, numbers: Record<string, number> = {}): Told => ({ kind, rule: "", values, numbers });
const scene = (turn: number, name: string, ...events: Told[]): Scene => ({ turn, step: name, member: null, threat: null, events, ship: {} as Scene["ship"] });

describe("lessons", () => {
  it("come in order, with what stands beside the way after what it belongs to", () => {
    expect(LESSONS.map(({ id }) => id)).toEqual(["ship", "action", "resolution", "first-flight", "second-flight", "simulation", "advanced", "mission"]);
  });

  it("lead from step to step and from act to act to their end", () => {
    for (const lesson of LESSONS) {
      let at = BEGINNING;
      let steps = 0;
      while (!isOver(lesson, at)) {
        steps += 1;
        expect(countOf(lesson, at)).toBe(steps);
        at = after(lesson, at);
      }
      expect(steps).toBe(stepsOf(lesson));
    }
  });

  it("begin anew where a remembered place is gone", () => {
    const lesson = lessonOf("ship")!;
    expect(within(lesson, { act: 0, step: 3 })).toEqual({ act: 0, step: 3 });
    expect(within(lesson, { act: 0, step: 99 })).toEqual(BEGINNING);
    expect(within(lesson, undefined)).toEqual(BEGINNING);
    expect(within(lesson, { act: lesson.act.length, step: 0 }).act).toBe(lesson.act.length);
  });
});

describe("answers", () => {
  it("are one option, or any of several stations", () => {
    const choose = step({ kind: "choose", options: ["1", "2"], answer: ["2"] });
    expect(judge(choose, ["1"])).toBe("wrong");
    expect(judge(choose, ["2"])).toBe("right");
    expect(judge(step({ kind: "pick", answer: ["lower_red", "lower_blue"] }), ["lower_blue"])).toBe("right");
  });

  it("are every station, in any order", () => {
    const pick = step({ kind: "pick", answer: ["upper_white", "lower_red"], every: true });
    expect(judge(pick, ["lower_red"])).toBe("open");
    expect(judge(pick, ["lower_red", "upper_blue"])).toBe("wrong");
    expect(judge(pick, ["lower_red", "upper_white"])).toBe("right");
  });

  it("are all options in their order", () => {
    const order = step({ kind: "order", options: ["b", "a"], answer: ["a", "b"] });
    expect(judge(order, ["a"])).toBe("open");
    expect(judge(order, ["b"])).toBe("wrong");
    expect(judge(order, ["a", "b"])).toBe("right");
  });
});

describe("a step at a table", () => {
  const lying: Record<string, string> = { "1-1": "move_red" };
  const seen: Seen = { lying: (member, turn) => lying[`${member}-${turn}`] ?? null, heard: 2, phase: 1, gave: false, refused: false, round: "action" };

  it("is done when all it waits for is so", () => {
    expect(isMet({ laid: [{ member: 1, turn: 1, action: "move_red" }], heard: 2 }, seen)).toBe(true);
    expect(isMet({ laid: [{ member: 1, turn: 1, action: "a" }] }, seen)).toBe(false);
    expect(isMet({ heard: 3 }, seen)).toBe(false);
    expect(isMet({ phase: 2 }, seen)).toBe(false);
    expect(isMet({ gave: true }, seen)).toBe(false);
    expect(isMet({ gave: true }, { ...seen, gave: true })).toBe(true);
    expect(isMet({ refused: true }, seen)).toBe(false);
    expect(isMet({ round: "over" }, seen)).toBe(false);
  });

  it("notices a card that nobody asked for, unless it lay there before", () => {
    const until = { laid: [{ member: 1, turn: 1, action: "move_red" }] };
    const wrong = { member: 1, turn: 1, action: "a" };
    expect(isStray(until, [wrong], [])).toBe(true);
    expect(isStray(until, [wrong], [wrong])).toBe(false);
    expect(isStray(until, [{ member: 1, turn: 1, action: "move_red" }], [])).toBe(false);
    expect(isStray({ heard: 1 }, [wrong], [])).toBe(false);
  });
});

describe("a flight on paper", () => {
  it("has empty slots where the file has empty names, and a row for everybody", () => {
    const paper = onPaper({ flight: "test", tracks: { red: "T6" }, plans: [["a", "", "b"]] });
    expect(paper.plans).toEqual([["a", null, "b"], [], [], []]);
  });

  it("takes a card into a slot of any row", () => {
    expect(withCard([["a"]], 2, 3, "b")).toEqual([["a"], ["", "", "b"]]);
    expect(withCard([["a", "b"]], 1, 1, "")).toEqual([["", "b"]]);
  });

  it("is wound to the end of a turn, or of a step in it", () => {
    const scenes = [scene(1, "appear"), scene(1, "threats"), scene(2, "appear"), scene(2, "damage"), scene(2, "threats")];
    expect(scenesUntil(scenes, { turn: 0 })).toBe(0);
    expect(scenesUntil(scenes, { turn: 1 })).toBe(2);
    expect(scenesUntil(scenes, { turn: 2, step: "damage" })).toBe(4);
    expect(scenesUntil(scenes, { turn: 7 })).toBe(5);
  });

  it("meets its goals by what it tells, and when", () => {
    const film = { scenes: [scene(3, "damage", told("destroyed", { threat: "fighter" }))] };
    expect(areMet([{ event: "destroyed", values: { threat: "fighter" }, by: 3 }], film)).toBe(true);
    expect(areMet([{ event: "destroyed", by: 2 }], film)).toBe(false);
    expect(areMet([{ event: "destroyed", values: { threat: "gunship" } }], film)).toBe(false);
    expect(areMet([{ event: "delayed", absent: true }], film)).toBe(true);
    expect(areMet([{ event: "destroyed", absent: true }], film)).toBe(false);
  });
});

describe("the debriefing", () => {
  const flight: Flight = { home: true, events: [], threats: [], cards: 9, phases: 2, heroicLeft: 0, computer: false };
  const turn = (number: number): Told => told("turn", { turn: String(number) }, { turn: number });
  const ids = (found: { id: string }[]): string[] => found.map(({ id }) => id);

  it("praises a flight without a scratch and finds nothing to say", () => {
    const threats = [{ card: "fighter", time: 2, zone: "red", status: "destroyed" }];
    const events = [turn(3), told("targeted", { threat: "fighter", weapon: "heavy_laser_red" }), told("targeted", { threat: "fighter", weapon: "light_laser_red" }), told("destroyed", { threat: "fighter" })];
    const { well, advice } = debrief({ ...flight, events, threats });
    expect(ids(well)).toEqual(["all-destroyed", "unhurt", "volley"]);
    expect(well[2]!.numbers).toEqual({ weapons: 2, turn: 3 });
    expect(advice).toEqual([]);
  });

  it("sees shots that came too early, but not those after a threat is gone", () => {
    const threats = [{ card: "destroyer", time: 2, zone: "white", status: "destroyed" }];
    const early = [turn(1), told("no-target", { weapon: "heavy_laser_white" })];
    expect(debrief({ ...flight, events: early, threats: [{ ...threats[0]!, status: "destroyed" }] }).advice.map(({ id, numbers }) => [id, numbers])).toContainEqual(["early", { turn: 1 }]);
    const late = [turn(5), told("no-target", { weapon: "heavy_laser_white" })];
    expect(ids(debrief({ ...flight, events: late, threats }).advice)).not.toContain("early");
  });

  it("tells empty reactors, doubled shots, armour, full shields and systems of later lessons apart", () => {
    const vain = (action: string, reason: string): Told => told("in-vain", { member: "member2", action, reason });
    const of = (...events: Told[]): string[] => ids(debrief({ ...flight, events: [turn(2), ...events] }).advice);
    expect(of(vain("a", "no-energy"))).toEqual(["no-energy"]);
    expect(of(vain("a", "already-done"))).toEqual(["twice"]);
    expect(of(vain("b", "no-need"))).toEqual(["full"]);
    expect(of(vain("c", "not-in-play"))).toEqual(["later"]);
    expect(of(vain("battlebots", "no-active-squad"))).toEqual(["squad"]);
    expect(of(told("withstood", { threat: "fighter" }))).toEqual(["armour"]);
  });

  it("names a threat nobody shot at, and one that got away", () => {
    const threats = [{ card: "gunship", time: 1, zone: "red", status: "survived" }, { card: "fighter", time: 2, zone: "blue", status: "survived" }];
    const { advice } = debrief({ ...flight, threats, events: [turn(2), told("targeted", { threat: "fighter" })] });
    expect(advice.map(({ id, names }) => [id, names?.threat])).toEqual([["ignored", "gunship"], ["not-enough", "fighter"]]);
  });

  it("says where the ship broke before anything else, and not everything at once", () => {
    const events = [turn(2), told("check-missed", { phase: "1" }), told("knocked-out", { member: "member1" }), told("withstood", { threat: "fighter" }), told("in-vain", { member: "member1", action: "a", reason: "no-energy" }), turn(4), told("damaged", { zone: "red" }), told("lost", { loss: "zone_destroyed", zone: "red" })];
    const { advice } = debrief({ ...flight, home: false, events, computer: true });
    expect(ids(advice)).toEqual(["lost", "computer", "no-energy", "armour"]);
    expect(advice[0]!.numbers).toEqual({ turn: 4 });
  });

  it("misses heroic cards, squads that sleep and a computer that was looked after", () => {
    const passed = (phase: string): Told => told("check-passed", { phase });
    const events = [turn(1), passed("1"), passed("2"), told("squad-disabled", { member: "member1" })];
    const found = debrief({ ...flight, events, heroicLeft: 2, computer: true });
    expect(ids(found.advice)).toEqual(["disabled", "heroic"]);
    expect(ids(found.well)).toContain("computer");
    const woken = debrief({ ...flight, events: [...events, told("squad-revived", { member: "member1" })] });
    expect(ids(woken.advice)).toEqual([]);
  });

  it("finds a kind word for every flight in which something was planned", () => {
    const { well, advice } = debrief({ ...flight, home: false, cards: 2, threats: [{ card: "fighter", time: 1, zone: "red", status: "active" }], events: [turn(1), told("damaged", { zone: "red" })] });
    expect(ids(well)).toEqual(["planned"]);
    expect(ids(advice)[0]).toBe("nothing-planned");
  });
});
