import adventureFile from "@hullbreach/games/galaxy_trucker/data/adventures.toml";
import lastAdventureFile from "@hullbreach/games/galaxy_trucker/data/adventures_iv.toml";
import flightFile from "@hullbreach/games/galaxy_trucker/data/flight_boards.toml";
import otherFile from "@hullbreach/games/galaxy_trucker/data/other_boxes.toml";
import specialFile from "@hullbreach/games/galaxy_trucker/data/special_components.toml";
import supercardFile from "@hullbreach/games/galaxy_trucker/data/supercards.toml";
import tileFile from "@hullbreach/games/galaxy_trucker/data/tiles.toml";
import { partSign } from "./partSign";

/** What is printed on components, boards and cards, from the fact files of the rules. */
export type Connector = "none" | "single" | "double" | "universal";
export type Colour = "red" | "yellow" | "green" | "blue";

export interface Tile {
  id: string;
  kind: string;
  /** North, east, south, west, as it is printed. */
  connectors: readonly Connector[];
  /** Places of a battery, a hold or a stasis chamber; how many robonauts or jumps there are. */
  capacity?: number;
  /** 1 or 2, of engines and cannons. */
  power?: number;
  /** Of a heavy container. */
  weight?: number;
  /** Of a starting cabin. */
  colour?: string;
}

export type From = "front" | "right" | "rear" | "left";
export interface Hazard {
  size: "small" | "large";
  from: From;
}
export type Criterion = "crew" | "engines" | "cannons";
export interface CombatLine {
  criterion: Criterion;
  penalty: "days" | "crew" | "goods" | "shots";
  amount?: number;
  shots?: Hazard[];
}
export interface Card {
  id: string;
  level: number;
  type: string;
  strength?: number;
  crew_lost?: number;
  crew_required?: number;
  goods_lost?: number;
  reward_credits?: number;
  reward_goods?: Colour[];
  days?: number;
  planets?: Colour[][];
  meteors?: Hazard[];
  shots?: Hazard[];
  lines?: CombatLine[];
}

/** What a line of a supercard costs: one of these. */
export interface Loss {
  days?: number;
  crew?: number;
  goods?: number;
  shots?: Hazard[];
}
/** A column of a tactical zone: one value of the ship minus another, and by level what the lowest pays. */
export interface Column {
  plus: Criterion;
  minus: Criterion;
  penalties: Loss[];
}
/** Lists are by level. Which of them mean something follows from the type. */
export interface Supercard {
  id: string;
  type: string;
  passes?: { from: From; sweep: "left_to_right" | "right_to_left" | "front_to_rear" | "rear_to_front" }[];
  lines?: { from: From; fixed_die?: number }[][];
  pull?: number[];
  directions?: From[];
  strength?: number[];
  effects?: Loss[];
  left?: Column;
  right?: Column;
  exposed_connectors_needed?: number[];
  days_per_exposed_connector?: number[];
  rounds?: number[];
  crew_per_cabin?: number[];
  batteries_affected?: number[];
  units?: number;
  /** By face of a die: the side the raid comes from. */
  direction_table?: Record<string, From>;
  impact_dice?: { large: number; small: number };
  shift?: "towards_higher_numbers" | "towards_lower_numbers" | "both";
  charge_on?: "crew" | "battery" | "goods";
}

export interface Level {
  level: number;
  name: string;
  distance_between_starts: number;
  order_rewards: number[];
  best_looking_reward: number;
  timer_spaces: string[];
}

// --- components ---
const printed = (tileFile as { tile: Tile[] }).tile;
const isStart = ({ kind }: Tile): boolean => kind === "starting_cabin";
/** As the rules number them: ordinary ones, special ones, those of other boxes, starting cabins. */
const all = [...printed.filter((tile) => !isStart(tile)), ...(specialFile as { tile: Tile[] }).tile, ...(otherFile as { tile: Tile[] }).tile, ...printed.filter(isStart)];
const tiles = new Map(all.map((tile) => [tile.id, tile]));
export const tileOf = (id: string): Tile => tiles.get(id)!;
const specials = new Set((specialFile as { tile: Tile[] }).tile.map(({ id }) => id));
/** Special components have a back of their own. */
export const isSpecial = (id: string): boolean => specials.has(id);
/** By the box they come from. */
export const PARTS = { printed, special: (specialFile as { tile: Tile[] }).tile, other: (otherFile as { tile: Tile[] }).tile };
/** Some component of the kind. */
export const examplePart = (sign: string): string | null => all.find(({ kind, power }) => partSign(kind, power) === sign)?.id ?? null;
/** The journal knows components by their numbers. */
export const tileAt = (number: number): string => all[number]!.id;

/** Connectors that hold their components together when they touch, both ways round. */
export type Pairs = ReadonlySet<string>;
export const pairsOf = (legal: readonly (readonly string[])[]): Pairs => new Set(legal.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
export const usual = pairsOf((tileFile as { joining: { legal_pairs: Connector[][] } }).joining.legal_pairs);

// --- cards and levels ---
const adventures = [...(adventureFile as { card: Card[] }).card, ...(lastAdventureFile as { card: Card[] }).card];
const supercards = (supercardFile as { card: Supercard[] }).card;
const cards = new Map(adventures.map((card) => [card.id, card]));
const supers = new Map(supercards.map((card) => [card.id, card]));
/** The journal knows cards by their numbers: adventures level by level, then supercards. */
const cardIds = [...adventures, ...supercards].map(({ id }) => id);
export const cardAt = (number: number): string => cardIds[number]!;
/** An adventure; null: it is a supercard, or none. */
export const cardOf = (id: string): Card | null => cards.get(id) ?? null;
export const supercardOf = (id: string): Supercard | null => supers.get(id) ?? null;
/** Fleets and events have names of their own; all else is called by its type. */
const NAMED = new Set(["enemy_fleet", "special_event"]);
export function cardWord(id: string): string {
  const { type } = (cardOf(id) ?? supercardOf(id))!;
  return NAMED.has(type) ? id : type;
}
export const ADVENTURES = [...new Set(adventures.map(({ id }) => cardWord(id)))];
export const SUPERCARDS = [...new Set(supercards.map(({ id }) => cardWord(id)))];
/** The numbers that grow with the level, whichever the card has. */
export const scaleOf = (card: Supercard): number[] =>
  card.pull ?? card.strength ?? card.exposed_connectors_needed ?? card.days_per_exposed_connector ?? card.rounds ?? card.crew_per_cabin ?? card.batteries_affected ?? [];

const flight = flightFile as { level: Level[]; track: { spaces: number }; goods_prices: Record<Colour, number>; timer: { seconds_per_run: number } };
export const levelOf = (name: string): Level => flight.level.find((level) => level.name === name)!;
export const SPACES = flight.track.spaces;
export const PRICES = flight.goods_prices;

export const SEAT_COLOURS = ["blue", "green", "yellow", "red", "orange"] as const;
export const COLOURS: readonly Colour[] = ["red", "yellow", "green", "blue"];
