import { beforeEach, describe, expect, test } from "vitest";
import { Announcer, BREATH, LEAD, PAUSE, type Desk } from "../src/announcer";
import type { Cue } from "../src/wire";

interface Fake {
  name: string;
  duration: number;
}

/** An audio clock in our hands, which writes down what begins when. */
class Tape implements Desk<Fake> {
  now: number | null = 100;
  begun: [name: string, when: number][] = [];
  stopped: string[] = [];

  start(clip: Fake, when: number): () => void {
    this.begun.push([clip.name, when]);
    return () => void this.stopped.push(clip.name);
  }

  signal(kind: string, when: number): () => void {
    this.begun.push([`(${kind})`, when]);
    return () => void this.stopped.push(`(${kind})`);
  }
}

const CLIPS = new Map(
  [["alert", 2], ["time-3", 1], ["threat-red", 1.5], ["count-5", 0.5]].map(([name, duration]) => [name, { name, duration } as Fake] as [string, Fake]),
);
const cue = (kind: Cue["kind"], says: Cue["says"], at = 0): Cue => ({ at, kind, says });

let tape: Tape;
let announcer: Announcer<Fake>;

beforeEach(() => {
  tape = new Tape();
  announcer = new Announcer(tape);
  announcer.learn(CLIPS);
});

describe("an announcer", () => {
  test("speaks when it is time, by the audio clock, after a signal", () => {
    announcer.say(cue("alert", [{ id: "alert" }]), 1500);
    expect(tape.begun).toEqual([["(alert)", 101.5], ["alert", 101.5 + LEAD]]);
  });

  test("says sentences one after the other, with a breath between them", () => {
    announcer.say(cue("phase", [{ id: "alert" }, { id: "time", number: 3 }]), 0);
    expect(tape.begun.slice(1)).toEqual([["alert", 100 + LEAD], ["time-3", 100 + LEAD + 2 + BREATH]]);
  });

  test("says twice what is important", () => {
    announcer.say(cue("threat", [{ id: "threat-red" }]), 1000);
    const first = 101 + LEAD;
    expect(tape.begun.slice(1)).toEqual([["threat-red", first], ["threat-red", first + 1.5 + PAUSE]]);
  });

  test("counts without a signal", () => {
    announcer.say(cue("count", [{ id: "count", number: 5 }]), 200);
    expect(tape.begun).toEqual([["count-5", 100.2]]);
  });

  test("never interrupts itself", () => {
    announcer.say(cue("alert", [{ id: "alert" }]), 0);
    announcer.say(cue("alert", [{ id: "time", number: 3 }]), 500);
    expect(tape.begun[2]).toEqual(["(alert)", 100 + LEAD + 2]);
  });

  test("begins at once with what should have begun", () => {
    announcer.say(cue("alert", [{ id: "alert" }]), -300);
    expect(tape.begun[0]).toEqual(["(alert)", 100]);
  });

  test("is silent while the browser lets nothing sound, and where it has no clip", () => {
    announcer.say(cue("alert", [{ id: "unheard" }]), 0);
    tape.now = null;
    announcer.say(cue("alert", [{ id: "alert" }]), 0);
    expect(tape.begun).toEqual([]);
  });

  test("stops what is said and what is to be said, and then speaks at its time again", () => {
    announcer.say(cue("alert", [{ id: "alert" }, { id: "time", number: 3 }]), 1000);
    announcer.hush();
    expect(tape.stopped).toEqual(["(alert)", "alert", "time-3"]);
    announcer.say(cue("alert", [{ id: "alert" }]), 700);
    expect(tape.begun.at(-1)).toEqual(["alert", 100.7 + LEAD]);
  });

  test("does not stop what is over", () => {
    announcer.say(cue("count", [{ id: "count", number: 5 }]), 0);
    tape.now = 103;
    announcer.say(cue("alert", [{ id: "alert" }]), 0);
    announcer.hush();
    expect(tape.stopped).toEqual(["(alert)", "alert"]);
  });

  test("swallows one announcement that was called off, and says the others", () => {
    const off = cue("count", [{ id: "count", number: 5 }], 7);
    announcer.say(off, 1000);
    announcer.say(cue("alert", [{ id: "alert" }], 9), 3000);
    announcer.hush(off);
    expect(tape.stopped).toEqual(["count-5"]);
    announcer.say(cue("count", [{ id: "count", number: 5 }], 8), 1000);
    expect(tape.begun.at(-1)).toEqual(["count-5", 103 + LEAD + 2]);
  });

  test("speaks another language once it has learned it", () => {
    announcer.learn(new Map([["alert", { name: "alerte", duration: 1 }]]));
    announcer.say(cue("alert", [{ id: "alert" }]), 0);
    expect(tape.begun[1]).toEqual(["alerte", 100 + LEAD]);
  });
});
