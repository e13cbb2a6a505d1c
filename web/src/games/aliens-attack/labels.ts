import { say, words } from "../../words.svelte";
import type { AliensAttackView, CannonView, CardView } from "./wire";
import { Choosing } from "./choosing.svelte";
import { dangerIconOf, dangerIcons, isOblique, nextHit, shipCard, SHIELD_POINTS, shotsOf, type Icon } from "./facts";
import { at, squareName } from "./places";
import { TITLE } from "./title";

type Values = Record<string, string | number>;

const GAME = TITLE.id;
export const board = (id: string, values?: Values): string => say(`${GAME}-board-${id}`, values);
export const web = (id: string, values?: Values): string => words.own(GAME, id, values);
export const named = (domain: string, value: string): string => String(words.value(GAME, domain, value));
/** A sabotaged cannon is neutralised and cannot be repaired yet. */
export const stateWords = ({ level, sabotaged }: CannonView): string => (sabotaged ? board("sabotaged") : levelWords(level));
export const levelWords = (level: number): string => (level ? web("level", { level }) : board("neutralised"));

export function iconWords(icons: Icon[] | null): string {
  if (icons === null) return web("icon-unknown");
  if (!icons.length) return web("icon-none");
  return icons.map((icon) => web(`icon-${icon.icon}`, { ships: icon.ships ?? 0, squares: icon.squares ?? 0, count: icon.count ?? 0 })).join(", ");
}

/** What everything on the board is called, for ears and for who points at it. */
export class Labels {
  constructor(
    readonly view: () => AliensAttackView,
    readonly twoPlayer: () => boolean,
    readonly choosing: Choosing,
  ) {}

  square(row: number, column: number): string {
    const move = this.choosing.sideAt(column) ?? this.choosing.squareMove(row, column);
    const what = this.#squareWords(row, column);
    return move ? `${words.move(GAME, TITLE.verbs, move, (domain, name) => at(this.view(), domain, name))}. ${what}` : what;
  }

  cannon(column: number): string {
    const cannon = this.view().cannons[column]!;
    const shots = shotsOf(cannon).map((shot) => web(isOblique(cannon) ? "shot-oblique" : "shot", { gauge: shot.gauge, hits: shot.hits }));
    const verb = this.choosing.current ?? "fire";
    const lit = this.choosing.cannonLit(cannon.cannon) ? web(verb === "fire" || verb === "barrage" ? "cannon-fire" : "cannon-pick") : "";
    const what = [named("cannon", cannon.cannon), stateWords(cannon), web("column", { column: column + 1 }), ...shots].join(", ");
    return lit ? `${what}. ${lit}` : what;
  }

  deck(): string {
    const { deck } = this.view();
    const size = board("deck", { cards: deck.length });
    return deck[0] ? `${size}. ${web("deck-top", { card: this.#cardWords(deck[0]) })}` : size;
  }

  danger(): string {
    const { danger, mothership_row } = this.view();
    const icons = mothership_row === null ? dangerIcons(danger, this.twoPlayer()) : [];
    return web("square", { place: board("danger", { danger }), things: iconWords(icons) });
  }

  // What is seen comes first in the name, as voice control expects.
  defence(slot: number): string {
    const card = this.view().defence[slot]!;
    const note = card.on_board ? board("on-board") : this.note(card.action);
    return [named("action", card.action), note, web(`about-${card.action}`)].filter(Boolean).join(". ");
  }

  /** What the Danger icon of a card does after its action. */
  note(action: string): string {
    if (this.twoPlayer() || this.view().mothership_row !== null) return "";
    return board(dangerIconOf(action) === "danger_apply" ? "danger-applied" : "danger-raised");
  }

  #cardWords(card: CardView): string {
    const known = card.card && !shipCard(card.card)?.part ? `, ${named("card", card.card)}` : "";
    const what = `${named("face", card.face)} (${named("front", card.front)}${known})`;
    if (this.view().mothership_row !== null) return what;
    return web("next-hit", { ship: what, effect: iconWords(nextHit(card, this.view(), this.twoPlayer())) });
  }

  #partWords(column: number): string {
    const part = this.view().parts[column]!;
    const state = part.damaged ? "damaged" : part.placed ? "whole" : part.set_aside ? "aside" : "hidden";
    const token = part.token ? `, ${web("part-token")}` : "";
    return `${board("part", { part: column + 1 })}, ${web(`part-${state}`)}${token}`;
  }

  #squareWords(row: number, column: number): string {
    const view = this.view();
    const square = row * 4 + column;
    const card = row >= 0 ? view.squares[square] : null;
    const things: string[] = [];
    if (card) things.push(this.#cardWords(card));
    if (view.mothership_row === row || (row < 0 && view.mothership_row === null)) things.push(this.#partWords(column));
    if (row >= 0 && view.mines === square) things.push(board("mines"));
    if (row >= 0 && view.shield === square) things.push(board("shield", { left: SHIELD_POINTS - view.shield_hits, points: SHIELD_POINTS }));
    const place = row < 0 ? web("above", { column: column + 1 }) : named("square", squareName(square));
    return web("square", { place, things: things.join(", ") || web("empty") });
  }
}
