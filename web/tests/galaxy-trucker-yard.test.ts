import { describe, expect, test } from "vitest";
import { boardOf, columnOf, rowOf, spotAt, spotName, spotNamed } from "../src/games/galaxy-trucker/boards";
import { pairsOf, tileAt, tileOf } from "../src/games/galaxy-trucker/facts";
import { contacts, covered, facing, faults, flaws, joins, laidOut, lying, modelOf, readLoad, touch, turnsOf } from "../src/games/galaxy-trucker/part";
import { predict, UNKNOWN, type Trip } from "../src/games/galaxy-trucker/trip";
import { arranged, groupOf } from "../src/games/galaxy-trucker/yard/shelf";
import { isSmall, stage, tone } from "../src/games/galaxy-trucker/yard/stage";
import { hampered, zonesOf } from "../src/games/galaxy-trucker/zones";
import { readMove, type Told } from "../src/title";

const START = spotAt(7, 7);
// t088: a cannon, single at the rear; t118: an engine, single in front; t066 likewise; t013: a battery, double on its left.
const CABIN = { at: START, tile: "start_blue" };

describe("ship boards", () => {
  test("squares are named by column and row, and lie beside each other", () => {
    expect([spotName(START), spotNamed("8,6"), columnOf(spotAt(3, 11)), rowOf(spotAt(3, 11))]).toEqual(["7,7", spotAt(8, 6), 3, 11]);
    expect([0, 1, 2, 3].map((side) => spotName(boardOf("III").beside(START, side as 0)!))).toEqual(["7,6", "8,7", "7,8", "6,7"]);
    const board = boardOf("III");
    expect([board.beside(spotAt(3, 5), 3), board.beside(spotAt(11, 5), 1), board.beside(spotAt(7, 3), 0)]).toEqual([null, null, null]);
  });

  test("have their outlines, and IIIA counts its rows from the stern", () => {
    const [one, last] = [boardOf("I"), boardOf("IIIA")];
    expect([one.spots.length, one.width, one.height, one.has(START), one.has(spotAt(7, 9))]).toEqual([18, 5, 5, true, false]);
    expect(one.square(spotAt(7, 5))).toEqual({ column: 7, row: 5 });
    expect([last.square(spotAt(7, 3)), last.square(START).row, one.corner(spotAt(7, 5))]).toEqual([{ column: 7, row: 11 }, 7, [200, 0]]);
  });

  test("components have numbers: ordinary ones, special ones, those of other boxes, starting cabins", () => {
    expect([tileAt(0), tileAt(139), tileAt(140), tileAt(211), tileAt(212), tileAt(230), tileAt(234)]).toEqual(["t001", "t144", "x01", "ad04", "pl01", "start_blue", "start_orange"]);
    expect([modelOf(tileOf("t127")), modelOf(tileOf("t039")), modelOf(tileOf("t056"))]).toEqual(["cannon_2", "cabin", "special_cargo_1"]);
  });
});

describe("classes of other boxes", () => {
  test("in several parts, have empty space between them", () => {
    const board = boardOf("IVC");
    expect([board.starts.length, board.parts.get(spotAt(6, 5)), board.parts.get(spotAt(7, 5))]).toEqual([4, 0, 0]);
    const [left, right] = [spotAt(7, 5), spotAt(8, 5)];
    expect([board.beside(left, 1), board.seam(left, 1), board.beside(left, 3), board.around(left).includes(right)]).toEqual([null, true, spotAt(6, 5), true]);
  });

  test("go round where they have no edge", () => {
    const ring = boardOf("IIB");
    expect([spotName(ring.beside(spotAt(3, 6), 3)!), ring.beside(spotAt(3, 3), 0)]).toEqual(["11,6", null]);
    expect(boardOf("IIIC").around(spotAt(4, 4)).map(spotName).sort()).toEqual(["4,5", "4,9", "5,4", "5,5", "5,9", "9,4", "9,5", "9,9"]);
  });

  test("are hit by dice of their own kind", () => {
    expect(boardOf("II").aim("front", 8, 3)).toEqual({ dice: "sum", faces: [3, 5], lines: [8], begins: null, name: 8 });
    expect(boardOf("IIIA").aim("left", 11)).toMatchObject({ lines: [3] });
    expect(boardOf("IA").aim("front", 4)).toMatchObject({ lines: [5], name: 4 });
    expect(boardOf("IC").aim("left", 2)).toEqual({ dice: "single", faces: [2], lines: [3, 10], begins: null, name: 2 });
    expect(boardOf("IIB").aim("right", 34)).toEqual({ dice: "around", faces: [3, 4], lines: [6], begins: 8, name: 3 });
    expect(boardOf("IIIA").aim("left", 11, null, true)).toEqual({ dice: "none", faces: [], lines: [3], begins: null, name: 11 });
    expect([boardOf("IA").rolls(boardOf("IA").across, 5), boardOf("IC").rolls(boardOf("IC").along, 10), boardOf("II").rolls(boardOf("II").across, 7)]).toEqual(["3–5", "2", ""]);
  });
});

describe("special components", () => {
  const X = { at: spotAt(6, 6), tile: "x01" };
  const squares = (spots: Iterable<number>): string[] => [...spots].map(spotName).sort();

  test("have eight squares around them, fewer at the edge of the grid", () => {
    expect(squares(boardOf("III").around(START))).toEqual(["6,6", "6,7", "6,8", "7,6", "7,8", "8,6", "8,7", "8,8"]);
    expect(squares(boardOf("III").around(spotAt(3, 3)))).toEqual(["3,4", "4,3", "4,4"]);
  });

  test("turn off a column, turned by a quarter a row, and double ones both", () => {
    const dead = (tile: string, turn: number): string[] => squares(zonesOf(laidOut(boardOf("I"), [{ at: START, tile, turn }])).dead);
    expect(dead("as01", 0)).toEqual(["7,5", "7,6", "7,8"]);
    expect(dead("as01", 1)).toEqual(["5,7", "6,7", "8,7", "9,7"]);
    expect(dead("ad01", 3)).toEqual(["5,7", "6,7", "7,5", "7,6", "7,8", "8,7", "9,7"]);
  });

  test("leave cabins and batteries beside radiation empty, and holds as they are", () => {
    const laid = laidOut(boardOf("III"), [CABIN, { at: spotAt(8, 6), tile: "r01" }, { at: spotAt(9, 7), tile: "t013" }, { at: spotAt(7, 6), tile: "t027" }, X]);
    const zones = zonesOf(laid);
    expect([...laid.keys()].map((spot) => hampered(zones, laid, spot))).toEqual(["hot", "", "hot", "", ""]);
    expect([zones.blast.has(START), zones.blast.has(spotAt(8, 6))]).toEqual([true, false]);
  });

  test("do what they do in a dead zone too, where all else is off", () => {
    const laid = laidOut(boardOf("III"), [{ at: spotAt(7, 6), tile: "as01" }, CABIN, { at: spotAt(7, 8), tile: "h01" }, { at: spotAt(7, 5), tile: "t050" }]);
    const zones = zonesOf(laid);
    expect([...laid.keys()].map((spot) => hampered(zones, laid, spot))).toEqual(["", "dead", "", ""]);
  });

  test("are faulty where radioactive ones are joined, or an artefact lies in a dead zone, and that is told once", () => {
    const laid = laidOut(boardOf("III"), [{ at: START, tile: "r01" }, { at: spotAt(7, 6), tile: "r01" }, { at: spotAt(5, 7), tile: "as01", turn: 1 }, { at: spotAt(9, 7), tile: "as01" }]);
    expect(flaws(laid).filter(({ kind }) => kind !== "connection").map(({ kind, at }) => [kind, squares(at)])).toEqual([["radioactive", ["7,6", "7,7"]], ["artefact", ["5,7", "9,7"]]]);
  });

  test("join by other pairs where a mission says so", () => {
    const other = pairsOf([["single", "double"]]);
    expect([touch("single", "double", other), touch("single", "single", other), touch("none", "none", other)]).toEqual(["joins", "clashes", "touches"]);
  });
});

describe("a component as it lies", () => {
  test("turns its connectors clockwise, and what has a direction with them", () => {
    expect(lying("t003", 1).connectors).toEqual(["universal", "none", "none", "single"]);
    expect([facing(lying("t088", 1)), facing(lying("t118")), facing(lying("t118", 3)), facing(lying("t001"))]).toEqual([1, 2, 1, null]);
    expect([covered(lying("t115")), covered(lying("t115", 3)), covered(lying("t001"))]).toEqual([[0, 1], [3, 0], []]);
  });

  test("looks alike after some turns", () => {
    expect([turnsOf("start_red"), turnsOf("t035"), turnsOf("t001"), turnsOf("t088")]).toEqual([[0], [0, 1], [0, 1, 2, 3], [0, 1, 2, 3]]);
  });

  test("connectors join, clash, or only touch", () => {
    expect([touch("single", "single"), touch("universal", "double"), touch("single", "double"), touch("none", "universal"), touch("none", "none")]).toEqual(["joins", "joins", "clashes", "clashes", "touches"]);
  });

  test("shows what it touches on every side", () => {
    const laid = laidOut(boardOf("III"), [CABIN, { at: spotAt(8, 6), tile: "t013" }]);
    const found = contacts(laid, spotAt(7, 6), lying("t088"));
    expect(found.map(({ side, spot, touch: how }) => [side, spotName(spot), how])).toEqual([[1, "8,6", "clashes"], [2, "7,7", "joins"]]);
    expect([joins(laid, spotAt(7, 6), lying("t088")), joins(laid, spotAt(7, 6), lying("t088", 2)), joins(laid, spotAt(7, 5), lying("t088"))]).toEqual([true, false, false]);
  });

  test("is faulty where a barrel or an exhaust is blocked, or points the wrong way", () => {
    const laid = laidOut(boardOf("III"), [CABIN, { at: spotAt(7, 6), tile: "t088" }, { at: spotAt(6, 7), tile: "t118" }]);
    const kinds = (spot: number, tile: string, turn = 0): unknown[] => faults(laid, spot, lying(tile, turn)).map(({ kind, spot: at, other }) => [kind, spotName(at), other === null ? null : spotName(other)]);
    expect(kinds(spotAt(7, 5), "t001")).toEqual([["cannon", "7,6", "7,5"]]);
    expect(kinds(spotAt(6, 8), "t001")).toEqual([["engine", "6,7", "6,8"]]);
    expect(kinds(spotAt(8, 7), "t118", 1)).toEqual([["engine_facing", "8,7", null]]);
    expect(kinds(spotAt(7, 8), "t088")).toEqual([["cannon", "7,8", "7,7"]]);
    expect(kinds(spotAt(8, 7), "t001")).toEqual([]);
  });

  test("a whole ship has each of its flaws once", () => {
    const laid = laidOut(boardOf("III"), [CABIN, { at: spotAt(7, 6), tile: "t088" }, { at: spotAt(7, 5), tile: "t001" }, { at: spotAt(8, 6), tile: "t013" }, { at: spotAt(8, 7), tile: "t118", turn: 1 }]);
    expect(flaws(laid).map(({ kind, at }) => [kind, ...at.map(spotName)])).toEqual([
      ["connection", "7,7", "8,7"], ["connection", "7,6", "8,6"], ["cannon", "7,6", "7,5"], ["engine_facing", "8,7"],
    ]);
  });

  test("carries what the notation says", () => {
    expect(readLoad("h2")).toMatchObject({ humans: 2, alien: null });
    expect([readLoad("aB").alien, readLoad("aP").alien, readLoad("c3").cells, readLoad("g:RYB").goods, readLoad().goods]).toEqual(["brown", "purple", 3, ["R", "Y", "B"], []]);
  });
});

const seen = (): Trip => ({
  phase: "building", seat: 0, own: null, ship_class: "I", level: "I", face_down: 100, face_up: ["t088", "t118"], stacks: [null, null, null], orders_left: [1, 2], questions: [], timer: null,
  seats: [0, 1].map(() => ({ hand: null, from_aside: false, aside: [null, null], looking: null, order: 0, ship: { parts: [{ ...CABIN }], loose: null } })),
}) as unknown as Trip;

function after(...moves: string[]): Trip {
  const view = seen();
  for (const text of moves) predict(view, readMove(0, text));
  return view;
}

describe("what one has just done is seen at once", () => {
  test("what is drawn is face down until it is known", () => {
    const drawn = after("draw");
    expect([drawn.seats[0]!.hand, drawn.face_down]).toEqual([UNKNOWN, 99]);
    expect(after("draw", "return").face_up).toEqual(["t088", "t118"]);
    expect(after("draw", "weld 7,6 0").seats[0]!.ship.parts).toHaveLength(1);
  });

  test("what is taken goes to the hand, and from there onto the ship or back", () => {
    const taken = after("take t088");
    expect([taken.seats[0]!.hand, taken.face_up]).toEqual(["t088", ["t118"]]);
    expect(after("take t088", "return").face_up).toEqual(["t118", "t088"]);
    const welded = after("take t088", "weld 7,6 0").seats[0]!;
    expect([welded.hand, welded.ship.loose, welded.ship.parts.at(-1)]).toEqual([null, spotAt(7, 6), { at: spotAt(7, 6), tile: "t088", turn: 0 }]);
  });

  test("what was laid last can be lifted until something else is taken", () => {
    const lifted = after("take t088", "weld 7,6 0", "lift").seats[0]!;
    expect([lifted.hand, lifted.ship.parts, lifted.ship.loose]).toEqual(["t088", [CABIN], null]);
    expect(after("take t088", "weld 7,6 0", "take t118").seats[0]!.ship.loose).toBeNull();
    expect(after("take t088", "weld 7,6 0", "draw").seats[0]!.ship.loose).toBeNull();
  });

  test("what is set aside can be reached again", () => {
    expect(after("take t088", "keep").seats[0]!.aside).toEqual(["t088", null]);
    const reached = after("take t088", "keep", "reach 1").seats[0]!;
    expect([reached.hand, reached.from_aside, reached.aside]).toEqual(["t088", true, [null, null]]);
  });

  test("stacks are held, and order tiles taken", () => {
    expect([after("look 2").stacks, after("look 2").seats[0]!.looking, after("look 2", "close").stacks]).toEqual([[null, 0, null], 1, [null, null, null]]);
    expect([after("finish 2").orders_left, after("finish 2").seats[0]!.order]).toEqual([[1], 2]);
    expect(after("remove 7,7").seats[0]!.ship.parts).toEqual([]);
    expect(after("board 7,7 purple").seats[0]!.ship.parts[0]!.holds).toBe("aP");
  });

  test("a spectator predicts nothing", () => {
    const view = { ...seen(), seat: null };
    predict(view, readMove(0, "draw"));
    expect(view.face_down).toBe(100);
  });
});

describe("what others do is seen again", () => {
  const told = (kind: string, numbers: Record<string, number>, values: Record<string, string> = {}): Told => ({ kind, rule: "", values, numbers });

  test("event by event", () => {
    const view = seen();
    const number = 87 - 4; // t088: four numbers before it are those of starting cabins
    expect(tileAt(number)).toBe("t088");
    for (const event of [told("took", { seat: 1, tile: number }), told("placed", { seat: 1, tile: number, square: spotAt(7, 6), turn: 0 }), told("looked", { seat: 1, stack: 2 })]) stage(view, event);
    expect([view.seats[1]!.ship.parts.at(-1), view.face_up, view.stacks]).toEqual([{ at: spotAt(7, 6), tile: "t088", turn: 0 }, ["t118"], [null, null, 1]]);
    stage(view, told("boarded", { seat: 1, square: START, alien: 0 }, { alien: "brown" }));
    expect(view.seats[1]!.ship.parts[0]!.holds).toBe("aB");
    expect([isSmall(told("drew", {})), isSmall(told("finished", {}))]).toEqual([true, false]);
  });

  test("and heard, if it is one’s own or concerns all", () => {
    expect([tone(told("placed", { seat: 1 }), 1), tone(told("placed", { seat: 1 }), 0), tone(told("timer-out", {}), 0), tone(told("round", {}), 0)]).toEqual(["hit", null, "alarm", null]);
  });
});

describe("the face-up components", () => {
  test("stay where they are, and new ones fill gaps of their kind", () => {
    const shelf = arranged([], ["t088", "t118", "t001"]);
    const less = arranged(shelf, ["t118", "t001"]);
    expect(less.map(({ tile }) => tile)).toEqual([null, "t118", "t001"]);
    expect(arranged(less, ["t118", "t001", "t035"]).map(({ tile }) => tile)).toEqual([null, "t118", "t001", "t035"]);
    expect(arranged(less, ["t118", "t001", "t123"]).map(({ tile }) => tile)).toEqual(["t123", "t118", "t001"]);
    expect(arranged(less, ["t118"]).map(({ tile }) => tile)).toEqual([null, "t118"]);
  });

  test("close up when there are too many gaps", () => {
    const many = Array.from({ length: 12 }, (_, place) => tileAt(place));
    expect(arranged(arranged([], many), [tileAt(11)]).map(({ tile }) => tile)).toEqual([tileAt(11)]);
    expect([groupOf("t061"), groupOf("t119"), groupOf("t049")]).toEqual(["hold", "alien", "structure"]);
  });
});
