import type { Tone } from "../../sound.svelte";
import { showOf, type Move, type Show, type Shows, type Told } from "../../title";
import type { BattleView, DieView, UnderFallingSkiesView, WorkerView } from "./wire";
import { cityRow, spacePlace, squareOf } from "./places";
import type { Fields } from "./title";

// --- ships ---
function setShip(battle: BattleView, square: number, ship: string | null): void {
  const { row, column } = squareOf(square);
  if (row === battle.mothership.row) battle.mothership.launch_points[column] = ship;
  else if (row > battle.mothership.row && row < cityRow(battle)) battle.sky[row - 1]!.squares[column]!.ship = ship;
}

const carry: Show<BattleView, "from" | "square" | "ship"> = (battle, { from, square }, { ship }) => {
  setShip(battle, from, null);
  setShip(battle, square, ship);
};

/** The mothership takes its launch points and the ships on them along. */
const descend: Show<BattleView, "row"> = (battle, { row }) => {
  battle.mothership.row = row;
};

const takeUp: Show<BattleView, "square" | "ship"> = (battle, { square }, { ship }) => {
  const { row, column } = squareOf(square);
  if (row >= 1) battle.sky[row - 1]!.squares[column]!.ship = null;
  battle.mothership.waiting.push(ship);
};

const launch: Show<BattleView, "column" | "ship"> = (battle, { column }, { ship }) => {
  battle.mothership.launch_points[column] = ship;
  const place = battle.mothership.waiting.indexOf(ship);
  if (place >= 0) battle.mothership.waiting.splice(place, 1);
};

function addShips(battle: BattleView, ship: string, number: number): void {
  for (let count = 0; count < number; count++) battle.mothership.waiting.push(ship);
  if (ship === "white") battle.mothership.supply -= number;
}

// --- dice ---
function roll(battle: BattleView, slot: number, face: string): void {
  const worker = battle.dice[slot];
  if (worker) Object.assign(worker, faceValues(face), { space: null, in_hand: false });
}

const faceValues = (face: string): Pick<WorkerView, "colour" | "value"> => {
  const [colour = "gray", value = "1"] = face.split("-");
  return { colour, value: Number(value) };
};

export const faceOf = (die: WorkerView): string => `${die.colour}-${die.value}`;

function place(battle: BattleView, slot: number, space: number, face: string, name: string, digging: boolean): void {
  const worker = battle.dice[slot];
  if (worker) Object.assign(worker, faceValues(face), { space: name });
  battle.base.spaces[space]!.die = { ...faceValues(face), exhausted: false, digging };
}

function lift(battle: BattleView, space: number, name: string): DieView | null {
  const die = battle.base.spaces[space]!.die;
  battle.base.spaces[space]!.die = null;
  for (const worker of battle.dice) if (worker.space === name) worker.space = null;
  return die;
}

function change(battle: BattleView, space: number, changes: Partial<DieView>): void {
  const here = battle.base.spaces[space]!;
  if (here.die) here.die = { ...here.die, ...changes };
}

const moveDie: Show<BattleView, "start" | "space"> = (battle, { start, space }, values) => {
  const slot = battle.dice.findIndex((worker) => worker.space === values.start);
  const die = lift(battle, start, values.start);
  if (die && slot >= 0) place(battle, slot, space, `${die.colour}-${die.value}`, values.space, false);
};

const excavatorTo: Show<BattleView, "space"> = (battle, _numbers, { space }) => {
  battle.base.excavator = battle.base.path.indexOf(space);
};

const SHOWS: Shows<BattleView, Fields> = {
  round: (battle, { round }) => { battle.round = round; battle.part = "planning"; },
  "rooms-phase": (battle) => { battle.part = "rooms"; },
  "mothership-phase": (battle) => { battle.part = "mothership"; },
  rolled: (battle, { slot }, { die }) => roll(battle, slot, die),
  "set-unrolled": (battle, { slot }, { die }) => roll(battle, slot, die),
  rerolled: (battle, { slot }, { die }) => roll(battle, slot, die),
  turned: (battle, { slot, value }) => { battle.dice[slot]!.value = value; },
  placed: (battle, { slot, space }, { die, space: name }) => place(battle, slot, space, die, name, false),
  "placed-ahead": (battle, { slot, space }, { die, space: name }) => place(battle, slot, space, die, name, true),
  "die-moved": moveDie,
  "die-raised": (battle, { space, value }) => change(battle, space, { value }),
  "die-removed": (battle, { space }, { space: name }) => { lift(battle, space, name); },
  discarded: (battle, { space }, { space: name }) => { lift(battle, space, name); },
  descended: carry,
  slid: carry,
  teleported: carry,
  "ship-shifted": carry,
  "ship-destroyed": (battle, { square }) => setShip(battle, square, null),
  "ship-waits": (battle, _numbers, { ship }) => { battle.mothership.waiting.push(ship); },
  "damage-taken": (battle, { damage }) => { battle.damage.value = damage; },
  repaired: (battle, { damage }) => { battle.damage.value = damage; },
  "energy-paid": (battle, { energy }) => { battle.energy.value = energy; },
  "energy-gained": (battle, { energy }) => { battle.energy.value = energy; },
  "energy-lost": (battle, { energy }) => { battle.energy.value = energy; },
  "max-energy": (battle, { energy }) => { battle.energy.most = energy; },
  researched: (battle, { research }) => { battle.research.steps = research; },
  "research-back": (battle, { research }) => { battle.research.steps = research; },
  excavated: excavatorTo,
  "excavator-back": excavatorTo,
  "robot-installed": (battle, { space, value }) => {
    battle.base.spaces[space]!.die = { colour: "blue", value, exhausted: true, digging: false };
  },
  "robot-used": (battle, { space, value }) => change(battle, space, { value, exhausted: true }),
  "robot-keeps-value": (battle, { space }) => change(battle, space, { exhausted: true }),
  "robot-worn-out": (battle, { space }, { space: name }) => { lift(battle, space, name); },
  "robot-scrapped": (battle, { space }, { space: name }) => { lift(battle, space, name); },
  "robot-displaced": (battle, { space }, { space: name }) => { lift(battle, space, name); },
  "robot-buried": (battle, { space }, { space: name }) => { lift(battle, space, name); },
  "robots-ready": (battle) => {
    battle.base.spaces.forEach((_here, space) => change(battle, space, { exhausted: false }));
  },
  "mothership-pulled": descend,
  "mothership-moved": descend,
  "taken-up": takeUp,
  "ships-added": (battle, { number }, { ship }) => addShips(battle, ship, number),
  launched: launch,
  "column-marked": (battle, _numbers, { column }) => { battle.marked_column = column; },
  "no-column-marked": (battle) => { battle.marked_column = null; },
  "token-on-column": (battle, { column, token }) => { battle.column_tokens[column] = token; },
  "column-cleared": (battle, { column }) => { battle.column_tokens[column] = null; },
  "token-hit": (battle, { column }) => { battle.column_tokens[column] = null; },
  "space-cleared": (battle, { space }) => { battle.base.spaces[space]!.token = null; },
  "token-lost": (battle, { square }) => {
    const { row, column } = squareOf(square);
    battle.sky[row - 1]!.squares[column]!.token = null;
  },
  counted: (battle, { number }, { counter }) => {
    const found = battle.counters.find(({ name }) => name === counter);
    if (found) found.count = number;
  },
};

export function stage(view: UnderFallingSkiesView, event: Told): void {
  if (view.battle) showOf(SHOWS, event)?.(view.battle, event.numbers, event.values);
}

/** A die lies at once where it was put; what ships and rooms make of it is the server's to say. */
export function predict({ battle }: UnderFallingSkiesView, { verb, values: [face = "", space = ""] }: Move): void {
  const slot = battle?.dice.findIndex((die) => die.space === null && faceOf(die) === face) ?? -1;
  if (battle && verb === "place" && slot >= 0 && !battle.base.spaces[spacePlace(space)]?.die) {
    place(battle, slot, spacePlace(space), face, space, false);
  }
}

/** Whether a ship goes from one square to another. */
export const travels = (event: Told): boolean => showOf(SHOWS, event) === carry;
/** Whether the mothership comes down a row. */
export const descends = (event: Told): boolean => showOf(SHOWS, event) === descend;

const TONES: { [Kind in keyof Fields]?: Tone } = {
  placed: "click",
  "placed-ahead": "click",
  rolled: "move",
  rerolled: "move",
  descended: "move",
  slid: "move",
  teleported: "move",
  "city-hit": "hit",
  "damage-taken": "bad",
  "ship-destroyed": "shot",
  "energy-gained": "good",
  researched: "good",
  excavated: "good",
  repaired: "good",
  "robot-installed": "good",
  "mothership-pulled": "alarm",
  "mothership-moved": "alarm",
  "research-back": "bad",
  "excavator-back": "bad",
  launched: "move",
  "taken-up": "move",
  "ship-shifted": "move",
  "robot-used": "click",
  "ability-used": "good",
  "token-lost": "bad",
  "city-saved": "good",
  "city-fallen": "bad",
};

export const tone = (event: Told): Tone | null => TONES[event.kind as keyof Fields] ?? null;
