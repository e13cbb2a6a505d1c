import type { Move, Told } from "../../title";
import { Pointing, type Points } from "../../pointing.svelte";
import { words } from "../../words.svelte";
import type { BoardProps } from "../index";
import { Choosing } from "./choosing.svelte";
import { ghostsOf, type Ghosts } from "./ghosts";
import { at } from "./places";
import { TITLE, type Fields } from "./title";
import type { BattleView, UnderFallingSkiesView } from "./wire";

const SKY_VERBS = new Set(["target", "to"]);

export type Props = BoardProps<UnderFallingSkiesView>;

/** What a button on the board is given: its name, whether it is lit, and what happens when one points at it or clicks. */
export interface Spot extends Points {
  type: "button";
  tabindex: 0 | -1;
  "aria-disabled": boolean;
  "aria-label": string | undefined;
  "data-move": string | undefined;
  onclick: (event: MouseEvent) => void;
}

/** All that the parts of the board share: the position, the choice in the making, and what is pointed at. */
export class Desk {
  readonly choosing: Choosing;
  readonly pointing = new Pointing();

  constructor(readonly props: () => Props) {
    this.choosing = new Choosing(
      () => this.view,
      () => (this.active ? this.props().legal : []),
      (text) => this.props().play(text),
    );
  }

  get view(): UnderFallingSkiesView {
    return this.props().view;
  }

  get battle(): BattleView {
    return this.view.battle!;
  }

  get active(): boolean {
    return this.props().active;
  }

  // --- buttons ---
  /** A button that stands for a move now, if there is one. What it shows in words needs no other name (`what` is null).
      With `ask` it can be clicked without a move too, to hear why there is none. */
  spot(find: () => Move | null, what: (() => string) | null, ask?: () => void): Spot {
    const says = what && ((): string => this.#label(find(), what()));
    const act = ask ?? ((): void => this.choosing.click(find()));
    return {
      type: "button",
      tabindex: find() ? 0 : -1,
      "aria-disabled": ask ? !this.active : !find(),
      "aria-label": says?.(),
      "data-move": find()?.text,
      onclick: (click) => this.click(click, act),
      ...this.pointing.to({ move: find, says }),
    };
  }

  click(click: MouseEvent, act: () => void): void {
    if (this.active && this.pointing.press.isMeant(click)) act();
  }

  #label(move: Move | null, what: string): string {
    return move ? `${this.words(move)}. ${what}` : what;
  }

  words(move: Move): string {
    return words.move(TITLE.id, TITLE.verbs, move, (domain, name) => at(this.view, domain, name));
  }

  // --- what is proposed, what is shown ---
  get #shown(): Told | null {
    return this.props().event ?? this.props().marked;
  }

  #named(fields: string[], name: string): boolean {
    return fields.some((field) => this.#shown?.values[field] === name);
  }

  pulsesSquare(name: string): boolean {
    return this.#named(["square", "from"], name);
  }

  pulsesSpace(name: string): boolean {
    return this.#named(["space", "start", "room"], name);
  }

  pulsesColumn(name: string): boolean {
    return this.#named(["column"], name);
  }

  pulsesKind(...kinds: (keyof Fields)[]): boolean {
    return kinds.some((kind) => kind === this.#shown?.kind);
  }

  hints(name: string, sky = false): boolean {
    const hint = this.props().hint;
    return !!hint && SKY_VERBS.has(hint.verb) === sky && hint.values.includes(name);
  }

  /** Whether a move that was sent and not yet confirmed speaks of this place. */
  waits(name: string, sky = false): boolean {
    return this.props().pending.some(({ verb, values }) => SKY_VERBS.has(verb) === sky && values.includes(name));
  }

  /** Whether the move that was just refused speaks of this place. */
  returns(name: string, sky = false): boolean {
    const { refused } = this.props();
    return !!refused && SKY_VERBS.has(refused.verb) === sky && refused.values.includes(name);
  }

  get ghosts(): Ghosts | null {
    const ahead = this.active ? this.props().ahead : null;
    const after = ahead?.view.battle;
    return ahead && after ? ghostsOf(ahead.events, after) : null;
  }
}
