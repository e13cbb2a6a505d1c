// Made by web/scripts/wire_types.py from the Python sources. Do not edit.

export interface Advice {
  plans: ((string | null)[])[];
  changes: Change[];
  before: Verdict;
  after: Verdict;
}

export interface CardPaper {
  phase: number;
  halves: [string, string];
}

export interface Change {
  player: number;
  turn: number;
  before: string | null;
  after: string | null;
}

export interface CrewPicture {
  at: string;
  out: boolean;
  squad: string;
  cards: (number | null)[];
}

export interface Film {
  paper: FlightPaper;
  ship: ShipPicture;
  scenes: Scene[];
  outcome: "lost" | "won";
  loss: Loss | null;
  fates: string[];
  score: ScorePaper | null;
}

export interface FlightPaper {
  crew: number;
  tracks: Record<string, string>;
  threats: ThreatPaper[];
  plans: ((string | null)[])[];
  damage_decks?: Record<string, string[]>;
  flight?: "advanced_simulation" | "mission" | "simulation" | "test";
  trip_ups?: TripUp[];
  damage_seed?: number | null;
  hands?: CardPaper[][];
  androids?: number;
}

export interface Known {
  crew: number;
  zones: string[];
  actions: string[];
  heroic: string[];
  flights: KnownFlight[];
  missions: KnownMission[];
  threats: KnownThreat[];
  tracks: KnownTrack[];
  tiles: Record<string, string[]>;
}

export interface KnownFlight {
  id: string;
  turns: number;
  heroic: boolean;
}

export interface KnownMission {
  id: string;
  flight: string;
  reports: Report[];
  tracks: Record<string, string>;
}

export interface KnownThreat {
  id: string;
  code: string;
  internal: boolean;
  serious: boolean;
  advanced: boolean;
  hit_points: number;
  armour: number;
  speed: number;
  points_survived: number;
  points_destroyed: number;
}

export interface KnownTrack {
  id: string;
  length: number;
  marks: Record<string, string>;
}

export interface Loss {
  turn: number;
  kind: string;
  zone: string | null;
  threat: number;
}

export interface Report {
  time: number;
  zone: "blue" | "internal" | "red" | "white";
  serious: boolean;
  unconfirmed: boolean;
  code: string;
}

export interface Scene {
  turn: number;
  step: string;
  member: number | null;
  threat: number | null;
  events: Sentence[];
  ship: ShipPicture;
}

export interface ScorePaper {
  destroyed: number;
  survived: number;
  visual_confirmation: number;
  damage: number;
  worst_zone: number;
  knocked_out: number;
  disabled_squads: number;
  total: number;
}

export interface Sentence {
  kind: string;
  rule: string;
  values: Record<string, string>;
}

export interface ShipPicture {
  crew: CrewPicture[];
  threats: ThreatPicture[];
  shields: number[];
  shield_room: number[];
  reactors: number[];
  reactor_room: number[];
  fuel: number;
  rockets: number;
  rocket: "flying" | "launched" | "none";
  stored: string[];
  docked: boolean;
  computer: (boolean | null)[];
  confirmed: number[];
  tiles: string[][];
  strengths: number[];
  fired: number[];
  slime: string[];
  contaminated: string[];
  covered: string[];
  doubled: ("blue" | "red" | "white")[];
}

export interface ThreatPaper {
  time: number;
  zone: "blue" | "internal" | "red" | "white";
  id?: string;
  code?: string;
}

export interface ThreatPicture {
  status: string;
  space: number;
  hit_points: number;
  life: number;
  speed: number;
  armour: number;
  hidden: boolean;
  frozen: boolean;
  where: string[];
}

export interface TripUp {
  player: number;
  turn: number;
  action: string;
}

export interface Verdict {
  won: boolean;
  score: number;
}
