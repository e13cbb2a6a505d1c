import type { Seen } from "../../seen";
import type { Move } from "../../title";
import { halfOf, type Foe, type Side, type Track } from "./cards";
import type { LaidCard, SlotView, SpaceAlertOwn, SpaceAlertView } from "./wire";

/** What one seat sees of a flight. */
export interface Flight extends SpaceAlertView {
  seat: number | null;
  own: SpaceAlertOwn | null;
  /** When all is over: what everybody held and had laid, by seat. */
  all: (SpaceAlertOwn | null)[] | null;
}

export const readFlight = ({ seat, public: view, own, all }: Seen<SpaceAlertView, SpaceAlertOwn>): Flight => ({ ...view, seat, own, all: all ?? null });

/** The slot behind the last of each phase. */
const ENDS = [3, 7, 12];
/** The phase of a slot; both count as they do on the boards: phases from 1, slots from 0. */
export const phaseOf = (slot: number): number => ENDS.findIndex((end) => slot < end) + 1;
export const firstSlot = (phase: number): number => ENDS[phase - 2] ?? 0;

export const isSolo = (view: Flight): boolean => view.people === 1;
/** The phase one may plan in now. */
export const openPhase = (view: Flight): number => (view.seat === null ? view.phase : (view.crew[view.seat]?.phase ?? view.phase));
/** The cards one may plan with. */
export const cardsOf = (view: Flight): string[] => (isSolo(view) ? view.common : (view.own?.hand ?? []));

/** A card whose front one sees. */
export function cardIn(view: Flight, member: number, slot: number): LaidCard | null {
  const own = member === view.seat ? view.own : view.all?.[member];
  return view.crew[member]?.slots[slot]?.open ?? own?.board[slot] ?? null;
}

export const backIn = (view: Flight, member: number, slot: number): string | null => view.crew[member]?.slots[slot]?.back ?? null;

/** What lies openly on all boards, by turn. */
export const plansOf = (view: Flight): (string | null)[][] => view.crew.map(({ slots }, member) => slots.map((_, slot) => cardIn(view, member, slot)?.action ?? null));

export const foesOf = (view: Flight): Foe[] => view.threats;

export function tracksOf(view: Flight): Record<string, Track> {
  const marks = (one: { x: number[]; y: number[]; z: number }): Record<string, string> =>
    Object.fromEntries([...one.x.map((space) => [space, "X"]), ...one.y.map((space) => [space, "Y"]), [one.z, "Z"]]);
  return Object.fromEntries(Object.entries(view.tracks).map(([zone, one]) => [zone, { id: one.id, length: one.length, marks: marks(one) }]));
}

// --- moving the piece of a move that was just sent ---
const backOf = (card: string, side: Side): string => `${card.startsWith("hero-") ? "heroic-" : ""}${side === "move" ? "movement" : "action"}`;
const laid = (card: string, side: Side): LaidCard => ({ card, side, action: halfOf(card, side) });
const memberOf = (name = ""): number => Number(name.replace("member", "")) - 1;

/** Whatever lies in a slot of one's own board, there or gone. */
function lay(view: Flight, slot: number, card: LaidCard | null): void {
  if (view.seat === null || !view.own) return;
  view.own.board[slot] = card;
  const shown: SlotView = card ? { back: backOf(card.card, card.side as Side), open: view.crew[view.seat]!.slots[slot]!.open ? card : null } : {};
  view.crew[view.seat]!.slots[slot] = shown;
}

function layOpen(view: Flight, member: number, slot: number, card: LaidCard | null): void {
  view.crew[member]!.slots[slot] = card ? { back: backOf(card.card, card.side as Side), open: card } : {};
}

function remove(cards: string[], card: string): void {
  const place = cards.indexOf(card);
  if (place >= 0) cards.splice(place, 1);
}

/** Back from an android's board to where it came from. */
function takeOff(view: Flight, member: number, slot: number): void {
  const there = cardIn(view, member, slot);
  if (!there) return;
  if (there.card.startsWith("hero-")) view.crew[member]!.heroic = there.card;
  else view.common.push(there.card);
  layOpen(view, member, slot, null);
}

type Predict = (view: Flight, values: string[]) => void;

const PREDICTS: Record<string, Predict> = {
  put: (view, [card = "", turn, side]) => {
    const slot = Number(turn) - 1;
    const before = view.own?.board[slot];
    if (before) view.own!.hand.push(before.card);
    remove(view.own?.hand ?? [], card);
    lay(view, slot, laid(card, side as Side));
  },
  flip: (view, [turn]) => {
    const slot = Number(turn) - 1;
    const card = view.own?.board[slot];
    if (card) lay(view, slot, laid(card.card, card.side === "move" ? "act" : "move"));
  },
  shift: (view, [turn, to]) => {
    const [from, there] = [Number(turn) - 1, Number(to) - 1];
    const [card, other] = [view.own?.board[from] ?? null, view.own?.board[there] ?? null];
    lay(view, there, card);
    lay(view, from, other);
  },
  "take-back": (view, [turn]) => {
    const slot = Number(turn) - 1;
    const card = view.own?.board[slot];
    if (card) view.own!.hand.push(card.card);
    lay(view, slot, null);
  },
  plan: (view, [member, card = "", turn, side]) => {
    takeOff(view, memberOf(member), Number(turn) - 1);
    remove(cardsOf(view), card);
    layOpen(view, memberOf(member), Number(turn) - 1, laid(card, side as Side));
  },
  "plan-heroic": (view, [member, turn, side]) => {
    const crew = view.crew[memberOf(member)]!;
    const card = crew.heroic!;
    crew.heroic = null;
    takeOff(view, memberOf(member), Number(turn) - 1);
    layOpen(view, memberOf(member), Number(turn) - 1, laid(card, side as Side));
  },
  retrieve: (view, [member, turn]) => takeOff(view, memberOf(member), Number(turn) - 1),
  give: (view, [card = ""]) => {
    remove(view.own?.hand ?? [], card);
    if (view.seat !== null) view.crew[view.seat]!.gave = true;
  },
  ready: (view) => void (view.seat !== null && (view.crew[view.seat]!.ready = true)),
  "hold-on": (view) => void (view.seat !== null && (view.crew[view.seat]!.ready = false)),
};

export function predict(view: Flight, { verb, values }: Move): void {
  PREDICTS[verb]?.(view, values);
}

/** The slots of the boards that moves speak of, as `member-slot`. */
export function touched(view: Flight, moves: Move[]): Set<string> {
  const found = new Set<string>();
  for (const { verb, values } of moves) {
    if (verb === "put") found.add(`${view.seat}-${Number(values[1]) - 1}`);
    else if (["flip", "shift", "take-back"].includes(verb)) for (const turn of values) found.add(`${view.seat}-${Number(turn) - 1}`);
    else if (verb === "plan") found.add(`${memberOf(values[0])}-${Number(values[2]) - 1}`);
    else if (["plan-heroic", "retrieve"].includes(verb)) found.add(`${memberOf(values[0])}-${Number(values[1]) - 1}`);
  }
  return found;
}
