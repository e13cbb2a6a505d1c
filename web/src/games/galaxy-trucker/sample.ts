import type { Connector } from "./facts";
import { readLoad, type Load } from "./part";

/** A component of an example's ship, where it lies and how it looks. */
export interface Sampled {
  column: number;
  row: number;
  /** Nothing for what lies face down. */
  kind: string;
  size: number;
  turn: number;
  connectors: Connector[];
  load: Load;
}

const KINDS: Record<string, string> = {
  P: "starting_cabin", CA: "cabin", ST: "structural", C: "cargo", R: "special_cargo", B: "battery", E: "engine", G: "cannon", SH: "shield",
  LB: "life_support_brown", LP: "life_support_purple", XE: "explosive", XF: "fragile", XH: "heavy", XR: "radioactive", XA: "artefact_single", XD: "artefact_double",
};
const CONNECTORS: Connector[] = ["none", "single", "double", "universal"];
/** By what the notation says of a direction: how far the part was turned from the way it is drawn. Engines point to the rear. */
const TURNS: Record<string, number> = { N: 0, E: 1, S: 2, W: 3, NE: 0, ES: 1, SE: 1, SW: 2, WS: 2, NW: 3, WN: 3, col: 0, row: 1 };

/** The ship of an example, `7,6 G1:N 0010; 7,7 P0 3333 h2`: a line or a semicolon between components. */
export const readSample = (ship: string): Sampled[] =>
  ship.split(/[\n;]/).map((line) => line.replace(/#.*/, "").trim()).filter(Boolean).map(readPart);

function readPart(line: string): Sampled {
  const [square = "", sort = "", sides = "", ...holds] = line.split(/\s+/);
  const [column = 0, row = 0] = square.split(",").map(Number);
  const [name = "", way] = sort.split(":");
  const [, letters = "", number = ""] = /^([A-Z?]+)(\d*)$/.exec(name) ?? [];
  const kind = KINDS[letters] ?? "";
  const turn = way === undefined ? 0 : (TURNS[way]! + (kind === "engine" ? 2 : 0)) % 4;
  return { column, row, kind, size: Number(number), turn, connectors: [...sides].map((digit) => CONNECTORS[Number(digit)]!), load: readLoad(holds.join(" ")) };
}
