import type { Move } from "../../title";
import type { BoardProps } from "../index";
import { halfOf, otherSide, type Side } from "./cards";
import { backIn, cardIn, cardsOf, isSolo, openPhase, phaseOf, touched, type Flight } from "./flight";

export type Props = BoardProps<Flight>;

/** A card somebody has taken up: one at hand, the heroic one beside an android, or one that lies in a slot. */
export type Chosen =
  | { from: "hand"; card: string; side: Side }
  | { from: "heroic"; member: number; card: string; side: Side }
  | { from: "slot"; member: number; slot: number };

interface Place {
  member: number;
  slot: number;
}

const FAR = 8;
const name = (member: number): string => `member${member + 1}`;

/** What hands do on the boards: a card is taken up, turned, laid, moved, taken back, given; by tapping, dragging or keys alike. */
export class Desk {
  chosen = $state.raw<Chosen | null>(null);
  /** The slot of an android that must be tapped once more: what lies there lies for good. */
  asked = $state.raw<Place | null>(null);
  /** Whether one was asked to close the phase. */
  closing = $state(false);
  /** Where the card that is being dragged is, and the slot below it. */
  drag = $state.raw<{ x: number; y: number; over: string } | null>(null);
  #queue = $state.raw<string[]>([]);
  #dropped = false;
  #blamed: Move | null = null;

  constructor(readonly props: () => Props) {}

  get view(): Flight {
    return this.props().view;
  }

  get solo(): boolean {
    return isSolo(this.view);
  }

  /** Whether one may plan at all. */
  get planning(): boolean {
    const { view, active } = this.props();
    return active && view.round === "action" && view.seat !== null;
  }

  get phase(): number {
    return openPhase(this.view);
  }

  get pending(): Set<string> {
    return touched(this.view, this.props().pending);
  }

  get refused(): Set<string> {
    const { refused } = this.props();
    return touched(this.view, refused ? [refused] : []);
  }

  /** The slots of the move that was proposed. */
  get hinted(): Set<string> {
    const { hint } = this.props();
    return touched(this.view, hint ? [hint] : []);
  }

  /** The card that was taken up, as it would lie. */
  get held(): { card: string; side: Side } | null {
    if (!this.chosen) return null;
    if (this.chosen.from !== "slot") return this.chosen;
    const lying = cardIn(this.view, this.chosen.member, this.chosen.slot);
    return lying && { card: lying.card, side: lying.side as Side };
  }

  get action(): string | null {
    return this.held && halfOf(this.held.card, this.held.side);
  }

  isMine(member: number): boolean {
    return this.solo ? this.view.seat !== null : member === this.view.seat;
  }

  /** Whether a card may be laid there. */
  isOpen(member: number, slot: number): boolean {
    if (!this.planning || phaseOf(slot) !== this.phase) return false;
    if (this.isMine(member)) return true;
    return !!this.view.crew[member]?.android && !backIn(this.view, member, slot);
  }

  /** Whether the card that lies there may still be taken up. */
  isLoose(member: number, slot: number): boolean {
    return this.isMine(member) && this.isOpen(member, slot) && cardIn(this.view, member, slot) !== null;
  }

  isChosen(member: number, slot: number): boolean {
    return this.chosen?.from === "slot" && this.chosen.member === member && this.chosen.slot === slot;
  }

  // --- taking up ---
  /** A card at hand: taken up, or turned if it is already. */
  pick(card: string): void {
    if (this.chosen?.from === "hand" && this.chosen.card === card) this.turn();
    else this.#choose({ from: "hand", card, side: "act" });
  }

  pickHeroic(member: number): void {
    const card = this.view.crew[member]?.heroic;
    if (!card) return;
    if (this.chosen?.from === "heroic" && this.chosen.member === member) this.turn();
    else this.#choose({ from: "heroic", member, card, side: "act" });
  }

  #choose(chosen: Chosen | null): void {
    this.chosen = chosen;
    this.asked = null;
    this.closing = false;
  }

  cancel(): boolean {
    const had = this.chosen !== null || this.closing;
    this.#choose(null);
    return had;
  }

  /** A half-made choice stays as long as it can become something. */
  keep(): void {
    const { chosen, view } = this;
    const gone = chosen && (view.round !== "action" || (chosen.from === "hand" && !cardsOf(view).includes(chosen.card))
      || (chosen.from === "heroic" && view.crew[chosen.member]?.heroic !== chosen.card) || (chosen.from === "slot" && !this.held && !this.waiting));
    if (gone) this.#choose(null);
  }

  // --- laying ---
  tap(member: number, slot: number): void {
    if (this.#dropped) return void (this.#dropped = false);
    if (!this.chosen) {
      if (this.isLoose(member, slot)) this.#choose({ from: "slot", member, slot });
    } else if (this.isChosen(member, slot)) this.turn();
    else if (this.chosen.from === "slot") this.#shift(this.chosen, { member, slot });
    else this.#lay(member, slot);
  }

  #lay(member: number, slot: number): void {
    const { chosen } = this;
    if (!chosen || chosen.from === "slot") return;
    const mine = member === this.view.seat && !this.solo;
    if (!mine && !this.view.crew[member]?.android) return;
    const asked = this.asked?.member === member && this.asked.slot === slot;
    if (!mine && !this.solo && !asked && this.isOpen(member, slot)) return void (this.asked = { member, slot });
    this.#do(this.#placing(chosen, member, slot));
    this.#choose(null);
  }

  #placing({ from, card, side }: { from: string; card: string; side: Side }, member: number, slot: number): string {
    if (from === "heroic") return `plan-heroic ${name(member)} ${slot + 1} ${side}`;
    if (member === this.view.seat && !this.solo) return `put ${card} ${slot + 1} ${side}`;
    return `plan ${name(member)} ${card} ${slot + 1} ${side}`;
  }

  /** To another slot. Alone there is no such move: the card goes back, and from there to its new place. */
  #shift(from: Place, to: Place): void {
    const card = cardIn(this.view, from.member, from.slot);
    if (!card) return;
    if (!this.solo && to.member === this.view.seat) this.#do(`shift ${from.slot + 1} ${to.slot + 1}`);
    else if (this.solo) this.#replan(from, to, { card: card.card, side: card.side as Side });
    this.#choose(null);
  }

  #replan(from: Place, to: Place, { card, side }: { card: string; side: Side }): void {
    const heroic = card.startsWith("hero-");
    if (heroic && from.member !== to.member) return;
    this.#do(`retrieve ${name(from.member)} ${from.slot + 1}`, this.#placing({ from: heroic ? "heroic" : "hand", card, side }, to.member, to.slot));
  }

  /** The other half up. */
  turn(): void {
    const { chosen, held } = this;
    if (!chosen || !held) return;
    if (chosen.from !== "slot") this.chosen = { ...chosen, side: otherSide(chosen.side) };
    else if (!this.solo) this.#do(`flip ${chosen.slot + 1}`);
    else this.#replan(chosen, chosen, { card: held.card, side: otherSide(held.side) });
  }

  turnAt(member: number, slot: number): void {
    if (!this.isLoose(member, slot)) return;
    this.#choose({ from: "slot", member, slot });
    this.turn();
  }

  takeBack(): void {
    if (this.chosen?.from === "slot") this.takeBackAt(this.chosen.member, this.chosen.slot);
  }

  takeBackAt(member: number, slot: number): void {
    if (!this.isLoose(member, slot)) return;
    this.#do(this.solo ? `retrieve ${name(member)} ${slot + 1}` : `take-back ${slot + 1}`);
    this.#choose(null);
  }

  give(member: number): void {
    if (this.chosen?.from !== "hand") return;
    this.#do(`give ${this.chosen.card} ${name(member)}`);
    this.#choose(null);
  }

  /** What cannot be taken back is asked once more. */
  close(): void {
    if (this.closing) this.#do("close");
    this.closing = !this.closing;
  }

  // --- doing one thing after the other ---
  #do(...moves: string[]): void {
    this.#queue = [...this.#queue, ...moves];
    this.goOn();
  }

  /** Where no clock runs, the next move waits until the one before is done. */
  goOn(): void {
    const { active, pending, play, view } = this.props();
    const [next, ...rest] = this.#queue;
    if (next === undefined || !active || (!view.pace && pending.length)) return;
    this.#queue = rest;
    play(next);
  }

  /** What was to follow a move that was refused, or a round that is over, does not. */
  forget(): void {
    const { refused, view } = this.props();
    if ((refused && refused !== this.#blamed) || view.round !== "action") this.#queue = [];
    this.#blamed = refused;
  }

  get waiting(): boolean {
    return this.#queue.length > 0;
  }

  // --- dragging ---
  /** A press on a card: once the pointer has gone some way, the card goes with it. */
  grab(press: PointerEvent, what: Chosen): void {
    this.#dropped = false;
    if (press.button !== 0 || !this.planning) return;
    const start = [press.clientX, press.clientY] as const;
    const moved = (event: PointerEvent): void => {
      if (event.pointerId !== press.pointerId) return;
      if (!this.drag && Math.hypot(event.clientX - start[0], event.clientY - start[1]) < FAR) return;
      if (!this.drag && !(this.chosen && same(this.chosen, what))) this.#choose(what);
      this.drag = { x: event.clientX, y: event.clientY, over: placeUnder(event) };
    };
    const ended = (event: PointerEvent): void => {
      if (event.pointerId !== press.pointerId) return;
      for (const [kind, listener] of listeners) window.removeEventListener(kind, listener);
      if (!this.drag) return;
      const { over } = this.drag;
      this.drag = null;
      if (event.type === "pointerup") this.#drop(over, event);
    };
    const listeners = [["pointermove", moved], ["pointerup", ended], ["pointercancel", ended]] as const;
    for (const [kind, listener] of listeners) window.addEventListener(kind, listener);
  }

  #drop(over: string, event: PointerEvent): void {
    const [kind = "", first = "", second = ""] = over.split(" ");
    if (kind === "slot" && !this.isChosen(Number(first), Number(second))) this.tap(Number(first), Number(second));
    else if (kind === "hand") this.takeBack();
    else if (kind === "give") this.give(Number(first));
    // The click that follows a drag onto where it began is not meant.
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("button");
    this.#dropped = under?.matches("[data-slot]") ?? false;
    if (this.#dropped) setTimeout(() => (this.#dropped = false));
  }
}

function same(one: Chosen, other: Chosen): boolean {
  if (one.from === "slot" || other.from === "slot") return one.from === "slot" && other.from === "slot" && one.member === other.member && one.slot === other.slot;
  return one.from === other.from && one.card === other.card;
}

function placeUnder({ clientX, clientY }: PointerEvent): string {
  const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-slot], [data-give], [data-hand]");
  const slot = under?.dataset.slot;
  if (slot) return `slot ${slot.replace("-", " ")}`;
  return under?.dataset.give ? `give ${under.dataset.give}` : under ? "hand" : "";
}
