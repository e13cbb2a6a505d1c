import { beam, burst, count, dramaOf, flash, fly, itself, jump, later, rise, shake, still, turn, type Drama, type Draw, type Effect, type Place } from "../../motion/effects";
import type { Fields } from "./title";
import type { GalaxyTruckerView as View } from "./wire";

// --- where things are on the board; of ships that are not looked at only their small picture is there ---
const CARD: Place = ".turned";
const MISSION: Place = ".mission-panel";
const vessel = (seat: number): Place => `.vessel[data-seat="${seat}"]`;
const hull = (seat: number): Place => `${vessel(seat)} .ship`;
const on = (seat: number, square: number): Place => `${vessel(seat)} [data-on="${square}"]`;
const edge = (seat: number, what: "meteor" | "shot"): Place => `${vessel(seat)} [data-edge="${what}"]`;
const beyond = (seat: number): Place => `${vessel(seat)} [data-beyond]`;
const out = (seat: number): Place => `${vessel(seat)} [data-out]`;
const small = (seat: number): Place => `[data-watch="${seat}"]`;
const rocket = (seat: number): Place => `[data-rocket="${seat}"]`;
const total = (seat: number): Place => `[data-total="${seat}"]`;

// --- what several kinds share ---
type Of<Field extends string> = Draw<View, Field>;

/** Whatever comes along the line of dice, a meteor or a shot. */
const comes = (seat: number, to: Place): Effect[] => [fly("meteor", edge(seat, "meteor"), to), fly("shot", edge(seat, "shot"), to)];
/** It flies in along its line, and then it strikes: a ship that is not looked at is shaken where it is small. */
const strikes: Of<"seat" | "square"> = ({ seat, square }) => [...comes(seat, on(seat, square)), ...later(230, shake(hull(seat)), shake(small(seat)))];
const wardsOff: Of<"seat" | "square"> = ({ seat, square }) => [...comes(seat, on(seat, square)), ...later(230, flash(small(seat), "shield"))];
/** One component after the other, each by the one before it. */
const chains: Of<"seat" | "square" | "by"> = ({ seat, square, by }) => [beam(on(seat, by), on(seat, square), "theirs"), ...later(120, shake(hull(seat), true), shake(small(seat)))];
const comesOff: Of<"seat" | "square"> = ({ seat }) => [shake(small(seat))];
const loses = (thing: "crew" | "block"): Of<"seat" | "square"> => ({ seat, square }) => [fly(thing, on(seat, square), out(seat)), flash(small(seat), "bad")];
const earns: Of<"seat" | "credits"> = ({ seat, credits }) => [count(total(seat), credits, credits < 0 ? "bad" : "good")];
const owes: Of<"seat" | "credits"> = ({ seat, credits }) => [count(total(seat), -credits, "bad")];
const shines = (mood: "good" | "bad" | "energy" | "shield" | "strange"): Of<"seat"> => ({ seat }) => [flash(small(seat), mood)];
const fires: Of<"seat"> = ({ seat }) => [beam(vessel(seat), CARD, "ours"), flash(small(seat), "good")];
const isShotAt: Of<"seat"> = ({ seat }) => [beam(CARD, vessel(seat), "theirs"), ...later(200, shake(hull(seat)), shake(small(seat)))];
const walks: Of<"seat" | "square"> = ({ seat, square }) => [flash(on(seat, square), "bad"), shake(small(seat))];
const fliesOn: Of<"seat" | "days"> = ({ seat, days }) => [count(rocket(seat), days, "good")];
const fallsBack: Of<"seat" | "days"> = ({ seat, days }) => [count(rocket(seat), -days, "bad")];

/** In the yard people act at once: nothing of it is shown late, and the board moves what moves. */
const YARD = {
  round: still, drew: itself, took: itself, returned: itself, placed: itself, lifted: itself, "set-aside": itself, reached: itself, looked: itself, closed: itself,
  "timer-turned": itself, "timer-out": itself, "timer-waits": still, finished: itself, "time-up": itself, "put-back": itself, "given-order": itself, "left-over": itself, sound: still, faulty: still,
  removed: itself, salvaged: itself, "sent-back": still, repaired: still, "on-track": itself, boarded: itself, crewed: still, shuffled: still,
  offered: still, voted: still, vetoed: still, mission: still, "would-fly": still, refitted: still, dealt: still,
} satisfies Partial<Drama<View, Fields>>;

/** How each kind of event is seen to happen. */
export const DRAMA: Drama<View, Fields> = {
  ...YARD,
  // --- cards ---
  card: (_numbers, _values, { flight, seats }) => (flight?.shown.length === 1 ? seats.flatMap((_, seat) => [rise(hull(seat)), flash(rocket(seat), "good")]) : [shake(CARD)]),
  "no-effect": () => [shake(CARD)],
  "turned-up": () => [turn(CARD)],
  engines: shines("energy"),
  cannons: shines("energy"),
  exposed: shines("strange"),
  passed: still,
  declined: still,
  lowest: shines("bad"),
  // --- along the route ---
  ahead: fliesOn,
  back: fallsBack,
  "closed-ranks": fliesOn,
  landed: ({ seat, planet }) => [fly("rocket", rocket(seat), `${CARD} [data-planet="${planet}"]`)],
  accepted: ({ seat }) => [fly("rocket", rocket(seat), CARD)],
  arrived: ({ seat }) => [flash(rocket(seat), "good"), flash(small(seat), "good")],
  "gave-up": ({ seat }) => [shake(hull(seat)), flash(small(seat), "bad")],
  // --- what is gained and lost ---
  loaded: ({ seat, square }) => [fly("block", CARD, on(seat, square))],
  unloaded: ({ seat, square }) => [fly("block", on(seat, square), CARD)],
  stowed: ({ seat }) => [fly("block", CARD, vessel(seat)), flash(small(seat), "good")],
  "left-behind": ({ seat }) => [fly("block", CARD, out(seat))],
  "goods-lost": loses("block"),
  "crew-lost": loses("crew"),
  "fell-ill": loses("crew"),
  "alien-lost": loses("crew"),
  "cell-spent": ({ seat, square }) => [flash(on(seat, square), "energy")],
  "cell-lost": ({ seat, square }) => [fly("cube", on(seat, square), out(seat))],
  paid: ({ seat, credits }) => [fly("coin", CARD, small(seat)), ...later(250, count(small(seat), credits, credits < 0 ? "bad" : "good"))],
  // --- enemies ---
  beat: fires,
  "held-off": fires,
  beaten: isShotAt,
  unharmed: shines("good"),
  outgunned: isShotAt,
  result: shines("energy"),
  "result-below": shines("energy"),
  worst: isShotAt,
  "second-worst": isShotAt,
  // --- meteors, shots and what they set off ---
  hazard: itself,
  meteor: itself,
  storm: ({ seat }) => [shake(hull(seat)), shake(small(seat))],
  shifted: ({ seat }) => [flash(hull(seat), "energy")],
  missed: ({ seat }) => comes(seat, beyond(seat)),
  bounced: wardsOff,
  shielded: wardsOff,
  plated: wardsOff,
  "shot-down": ({ seat, square }) => [
    beam(on(seat, square), edge(seat, "meteor"), "ours"), beam(on(seat, square), edge(seat, "shot"), "ours"), flash(small(seat), "shield"),
    ...later(170, burst(edge(seat, "meteor"), true), burst(edge(seat, "shot"), true)),
  ],
  destroyed: strikes,
  "blown-up": chains,
  shattered: chains,
  "fell-off": comesOff,
  detached: comesOff,
  abandoned: comesOff,
  discarded: comesOff,
  saboteur: itself,
  "sabotage-failed": ({ seat }) => [flash(hull(seat), "shield"), flash(small(seat), "shield")],
  // --- black holes and hyperspace ---
  escaped: ({ seat }) => [rise(hull(seat)), flash(small(seat), "good")],
  swallowed: ({ seat }) => [flash(vessel(seat), "strange"), shake(small(seat), true)],
  jumped: ({ seat }) => [jump(vessel(seat)), flash(small(seat), "strange")],
  "came-back": ({ seat }) => [jump(vessel(seat)), flash(small(seat), "strange")],
  // --- other boxes ---
  woken: ({ seat, square }) => [flash(on(seat, square), "good")],
  mustered: shines("energy"),
  raid: () => [shake(CARD)],
  "raid-enters": walks,
  "raid-goes-on": walks,
  "raid-gives-up": shines("good"),
  "raid-beaten": ({ seat, square }) => [burst(on(seat, square)), flash(small(seat), "good")],
  "raid-leaves": shines("good"),
  charge: ({ seat, square }) => [flash(on(seat, square), "bad")],
  "charges-go-off": ({ seat }) => [shake(hull(seat), true), shake(small(seat), true)],
  // --- missions ---
  "requirement-failed": shines("bad"),
  "has-chosen": still,
  bets: shines("strange"),
  "bets-nothing": still,
  skipped: shines("strange"),
  volunteered: shines("good"),
  "held-back": still,
  "marker-hit": () => [burst(MISSION), shake(MISSION)],
  badge: ({ seat }) => [flash(MISSION, "good"), flash(small(seat), "good")],
  died: ({ seat }) => [burst(vessel(seat), true), shake(hull(seat), true), burst(small(seat))],
  "new-pilot": still,
  "sits-out": still,
  // --- accounts ---
  earned: earns,
  rewarded: earns,
  "rewarded-for": earns,
  fined: owes,
  "fined-for": owes,
  pays: owes,
  balance: ({ seat }) => [flash(total(seat), "good")],
};

export const effects = dramaOf(DRAMA);
