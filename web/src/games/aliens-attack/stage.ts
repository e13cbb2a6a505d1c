import type { Tone } from "../../sound.svelte";
import { showOf, type Move, type Show, type Shows, type Told } from "../../title";
import { squareOf } from "./places";
import type { Fields } from "./title";
import type { AliensAttackView, CardView } from "./wire";

const carry: Show<AliensAttackView, "from" | "square"> = (view, { from, square }) => {
  view.squares[square] = view.squares[from] ?? null;
  view.squares[from] = null;
};

function face(view: AliensAttackView, square: number, shown: string): void {
  const card = view.squares[square];
  if (card) view.squares[square] = { ...card, face: shown };
}

function lay(view: AliensAttackView, square: number, front: string, shown: string): void {
  const card: CardView = { front, face: shown, card: null };
  view.squares[square] = card;
}

function cannonLevel(view: AliensAttackView, name: string, level: number): void {
  const cannon = view.cannons.find((one) => one.cannon === name);
  if (cannon) cannon.level = level;
}

const SHOWS: Shows<AliensAttackView, Fields> = {
  turn: (view, { turn }) => { view.turn = turn; },
  drawn: (view, { square }, { front, face: shown }) => { lay(view, square, front, shown); view.deck.shift(); },
  reinforcement: (view, { square }, { front, face: shown }) => { lay(view, square, front, shown); view.deck.shift(); },
  moved: carry,
  pushed: carry,
  retreated: carry,
  reached: (view, { from }) => { view.squares[from] = null; view.deck.push(null); },
  "scout-pivoted": (view, { square }) => face(view, square, "damaged_scout"),
  "scout-flipped": (view, { square }) => face(view, square, "advanced"),
  "advanced-pivoted": (view, { square }) => face(view, square, "damaged_advanced"),
  "advanced-flipped": (view, { square }) => face(view, square, "scout"),
  "part-revealed": (view, { square }) => face(view, square, "part"),
  "cannon-damaged": (view, { level }, { cannon }) => cannonLevel(view, cannon, level),
  upgraded: (view, _numbers, { cannon }) => cannonLevel(view, cannon, 2),
  repaired: (view, _numbers, { cannon }) => cannonLevel(view, cannon, 1),
  "danger-raised": (view, { danger }) => { view.danger = danger; },
  descended: (view, { row }) => { view.mothership_row = row; },
  battle: (view) => { view.mothership_row = -1; view.parts.forEach((part) => { part.placed = true; }); },
  "part-placed": (view, { part }) => { view.parts[part]!.placed = true; },
  "part-damaged": (view, { part }) => { view.parts[part]!.damaged = true; },
  "part-token": (view, { part }) => { view.parts[part]!.token = true; },
  "self-repair": (view, { part }) => { view.parts[part]!.damaged = false; },
  "part-set-aside": (view, { part }) => { view.parts[part]!.set_aside = true; },
  "mines-laid": (view, { square }) => { view.mines = square; },
  "mines-exploded": (view) => { view.mines = null; },
  "shield-set": (view, { square }) => { view.shield = square; },
  "shield-hit": (view, { hits }) => { view.shield_hits = hits; },
  "shield-destroyed": (view) => { view.shield = null; },
  redeployed: (view, _numbers, { cannon, cannon2 }) => {
    const one = view.cannons.findIndex((gun) => gun.cannon === cannon);
    const other = view.cannons.findIndex((gun) => gun.cannon === cannon2);
    [view.cannons[one], view.cannons[other]] = [view.cannons[other]!, view.cannons[one]!];
  },
};

export function stage(view: AliensAttackView, event: Told): void {
  showOf(SHOWS, event)?.(view, event.numbers, event.values);
}

/** What is laid on a square lies there at once; what else a move does is the server's to say. */
export function predict(view: AliensAttackView, { verb, values }: Move): void {
  const square = squareOf(values[0] ?? "");
  if (verb === "mines" && square !== null) view.mines = square;
  if (verb === "shield" && square !== null) view.shield = square;
}

/** Whether a ship goes from one square to another. */
export const travels = (event: Told): boolean => showOf(SHOWS, event) === carry;

const TONES: { [Kind in keyof Fields]?: Tone } = {
  fired: "shot",
  "second-shot": "shot",
  satellite: "shot",
  laser: "shot",
  torpedo: "shot",
  "scout-pivoted": "hit",
  "scout-flipped": "hit",
  "advanced-pivoted": "hit",
  "advanced-flipped": "hit",
  "part-damaged": "good",
  upgraded: "good",
  repaired: "good",
  moved: "move",
  drawn: "move",
  "cannon-damaged": "bad",
  "part-revealed": "alarm",
  "danger-raised": "alarm",
  "danger-applied": "alarm",
  battle: "alarm",
  "mines-exploded": "hit",
  "shield-hit": "click",
  "part-token": "hit",
  "card-turned": "click",
  vortex: "move",
  reached: "hit",
};

export const tone = (event: Told): Tone | null => TONES[event.kind as keyof Fields] ?? null;
