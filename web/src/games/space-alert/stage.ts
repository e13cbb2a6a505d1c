import type { Tone } from "../../sound.svelte";
import { showOf, type Shows, type Told } from "../../title";
import { STATIONS } from "./cards";
import type { Flight } from "./flight";
import type { Fields } from "./title";
import type { ThreatPicture } from "./wire";

const ZONES = ["red", "white", "blue"];
const HANGAR = "upper_red";

const threatOf = (view: Flight, threat: number): Partial<ThreatPicture> => view.ship.threats[threat] ?? {};

/** Alter one place for energy: `shield_red` is the first of the shields. */
function store(view: Flight, name: string, change: (cubes: number) => number): void {
  const [kind, zone = ""] = name.split("_");
  const cubes = kind === "shield" ? view.ship.shields : view.ship.reactors;
  const place = ZONES.indexOf(zone);
  cubes[place] = change(cubes[place] ?? 0);
}

/** The card of that turn slides one slot on, and every card in its way. */
function push(cards: (number | null)[], turn: number): void {
  let sliding = cards[turn - 1] ?? null;
  if (turn <= cards.length) cards[turn - 1] = null;
  for (let slot = turn; sliding !== null && slot < cards.length; slot++) [sliding, cards[slot]] = [cards[slot] ?? null, sliding];
}

function takeSquad(view: Flight, member: number, station: string, squad: string): void {
  view.ship.crew[member]!.squad = squad;
  view.ship.stored[station === "lower_red" ? 0 : 1] = "taken";
}

const stands = (view: Flight, member: number, at: string): void => void (view.ship.crew[member]!.at = at);

/** All cards lie open, and each in the slot it was planned for. */
function revealAll(view: Flight, after: Flight): void {
  view.crew = after.crew;
  view.crew.forEach(({ slots }, member) => {
    view.ship.crew[member]!.cards = slots.map(({ open }, slot) => (open ? slot + 1 : null));
  });
}

/** The resolution round, event by event. What is planned is seen without: it must not be late. */
const SHOWS: Shows<Flight, Fields> = {
  turn: (view, { turn }) => {
    view.turn = turn;
    view.round = "resolution";
    view.ship.fired = view.ship.fired.map(() => 0);
  },
  moved: (view, { member }, { station }) => stands(view, member, station),
  delayed: (view, { member, slot }) => push(view.ship.crew[member]!.cards, slot),
  fired: (view, { power }, { station }) => void (view.ship.fired[STATIONS.indexOf(station)] = power),
  "cube-spent": (view, { left }, { store: name }) => store(view, name, () => left),
  "energy-moved": (view, { cubes }, { source, store: name }) => {
    store(view, source, (there) => there - cubes);
    store(view, name, (there) => there + cubes);
  },
  "capsule-burnt": (view, { left }) => void (view.ship.fuel = left),
  refuelled: (view, { cubes }) => store(view, "reactor_white", (there) => there + cubes),
  "heroic-cube": (view, { cubes }, { store: name }) => store(view, name, () => cubes),
  maintained: (view, _, { phase }) => void (view.ship.computer[Number(phase) - 1] = true),
  "check-missed": (view, _, { phase }) => void (view.ship.computer[Number(phase) - 1] = false),
  "rocket-launched": (view, { left }) => {
    view.ship.rockets = left;
    view.ship.rocket = "launched";
  },
  "rocket-spent": (view) => void (view.ship.rocket = "none"),
  "squad-taken": (view, { member }, { station, squad }) => takeSquad(view, member, station, squad),
  "squad-revived": (view, { member }) => void (view.ship.crew[member]!.squad = "active"),
  "squad-disabled": (view, { member }) => void (view.ship.crew[member]!.squad = "disabled"),
  "took-off": (view, { member }) => {
    stands(view, member, "space");
    view.ship.docked = false;
  },
  "came-back": (view, { member }) => {
    stands(view, member, HANGAR);
    view.ship.docked = true;
  },
  confirmed: (view, { count }, { phase }) => void (view.ship.confirmed[Number(phase) - 1] = count),
  appeared: (view, { threat, space }) => {
    const { hit_points, armour, speed } = view.threats[threat] ?? {};
    Object.assign(threatOf(view, threat), { status: "active", space, hit_points, armour, speed });
  },
  wounded: (view, { threat, left }) => void Object.assign(threatOf(view, threat), { hit_points: left }),
  weakened: (view, { threat, left }) => void Object.assign(threatOf(view, threat), { hit_points: left }),
  healed: (view, { threat, cubes }) => void Object.assign(threatOf(view, threat), { hit_points: (threatOf(view, threat).hit_points ?? 0) + cubes }),
  destroyed: (view, { threat }) => void Object.assign(threatOf(view, threat), { status: "destroyed", hit_points: 0 }),
  survived: (view, { threat }) => void Object.assign(threatOf(view, threat), { status: "survived" }),
  advanced: (view, { threat, space }) => void Object.assign(threatOf(view, threat), { space }),
  "speed-changed": (view, { threat, speed }) => void Object.assign(threatOf(view, threat), { speed }),
  "armour-changed": (view, { threat, armour }) => void Object.assign(threatOf(view, threat), { armour }),
  revealed: (view, { threat }) => void Object.assign(threatOf(view, threat), { hidden: false }),
  "cryoshield-broken": (view, { threat }) => void Object.assign(threatOf(view, threat), { frozen: false }),
  "intruder-moved": (view, { threat }, { station }) => void Object.assign(threatOf(view, threat), { where: [station] }),
  spread: (view, { threat }, { station }) => void threatOf(view, threat).where?.push(station),
  "tile-removed": (view, { threat }, { station }) => {
    const one = threatOf(view, threat);
    one.where = one.where?.filter((where) => where !== station) ?? [];
  },
  absorbed: (view, { left }, { zone }) => store(view, `shield_${zone}`, () => left),
  damaged: (view, _, { zone, tile }) => void view.ship.tiles[ZONES.indexOf(zone)]?.push(tile === "point" ? tile : `${zone}_${tile}`),
  drained: (view, { left }, { store: name }) => store(view, name, () => left),
  leaked: (view, { cubes }, { store: name }) => store(view, name, (there) => there - cubes),
  "cubes-spilt": (view, { cubes }, { store: name }) => store(view, name, (there) => there - cubes),
  "fuel-lost": (view, { left }) => void (view.ship.fuel = left),
  "rocket-lost": (view, { left }) => void (view.ship.rockets = left),
  "knocked-out": (view, { member }) => void (view.ship.crew[member]!.out = true),
};

export function stage(view: Flight, event: Told, after?: Flight): void {
  if (event.kind === "turn" && view.round === "action" && after) revealAll(view, after);
  showOf(SHOWS, event)?.(view, event.numbers, event.values);
}

/** What the crew plans and the computer announces; the rest is the film of what comes of it. */
const PLANNED = new Set<string>([
  "alert", "clock", "announced", "unconfirmed", "incoming-data", "data-transfer", "transfer-over", "silence", "restored", "minute-left", "twenty-left", "phase-over",
  "round-over", "picked-up", "drew", "shown-heroic", "placed", "placed-open", "taken-back", "shifted", "planned", "planned-alone", "gave", "received", "claimed",
  "will-fire", "said", "shared", "ready", "not-ready", "ended-early", "all-revealed",
] satisfies (keyof Fields)[]);
/** Between missions people decide, and nothing is resolved. */
const BETWEEN = new Set<string>([
  "levels-proposed", "mission-begins", "goes-on", "stops", "recovered", "tile-repaired", "squad-repaired", "repaired-nothing", "squad-placed",
] satisfies (keyof Fields)[]);
/** What is resolved is seen in the film, and told with it. */
export const films = ({ kind }: Told): boolean => !PLANNED.has(kind) && !BETWEEN.has(kind);
const BRIEF = new Set<string>(["turn", "step", "acts", "turn-revealed"] satisfies (keyof Fields)[]);
const SENTENCE = 2.5;

/** A sentence takes its time to be read; in the action round nothing may be late. */
export const lasts = ({ kind }: Told): number => (PLANNED.has(kind) ? 0 : BRIEF.has(kind) ? 1 : SENTENCE);

const TONES: { [Kind in keyof Fields]?: Tone } = {
  fired: "shot", "rocket-launched": "shot", wounded: "hit", destroyed: "good", damaged: "bad", "knocked-out": "bad", triggered: "alarm", appeared: "alarm", moved: "move",
  absorbed: "hit", "check-missed": "bad", maintained: "good", tripped: "bad", delayed: "bad", attacked: "shot",
};

export const tone = (event: Told): Tone | null => TONES[event.kind as keyof Fields] ?? null;
