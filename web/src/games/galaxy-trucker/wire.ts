// Made by web/scripts/wire_types.py from the Python sources. Do not edit.

export interface AccountView {
  cards: number;
  order: number;
  beauty: number;
  goods: number;
  losses: number;
  mission: MissionLineView[];
}

export interface BetView {
  name: string;
  at_most: number | null;
  credits: number;
}

export interface DirectiveView {
  name: string;
  counter: string;
  at_least: number | null;
  at_most: number | null;
}

export interface ErrorView {
  kind: string;
  at: number[];
}

export interface FlightView {
  card: string | null;
  shown: string[];
  left: number;
  planets: (number | null)[];
  line: number;
}

export interface GalaxyTruckerOwn {
  game: "galaxy-trucker";
  cards: string[];
  choice?: string | null;
}

export interface GalaxyTruckerView {
  game: "galaxy-trucker";
  phase: "accounts" | "building" | "flight" | "inspection" | "launch" | "mission";
  round: number;
  rounds: string[];
  level: string;
  ship_class: string;
  seats: SeatView[];
  face_down: number;
  face_down_special: number;
  face_up: string[];
  stacks: (number | null)[];
  timer: TimerView | null;
  orders_left: number[];
  flight: FlightView | null;
  questions: QuestionView[];
  supply: number[];
  used: string[];
  mission: MissionView | null;
}

export interface MarkerView {
  id: string;
  left: number;
  hits: number;
}

export interface MissionLineView {
  pay: string;
  counter: string | null;
  credits: number;
}

export interface MissionSeatView {
  vote: number;
  would_fly: string | null;
  badges: number;
  enemies: number;
  choice: string | null;
  so_far: number;
}

export interface MissionView {
  name: string | null;
  offered: string[];
  directives: DirectiveView[];
  joins: [string, string][];
  markers: MarkerView[];
  counter: string | null;
  bets: BetView[];
  seats: MissionSeatView[];
}

export interface PartView {
  at: number;
  tile: string;
  turn?: number;
  holds?: string;
}

export interface QuestionView {
  seat: number;
  stage: string;
  need?: number;
  have?: number;
  hazard?: string;
  side?: string;
  line?: number;
  at?: number | null;
  would_lose?: number[];
  goods?: string;
  days?: number;
  credits?: number;
  due?: number;
  marked?: number[];
  result?: number;
}

export interface SeatView {
  ship: ShipView;
  hand: string | null;
  from_aside: boolean;
  aside: (string | null)[];
  looking: number | null;
  order: number;
  status: "dead" | "finished" | "flying" | "gave_up" | "hyperspace" | "in_yard" | "lingering" | "sitting_out" | "skipping";
  space: number;
  lost: number;
  credits: number;
  account: AccountView | null;
}

export interface ShipView {
  parts: PartView[];
  loose: number | null;
  errors: ErrorView[];
  pieces: number[][];
  exposed: number;
  strength: StrengthView;
  crew: number;
  humans: number;
  cells: number;
  goods: string;
}

export interface StrengthView {
  engines: number;
  engines_most: number;
  cannons: number;
  cannons_most: number;
}

export interface TimerView {
  circle: string;
  ends: number | null;
}
