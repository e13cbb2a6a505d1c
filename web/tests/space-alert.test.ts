import { describe, expect, test } from "vitest";
import { halfOf } from "../src/games/space-alert/cards";
import { predict, type Flight } from "../src/games/space-alert/flight";
import { newest, readPieces, writePieces } from "../src/games/space-alert/thinking.svelte";
import { readMove } from "../src/title";

const seen = (): Flight => ({
  people: 2, seat: 0, common: [],
  crew: [{ android: false, slots: [{}, {}, {}] }, { android: true, heroic: "hero-lower_red", slots: [{}, {}, {}] }],
  own: { hand: ["red-a", "lift-c"], board: [null, null, null] },
}) as unknown as Flight;

function after(...moves: string[]): Flight {
  const view = seen();
  for (const text of moves) predict(view, readMove(0, text));
  return view;
}

describe("what one has just done is seen at once", () => {
  test("a card goes from the hand to its slot, is turned, moved and taken back", () => {
    const put = after("put red-a 2 act");
    expect([put.own!.hand, put.own!.board[1], put.crew[0]!.slots[1]!.back]).toEqual([["lift-c"], { card: "red-a", side: "act", action: "a" }, "action"]);
    const turned = after("put red-a 2 act", "flip 2", "shift 2 3");
    expect([turned.own!.board[1], turned.own!.board[2]!.action, turned.crew[0]!.slots[2]!.back]).toEqual([null, "move_red", "movement"]);
    expect(after("put red-a 2 act", "take-back 2").own!.hand.toSorted()).toEqual(["lift-c", "red-a"]);
    expect(after("put red-a 1 act", "put lift-c 1 move").own!.hand).toEqual(["red-a"]);
  });

  test("an android’s cards lie open", () => {
    const planned = after("plan member2 lift-c 1 move", "plan-heroic member2 3 act");
    expect(planned.crew[1]!.slots.map(({ open }) => open?.action)).toEqual(["change_deck", undefined, "heroic_a"]);
    expect([planned.own!.hand, planned.crew[1]!.heroic]).toEqual([["red-a"], null]);
  });

  test("a heroic card goes to its station, or does more", () => {
    expect([halfOf("hero-upper_white", "move"), halfOf("hero-upper_white", "act")]).toEqual(["heroic_move_upper_white", "heroic_battlebots"]);
  });
});

describe("pieces to think with", () => {
  test("go over the wire and back", () => {
    const pieces = new Map([["p1", { place: "lower_red", x: 12, y: 99, stamp: 3 }], ["t4", { place: null, x: 0, y: 0, stamp: 4 }]]);
    expect(readPieces(writePieces(pieces))).toEqual(pieces);
  });

  test("the newest place counts, whoever moved them, and nonsense is none", () => {
    const [mine, other] = [readPieces("p1.3.1.1.5 c1.0.1.1.1"), readPieces("p1.4.9.9.6 c1.0.1.1.0 <b> p1.x.1.1.9")];
    expect(newest([mine, other])).toEqual(new Map([["p1", other.get("p1")], ["c1", mine.get("c1")]]));
  });
});
