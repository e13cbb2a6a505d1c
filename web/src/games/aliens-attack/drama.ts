import { beam, burst, dramaOf, flash, fly, itself, land, later, leave, roll, shake, still, travel, turn, type Drama, type Draw, type Effect, type Place } from "../../motion/effects";
import { squareName } from "./places";
import type { Fields } from "./title";
import type { AliensAttackView } from "./wire";

// --- where things are on the board ---
const DECK: Place = ".deck svg";
const DANGER: Place = ".plate.danger";
const FIELD: Place = ".field";
const MOTHERSHIP: Place = ".piece.part";
const square = (name: string): Place => `[data-square="${name}"]`;
const ship = (name: string): Place => `[data-ship="${name}"]`;
const gun = (cannon: string): Place => `[data-cannon="${cannon}"]`;
const part = (name: string): Place => `[data-part="${name}"]`;
const card = (action: string): Place => `[data-card="${action}"]`;
/** The satellite strikes ships and, in the battle, parts. */
const struck = (target: string): Place => (target.startsWith("part") ? part(target) : square(target));
/** The squares of a column by name, from the mothership's side. */
const squaresOf = (column: string): string[] => [0, 1, 2, 3].map((row) => `r${row}${column}`);

// --- what several kinds share ---
type View = AliensAttackView;

const shoots: Draw<View, "cannon" | "square"> = (_numbers, { cannon, square: at }) => [beam(gun(cannon), square(at), "ours"), shake(gun(cannon))];
const isHit: Draw<View, "square"> = (_numbers, { square: at }) => [burst(square(at)), shake(ship(at))];
/** It turns over as another ship. */
const flips: Draw<View, "square"> = (_numbers, { square: at }) => [burst(square(at)), ...later(120, turn(ship(at)))];
const launches: Draw<View, "square"> = (_numbers, { square: at }) => [travel(ship(at), DECK), ...later(200, flash(square(at), "strange"))];
const journeys: Draw<View, "from" | "square"> = (_numbers, { from, square: at }) => [travel(ship(at), square(from))];
const mends: Draw<View, "cannon"> = (_numbers, { cannon }) => [flash(gun(cannon), "good"), turn(`${gun(cannon)} svg`)];
const alarms = (): Effect[] => [flash(DANGER, "bad"), shake(DANGER)];
const swaps: Draw<View, "cannon" | "cannon2"> = (_numbers, { cannon, cannon2 }) => [travel(gun(cannon), gun(cannon2)), travel(gun(cannon2), gun(cannon))];
const fails = (at: Place): Effect[] => [burst(at, true), shake(at, true), shake(FIELD, true)];

/** How each kind of event is seen to happen. */
export const DRAMA: Drama<View, Fields> = {
  dealt: launches,
  prepared: mends,
  sabotaged: (_numbers, { cannon }) => [burst(gun(cannon)), shake(gun(cannon))],
  opening: () => [turn(DANGER)],
  turn: still,
  "sky-empty": still,
  // --- Earth ---
  fired: shoots,
  "second-shot": shoots,
  held: still,
  satellite: (_numbers, { target }) => [beam(card("laser_satellite"), struck(target), "ours")],
  upgraded: mends,
  vortex: ({ rows }, { column }) => squaresOf(column).slice(0, rows).flatMap((name, row) => later(row * 70, flash(square(name), "strange"), roll(ship(name)))),
  redeployed: swaps,
  repaired: mends,
  barrage: () => [shake(".gun")],
  "mines-laid": (_numbers, { square: at }) => [land(".piece.mines"), flash(square(at), "good")],
  "shield-set": (_numbers, { square: at }) => [land(".piece.shield"), flash(square(at), "shield")],
  "no-effect": (_numbers, { action }) => [shake(card(action))],
  "card-turned": (_numbers, { action }) => [turn(card(action))],
  // --- hits ---
  "scout-pivoted": isHit,
  "scout-flipped": flips,
  "advanced-pivoted": isHit,
  "advanced-flipped": flips,
  "part-revealed": (_numbers, { square: at }) => [turn(ship(at)), ...later(170, flash(square(at), "bad"))],
  cancelled: (_numbers, { square: at }) => [flash(square(at), "shield")],
  overkill: still,
  buried: () => [flash(DECK, "strange")],
  removed: () => [flash(DECK, "good")],
  // --- aliens ---
  drawn: launches,
  moved: journeys,
  reached: (_numbers, { from, cannon }) => [fly("ship", square(from), gun(cannon)), ...later(300, burst(gun(cannon), true))],
  "cannon-damaged": (_numbers, { cannon }) => [burst(gun(cannon), true), shake(gun(cannon), true)],
  laser: (numbers, { square: at }, { cannons }) => [beam(square(at), gun(cannons[numbers.square % 4]!.cannon), "theirs")],
  "danger-applied": alarms,
  "danger-raised": () => [turn(DANGER), ...later(170, flash(DANGER, "bad"))],
  // --- the mothership ---
  "part-placed": itself,
  battle: () => [shake(FIELD, true), flash(MOTHERSHIP, "bad")],
  "fighters-retreat": () => [leave(".piece.ship", "up")],
  "part-damaged": (_numbers, { part: name }) => [burst(part(name), true), shake(part(name), true)],
  "part-token": (_numbers, { part: name }) => [burst(part(name)), shake(part(name))],
  "part-unharmed": (_numbers, { part: name }) => [flash(part(name), "shield")],
  die: itself,
  descended: ({ row }) => [travel(MOTHERSHIP, row ? square(squareName((row - 1) * 4)) : square("part1"), square(squareName(row * 4))), ...later(240, shake(FIELD))],
  pushed: journeys,
  torpedo: (_numbers, { cannon }) => [fly("rocket", MOTHERSHIP, gun(cannon)), ...later(300, burst(gun(cannon)))],
  "quick-advance": (_numbers, { from }) => [flash(square(from), "bad")],
  devastation: () => [shake(FIELD, true)],
  reinforcement: launches,
  retreated: journeys,
  "self-repair": (_numbers, { part: name }) => [flash(part(name), "bad"), turn(part(name))],
  "mines-exploded": (_numbers, { square: at }) => [burst(square(at), true), shake(FIELD)],
  "shield-hit": (_numbers, { square: at }) => [flash(square(at), "shield"), shake(".piece.shield")],
  "shield-destroyed": (_numbers, { square: at }) => [burst(square(at), true)],
  "part-set-aside": (_numbers, { part: name }) => [flash(part(name), "good")],
  refilled: () => [shake(DECK)],
  "danger-chosen": () => [turn(DANGER)],
  // --- the end ---
  won: () => [0, 1, 2, 3].flatMap((place) => later(place * 160, burst(part(`part${place + 1}`), true))),
  "lost-cannon": (_numbers, { cannon }) => fails(gun(cannon)),
  "lost-landing": () => fails(".gun"),
  "lost-time": () => fails(".gun"),
  "drawn-out": still,
};

export const effects = dramaOf(DRAMA);
