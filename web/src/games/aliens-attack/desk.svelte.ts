import { Pointing, type Pointed } from "../../pointing.svelte";
import type { Move, Told } from "../../title";
import { words } from "../../words.svelte";
import type { BoardProps } from "../index";
import { Choosing, verbOf } from "./choosing.svelte";
import { dangerIcons, isOblique, reachOf } from "./facts";
import { ghostsOf } from "./ghosts";
import { iconWords, Labels, web } from "./labels";
import { at, spokenOf, squareName, together, type Spoken } from "./places";
import { TITLE } from "./title";
import type { AliensAttackView } from "./wire";

export type Props = BoardProps<AliensAttackView>;

/** What the mouse or the focus is on, and what it would reach. */
export interface Aimed extends Pointed {
  says: () => string;
  cannon?: number;
  action?: string;
}

const firstValue = (move: Move): string => move.values[0] ?? "";
const isColumn = (name: string): boolean => /^c\d$/.test(name);

/** All that the parts of the board share: the position, the choice in the making, what is pointed at and what is shown. */
export class Desk {
  readonly choosing: Choosing;
  readonly labels: Labels;
  readonly pointing = new Pointing<Aimed>();

  constructor(readonly props: () => Props) {
    this.choosing = new Choosing(
      () => this.view,
      () => this.twoPlayer,
      () => (this.active ? this.props().legal : []),
      (text) => this.props().play(text),
    );
    this.labels = new Labels(() => this.view, () => this.twoPlayer, this.choosing);
  }

  get view(): AliensAttackView {
    return this.props().view;
  }

  get active(): boolean {
    return this.props().active;
  }

  get twoPlayer(): boolean {
    return this.props().options.mode === "two_player";
  }

  // --- what is shown ---
  get shown(): Told | null {
    return this.props().event ?? this.props().marked;
  }

  /** Whether what is shown speaks of it. */
  pulses(name: string): boolean {
    return !!this.shown && Object.values(this.shown.values).includes(name);
  }

  pulsesAt(row: number, column: number): boolean {
    const reached = this.choosing.rowsOf(this.shown?.kind ?? "").includes(row);
    return this.pulses(squareName(row * 4 + column)) || (reached && this.pulses(`c${column + 1}`));
  }

  /** In the final battle a die decides, and Danger no longer does; two players need none. */
  readonly fateful = $derived.by(() => this.view.mothership_row !== null && !this.twoPlayer);
  readonly thrown = $derived.by(() => (this.fateful ? (this.rolling ? this.props().event : this.#lastDie()) : null));

  get rolling(): boolean {
    return this.props().event?.kind === "die";
  }

  #lastDie(): Told | null {
    const { journal } = this.props();
    for (let back = journal.length - 1; back >= 0; back--) {
      const told = journal.at(back);
      if (told?.kind === "die") return told;
    }
    return null;
  }

  // --- what is proposed, on its way, taken back, and what lies ahead ---
  readonly ghosts = $derived.by(() => ghostsOf(this.view, this.active ? this.props().ahead : null));
  readonly hinted = $derived.by(() => this.#spoken(this.props().hint));
  readonly returning = $derived.by(() => this.#spoken(this.props().refused));
  readonly waiting = $derived.by(() => {
    const { pending } = this.props();
    return { ...this.#spokenBy(pending), verbs: pending.map((move) => move.verb) };
  });

  #spoken(move: Move | null) {
    return { ...this.#spokenBy(move ? [move] : []), verb: move?.verb ?? "" };
  }

  #spokenBy(moves: Move[]): Spoken {
    return together(moves.map((move) => spokenOf([firstValue(move)], this.choosing.rowsOf(move.verb))));
  }

  // --- what something points at ---
  readonly aim = $derived.by(() => {
    const { at: pointed, move } = this.pointing;
    const reach = new Set<number>();
    if (pointed?.cannon !== undefined) this.#showReach(pointed.cannon, reach);
    const verb = pointed?.action ? verbOf(pointed.action) : this.choosing.verb;
    // Of columns only the one that is pointed at.
    const aimed = move && isColumn(firstValue(move)) ? [firstValue(move)] : [];
    const targets = spokenOf([...(verb ? this.choosing.movesOf(verb).map(firstValue).filter((name) => !isColumn(name)) : []), ...aimed], this.choosing.rowsOf(verb ?? ""));
    return { reach, targets: targets.squares, cannons: targets.cannons };
  });

  #showReach(column: number, reach: Set<number>): void {
    const sides = isOblique(this.view.cannons[column]!) ? ([-1, 1] as const) : ([0] as const);
    for (const side of sides) reachOf(this.view, column, side).forEach((square) => reach.add(square));
  }

  squareAimed(row: number, column: number): Aimed {
    return { move: () => this.squareMove(row, column), says: () => this.labels.square(row, column) };
  }

  cannonAimed(cannon: string, column: number): Aimed {
    return { cannon: column, move: () => this.choosing.cannonMove(cannon, column), says: () => this.labels.cannon(column) };
  }

  // --- what may be done ---
  /** What a finger has asked about, as long as it may be done. */
  readonly armed = $derived.by(() => this.props().legal.find(({ number }) => number === this.pointing.armed?.number) ?? null);

  squareMove(row: number, column: number): Move | null {
    return (row >= 0 ? this.choosing.sideAt(column) : null) ?? this.choosing.squareMove(row, column);
  }

  /** A whole column is one choice: what is lit of it is its first ship. A click anywhere in it will do. */
  squareLit(row: number, column: number): boolean {
    const move = this.active ? this.squareMove(row, column) : null;
    return !!move && (!isColumn(firstValue(move)) || row === this.choosing.headOf(column));
  }

  says(move: Move): string {
    const sentence = words.move(TITLE.id, TITLE.verbs, move, (domain, name) => at(this.view, domain, name));
    return move.verb === "danger" ? web("square", { place: sentence, things: iconWords(dangerIcons(Number(move.values[0]), this.twoPlayer)) }) : sentence;
  }

  click(event: MouseEvent, act: () => void, at?: Aimed): void {
    if (!this.pointing.press.isMeant(event, this.pointing.press.touch && !!this.armed) || (at && !this.pointing.isSure(at))) return;
    if (this.active) act();
  }

  /** What a finger has asked about is done. */
  confirm(text: string): void {
    this.pointing.armed = null;
    this.pointing.point(null);
    this.choosing.cancel();
    this.props().play(text);
  }
}
