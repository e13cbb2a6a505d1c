import type { Move } from "../../title";
import { rowsOf } from "./facts";
import { squareName } from "./places";
import type { AliensAttackView } from "./wire";

/** Which verb the action on a defence card is said with, and a move to ask about when it has none. */
const VERB_OF: Record<string, string> = {
  laser_satellite: "laser",
  upgrade_cannons: "upgrade",
  vortex: "vortex",
  redeployment: "redeploy",
  repairs: "repair",
  barrage: "barrage",
  space_mines: "mines",
  mobile_shield: "shield",
};
const ASK_ABOUT: Record<string, string> = {
  laser: "r0c1",
  upgrade: "alpha",
  vortex: "c1",
  redeploy: "alpha+beta",
  repair: "alpha",
  barrage: "alpha",
  mines: "r1c1",
  shield: "r1c1",
};
const CARD_VERBS = new Set(Object.values(VERB_OF));
const SETS = new Set(["upgrade", "repair", "redeploy", "prepare"]);
const SHOTS = new Set(["fire", "barrage"]);
const SQUARES = new Set(["laser", "mines", "shield"]);

export const verbOf = (action: string): string => VERB_OF[action] ?? "";
export const NOTHING = "nothing";

/** Whether a move names every one of these cannons. */
const namesAll = (move: Move, cannons: string[]): boolean => cannons.every((cannon) => (move.values[0] ?? "").split("+").includes(cannon));

/** A choice in the making: what legal moves name is lit; what they do not name is asked of the server. */
export class Choosing {
  verb = $state<string | null>(null);
  picked = $state.raw<string[]>([]);
  sides = $state.raw<Move[]>([]);

  constructor(
    readonly view: () => AliensAttackView,
    readonly twoPlayer: () => boolean,
    readonly legal: () => Move[],
    readonly play: (text: string) => void,
  ) {}

  /** The verb the next click speaks of: the chosen card's, or the only one there is. */
  get current(): string | null {
    if (this.verb) return this.verb;
    const verbs = new Set(this.legal().map((move) => move.verb));
    const only = verbs.size === 1 ? [...verbs][0]! : null;
    return only === "prepare" || only === "advance" ? only : null;
  }

  cancel(): boolean {
    const open = this.verb !== null || this.picked.length > 0 || this.sides.length > 0;
    this.verb = null;
    this.picked = [];
    this.sides = [];
    return open;
  }

  /** The position has changed: what can still become a move stays chosen, everything else is put back. */
  keep(legal: Move[]): void {
    if (this.#possible(legal)) this.sides = this.sides.map((side) => legal.find((move) => move.text === side.text)!);
    else this.cancel();
  }

  #possible(legal: Move[]): boolean {
    const texts = new Set(legal.map((move) => move.text));
    if (!this.sides.every((side) => texts.has(side.text))) return false;
    const named = legal.filter((move) => !this.verb || move.verb === this.verb);
    return named.length > 0 && (!this.picked.length || named.some((move) => namesAll(move, this.picked)));
  }

  movesOf(verb: string): Move[] {
    return this.legal().filter((move) => move.verb === verb);
  }

  // --- what is lit ---
  cardLit(action: string): boolean {
    return this.movesOf(verbOf(action)).length > 0;
  }

  cannonLit(cannon: string): boolean {
    const verb = this.current;
    if (verb && SETS.has(verb)) return this.#fits([...this.picked.filter((one) => one !== cannon), cannon]);
    if (verb && !SHOTS.has(verb)) return false;
    return this.#shots(verb ?? "fire", cannon).length > 0;
  }

  /** The move a click on a square or a waiting part makes, if one is legal. */
  squareMove(row: number, column: number): Move | null {
    const verb = this.current;
    if (!verb) return null;
    // What a column is named for may lie in some of its rows only; above and below the grid stands the column itself.
    const names = row < 0 || this.rowsOf(verb).includes(row) ? [`c${column + 1}`] : [];
    if (row >= 0) names.push(squareName(row * 4 + column));
    if (this.view().mothership_row === row || (row < 0 && this.view().mothership_row === null)) names.push(`part${column + 1}`);
    return this.movesOf(verb).find((move) => names.includes(move.values[0] ?? "")) ?? null;
  }

  /** The rows of a column that a move of this verb is about when it names the column. */
  rowsOf(verb: string): number[] {
    return rowsOf(Object.keys(VERB_OF).find((action) => verbOf(action) === verb) ?? "", this.twoPlayer());
  }

  /** The row of the first ship in a column that the choice is about, from the top; without one the take-off zone. */
  headOf(column: number): number {
    return this.rowsOf(this.current ?? "").find((row) => this.view().squares[row * 4 + column]) ?? 0;
  }

  /** Moves that name no place on the board. */
  get loose(): Move[] {
    const current = this.current;
    if (this.sides.length) return this.sides;
    if (this.verb === null) {
      const loose = this.legal().filter((move) => !CARD_VERBS.has(move.verb) && !["fire", "prepare", "advance"].includes(move.verb));
      return current ? [...loose, ...this.#exact()] : loose;
    }
    return [...this.#exact(), ...this.movesOf(this.verb).filter((move) => move.values[0] === NOTHING)];
  }

  // --- clicks ---
  card(action: string): void {
    const verb = verbOf(action);
    const again = this.verb === verb;
    this.cancel();
    if (again) return;
    if (this.movesOf(verb).length) this.verb = verb;
    else this.play(`${verb} ${ASK_ABOUT[verb]}`);
  }

  /** The move a click on a cannon makes at once, if it makes one. */
  cannonMove(cannon: string, column: number): Move | null {
    const verb = this.current;
    if (verb && SETS.has(verb)) return this.#completed([...this.picked, cannon]);
    if (verb && !SHOTS.has(verb)) return this.squareMove(-2, column);
    const shots = this.#shots(verb ?? "fire", cannon);
    return shots.length === 1 ? shots[0]! : null;
  }

  cannon(cannon: string, column: number): void {
    const verb = this.current;
    if (verb && SETS.has(verb)) this.#pick(verb, cannon);
    else if (verb && !SHOTS.has(verb)) this.square(-2, column);
    else this.#shoot(verb ?? "fire", cannon);
  }

  square(row: number, column: number): void {
    const side = this.sideAt(column);
    const move = this.squareMove(row, column);
    if (side) this.#done(side.text);
    else if (move) this.#done(move.text);
    else if (this.verb && SQUARES.has(this.verb) && row >= 0) this.play(`${this.verb} ${squareName(row * 4 + column)}`);
  }

  /** While Delta waits for a side: the shot into that column. */
  sideAt(column: number): Move | null {
    const from = this.view().cannons.findIndex((cannon) => this.sides[0]?.values[0]?.startsWith(cannon.cannon));
    const wanted = column === from - 1 ? "left" : column === from + 1 ? "right" : "";
    return (wanted && this.sides.find((move) => move.values[0]?.endsWith(wanted))) || null;
  }

  #done(text: string): void {
    this.cancel();
    this.play(text);
  }

  #shots(verb: string, cannon: string): Move[] {
    return this.movesOf(verb).filter((move) => move.values[0] === cannon || move.values[0]?.startsWith(`${cannon}-`));
  }

  #shoot(verb: string, cannon: string): void {
    const shots = this.#shots(verb, cannon);
    if (shots.length > 1) this.sides = shots;
    else if (shots[0]) this.#done(shots[0].text);
    else this.play(`${verb} ${cannon === "delta" ? "delta-left" : cannon}`);
  }

  /** Moves of the verb that name every one of these cannons. */
  #fits(cannons: string[]): boolean {
    return this.#naming(cannons).length > 0;
  }

  #naming(cannons: string[]): Move[] {
    return this.movesOf(this.current ?? "").filter((move) => namesAll(move, cannons));
  }

  /** The move of exactly these cannons, if none of more is left to choose. */
  #completed(cannons: string[]): Move | null {
    const naming = this.#naming(cannons);
    const only = naming.length === 1 ? naming[0]! : null;
    return (only?.values[0] ?? "").split("+").length === cannons.length ? only : null;
  }

  #exact(): Move[] {
    if (!this.picked.length) return [];
    return this.#naming(this.picked).filter((move) => (move.values[0] ?? "").split("+").length === this.picked.length);
  }

  #pick(verb: string, cannon: string): void {
    if (this.picked.includes(cannon)) {
      this.picked = this.picked.filter((one) => one !== cannon);
      return;
    }
    const wanted = [...this.picked, cannon];
    const only = this.#completed(wanted);
    if (only) this.#done(only.text);
    else if (this.#fits(wanted)) this.picked = wanted;
    else this.play(`${verb} ${cannon}`);
  }
}
