/** What every board does alike with keys and fingers. */

const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
export const LONG_PRESS = 450;

const CHOOSABLE = "button.lit, .choices button";

/** Arrow keys lead from a button to the next one in that direction, or to the first thing that may be chosen.
    Where a board has many places, they lead to those alone that may be chosen. */
export function walk(root: HTMLElement, key: KeyboardEvent, among: "every place" | "what may be chosen" = "every place"): void {
  const step = STEPS[key.key];
  if (!step || key.altKey || key.ctrlKey || key.metaKey) return;
  key.preventDefault();
  if (key.target instanceof HTMLButtonElement) nearest(root, key.target, step, among === "every place" ? "button" : CHOOSABLE)?.focus();
  else root.querySelector<HTMLElement>(CHOOSABLE)?.focus();
}

/** The button next to one in a direction, by where they are on the screen. */
function nearest(root: HTMLElement, from: HTMLElement, [dx, dy]: [number, number], among: string): HTMLElement | null {
  const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(from.getBoundingClientRect());
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const button of root.querySelectorAll<HTMLElement>(among)) {
    const [bx, by] = middle(button.getBoundingClientRect());
    const along = (bx - x) * dx + (by - y) * dy;
    const across = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    if (button === from || along < 4) continue;
    const distance = along + across * 3;
    if (distance < least) [least, best] = [distance, button];
  }
  return best;
}

/** Which clicks are meant: a long press shows what a click would do, and does not do it; and the second half of a double
    click is not meant for the position that the first half led to. */
export class Press {
  #since = 0;
  /** Whether the last one was a finger's. */
  touch = false;

  down(press?: PointerEvent): void {
    this.#since = performance.now();
    this.touch = press?.pointerType === "touch";
  }

  /** With `again` a second click is, too: the first one has only asked. */
  isMeant(click: MouseEvent, again = false): boolean {
    const long = click.detail > 0 && this.#since > 0 && performance.now() - this.#since > LONG_PRESS;
    return !long && (again || click.detail < 2);
  }
}
