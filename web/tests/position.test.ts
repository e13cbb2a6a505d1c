import { beforeEach, describe, expect, test } from "vitest";
import type { GameClient } from "../src/games";
import type { Seen } from "../src/seen";
import { Position } from "../src/table/position.svelte";
import { Vocabulary } from "../src/vocabulary";
import type { GameInfo, News, Whole } from "../src/wire";

const WORDS = new Vocabulary({ moves: ["hold", "fire alpha", "fire beta"], events: [] } as unknown as GameInfo, {});
const OPEN = {} as GameClient;
/** A game in which a seat knows a card that others do not. */
const SECRET = {
  read: ({ public: view, own }: Seen<object, { card: string }>) => ({ ...view, card: own?.card ?? "hidden" }),
} as unknown as GameClient;

const whole = (more: object = {}): Whole =>
  ({ t: "whole", seq: 3, view: { seat: 0, public: { turn: 1, deck: [4] }, own: null }, legal: [0, 2], actors: [0], ...more }) as Whole;
const news = (seq: number, more: object = {}): News => ({ t: "news", seq, ...more }) as News;

let position: Position;

beforeEach(() => {
  position = new Position();
});

describe("a position", () => {
  test("is unknown before the first word", () => {
    expect([position.known, position.view]).toEqual([false, null]);
  });

  test("is what the last whole word says", () => {
    position.takeWhole(whole(), WORDS, OPEN);
    expect(position.view).toEqual({ turn: 1, deck: [4] });
    expect(position.legal.map(({ text }) => text)).toEqual(["hold", "fire alpha"]);
    expect([position.known, position.actors, position.result, position.timed]).toEqual([true, [0], null, false]);
  });

  test("follows the news, at once and all of it", () => {
    position.takeWhole(whole(), WORDS, OPEN);
    const before = position.view;
    const patch = [[["turn"], 2]];
    expect(position.takeNews(news(4, { patch, legal: [2, 1], due: 500 }), WORDS, OPEN)).toBe(true);
    expect(position.view).toEqual({ turn: 2, deck: [4] });
    expect(before).toEqual({ turn: 1, deck: [4] });
    expect([position.seq, position.legal[0]?.text, position.actors, position.timed]).toEqual([4, "fire beta", [], true]);
  });

  test("takes no news twice, and none that was overtaken", () => {
    position.takeWhole(whole(), WORDS, OPEN);
    expect(position.takeNews(news(3, { patch: [[["turn"], 9]] }), WORDS, OPEN)).toBe(false);
    expect(position.view).toEqual({ turn: 1, deck: [4] });
  });

  test("shows a seat what is its own, and follows that too", () => {
    position.takeWhole(whole(), WORDS, SECRET);
    expect(position.view).toMatchObject({ card: "hidden" });
    position.takeNews(news(4, { own: [[[], { card: "carrier" }]] }), WORDS, SECRET);
    expect(position.view).toEqual({ turn: 1, deck: [4], card: "carrier" });
  });
});
