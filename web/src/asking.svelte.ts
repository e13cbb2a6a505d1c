import { LONG_PRESS } from "./hands";

/** What somebody asks about: the signs, the closest one first, where it is on the screen, and how it is pointed at. */
export interface Asked {
  signs: string[];
  box: DOMRect;
  /** What is not to be covered: the card or the square the sign is on. */
  whole: DOMRect;
  by: "mouse" | "focus" | "finger";
  on: Element;
}

/** How long the mouse rests on something before it is explained. */
export const REST = 500;
const SHAKY = 10;
const MOST = 3;
const SIGNED = "[data-sign]";
/** What lies over a board: nothing is asked about through it. */
const OVER = "dialog, [data-over]";
/** What is larger than so much of the window cannot be kept clear. */
const LARGE = 0.6;
const FOCUSABLE = "button, a, summary, [role=button], [tabindex]";

type Point = Pick<PointerEvent, "clientX" | "clientY">;

const area = (box: DOMRect): number => box.width * box.height;
const holds = (box: DOMRect, x: number, y: number): boolean => box.width > 0 && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
const signOf = (element: Element): string => element.getAttribute("data-sign") ?? "";

/** Pictures let the pointer through to the button under them, so signs are found by where they are, the smallest first. */
function signsBy(on: Element, fits: (box: DOMRect, sign: Element) => boolean): { signs: string[]; box: DOMRect } | null {
  const within = on.closest(OVER) ?? document.body;
  const found = [...within.querySelectorAll(SIGNED)]
    .filter((sign) => sign.closest(OVER) === on.closest(OVER))
    .map((sign) => ({ sign, box: sign.getBoundingClientRect() }))
    .filter(({ sign, box }) => fits(box, sign) && sign.checkVisibility({ visibilityProperty: true }))
    .sort((one, other) => area(one.box) - area(other.box));
  const signs = [...new Set(found.map(({ sign }) => signOf(sign)))].slice(0, MOST);
  return found[0] ? { signs, box: found[0].box } : null;
}

export const signsAt = (on: Element, { clientX, clientY }: Point): ReturnType<typeof signsBy> => signsBy(on, (box) => holds(box, clientX, clientY));

/** The signs on something that has the focus, and the card it stands on. */
export function signsOn(on: Element): ReturnType<typeof signsBy> {
  const whole = on.getBoundingClientRect();
  const found = signsBy(on, (box, sign) => sign.contains(on) || (box.width > 0 && holds(whole, box.left + box.width / 2, box.top + box.height / 2)));
  return found && { ...found, box: whole };
}

/** The button or the card that was pointed at, as far as the sign lies on it and there is room beside it. */
function wholeOf(on: Element, box: DOMRect): DOMRect {
  const whole = on.closest(`button, ${SIGNED}`)?.getBoundingClientRect();
  const fits = whole && whole.width < innerWidth * LARGE && whole.height < innerHeight * LARGE && holds(whole, box.left + box.width / 2, box.top + box.height / 2);
  return fits && area(whole) > area(box) ? whole : box;
}

/** Asking what a sign means: by a mouse that rests, by the focus of the keyboard, by a finger that stays. */
export class Asking {
  at = $state.raw<Asked | null>(null);
  /** The sign that was asked about last: the legend opens there. */
  last = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed: Point | null = null;

  constructor(readonly knows: (sign: string) => boolean) {}

  hide(): void {
    clearTimeout(this.#timer);
    this.at = null;
  }

  moved(move: PointerEvent): void {
    if (move.pointerType === "touch") return this.#slipped(move);
    if (this.at?.by === "mouse" && holds(this.at.box, move.clientX, move.clientY)) return;
    if (this.at?.by === "mouse") this.at = null;
    clearTimeout(this.#timer);
    if (move.buttons === 0) this.#timer = setTimeout(() => this.#ask(move.target, "mouse", move), REST);
  }

  /** A finger that stays asks; what is shown goes away with any other press. */
  pressed(press: PointerEvent): void {
    this.hide();
    if (press.pointerType !== "touch") return;
    this.#pressed = press;
    this.#timer = setTimeout(() => this.#ask(press.target, "finger", press), LONG_PRESS);
  }

  /** Whether the finger that is lifted has asked: then it has done nothing else. */
  lifted(): boolean {
    const asked = this.#pressed !== null && this.at?.by === "finger";
    this.#pressed = null;
    if (!asked) clearTimeout(this.#timer);
    return asked;
  }

  focused(on: EventTarget | null): void {
    if (!(on instanceof Element) || !on.matches(FOCUSABLE) || !on.matches(":focus-visible") || on.getAttribute("tabindex") === "-1" && !on.matches("button")) return;
    this.#found(signsOn(on), "focus", on);
  }

  blurred(): void {
    if (this.at?.by === "focus") this.hide();
  }

  #slipped({ clientX, clientY }: PointerEvent): void {
    const far = this.#pressed && Math.hypot(clientX - this.#pressed.clientX, clientY - this.#pressed.clientY) > SHAKY;
    if (far && this.at?.by !== "finger") clearTimeout(this.#timer);
  }

  #ask(on: EventTarget | null, by: Asked["by"], point: Point): void {
    if (on instanceof Element && on.isConnected) this.#found(signsAt(on, point), by, on);
  }

  #found(found: ReturnType<typeof signsBy>, by: Asked["by"], on: Element): void {
    const signs = found?.signs.filter((sign) => this.knows(sign)) ?? [];
    this.at = found && signs.length ? { signs, box: found.box, whole: wholeOf(on, found.box), by, on } : null;
    this.last = signs[0] ?? this.last;
  }
}

/** Where something of a size stands beside a box, inside the window: above it, else below, else at a side; never on it. */
export function beside(box: DOMRect, width: number, height: number, window: { width: number; height: number }, gap = 8): { x: number; y: number } {
  const inside = (at: number, size: number, whole: number): number => Math.max(gap, Math.min(at, whole - size - gap));
  const middle = { x: inside(box.left + box.width / 2 - width / 2, width, window.width), y: inside(box.top + box.height / 2 - height / 2, height, window.height) };
  if (box.top - height - gap >= gap) return { x: middle.x, y: box.top - height - gap };
  if (box.bottom + height + 2 * gap <= window.height) return { x: middle.x, y: box.bottom + gap };
  if (box.left - width - gap >= gap) return { x: box.left - width - gap, y: middle.y };
  if (box.right + width + 2 * gap <= window.width) return { x: box.right + gap, y: middle.y };
  return { x: middle.x, y: window.height - height - gap };
}
