import { beam, burst, count, dramaOf, flash, fly, jump, later, leave, shake, still, travel, turn, type Drama, type Draw, type Effect, type Place } from "../../motion/effects";
import { STATIONS, type Foe } from "./cards";
import type { Fields } from "./title";
import type { ShipPicture } from "./wire";

/** What has to be known of a flight to see what happens in it. */
export interface Scenery {
  ship: ShipPicture;
  threats: Foe[];
}

// --- where things are ---
const SHIP: Place = ".whole-ship";
const HANGAR: Place = '[data-thing="upper_red"]';
const ROCKETS: Place = '[data-thing="lower_blue"]';
const COMPUTER: Place = '[data-thing="upper_white"]';
const WINDOW: Place = '[data-thing="lower_white"]';
const FUEL: Place = "[data-fuel]";
const ZONES = ["red", "white", "blue"];
const place = (station: string): Place => `[data-place="${station}"]`;
const gun = (station: string): Place => `[data-gun="${station}"]`;
const store = (name: string): Place => `[data-store="${name}"]`;
const pawn = (member: number): Place => `[data-pawn="${member}"]`;
const token = (threat: number): Place => `[data-token="${threat}"]`;
const chip = (threat: number): Place => `[data-chip="${threat}"]`;
const cell = (zone: string, space: number): Place => `[data-cell="${zone}-${space}"]`;
const damage = (zone: string): Place => `[data-damage="${zone}"]`;
const track = (zone: string): Place => place(`track-${zone}`);

/** Where a threat is now: a space of its trajectory, or the first station it is in. */
function at({ ship, threats }: Scenery, threat: number): Place {
  const { space = 0, where = [] } = ship.threats[threat] ?? {};
  return where[0] ? place(where[0]) : cell(threats[threat]?.zone ?? "", space);
}

const zoneOf = ({ threats }: Scenery, threat: number): string => threats[threat]?.zone ?? "";

/** What shoots. */
function muzzle(weapon: string): Place {
  if (weapon === "rocket") return ROCKETS;
  if (weapon === "interceptors") return HANGAR;
  if (weapon === "pulse_cannon") return gun("lower_white");
  return gun(weapon.replace("heavy_laser", "upper").replace("light_laser", "lower"));
}

// --- what several kinds share ---
type Of<Field extends string> = Draw<Scenery, Field>;

const fails: Of<"member"> = ({ member }) => [shake(pawn(member))];
const drops: Of<"store"> = (_numbers, { store: name }) => [count(store(name), -1, "energy")];
const drains: Of<"store" | "cubes"> = ({ cubes }, { store: name }) => [count(store(name), -cubes, "bad"), flash(store(name), "bad")];
const changes: Of<"threat"> = ({ threat }) => [flash(chip(threat), "strange"), flash(token(threat), "strange")];
const mends: Of<"threat" | "cubes"> = ({ threat, cubes }, _values, view) => [count(at(view, threat), -cubes, "good"), flash(at(view, threat), "good")];
const takesHit: Of<"threat" | "cubes"> = ({ threat, cubes }, _values, view) => [burst(at(view, threat)), count(at(view, threat), -cubes, "good"), shake(chip(threat))];
const lights: Of<"member"> = ({ member }) => [flash(pawn(member), "good")];
/** One after the other, from the bow: the ship breaks up. */
const breaks = (): Effect[] => [...STATIONS.flatMap((station, number) => later(number * 120, burst(place(station), true))), shake(SHIP, true), ...later(500, leave(SHIP, "down"))];

/** In the action round nothing may be shown late, and between missions people decide. */
const PLANNED = {
  alert: still, clock: still, announced: still, unconfirmed: still, "incoming-data": still, "data-transfer": still, "transfer-over": still, silence: still, restored: still, "minute-left": still, "twenty-left": still,
  "phase-over": still, "round-over": still, "picked-up": still, drew: still, "shown-heroic": still, placed: still, "placed-open": still, "taken-back": still, shifted: still, planned: still, "planned-alone": still,
  gave: still, received: still, claimed: still, "will-fire": still, said: still, shared: still, ready: still, "not-ready": still, "ended-early": still, "all-revealed": still,
  "levels-proposed": still, "mission-begins": still, "goes-on": still, stops: still, recovered: still, "tile-repaired": still, "squad-repaired": still, "repaired-nothing": still, "squad-placed": still,
} satisfies Partial<Drama<Scenery, Fields>>;

/** How each kind of event is seen to happen. */
export const DRAMA: Drama<Scenery, Fields> = {
  ...PLANNED,
  turn: still,
  step: still,
  "turn-revealed": still,
  jumped: () => [jump(SHIP), ...later(700, leave(SHIP, "up"))],
  lost: breaks,
  // --- the crew ---
  acts: lights,
  tripped: fails,
  "in-vain": fails,
  moved: ({ member }, { from }) => [travel(pawn(member), place(from))],
  "lift-taken": still,
  "lift-broken": fails,
  "stuck-in-slime": fails,
  delayed: fails,
  "card-lost": fails,
  confirms: lights,
  confirmed: ({ count: seen }) => [count(WINDOW, seen, "good")],
  maintained: () => [flash(COMPUTER, "good")],
  "check-passed": () => [flash(COMPUTER, "good")],
  "check-missed": () => [flash(COMPUTER, "bad"), shake(COMPUTER)],
  "knocked-out": ({ member }, { station }) => [burst(pawn(member)), shake(place(station))],
  "squad-taken": ({ member }, { station }) => [fly("crew", `[data-thing="${station}"]`, pawn(member))],
  "squad-revived": lights,
  "squad-disabled": ({ member }) => [burst(pawn(member))],
  "squad-engulfed": (_numbers, { station }) => [burst(`[data-thing="${station}"]`)],
  "took-off": () => [fly("rocket", HANGAR, track("red")), shake(HANGAR)],
  "stayed-out": still,
  "came-back": () => [fly("rocket", track("red"), HANGAR)],
  repaired: mends,
  "repair-joined": lights,
  "repaired-together": mends,
  /** Battlebots clash with what is there. */
  attacked: ({ member, threat }, { station }) => [beam(pawn(member), `[data-intruder="${threat}"]`, "ours"), ...later(150, burst(place(station)), shake(`[data-intruder="${threat}"]`))],
  // --- energy ---
  "cube-spent": drops,
  "energy-moved": ({ cubes }, { source, store: name }) => [fly("cube", store(source), store(name)), ...later(260, count(store(name), cubes, "energy"))],
  "capsule-burnt": () => [fly("cube", FUEL, store("reactor_white"))],
  refuelled: ({ cubes }) => [count(store("reactor_white"), cubes, "energy")],
  "heroic-cube": (_numbers, { store: name }) => [count(store(name), 1, "energy")],
  "cubes-spilt": drains,
  drained: drains,
  leaked: drains,
  "fuel-lost": () => [count(FUEL, -1, "bad")],
  "rocket-lost": () => [burst(ROCKETS)],
  // --- weapons ---
  fired: (_numbers, { station }) => [flash(gun(station), "energy"), shake(gun(station))],
  "rocket-launched": () => [fly("rocket", ROCKETS, track("white")), flash(ROCKETS, "energy")],
  "rocket-spent": still,
  "rocket-flies-on": still,
  targeted: ({ threat }, { weapon }, view) => [weapon === "rocket" || weapon === "interceptors" ? fly("rocket", muzzle(weapon), at(view, threat)) : beam(muzzle(weapon), at(view, threat), "ours")],
  "no-target": (_numbers, { weapon }) => [flash(muzzle(weapon), "strange")],
  // --- threats ---
  appeared: ({ threat, space }, _values, view) => [flash(cell(zoneOf(view, threat), space), "bad"), flash(chip(threat), "bad")],
  "cryoshield-broken": ({ threat }, _values, view) => [burst(at(view, threat))],
  withstood: ({ threat }, _values, view) => [flash(at(view, threat), "shield")],
  wounded: takesHit,
  weakened: ({ threat }, _values, view) => [burst(at(view, threat)), shake(chip(threat))],
  destroyed: ({ threat }, _values, view) => [burst(at(view, threat), true)],
  advanced: ({ threat, start, space }, _values, view) => [travel(token(threat), cell(zoneOf(view, threat), start), token(threat), Math.max(1, start - space))],
  triggered: ({ threat }, _values, view) => [flash(token(threat), "bad"), shake(chip(threat)), flash(at(view, threat), "bad")],
  survived: ({ threat }, _values, view) => [flash(at(view, threat), "bad"), ...later(150, shake(SHIP))],
  healed: ({ threat, cubes }, _values, view) => [count(at(view, threat), cubes, "bad")],
  "speed-changed": changes,
  "armour-changed": changes,
  revealed: ({ threat }) => [turn(token(threat)), flash(chip(threat), "strange")],
  "attacks-raised": changes,
  "armour-raised": changes,
  "intruder-moved": ({ threat }, { from }) => [travel(`[data-intruder="${threat}"]`, place(from))],
  spread: (_numbers, { station }) => [flash(place(station), "bad")],
  "tile-removed": (_numbers, { station }) => [flash(place(station), "good")],
  // --- what they do to the ship ---
  attacks: ({ threat }, { zone }, view) => [beam(at(view, threat), damage(zone), "theirs")],
  absorbed: ({ cubes }, { zone }) => [flash(place(`upper_${zone}`), "shield"), count(store(`shield_${zone}`), -cubes, "shield")],
  doubled: (_numbers, { zone }) => [flash(damage(zone), "bad")],
  "damage-doubles": () => ZONES.map((zone) => flash(damage(zone), "bad")),
  /** The newest tile is the last of the zone. */
  damaged: (_numbers, { zone }, { ship }) => [shake(SHIP, true), burst(`${damage(zone)} [data-pip="${ship.tiles[ZONES.indexOf(zone)]?.length ?? 0}"]`, true), shake(damage(zone), true)],
};

export const effects = dramaOf(DRAMA);
