import type { Told } from "../../../title";

/** Something to say after a flight: the end of the id of its words, and their values by domain or as they are. */
export interface Remark {
  id: string;
  /** Names of the game, to be said in its words. */
  names?: Record<string, string>;
  numbers?: Record<string, number>;
}

export interface Debriefing {
  home: boolean;
  well: Remark[];
  advice: Remark[];
}

/** What is known of a flight when it is over. */
export interface Flight {
  home: boolean;
  events: readonly Told[];
  threats: readonly { card: string; time: number; zone: string; status: string }[];
  cards: number;
  phases: number;
  heroicLeft: number;
  /** In simulations and missions the computer is looked after. */
  computer: boolean;
}

const MOST_ADVICE = 3;
const MOST_PRAISE = 4;
const FEW_CARDS = 4;

interface Turned {
  turn: number;
  told: Told;
}

/** Every event with the turn it happened in; of the resolution only. */
function turned(events: readonly Told[]): Turned[] {
  let turn = 0;
  return events.flatMap((told) => {
    if (told.kind === "turn") turn = told.numbers.turn ?? turn;
    return turn ? [{ turn, told }] : [];
  });
}

const zoneOf = (weapon = ""): string => /_(red|white|blue)$/.exec(weapon)?.[1] ?? "";

class Reader {
  readonly all: Turned[];

  constructor(readonly flight: Flight) {
    this.all = turned(flight.events);
  }

  of(kind: string): Turned[] {
    return this.all.filter(({ told }) => told.kind === kind);
  }

  /** The first card that had no effect for this reason. */
  vain(action: string, reason: string): Turned | undefined {
    return this.of("in-vain").find(({ told }) => (told.values.action ?? "").replace("heroic_", "").startsWith(action) && told.values.reason === reason);
  }

  anyVain(...reasons: string[]): Turned | undefined {
    return this.of("in-vain").find(({ told }) => reasons.includes(told.values.reason ?? ""));
  }
}

type Finding = (reader: Reader) => Remark | null;

const who = (id: string, found: Turned | undefined): Remark | null =>
  found ? { id, names: { member: found.told.values.member ?? "" }, numbers: { turn: found.turn } } : null;

const lost: Finding = (reader) => {
  const found = reader.of("lost")[0];
  return found?.told.values.zone && found.told.values.loss === "zone_destroyed" ? { id: "lost", names: { zone: found.told.values.zone }, numbers: { turn: found.turn } } : null;
};

const nothingPlanned: Finding = ({ flight }) => (flight.cards < FEW_CARDS ? { id: "nothing-planned" } : null);

const missedCheck: Finding = (reader) => {
  const found = reader.of("check-missed")[0];
  return found ? { id: "computer", numbers: { phase: Number(found.told.values.phase) } } : null;
};

const isHit = (reader: Reader, card: string): boolean =>
  ["targeted", "attacked", "repaired"].some((kind) => reader.of(kind).some(({ told }) => told.values.threat === card));

const ignored: Finding = (reader) => {
  const found = reader.flight.threats.find(({ card, status }) => status !== "destroyed" && !isHit(reader, card));
  return found ? { id: "ignored", names: { threat: found.card } } : null;
};

const notEnough: Finding = (reader) => {
  const found = reader.flight.threats.find(({ card, status }) => status === "survived" && isHit(reader, card));
  return found ? { id: "not-enough", names: { threat: found.card } } : null;
};

/** A cannon without a target, on whose trajectory something is still to come. */
const early: Finding = (reader) => {
  const found = reader.of("no-target").find(({ turn, told }) => reader.flight.threats.some(({ time, zone }) => zone === zoneOf(told.values.weapon) && time > turn));
  return found ? { id: "early", numbers: { turn: found.turn } } : null;
};

const armour: Finding = (reader) => {
  const found = reader.of("withstood")[0];
  return found ? { id: "armour", names: { threat: found.told.values.threat ?? "" }, numbers: { turn: found.turn } } : null;
};

const rocket: Finding = (reader) => (reader.of("no-target").some(({ told }) => told.values.weapon === "rocket") ? { id: "rocket" } : null);

const knockedOut: Finding = (reader) => who("knocked-out", reader.of("knocked-out")[0]);

const disabled: Finding = (reader) => {
  const awake = new Set<string>();
  for (const { told } of reader.all.toReversed()) {
    const member = told.values.member ?? "";
    if (told.kind === "squad-revived") awake.add(member);
    if (told.kind === "squad-disabled" && !awake.has(member)) return { id: "disabled" };
  }
  return null;
};

const heroic: Finding = ({ flight }) => (flight.heroicLeft ? { id: "heroic", numbers: { count: flight.heroicLeft } } : null);

/** The zone that was hit most. */
const damage: Finding = (reader) => {
  const points = new Map<string, number>();
  for (const { told } of reader.of("damaged")) points.set(told.values.zone ?? "", (points.get(told.values.zone ?? "") ?? 0) + 1);
  const [worst] = [...points].sort((one, other) => other[1] - one[1]);
  return worst ? { id: "damage", names: { zone: worst[0] }, numbers: { points: worst[1] } } : null;
};

/** What weighs most comes first. */
const ADVICE: Finding[] = [
  nothingPlanned, missedCheck, ignored, early, (reader) => who("no-energy", reader.vain("a", "no-energy")), (reader) => who("twice", reader.vain("a", "already-done")),
  armour, (reader) => who("later", reader.anyVain("not-in-play")), (reader) => who("squad", reader.anyVain("no-active-squad")),
  (reader) => who("intruder", reader.anyVain("no-intruder")), notEnough, (reader) => who("lift", reader.of("lift-taken").find(({ told }) => delays(reader, told))), rocket,
  (reader) => who("full", reader.vain("b", "no-need")), (reader) => who("edge", reader.anyVain("edge")), knockedOut, disabled, heroic, damage,
];

/** In test flights nobody is late for a lift. */
const delays = (reader: Reader, lift: Told): boolean => reader.of("delayed").some(({ told }) => told.values.member === lift.values.member);

// --- what went well ---
const destroyed: Finding = ({ flight }) => {
  const count = flight.threats.filter(({ status }) => status === "destroyed").length;
  if (!count) return null;
  return { id: count === flight.threats.length ? "all-destroyed" : "destroyed", numbers: { count } };
};

const unhurt: Finding = (reader) => (reader.flight.home && !reader.of("damaged").length ? { id: "unhurt" } : null);

const computer: Finding = (reader) => (reader.flight.computer && reader.of("check-passed").length >= reader.flight.phases ? { id: "computer" } : null);

/** Several weapons at one target in a turn that destroyed it. */
const volley: Finding = (reader) => {
  for (const { turn, told } of reader.of("destroyed")) {
    const weapons = reader.of("targeted").filter((one) => one.turn === turn && one.told.values.threat === told.values.threat).length;
    if (weapons > 1) return { id: "volley", numbers: { weapons, turn } };
  }
  return null;
};

const shields: Finding = (reader) => {
  const cubes = reader.of("absorbed").reduce((sum, { told }) => sum + (told.numbers.cubes ?? 0), 0);
  return cubes ? { id: "shields", numbers: { cubes } } : null;
};

const planned: Finding = ({ flight }) => (flight.cards ? { id: "planned", numbers: { cards: flight.cards } } : null);

const PRAISE: Finding[] = [destroyed, unhurt, computer, volley, shields];

export function debrief(flight: Flight): Debriefing {
  const reader = new Reader(flight);
  const found = (findings: Finding[]): Remark[] => findings.flatMap((finding) => finding(reader) ?? []);
  const well = found(PRAISE).slice(0, MOST_PRAISE);
  // Who lost the ship is told where it broke before anything else.
  const advice = [...found([lost]), ...found(ADVICE).slice(0, MOST_ADVICE)];
  return { home: flight.home, well: well.length ? well : found([planned]), advice };
}
