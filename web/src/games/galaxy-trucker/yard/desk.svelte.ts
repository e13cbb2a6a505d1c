import type { Move } from "../../../title";
import type { BoardProps } from "../../index";
import { boardOf, spotName, spotNamed, type Board } from "../boards";
import { contacts, faults, joins, laidOut, lying, turnsOf, type Contact, type Fault, type Laid, type Lying } from "../part";
import { pairsOf, usual } from "../facts";
import { missionFor } from "../mission/flown";
import { pairsUnder } from "../mission/mission";
import { isKnown, mine, partAt, stageOf, type Trip } from "../trip";
import type { SeatView } from "../wire";

export type Props = BoardProps<Trip>;

const FAR = 6;
const FAR_UP = 14;
/** A finger hides what is below it: what it carries floats above. */
const ABOVE_FINGER = 56;
const TAP_MS = 350;
const WHEEL_MS = 90;
/** So long a click may still follow from what fingers did together. */
const AFTERMATH_MS = 60;

/** How a component would lie on a square. */
export interface Fit {
  spot: number;
  part: Lying;
  joins: boolean;
  contacts: Contact[];
  faults: Fault[];
}

/** What hands do in the yard: draw, take, turn, weld, lift, set aside, put back; by clicking, dragging, tapping or keys alike.
    Nothing waits: what was sent is seen at once, and the next thing may be done. */
export class Desk {
  /** Quarter turns of what is in the hand. */
  turn = $state(0);
  /** The square that is pointed at, by mouse, finger or focus. */
  over = $state<number | null>(null);
  /** Where the pointer is while something is in the hand. */
  pointer = $state.raw<{ x: number; y: number; touch: boolean } | null>(null);
  /** Whether the hand follows a press that goes on. */
  dragging = $state(false);
  /** A mission may change which connectors join. */
  readonly #pairs = $derived.by(() => {
    const pairs = pairsUnder(missionFor(this.view, this.props().options));
    return pairs ? pairsOf(pairs) : usual;
  });
  readonly laid = $derived.by((): Laid => laidOut(this.board, this.seat?.ship.parts ?? [], this.#pairs));
  /** The legal places for what is in the hand, as moves write them; null while that is not known. */
  readonly #welds = $derived.by((): ReadonlySet<string> | null => {
    const { legal, pending } = this.props();
    const found = new Set(legal.filter(({ verb }) => verb === "weld").map(({ values }) => values.join(" ")));
    return pending.length || !found.size ? null : found;
  });
  /** By square: whether the component in hand joins as it is turned now, or after turning it. */
  readonly places = $derived.by(() => this.#places());
  /** Taking off the component that is pointed at, where that may be done. */
  readonly removal = $derived.by((): Move | null => this.props().legal.find(({ verb, values }) => verb === "remove" && spotNamed(values[0]!) === this.over) ?? null);
  /** What would be gone then: with it goes all that hangs on it alone. */
  readonly going = $derived.by((): ReadonlySet<number> => {
    const after = this.removal && this.view.seat !== null ? this.props().ahead?.view.seats[this.view.seat] : null;
    const left = new Set(after?.ship.parts.map(({ at }) => at));
    return new Set(after ? this.seat!.ship.parts.map(({ at }) => at).filter((spot) => !left.has(spot)) : []);
  });
  /** Which component was seen in the hand last. */
  #held: string | null = null;
  #lifted: number | null = null;
  #queue: string[] = [];
  #blamed: Move | null = null;
  #dropped = false;
  #wheeled = 0;

  constructor(readonly props: () => Props) {}

  get view(): Trip {
    return this.props().view;
  }

  get seat(): SeatView | null {
    return mine(this.view);
  }

  get board(): Board {
    return boardOf(this.view.ship_class);
  }

  get stage(): string {
    return stageOf(this.view, this.view.seat);
  }

  /** Whether one may build: also a ship that is mended in the lenient way. */
  get building(): boolean {
    return (this.stage === "build" && !this.seat?.order) || this.stage === "repair";
  }

  get hand(): string | null {
    return this.seat?.hand ?? null;
  }

  get part(): Lying | null {
    return isKnown(this.hand) ? lying(this.hand, this.turn) : null;
  }

  get loose(): number | null {
    return this.seat?.ship.loose ?? null;
  }

  get isFree(): boolean {
    return this.building && this.hand === null && this.seat?.looking === null;
  }

  can(verb: string): boolean {
    return this.props().legal.some((move) => move.verb === verb);
  }

  /** The values of all legal moves of a verb. */
  legal(verb: string): string[][] {
    return this.props().legal.filter((move) => move.verb === verb).map(({ values }) => values);
  }

  isSent(verb: string, ...values: string[]): boolean {
    return this.props().pending.some((move) => move.verb === verb && values.every((value, place) => move.values[place] === value));
  }

  isHinted(verb: string, ...values: string[]): boolean {
    const { hint } = this.props();
    return hint?.verb === verb && values.every((value, place) => hint.values[place] === value);
  }

  // --- where the component in hand would go ---
  /** How the component in hand would lie on a square, turned so. */
  fit(spot: number, turn = this.turn): Fit | null {
    if (!isKnown(this.hand)) return null;
    const part = lying(this.hand, turn);
    const { laid } = this;
    if (laid.has(spot)) return null;
    return { spot, part, joins: this.#mayWeld(laid, spot, part), contacts: contacts(laid, spot, part), faults: faults(laid, spot, part) };
  }

  /** By the legal moves; while something is on its way, by what the connectors show. */
  #mayWeld(laid: Laid, spot: number, part: Lying): boolean {
    return this.#welds?.has(`${spotName(spot)} ${part.turn}`) ?? joins(laid, spot, part);
  }

  /** How many errors the component in hand would make on a square, turned so. */
  wrongs(spot: number, turn = this.turn): number {
    const fit = this.fit(spot, turn);
    return fit ? fit.contacts.filter(({ touch }) => touch === "clashes").length + fit.faults.length : 0;
  }

  /** The turn that suits a square best, starting from the present one: it joins, with as little wrong as can be. */
  bestTurn(spot: number): number | null {
    if (!isKnown(this.hand)) return null;
    let [best, least]: [number | null, number] = [null, Infinity];
    for (let step = 0; step < 4; step++) {
      const turn = (this.turn + step) % 4;
      const fit = this.fit(spot, turn);
      if (!fit?.joins) continue;
      const wrong = this.wrongs(spot, turn);
      if (step === 0) return turn;
      if (wrong < least) [best, least] = [turn, wrong];
    }
    return best;
  }

  #places(): ReadonlyMap<number, "now" | "turned"> {
    const found = new Map<number, "now" | "turned">();
    if (!this.building || !isKnown(this.hand)) return found;
    const turns = turnsOf(this.hand);
    for (const spot of this.board.spots) {
      if (this.fit(spot)?.joins) found.set(spot, "now");
      else if (turns.some((turn) => this.fit(spot, turn)?.joins)) found.set(spot, "turned");
    }
    return found;
  }

  /** What is shown on the square that is pointed at: the component as it is turned, or as it would be turned for it. */
  get aimed(): Fit | null {
    if (this.over === null || !this.building) return null;
    return this.fit(this.over, this.bestTurn(this.over) ?? this.turn);
  }

  // --- doing ---
  /** Where no clock runs, the next move waits until the one before is done. */
  do(...moves: string[]): void {
    this.#queue.push(...moves);
    this.goOn();
  }

  goOn(): void {
    while (this.#queue.length && this.props().active) this.props().play(this.#queue.shift()!);
  }

  /** What was to follow a move that was refused does not. */
  forget(): void {
    const { refused } = this.props();
    if (refused && refused !== this.#blamed) this.#queue = [];
    this.#blamed = refused;
  }

  /** Another component lies as it was printed, one that was lifted as it lay. */
  noteHand(): void {
    if (this.hand === this.#held) return;
    const same = this.#held !== null && !isKnown(this.#held);
    this.#held = this.hand;
    if (this.hand === null) return void (this.#lifted = null);
    if (this.#lifted !== null) this.turn = this.#lifted;
    else if (!same) this.turn = 0;
    this.#lifted = null;
  }

  draw(): void {
    if (this.building && this.hand === null) this.do("draw");
  }

  drawSpecial(): void {
    if (this.building && this.hand === null) this.do("draw-special");
  }

  take(tile: string): void {
    if (this.hand !== null) this.giveBack();
    this.do(`take ${tile}`);
  }

  /** What is in the hand goes back to the warehouse. */
  giveBack(): void {
    if (this.hand !== null) this.do("return");
  }

  keep(): void {
    if (this.hand !== null) this.do("keep");
  }

  reach(place: number): void {
    if (this.seat?.aside[place]) this.do(`reach ${place + 1}`);
  }

  lift(): void {
    const part = this.loose === null || !this.seat ? undefined : partAt(this.seat, this.loose);
    if (!part || !this.isFree) return;
    this.#lifted = part.turn ?? 0;
    this.do("lift");
  }

  /** What is in the hand, or what was laid last and is not welded yet, by a quarter; in places it joins nothing, further. */
  rotate(by: 1 | -1): void {
    if (this.hand !== null) this.turn = (this.turn + by + 4) % 4;
    else this.#rotateLoose(by);
  }

  #rotateLoose(by: 1 | -1): void {
    const { loose, seat } = this;
    const part = loose === null || !seat ? undefined : partAt(seat, loose);
    if (loose === null || !part || !this.isFree) return;
    const around = this.laid.without(loose);
    for (let step = 1; step < 4; step++) {
      const turn = ((part.turn ?? 0) + by * step + 8) % 4;
      if (!joins(around, loose, lying(part.tile, turn))) continue;
      return this.do("lift", `weld ${spotName(loose)} ${turn}`);
    }
  }

  /** A square was clicked or tapped. Where a turn is needed for a join, the component takes it; it can still be turned. */
  press(spot: number): void {
    if (this.#dropped) return void (this.#dropped = false);
    if (this.hand === null) {
      if (this.building && spot === this.loose) this.lift();
      else if (this.can("remove") && this.laid.has(spot)) this.do(`remove ${spotName(spot)}`);
    } else if (this.building && isKnown(this.hand)) this.weld(spot);
  }

  weld(spot: number): void {
    this.turn = this.bestTurn(spot) ?? this.turn;
    this.do(`weld ${spotName(spot)} ${this.turn}`);
  }

  /** A tap on what is in the hand turns it. */
  tapHand(): void {
    if (this.#dropped) return void (this.#dropped = false);
    if (this.hand !== null) this.rotate(1);
  }

  tapPile(tile: string): void {
    if (this.#dropped) return void (this.#dropped = false);
    this.take(tile);
  }

  tapDraw(special = false): void {
    if (this.#dropped) return void (this.#dropped = false);
    if (special) this.drawSpecial();
    else this.draw();
  }

  /** The wheel turns by quarters, not by every little step of it. */
  wheel(by: number): void {
    const now = performance.now();
    if (now - this.#wheeled < WHEEL_MS || !by) return;
    this.#wheeled = now;
    this.rotate(by > 0 ? 1 : -1);
  }

  // --- pointing and dragging ---
  /** The mouse moves over the yard: what is in the hand goes with it. */
  follow(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || this.hand === null) return void (this.pointer = null);
    this.pointer = { x: event.clientX, y: event.clientY, touch: false };
  }

  leave(): void {
    this.pointer = null;
    if (!this.dragging) this.over = null;
  }

  /** A press on what is in the hand, on the pile or on what can be lifted: once it has gone some way, the component goes with it.
      Where fingers scroll sideways, that way is up. */
  grab(press: PointerEvent, first?: () => void, scrolls = false): void {
    this.#dropped = false;
    if (press.button !== 0 || !this.building) return;
    const touch = press.pointerType !== "mouse";
    const start = [press.clientX, press.clientY] as const;
    const moved = (event: PointerEvent): void => {
      if (event.pointerId !== press.pointerId) return;
      const [across, up] = [Math.abs(event.clientX - start[0]), start[1] - event.clientY];
      if (!this.dragging && (scrolls && touch ? up < FAR_UP || across > up : Math.hypot(across, up) < FAR)) return;
      if (!this.dragging) {
        first?.();
        this.dragging = true;
      }
      this.pointer = { x: event.clientX, y: event.clientY - (touch ? ABOVE_FINGER : 0), touch };
      this.over = squareUnder(this.pointer.x, this.pointer.y);
    };
    // A second finger turns what the first one carries.
    const second = (event: PointerEvent): void => void (event.pointerId !== press.pointerId && this.dragging && this.rotate(1));
    const ended = (event: PointerEvent): void => {
      if (event.pointerId !== press.pointerId) return;
      for (const [kind, listener] of listeners) window.removeEventListener(kind, listener);
      if (!this.dragging) return;
      this.dragging = false;
      this.pointer = null;
      const { over } = this;
      if (touch) this.over = null;
      if (event.type !== "pointerup") return;
      if (over !== null) this.weld(over);
      else this.#dropOn(placeUnder(event));
      // The click that follows a drag is not meant.
      this.#dropped = !!document.elementFromPoint(event.clientX, event.clientY)?.closest("button");
      if (this.#dropped) setTimeout(() => (this.#dropped = false));
    };
    const listeners = [["pointermove", moved], ["pointerdown", second], ["pointerup", ended], ["pointercancel", ended]] as const;
    for (const [kind, listener] of listeners) window.addEventListener(kind, listener);
  }

  #dropOn(place: string): void {
    if (place === "pile") this.giveBack();
    else if (place === "aside") this.keep();
  }

  /** Two fingers that tap turn what is in the hand. */
  twoFingers(node: HTMLElement): () => void {
    let began = 0;
    const start = (event: TouchEvent): void => void (event.touches.length === 2 && !this.dragging && (began = performance.now()));
    const end = (): void => {
      if (began && performance.now() - began < TAP_MS) {
        this.rotate(1);
        this.#dropped = true;
        setTimeout(() => (this.#dropped = false), AFTERMATH_MS);
      }
      began = 0;
    };
    node.addEventListener("touchstart", start, { passive: true });
    node.addEventListener("touchend", end, { passive: true });
    return () => {
      node.removeEventListener("touchstart", start);
      node.removeEventListener("touchend", end);
    };
  }

  /** The squares of the move that was just taken back, or was proposed. */
  spotsOf(move: Move | null): number[] {
    return move && ["weld", "remove", "salvage", "board"].includes(move.verb) ? [spotNamed(move.values[0]!)] : [];
  }
}

function squareUnder(x: number, y: number): number | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-square]");
  return under ? Number(under.dataset.square) : null;
}

const placeUnder = ({ clientX, clientY }: PointerEvent): string =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? "";
