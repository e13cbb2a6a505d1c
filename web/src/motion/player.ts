import { drawing, keyframesOf, lineOf, SKY, starsIn, type Frames, type Point } from "./shapes";
import { timed, type Effect, type Place, type Timed } from "./effects";

/** So much is seen at once at most: more would only be noise. */
const MOST = 24;

/** What comes is not there before; what has left stays away. What stands there and only moves must leave alone what moves it meanwhile. */
const FILLS: { [Does in Effect["does"]]?: FillMode } = { travel: "backwards", land: "backwards", rise: "backwards", leave: "forwards" };

/** Shows effects over a board: on what stands there, and on a layer above it. It only decorates what is so already, and can be cut short at any moment. */
export class Player {
  #running: Animation[] = [];

  constructor(
    readonly board: ParentNode,
    readonly layer: SVGSVGElement,
  ) {}

  /** `tempo` is how much slower than usual, `time` the milliseconds there are. */
  show(effects: readonly Effect[], tempo: number, time: number): void {
    this.clear();
    const origin = this.layer.getBoundingClientRect();
    for (const one of timed(effects.slice(0, MOST), tempo, time)) this.#play(one, origin);
  }

  clear(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.layer.replaceChildren();
  }

  #play({ effect, delay, duration }: Timed, origin: DOMRect): void {
    const timing: KeyframeAnimationOptions = { id: effect.does, delay, duration, fill: "backwards" };
    if (effect.does === "beam" || effect.does === "fly") this.#between(effect, origin, timing);
    else if (effect.does === "burst" || effect.does === "flash" || effect.does === "count" || effect.does === "jump") {
      for (const node of this.#find(effect.at)) this.#above(effect, middle(node, origin), node.getBoundingClientRect(), timing);
    } else {
      for (const node of this.#find(effect.at)) this.#run(node, this.#moves(effect, node), { ...timing, fill: FILLS[effect.does] ?? "none" });
    }
  }

  #find(place: Place): Element[] {
    return [...this.board.querySelectorAll(place)].filter((node) => node.getClientRects().length > 0);
  }

  /** From place to place over the board. */
  #between(effect: Extract<Effect, { does: "beam" | "fly" }>, origin: DOMRect, timing: KeyframeAnimationOptions): void {
    const [from] = this.#find(effect.from);
    const [to] = this.#find(effect.to);
    if (!from || !to) return;
    const [start, end] = [middle(from, origin), middle(to, origin)];
    if (effect.does === "beam") {
      const { line, turn } = lineOf(start, end, effect.side);
      this.#draw(line, start, keyframesOf("beam"), timing, turn);
    } else this.#draw(drawing(effect), end, flight(start, end), timing);
  }

  #above(effect: Extract<Effect, { does: "burst" | "flash" | "count" | "jump" }>, at: Point, box: DOMRect, timing: KeyframeAnimationOptions): void {
    if (effect.does === "jump") this.#draw(starsIn(box), at, keyframesOf("jump"), timing);
    else this.#draw(drawing(effect, box), at, keyframesOf(effect.does === "burst" && effect.great ? "great" : effect.does), timing);
  }

  #draw(shape: SVGElement, [x, y]: Point, frames: Frames, timing: KeyframeAnimationOptions, turn = 0): void {
    const place = document.createElementNS(SKY, "g");
    place.setAttribute("transform", `translate(${x} ${y}) rotate(${turn})`);
    place.append(shape);
    this.layer.append(place);
    const animation = this.#run(shape, frames, timing);
    animation.onfinish = () => place.remove();
  }

  #run(node: Element, frames: Frames, timing: KeyframeAnimationOptions): Animation {
    const animation = node.animate(frames, timing);
    this.#running.push(animation);
    return animation;
  }

  #moves(effect: Effect, node: Element): Frames {
    if (effect.does !== "travel") return keyframesOf(effect.does === "leave" ? effect.way : effect.does === "shake" && effect.hard ? "quake" : effect.does);
    const [from] = this.#find(effect.from);
    const to = effect.to === effect.at ? node : this.#find(effect.to)[0];
    if (!from || !to) return [];
    const origin = this.layer.getBoundingClientRect();
    const [[startX, startY], [endX, endY]] = [middle(from, origin), middle(to, origin)];
    const unit = unitOf(node);
    return hops([(startX - endX) / unit, (startY - endY) / unit], effect.steps);
  }
}

function middle(node: Element, origin: DOMRect): Point {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [left - origin.left + width / 2, top - origin.top + height / 2];
}

/** How many pixels of the screen one of the element's own is: what is drawn is scaled, and so is a zoomed board. */
function unitOf(node: Element): number {
  if (node instanceof SVGGraphicsElement && node.ownerSVGElement) return node.getScreenCTM()?.a || 1;
  return "currentCSSZoom" in node ? node.currentCSSZoom : 1;
}

/** Step by step to where it stands; it slows down a little at each. */
function hops([x, y]: Point, steps: number): Frames {
  return Array.from({ length: steps + 1 }, (_, step) => ({ translate: `${x * (1 - step / steps)}px ${y * (1 - step / steps)}px`, easing: steps > 1 ? "cubic-bezier(0.5, 0, 0.3, 1)" : "ease-in" }));
}

/** From the start to where it is drawn. */
function flight([startX, startY]: Point, [endX, endY]: Point): Frames {
  return [
    { translate: `${startX - endX}px ${startY - endY}px`, opacity: 1, easing: "ease-in" },
    { translate: "0 0", opacity: 1, offset: 0.92 },
    { translate: "0 0", opacity: 0 },
  ];
}
