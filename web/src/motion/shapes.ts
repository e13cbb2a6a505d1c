import type { Effect, Thing } from "./effects";

/** What effects look like: drawn around 0, 0, in pixels of the screen. */
export const SKY = "http://www.w3.org/2000/svg";

export type Point = readonly [x: number, y: number];
export type Frames = Keyframe[];

function make(name: string, attributes: Record<string, string | number>, ...children: Element[]): SVGElement {
  const node = document.createElementNS(SKY, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

const STAR = "M0-30 6-10 26-18 12 0 26 18 6 10 0 30-6 10-26 18-12 0-26-18-6-10Z";
const SPLINTERS = "M0-20v-16M14-14 26-26M20 0h16M14 14 26 26M0 20v16M-14 14-26 26M-20 0h-16M-14-14-26-26";

const THINGS: Record<Thing, string> = {
  ship: "M0 14-14-8l14 5 14-5Z",
  cube: "M-7-7H7V7H-7Z",
  block: "M-8-8H8V8H-8ZM-8-3H8",
  crew: "M0-12a5 5 0 0 1 3 9c4 1 5 6 5 12H-8c0-6 1-11 5-12a5 5 0 0 1 3-9Z",
  rocket: "M0-14C6-8 7 2 4 10H-4C-7 2-6-8 0-14ZM-4 4l-5 6 5-1M4 4l5 6-5-1",
  meteor: "m-10-4 5-7 8-1 8 6 1 8-6 8-9 1-8-5Z",
  shot: "M-4-12H4V12H-4Z",
  coin: "M-9 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0M0-5V5",
  tile: "M-10-10H10V10H-10ZM-3-10l6 8-6 3 6 9",
};

const SMALL = 46;
const GREAT = 90;

/** A burst as large as what bursts, within reason. */
const sizeOf = (box: DOMRect | undefined, great: boolean): number => Math.min(great ? GREAT : SMALL, Math.max(20, Math.min(box?.width ?? SMALL, box?.height ?? SMALL) * (great ? 1.3 : 0.9))) / SMALL;

export function drawing(effect: Extract<Effect, { does: "burst" | "flash" | "count" | "fly" }>, box?: DOMRect): SVGElement {
  switch (effect.does) {
    case "burst": {
      const scale = `scale(${sizeOf(box, effect.great)})`;
      const parts = [make("circle", { class: "ring", r: 26 }), make("path", { class: "splinters", d: SPLINTERS }), make("path", { class: "star", d: STAR })];
      return make("g", { class: "burst" }, make("g", { transform: scale }, ...parts));
    }
    case "flash": {
      const [width, height] = [(box?.width ?? 40) + 8, (box?.height ?? 40) + 8];
      return make("rect", { class: `flash ${effect.mood}`, x: -width / 2, y: -height / 2, width, height, rx: Math.min(width, height, 24) / 2 });
    }
    case "count": {
      const text = make("text", { class: `count ${effect.mood}` });
      text.textContent = effect.by < 0 ? `−${-effect.by}` : `+${effect.by}`;
      return text;
    }
    case "fly":
      return make("path", { class: `thing ${effect.thing}`, d: THINGS[effect.thing] });
  }
}

/** A line that lies along its way, so that it grows by being stretched. */
export function lineOf([x1, y1]: Point, [x2, y2]: Point, side: string): { line: SVGElement; turn: number } {
  return { line: make("line", { class: `beam ${side}`, x1: 0, y1: 0, x2: Math.hypot(x2 - x1, y2 - y1), y2: 0 }), turn: (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI };
}

const STARS = 36;
/** Stars over the whole place, which stretch away from its middle. */
export function starsIn({ width, height }: DOMRect): SVGElement {
  const stars = Array.from({ length: STARS }, (_, star) => {
    const angle = star * 2.4; // never the same way twice
    const near = 0.08 + 0.42 * ((star * 7) % STARS) / STARS;
    const [x, y] = [Math.cos(angle) * width * near, Math.sin(angle) * height * near];
    return make("line", { x1: x, y1: y, x2: x * 1.5, y2: y * 1.5 });
  });
  return make("g", { class: "stars" }, make("rect", { class: "night", x: -width / 2, y: -height / 2, width, height }), ...stars);
}

const FRAMES: Record<string, Frames> = {
  burst: [{ opacity: 0, scale: 0.2 }, { opacity: 1, scale: 0.9, offset: 0.3 }, { opacity: 0, scale: 1.2 }],
  great: [{ opacity: 0, scale: 0.2 }, { opacity: 1, scale: 1, offset: 0.25 }, { opacity: 0, scale: 1.7, rotate: "30deg" }],
  beam: [{ scale: "0 1", opacity: 1, easing: "ease-in" }, { scale: "1 1", opacity: 1, offset: 0.45 }, { scale: "1 1", opacity: 0 }],
  flash: [{ opacity: 0, scale: 0.8 }, { opacity: 0.9, scale: 1, offset: 0.3 }, { opacity: 0, scale: 1.08 }],
  count: [{ opacity: 0, translate: "0 8px" }, { opacity: 1, translate: "0 -6px", offset: 0.25 }, { opacity: 1, translate: "0 -14px", offset: 0.75 }, { opacity: 0, translate: "0 -22px" }],
  jump: [{ opacity: 0, scale: 0.3, easing: "ease-in" }, { opacity: 1, scale: 1, offset: 0.55 }, { opacity: 0, scale: 3.2 }],
  shake: [{ translate: "0 0" }, { translate: "-4px 2px" }, { translate: "4px -2px" }, { translate: "-2px 1px" }, { translate: "0 0" }],
  quake: [{ translate: "0 0" }, { translate: "-7px 5px" }, { translate: "8px -5px" }, { translate: "-6px 4px" }, { translate: "5px -2px" }, { translate: "-2px 1px" }, { translate: "0 0" }],
  roll: [{ translate: "-60% -40%", rotate: "-540deg", scale: 0.7, easing: "cubic-bezier(0.2, 0.7, 0.4, 1)" }, { translate: "6% 4%", rotate: "20deg", scale: 1.12, offset: 0.7 }, { translate: "0 0", rotate: "0deg", scale: 1 }],
  turn: [{ scale: "1 1" }, { scale: "0 1.06", offset: 0.5 }, { scale: "1 1" }],
  land: [{ translate: "0 -70%", opacity: 0, easing: "ease-in" }, { translate: "0 5%", opacity: 1, offset: 0.7 }, { translate: "0 0", opacity: 1 }],
  rise: [{ translate: "0 45%", opacity: 0.2, easing: "cubic-bezier(0.3, 0, 0.2, 1)" }, { translate: "0 -2%", opacity: 1, offset: 0.85 }, { translate: "0 0", opacity: 1 }],
  up: [{ translate: "0 0", opacity: 1, easing: "ease-in" }, { translate: "0 -130%", opacity: 0 }],
  down: [{ translate: "0 0", opacity: 1, easing: "ease-in" }, { translate: "0 60%", opacity: 0 }],
  inwards: [{ scale: 1, rotate: "0deg", opacity: 1, easing: "ease-in" }, { scale: 0.05, rotate: "220deg", opacity: 0 }],
};

export const keyframesOf = (name: string): Frames => FRAMES[name] ?? [];
