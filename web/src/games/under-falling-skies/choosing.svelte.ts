import type { Move } from "../../title";
import { columnName, roomAt, spaceName } from "./places";
import { faceOf } from "./stage";
import type { BattleView, UnderFallingSkiesView } from "./wire";

/** Taking something away is never one careless click: these are turned on first. */
const TURNED_ON = ["discard", "scrap"];
/** What a click on a space asks about in each phase, when no legal move names it. */
const ASKED: Record<string, string> = {
  rooms: "use", install: "install", command_dice: "raise", take_die: "take", put_die: "put", excavate: "excavate",
};
const ON_SPACES = ["clear", "install", "raise", "take", "put", "excavate"];
const ON_SQUARES = ["target", "to"];
const ON_DICE = ["place", "turn", "reroll"];
const ON_CARDS = ["ability", "stack", "defend", "enlist", "threat"];
const ON_BOARD = new Set([...TURNED_ON, ...ON_SPACES, ...ON_SQUARES, ...ON_DICE, ...ON_CARDS, "use", "dig", "launch"]);

/** A choice in the making: what legal moves name is lit; what they do not name is asked of the server. */
export class Choosing {
  /** The slot of the die in hand. */
  die = $state<number | null>(null);
  /** What is to be taken away. */
  verb = $state<string | null>(null);

  constructor(
    readonly view: () => UnderFallingSkiesView,
    readonly legal: () => Move[],
    readonly play: (text: string) => void,
  ) {}

  cancel(): boolean {
    const open = this.die !== null || this.verb !== null;
    this.die = null;
    this.verb = null;
    return open;
  }

  /** The position has changed: what can still become a move stays chosen, everything else is put back. */
  keep(legal: Move[]): void {
    const face = this.#face;
    const die = this.die === null || legal.some(({ verb, values }) => ON_DICE.includes(verb) && values[0] === face);
    const verb = this.verb === null || legal.some((move) => move.verb === this.verb);
    if (!die || !verb) this.cancel();
  }

  movesOf(verb: string): Move[] {
    return this.legal().filter((move) => move.verb === verb);
  }

  move(verb: string, value: string): Move | null {
    return this.movesOf(verb).find((move) => move.values[0] === value) ?? null;
  }

  /** Nothing else can be clicked while something is being taken away. */
  #first(verbs: string[], value: string): Move | null {
    if (this.verb) return null;
    return this.legal().find((move) => verbs.includes(move.verb) && move.values[0] === value) ?? null;
  }

  // --- dice in the tray ---
  get #battle(): BattleView {
    return this.view().battle!;
  }

  get #face(): string | null {
    const die = this.die === null ? undefined : this.view().battle?.dice[this.die];
    return die && die.space === null ? faceOf(die) : null;
  }

  dieLit(slot: number): boolean {
    const die = this.#battle.dice[slot];
    return !!die && die.space === null && !die.in_hand && !!this.#first(ON_DICE, faceOf(die));
  }

  /** Take a die in hand, or put it back; one that is to be rolled again goes at once. */
  pick(slot: number): void {
    const again = this.die === slot;
    this.cancel();
    if (again || !this.dieLit(slot)) return;
    const reroll = this.move("reroll", faceOf(this.#battle.dice[slot]!));
    if (reroll) this.play(reroll.text);
    else this.die = slot;
  }

  /** The values the die in hand may be turned to. */
  get turns(): Move[] {
    return this.movesOf("turn").filter((move) => move.values[0] === this.#face);
  }

  // --- the base ---
  spaceMove(space: string): Move | null {
    if (this.verb) return this.move(this.verb, space);
    if (this.#face) return this.movesOf("place").find(({ values }) => values[0] === this.#face && values[1] === space) ?? null;
    const use = this.move("use", roomAt(this.#battle.base, space).room);
    return use ?? this.#dig(space) ?? this.#first(ON_SPACES, space);
  }

  #dig(space: string): Move | null {
    const digging = this.#battle.base.spaces.findIndex(({ die }) => die?.digging);
    return spaceName(digging) === space ? (this.movesOf("dig")[0] ?? null) : null;
  }

  space(space: string): void {
    const move = this.spaceMove(space);
    const asked = ASKED[this.view().phase];
    if (move) this.#done(move.text);
    else if (this.#face && this.movesOf("place").length) this.play(`place ${this.#face} ${space}`);
    else if (this.verb) this.play(`${this.verb} ${space}`);
    else if (asked) this.play(`${asked} ${asked === "use" ? roomAt(this.#battle.base, space).room : space}`);
  }

  // --- the sky ---
  squareMove(square: string): Move | null {
    return this.#first(ON_SQUARES, square);
  }

  launchMove(column: number): Move | null {
    return this.#first(["launch"], columnName(column));
  }

  /** The move that takes the research marker to a step of the track, counted from 1. */
  researchMove(step: number): Move | null {
    const steps = step - this.#battle.research.steps;
    return this.#first(["research"], String(steps));
  }

  // --- cards ---
  cardMove(verb: string, value: string): Move | null {
    return this.#first([verb], value);
  }

  /** A card that has nothing to do now says why. */
  card(source: string): void {
    const move = this.cardMove("ability", source);
    if (move) this.#done(move.text);
    else this.play(`ability ${source}`);
  }

  click(move: Move | null): void {
    if (move) this.#done(move.text);
  }

  #done(text: string): void {
    this.cancel();
    this.play(text);
  }

  // --- buttons beside the board ---
  /** Moves that name no place on the board. */
  get loose(): Move[] {
    if (this.verb) return [];
    // An ability that is offered is a question of its own; otherwise its card is enough.
    const offer = this.view().phase === "offer";
    const open = this.legal().filter((move) => !ON_BOARD.has(move.verb) || (offer && move.verb === "ability"));
    return this.turns.length ? this.turns : open;
  }

  /** What may be taken away, if one says so first. */
  get offered(): string[] {
    return this.verb || this.die !== null ? [] : TURNED_ON.filter((verb) => this.movesOf(verb).length);
  }
}
