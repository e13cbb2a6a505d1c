import { beam, burst, count, dramaOf, flash, fly, itself, land, later, leave, roll, shake, still, travel, turn, type Drama, type Draw, type Effect, type Place } from "../../motion/effects";
import type { Told } from "../../title";
import { cityRow, columnName, COLUMNS, nameOf, squareOf } from "./places";
import type { Fields } from "./title";
import type { BattleView, UnderFallingSkiesView } from "./wire";

// --- where things are on the board ---
const SKY_AND_BASE: Place = ".columns";
const HULL: Place = ".at.hull:not(.coming)";
const WAITING: Place = ".hull .waiting";
/** The mothership with everything that hangs on it. */
const FLEET: Place = ".at.hull:not(.coming), .launch, .piece.docked";
const EXCAVATOR: Place = ".excavator:not(.coming)";
const ENERGY: Place = ".track.energy";
const DAMAGE: Place = ".track.damage";
const RESEARCH: Place = ".track.research";
const row = (number: number): Place => `[data-row="${number}"]`;
const space = (name: string): Place => `[data-space="${name}"]`;
const dieAt = (name: string): Place => `[data-space="${name}"] .die`;
const city = (column: string): Place => `[data-city="${column}"]`;
const ship = (at: number): Place => `[data-at="${nameOf(squareOf(at).row, squareOf(at).column)}"]`;
const step = (track: Place, number: number): Place => `${track} [data-step="${number}"]`;

/** A square, a launch point, or what is below the last row: the city. */
function square(number: number, { sky, mothership }: BattleView): Place {
  const { row: at, column } = squareOf(number);
  if (at > sky.length) return city(columnName(column));
  return at <= mothership.row ? `[data-launch="${columnName(column)}"]` : `[data-square="${nameOf(at, column)}"]`;
}

// --- what several kinds share ---
type Field<Name extends string> = Draw<BattleView, Name>;

const moves: Field<"from" | "square"> = ({ from, square: to }, _values, battle) => [travel(ship(to), square(from, battle))];
/** Down square by square; what falls on the city falls through the last row. */
const falls: Field<"from" | "square" | "rows"> = ({ from, square: to, rows }, _values, battle) => [
  travel(ship(to), square(from, battle), ship(to), Math.max(1, Math.min(rows, cityRow(battle)))),
];
const vanishes: Field<"space"> = (_numbers, { space: name }) => [burst(space(name))];
const gives: Field<"points" | "energy"> = ({ points, energy }) => [count(ENERGY, points, "energy"), flash(step(ENERGY, energy), "energy")];
const takes: Field<"points" | "energy"> = ({ points, energy }) => [count(ENERGY, -points, "bad"), flash(step(ENERGY, energy + 1), "bad")];
/** The mothership is heavy: when it stops, everything below it feels it. */
const sinks: Field<"row"> = ({ row: at }) => [travel(FLEET, row(at - 1), row(at)), ...later(250, shake(SKY_AND_BASE))];
const acts: Draw<BattleView> = (_numbers, _values, { mothership }) => [flash(`[data-action="${mothership.row}"]`, "bad"), flash(HULL, "strange")];
const cityBurns = (): Effect[] => COLUMNS.flatMap((column, place) => later(place * 110, burst(city(columnName(column)), true)));
const warns: Field<"column"> = (_numbers, { column }) => [flash(city(column), "bad")];
const uncovers: Field<"column"> = (_numbers, { column }) => [flash(city(column), "good")];

/** How each kind of event is seen to happen. */
export const DRAMA: Drama<BattleView, Fields> = {
  battle: still,
  "threat-tile": still,
  round: still,
  "rooms-phase": still,
  "mothership-phase": () => [shake(HULL)],
  // --- dice ---
  rolled: ({ slot }) => [roll(`[data-die="${slot}"]`)],
  rerolled: ({ slot }) => [roll(`[data-die="${slot}"]`)],
  "set-unrolled": ({ slot }) => [land(`[data-die="${slot}"]`)],
  turned: ({ slot }) => [turn(`[data-die="${slot}"]`)],
  placed: itself,
  "placed-ahead": itself,
  "die-moved": itself,
  "die-raised": (_numbers, { space: name }) => [turn(dieAt(name)), count(space(name), 1, "good")],
  "raise-ends": still,
  "die-removed": itself,
  discarded: itself,
  // --- ships ---
  descended: falls,
  "ships-stay": warns,
  slid: moves,
  "arrow-blocked": ({ square: at }) => [shake(ship(at))],
  teleported: ({ from, square: to }, _values, battle) => [flash(square(from, battle), "strange"), ...later(120, flash(square(to, battle), "strange"), land(ship(to)))],
  "teleporter-blocked": ({ square: at }) => [shake(ship(at))],
  "city-hit": (_numbers, { column }) => [burst(city(column), true), shake(city(column), true)],
  "ship-destroyed": ({ square: at }, _values, battle) => [beam(city(columnName(squareOf(at).column)), square(at, battle), "ours"), ...later(160, burst(square(at, battle), true))],
  "ship-waits": () => [flash(WAITING, "strange")],
  "ship-leaves": () => [shake(HULL)],
  "ship-shifted": moves,
  "landing-ignored": ({ square: at }, _values, battle) => [flash(square(at, battle), "shield")],
  // --- tracks ---
  "damage-taken": ({ points, damage }) => [shake(SKY_AND_BASE, true), count(DAMAGE, -points, "bad"), flash(step(DAMAGE, damage), "bad")],
  "damage-prevented": () => [flash(DAMAGE, "shield")],
  repaired: ({ points, damage }) => [count(DAMAGE, points, "good"), flash(step(DAMAGE, damage + 1), "good")],
  "energy-paid": takes,
  "energy-gained": gives,
  "energy-lost": takes,
  "max-energy": () => [flash(ENERGY, "energy")],
  researched: ({ steps, research }) => [count(RESEARCH, steps, "good"), flash(step(RESEARCH, research), "good")],
  "no-step": () => [shake(RESEARCH)],
  "goal-closed": () => [shake(RESEARCH)],
  "research-back": ({ steps, research }) => [count(RESEARCH, -steps, "bad"), flash(step(RESEARCH, research + 1), "bad")],
  // --- the base ---
  excavated: ({ steps }, _values, { base }) => [travel(EXCAVATOR, space(base.path[base.excavator - steps] ?? base.path[0]!), EXCAVATOR, steps)],
  "excavator-back": ({ steps }, _values, { base }) => [travel(EXCAVATOR, space(base.path[base.excavator + steps] ?? base.path.at(-1)!), EXCAVATOR, steps)],
  "room-used": (_numbers, { room }) => [flash(space(room), "energy")],
  "robot-installed": (_numbers, { space: name }) => [land(dieAt(name)), flash(space(name), "good")],
  "robot-used": (_numbers, { space: name }) => [turn(dieAt(name))],
  "robot-keeps-value": (_numbers, { space: name }) => [turn(dieAt(name))],
  "robot-worn-out": vanishes,
  "robot-scrapped": vanishes,
  "robot-displaced": vanishes,
  "robot-buried": vanishes,
  "robots-ready": () => [turn(".space .die.blue")],
  // --- the mothership ---
  "mothership-pulled": sinks,
  "mothership-moved": sinks,
  "mothership-held": () => [flash(HULL, "shield")],
  "taken-up": ({ square: at }, _values, battle) => [fly("ship", square(at, battle), WAITING)],
  action: acts,
  "action-weakened": acts,
  "action-replaced": acts,
  "action-skipped": () => [flash(HULL, "shield")],
  "ships-added": ({ number }) => [count(WAITING, number, "bad"), land(".hull .mini")],
  "no-ships-left": still,
  launched: ({ column }, _values, { mothership }) => [travel(`[data-at="${nameOf(mothership.row, column)}"]`, WAITING), flash(`[data-launch="${columnName(column)}"]`, "strange")],
  "launch-full": () => [shake(HULL)],
  // --- cards and tokens ---
  "ability-used": (_numbers, { source }) => [flash(`[data-source="${source}"]`, "good")],
  "column-marked": warns,
  "no-column-marked": still,
  "token-on-column": (_numbers, { column }) => [land(`${city(column)} .token`)],
  "token-on-square": (_numbers, { square: name }) => [land(`[data-square="${name}"] .token`)],
  "token-on-space": (_numbers, { space: name }) => [land(`${space(name)} .token`)],
  "column-cleared": uncovers,
  "space-cleared": (_numbers, { space: name }) => [flash(space(name), "good")],
  "token-lost": ({ square: at }, _values, battle) => [burst(square(at, battle))],
  "token-hit": (_numbers, { column }) => [burst(city(column))],
  counted: () => [flash(".counter", "good")],
  // --- the end ---
  won: () => [shake(HULL), ...later(300, leave(FLEET, "up"))],
  "lost-skull": ({ row: at }) => [travel(FLEET, row(at - 1), row(at)), ...later(250, shake(SKY_AND_BASE, true)), ...later(300, ...cityBurns())],
  "lost-damage": () => [shake(SKY_AND_BASE, true), ...cityBurns()],
  // --- between the battles of a campaign there is nothing to see but sentences ---
  chapter: still,
  "stack-formed": still,
  "stack-chosen": still,
  "stack-lost": still,
  enlisted: still,
  "threat-chosen": still,
  "game-won": still,
  "game-lost": still,
  "second-game": still,
  "city-saved": still,
  "city-fallen": still,
  "city-spared": still,
  "character-kept": still,
  "scenario-removed": still,
  "last-stand": still,
  "city-destroyed": still,
  "campaign-won": still,
  "campaign-lost": still,
};

const inBattle = dramaOf(DRAMA);
export const effects = (event: Told, { battle }: UnderFallingSkiesView): Effect[] => (battle ? inBattle(event, battle) : []);

/** Dice of one throw roll together. */
const THROWN = new Set<string>(["rolled", "rerolled", "set-unrolled"] satisfies (keyof Fields)[]);
export const joins = (event: Told, before: Told): boolean => event.kind === before.kind && THROWN.has(event.kind);

/** What is looked at for longer than a move. */
const LASTS: { [Kind in keyof Fields]?: number } = {
  chapter: 1 / 3, battle: 1 / 3, round: 1 / 3, rolled: 1.6, rerolled: 1.6, "mothership-pulled": 1.3, "mothership-moved": 1.3, "city-hit": 1.2, "ship-destroyed": 1.3, "damage-taken": 1.3,
  researched: 1.4, won: 3, "lost-skull": 3, "lost-damage": 2.5,
};
const PER_ROW = 0.3;

/** Who falls far is longer on the way. */
export const lasts = ({ kind, numbers }: Told): number =>
  LASTS[kind as keyof Fields] ?? (kind === "descended" ? Math.max(1, 0.4 + PER_ROW * (numbers.rows ?? 1)) : 1);
