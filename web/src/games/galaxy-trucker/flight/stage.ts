import type { Tone } from "../../../sound.svelte";
import { showOf, type Move, type Shows, type Told } from "../../../title";
import { boardOf, spotNamed } from "../boards";
import { cardAt, cardOf, COLOURS, SPACES } from "../facts";
import { laidOut, pieceOf, readLoad, type Load } from "../part";
import type { Fields } from "../title";
import type { GalaxyTruckerView, PartView, SeatView } from "../wire";

type View = GalaxyTruckerView;

// --- the track ---
/** That many empty spaces: occupied ones are jumped over. */
export function move(seats: readonly Pick<SeatView, "space" | "status">[], seat: number, days: number): number {
  const taken = (space: number): boolean => seats.some((one, other) => other !== seat && one.status === "flying" && (one.space - space) % SPACES === 0);
  let { space } = seats[seat]!;
  const way = Math.sign(days);
  for (let left = Math.abs(days); left > 0; ) {
    space += way;
    if (!taken(space)) left -= 1;
  }
  return space;
}

// --- what a component carries ---
function write({ humans, alien, cells, sleepers, jumps, goods }: Load): string {
  return [humans && `h${humans}`, alien && (alien === "brown" ? "aB" : "aP"), cells && `c${cells}`, sleepers && `s${sleepers}`, jumps && `j${jumps}`, goods.length && `g:${goods.join("")}`].filter(Boolean).join(" ");
}

function alter(view: View, seat: number, square: number, change: (load: Load) => void): void {
  const part = view.seats[seat]?.ship.parts.find(({ at }) => at === square);
  if (!part) return;
  const load = readLoad(part.holds);
  change(load);
  part.holds = write(load);
}

const letter = (colour: string): string => colour[0]!.toUpperCase();
const ORDER = COLOURS.map(letter);

const loads = (view: View, seat: number, square: number, colour: string): void =>
  alter(view, seat, square, (load) => void (load.goods = [...load.goods, letter(colour)].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))));

const unloads = (view: View, seat: number, square: number, colour: string): void =>
  alter(view, seat, square, (load) => {
    const place = load.goods.indexOf(letter(colour));
    if (place >= 0) load.goods.splice(place, 1);
  });

/** A block goes into the tray of who loads, or leaves it. */
function offer(view: View, seat: number, colour: string, comes: boolean): void {
  const question = view.questions.find((one) => one.seat === seat && one.stage === "loading");
  if (question) question.goods = comes ? (question.goods ?? "") + letter(colour) : (question.goods ?? "").replace(letter(colour), "");
}

function loseFigure(view: View, seat: number, square: number, figure: string): void {
  alter(view, seat, square, (load) => {
    if (figure === "human") load.humans = Math.max(0, load.humans - 1);
    else load.alien = null;
  });
  const { ship } = view.seats[seat]!;
  ship.crew -= 1;
  if (figure === "human") ship.humans -= 1;
}

function loseCell(view: View, seat: number, square: number): void {
  alter(view, seat, square, (load) => void (load.cells = Math.max(0, load.cells - 1)));
  view.seats[seat]!.ship.cells -= 1;
}

/** A component leaves the ship with everything on it. */
function losePart(view: View, seat: number, square: number): void {
  const one = view.seats[seat]!;
  const part = one.ship.parts.find(({ at }) => at === square);
  if (!part) return;
  const { humans, alien, cells } = readLoad(part.holds);
  one.ship.parts = one.ship.parts.filter(({ at }) => at !== square);
  one.ship.crew -= humans + (alien ? 1 : 0);
  one.ship.humans -= humans;
  one.ship.cells -= cells;
  one.lost += 1;
}

/** All goods are where they will be; only the end of the story knows where. */
function stow(view: View, seat: number, after?: View): void {
  const holds = new Map(after?.seats[seat]?.ship.parts.map(({ at, holds: load }: PartView) => [at, load]));
  for (const part of view.seats[seat]!.ship.parts) if (readLoad(part.holds).goods.length || readLoad(holds.get(part.at)).goods.length) part.holds = holds.get(part.at) ?? "";
}

/** The crew goes aboard; only the end of the story knows who sits where. */
function board(view: View, { seat, crew, cells }: { seat: number; crew: number; cells: number }, after?: View): void {
  const one = view.seats[seat]!;
  const ready = after?.seats[seat]?.ship ?? one.ship;
  const holds = new Map(ready.parts.map(({ at, holds: load }: PartView) => [at, load]));
  one.ship = { ...ready, parts: one.ship.parts.map((part) => ({ ...part, holds: write({ ...readLoad(holds.get(part.at) ?? part.holds), goods: [] }) })), crew, cells };
}

/** One piece of a part of the ship is kept, and the rest of that part is lost. */
function salvage(view: View, seat: number, square: number): void {
  const board = boardOf(view.ship_class);
  const laid = laidOut(board, view.seats[seat]!.ship.parts);
  const kept = pieceOf(laid, square);
  for (const spot of laid.keys()) if (!kept.has(spot) && board.parts.get(spot) === board.parts.get(square)) losePart(view, seat, spot);
}

/** A black hole takes a part of the ship, or all of it; only the end of the story knows which. */
function swallow(view: View, seat: number, after?: View): void {
  const left = new Set(after?.seats[seat]?.ship.parts.map(({ at }) => at));
  for (const { at } of [...view.seats[seat]!.ship.parts]) if (!left.has(at)) losePart(view, seat, at);
}

/** The accounts are opened for all as soon as somebody is paid; what cards brought on the way is known by then. */
const MONEY = new Set<string>(["earned", "pays", "balance", "rewarded", "rewarded-for", "fined", "fined-for"] satisfies (keyof Fields)[]);
const MISSION = new Set<string>(["rewarded", "rewarded-for", "fined", "fined-for"] satisfies (keyof Fields)[]);
export const isMission = ({ kind }: Told): boolean => MISSION.has(kind);
export const isMoney = ({ kind }: Told): boolean => MONEY.has(kind);
function openAccounts(view: View, after?: View): void {
  view.seats.forEach((one, seat) => void (one.account ??= { cards: after?.seats[seat]?.account?.cards ?? 0, order: 0, beauty: 0, goods: 0, losses: 0, mission: [] }));
}

/** A line of the mission is written down in the accounts. */
function missionLine(view: View, seat: number, pay: string, counter: string | null, credits: number): void {
  const one = view.seats[seat]!;
  one.account?.mission.push({ pay, counter, credits });
  one.credits += credits;
}

const ACCOUNTS = ["order", "beauty", "goods"] as const;

const SHOWS: Shows<View, Fields> = {
  card: (view, { card, left }) => {
    const id = cardAt(card);
    const planets = cardOf(id)?.planets ?? [];
    const shown = view.flight?.shown ?? [];
    view.phase = "flight";
    view.flight = { card: id, left, line: 0, planets: planets.map(() => null), shown: shown.at(-1) === id ? shown : [...shown, id] };
  },
  "on-track": (view, { seat, behind }) => {
    view.seats[seat]!.space = -behind;
    view.seats[seat]!.status = "flying";
  },
  salvaged: (view, { seat, square }) => salvage(view, seat, square),
  "cell-spent": (view, { seat, square }) => loseCell(view, seat, square),
  "cell-lost": (view, { seat, square }) => loseCell(view, seat, square),
  ahead: (view, { seat, days }) => void (view.seats[seat]!.space = move(view.seats, seat, days)),
  back: (view, { seat, days }) => void (view.seats[seat]!.space = move(view.seats, seat, -days)),
  landed: (view, { seat, planet }) => void (view.flight && (view.flight.planets[planet] = seat)),
  loaded: (view, { seat, square }, { colour }) => {
    loads(view, seat, square, colour);
    offer(view, seat, colour, false);
  },
  unloaded: (view, { seat, square }, { colour }) => {
    unloads(view, seat, square, colour);
    offer(view, seat, colour, true);
  },
  "goods-lost": (view, { seat, square }, { colour }) => unloads(view, seat, square, colour),
  "crew-lost": (view, { seat, square }, { figure }) => loseFigure(view, seat, square, figure),
  "fell-ill": (view, { seat, square }, { figure }) => loseFigure(view, seat, square, figure),
  "alien-lost": (view, { seat, square }, { figure }) => loseFigure(view, seat, square, figure),
  paid: (view, { seat, credits }) => void (view.seats[seat]!.credits += credits),
  destroyed: (view, { seat, square }) => losePart(view, seat, square),
  "blown-up": (view, { seat, square }) => losePart(view, seat, square),
  shattered: (view, { seat, square }) => losePart(view, seat, square),
  "fell-off": (view, { seat, square }) => losePart(view, seat, square),
  "gave-up": (view, { seat }) => void (view.seats[seat]!.status = "gave_up"),
  // Supercards.
  abandoned: (view, { seat, square }) => losePart(view, seat, square),
  detached: (view, { seat, square }) => losePart(view, seat, square),
  // Missions.
  discarded: (view, { seat, square }) => losePart(view, seat, square),
  skipped: (view, { seat }) => void (view.seats[seat]!.status = "skipping"),
  "marker-hit": (view, { left }) => view.mission?.markers.forEach((marker) => void (marker.left = left)),
  badge: (view, { seat, badges }) => void (view.mission && (view.mission.seats[seat]!.badges = badges)),
  "closed-ranks": (view, { seat, days }) => void (view.seats[seat]!.space += days),
  died: (view, { seat, credits }) => {
    view.seats[seat]!.status = "dead";
    view.seats[seat]!.credits = credits;
  },
  "new-pilot": (view, { seat, credits }) => void (view.seats[seat]!.credits = credits),
  rewarded: (view, { seat, credits }, { pay, counter }) => missionLine(view, seat, pay, counter, credits),
  "rewarded-for": (view, { seat, credits }, { pay }) => missionLine(view, seat, pay, null, credits),
  fined: (view, { seat, credits }, { pay, counter }) => missionLine(view, seat, pay, counter, -credits),
  "fined-for": (view, { seat, credits }, { pay }) => missionLine(view, seat, pay, null, -credits),
  // Other boxes.
  jumped: (view, { seat, square }) => {
    view.seats[seat]!.status = "hyperspace";
    alter(view, seat, square, (load) => void (load.jumps = 0));
  },
  "came-back": (view, { seat }) => void (view.seats[seat]!.status = "flying"),
  woken: (view, { seat, square }) => alter(view, seat, square, (load) => void (load.humans += 1)),
  arrived: (view, { seat }) => void (view.seats[seat]!.status = "finished"),
  "turned-up": (view, { card }) => void view.flight?.shown.push(cardAt(card)),
  earned: (view, { seat, credits }, { account }) => {
    const one = view.seats[seat]!;
    if (one.account && ACCOUNTS.some((line) => line === account)) one.account[account as (typeof ACCOUNTS)[number]] = credits;
    one.credits += credits;
  },
  pays: (view, { seat, credits }) => {
    const one = view.seats[seat]!;
    if (one.account) one.account.losses = credits;
    one.credits -= credits;
  },
  balance: (view, { seat, credits }) => void (view.seats[seat]!.credits = credits),
};

export function stage(view: View, event: Told, after?: View): void {
  if (isMoney(event)) openAccounts(view, after);
  if (event.kind === "stowed") stow(view, event.numbers.seat!, after);
  else if (event.kind === "swallowed") swallow(view, event.numbers.seat!, after);
  else if (event.kind === "crewed") board(view, event.numbers as { seat: number; crew: number; cells: number }, after);
  else showOf(SHOWS, event)?.(view, event.numbers, event.values);
}

/** What a move that was just sent does to one's own ship: cells, figures and blocks move at once. */
export function predict(view: View & { seat: number | null }, { verb, values }: Move): void {
  const { seat } = view;
  const at = spotNamed(values.at(-1) ?? "");
  if (seat === null) return;
  const marked = view.questions.find((question) => question.seat === seat);
  if (verb === "spend") loseCell(view, seat, at);
  else if (verb === "abandon" && marked) marked.marked = [...(marked.marked ?? []), at];
  else if (verb === "take-back" && marked) marked.marked = (marked.marked ?? []).filter((one) => one !== at);
  else if (verb === "discharge") loseFigure(view, seat, at, readLoad(view.seats[seat]!.ship.parts.find((part) => part.at === at)?.holds).alien ?? "human");
  else if (verb === "load") {
    loads(view, seat, at, values[0]!);
    offer(view, seat, values[0]!, false);
  } else if (verb === "unload") {
    unloads(view, seat, at, values[0]!);
    offer(view, seat, values[0]!, true);
  }
}

// --- how long, and how loud ---
const LONG = new Set<string>(["hazard", "saboteur", "card", "raid", "died", "swallowed"] satisfies (keyof Fields)[]);
const BRIEF = new Set<string>([
  "cell-spent", "cell-lost", "loaded", "unloaded", "fell-off", "passed", "exposed", "missed", "bounced", "turned-up", "earned", "pays", "balance", "rewarded", "rewarded-for", "fined", "fined-for",
  "abandoned", "detached", "discarded", "result", "result-below", "held-back", "closed-ranks", "has-chosen", "raid-goes-on", "shifted"] satisfies (keyof Fields)[]);
const FLOWN = new Set<string>([
  "no-effect", "engines", "cannons", "ahead", "back", "landed", "accepted", "stowed", "left-behind", "beat", "held-off", "beaten", "declined", "paid", "lowest", "crew-lost", "goods-lost",
  "fell-ill", "sabotage-failed", "gave-up", "shielded", "shot-down", "plated", "destroyed", "blown-up", "shattered", "alien-lost", "arrived",
  "meteor", "escaped", "unharmed", "outgunned", "worst", "second-worst", "bets", "bets-nothing", "skipped", "volunteered", "marker-hit", "badge", "requirement-failed",
  "jumped", "came-back", "storm", "woken", "mustered", "raid-enters", "raid-gives-up", "charge", "raid-beaten", "raid-leaves", "charges-go-off",
] satisfies (keyof Fields)[]);

/** How long an event of the flight is looked at; null: it does not belong to the flight. */
export function lasts({ kind }: Told): number | null {
  if (LONG.has(kind)) return 3.5;
  if (BRIEF.has(kind)) return 1;
  return FLOWN.has(kind) ? 2 : null;
}

const TONES: { [Kind in keyof Fields]?: Tone } = {
  card: "alarm", hazard: "alarm", saboteur: "alarm", missed: "move", bounced: "click", shielded: "good", plated: "click", "shot-down": "shot", destroyed: "hit", "blown-up": "hit", shattered: "hit", "fell-off": "bad", "crew-lost": "bad",
  "fell-ill": "bad", "alien-lost": "bad", "goods-lost": "bad", "cell-spent": "click", "cell-lost": "bad", ahead: "move", back: "move", landed: "good", accepted: "good", beat: "good", beaten: "bad",
  abandoned: "bad", detached: "bad", swallowed: "hit", escaped: "good", meteor: "alarm", unharmed: "good", outgunned: "bad", worst: "bad", badge: "good", "marker-hit": "hit", died: "hit",
  rewarded: "good", "rewarded-for": "good", fined: "bad", "fined-for": "bad", jumped: "move", raid: "alarm", charge: "alarm", "charges-go-off": "hit", "raid-beaten": "good",
  "gave-up": "bad", loaded: "click", unloaded: "click", paid: "good", arrived: "good", earned: "good", pays: "bad",
};

export const tone = ({ kind }: Told): Tone | null => TONES[kind as keyof Fields] ?? null;

/** Events that head those after them in the journal. */
export const heads = ({ kind }: Told): boolean => kind === "card";
