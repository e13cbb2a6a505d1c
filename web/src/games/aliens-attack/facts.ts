import cannonFile from "@hullbreach/games/aliens_attack/data/cannons.toml";
import cardFile from "@hullbreach/games/aliens_attack/data/cards.toml";
import dangerFile from "@hullbreach/games/aliens_attack/data/danger.toml";
import defenceFile from "@hullbreach/games/aliens_attack/data/defence.toml";
import mothershipFile from "@hullbreach/games/aliens_attack/data/motherships.toml";
import type { AliensAttackView, CannonView, CardView } from "./wire";

/** What is printed on the cards, from the fact files of the rules. */
export interface Icon {
  icon: string;
  ships?: number;
  squares?: number;
  count?: number;
}
export interface Shot {
  gauge: number;
  hits: number;
  cancel: string;
}
interface Cannon {
  id: string;
  fire: string;
  level: { shots: Shot[] }[];
}
interface Ship {
  id: string;
  part?: number;
  faces: Record<string, Icon[]>;
}
interface Front {
  id: string;
  damaged_scout: Icon[];
}

const cannons = (cannonFile as { cannon: Cannon[] }).cannon;
const { front: fronts, ship: ships } = cardFile as { front: Front[]; ship: Ship[] };
interface DangerLevel {
  level: number;
  icons: Icon[];
}

const dangers = dangerFile as { danger: DangerLevel[]; two_player: DangerLevel[] };
interface Action {
  id: string;
  danger_icon: string;
  hit_points?: number;
  lowest_row?: number;
  lowest_row_two_player?: number;
}
const actions = (defenceFile as { action: Action[] }).action;

const motherships = (mothershipFile as { mothership: { id: string; die: string[]; hits_needed: number }[] }).mothership;

/** What each face of a mothership's die does, from one pip on. */
export const dieOf = (mothership: string): string[] => motherships.find((one) => one.id === mothership)?.die ?? [];

/** What there is of everything that is explained. */
const iconsIn = (lists: Icon[][]): string[] => lists.flat().map(({ icon }) => icon);
export const ACTIONS = actions.map(({ id }) => id);
export const CANNONS = cannons.map(({ id }) => id);
export const FRONTS = fronts.map(({ id }) => id);
export const MOTHERSHIPS = motherships.map(({ id }) => id);
export const DIE_ACTIONS = [...new Set(motherships.flatMap(({ die }) => die))];
export const ICONS = [
  ...new Set([
    ...iconsIn(fronts.map(({ damaged_scout }) => damaged_scout)), ...iconsIn(ships.flatMap(({ faces }) => Object.values(faces))),
    ...iconsIn([...dangers.danger, ...dangers.two_player].map(({ icons }) => icons)), ...actions.map(({ danger_icon }) => danger_icon),
  ]),
];
/** A face of some mothership's die that does it. */
export const dieFace = (action: string): number => motherships.map(({ die }) => die.indexOf(action) + 1).find(Boolean) ?? 0;

/** From the take-off zone down. */
const ROWS = [0, 1, 2, 3];

const NEXT_FACE: Record<string, string> = {
  scout: "damaged_scout",
  damaged_scout: "advanced",
  advanced: "damaged_advanced",
  damaged_advanced: "scout",
};

export const SHIELD_POINTS = actions.find((action) => action.id === "mobile_shield")?.hit_points ?? 0;

/** A cannon and its level: all that its shots depend on. */
export type Gun = Pick<CannonView, "cannon" | "level">;

export const shotsOf = (cannon: Gun): Shot[] => gun(cannon).level[cannon.level]?.shots ?? [];
export const isOblique = (cannon: Gun): boolean => gun(cannon).fire === "oblique";

function gun(cannon: Gun): Cannon {
  return cannons.find((one) => one.id === cannon.cannon)!;
}

/** What a Danger level does; with two players, where it is chosen freely, the levels have values of their own. */
export function dangerIcons(level: number, twoPlayer: boolean): Icon[] {
  return dangers[twoPlayer ? "two_player" : "danger"].find((one) => one.level === level)?.icons ?? [];
}
export const dangerIconOf = (action: string): string => actions.find((one) => one.id === action)?.danger_icon ?? "";

/** The rows of a column that an action is about, from the top: all of them, unless its card says how far down it reaches. */
export function rowsOf(action: string, twoPlayer: boolean): number[] {
  const card = actions.find(({ id }) => id === action);
  const lowest = (twoPlayer ? card?.lowest_row_two_player : undefined) ?? card?.lowest_row ?? ROWS.length - 1;
  return ROWS.slice(0, lowest + 1);
}
export const shipCard = (id: string): Ship | undefined => ships.find((one) => one.id === id);

/** What the next hit on a card brings up, as far as it is printed where one may look; null: nobody knows. */
export function nextHit(card: CardView, view: AliensAttackView, twoPlayer: boolean): Icon[] | null {
  if (view.mothership_row !== null || card.face.includes("part")) return [];
  const face = NEXT_FACE[card.face] ?? "";
  if (twoPlayer && face !== "advanced") return [];
  if (face === "damaged_scout") return fronts.find((front) => front.id === card.front)?.damaged_scout ?? [];
  const ship = card.card ? shipCard(card.card) : undefined;
  if (!ship) return null;
  const icons = (face === "advanced" && ship.part ? ship.faces.part : ship.faces[face]) ?? [];
  return twoPlayer ? icons.filter((icon) => !icon.icon.startsWith("danger")) : icons;
}

/** The squares of each column a cannon's gauges cover, nearest first; a picture of its card, not a judgement. */
export function reachOf(view: AliensAttackView, column: number, side: -1 | 0 | 1): number[] {
  const cannon = view.cannons[column]!;
  const gauge = Math.max(0, ...shotsOf(cannon).map((shot) => shot.gauge));
  const target = column + side;
  if (target < 0 || target > 3) return [];
  return [3, 2, 1, 0].slice(0, gauge).map((row) => row * 4 + target);
}

/** How many hits bring a mothership down. */
export const hitsNeeded = (id: string): number => motherships.find((one) => one.id === id)?.hits_needed ?? 4;
