// Made by web/scripts/wire_types.py from the Python sources. Do not edit.

export interface Advice {
  plans: ((string | null)[])[];
  changes: Change[];
  before: Verdict;
  after: Verdict;
}

export interface AnnouncementView {
  second: number;
  kind: string;
  phase: number;
  time?: number | null;
  zone?: string | null;
  serious?: boolean;
  unconfirmed?: boolean;
  threat?: number | null;
}

export interface CampaignView {
  mission: number;
  level: string;
  serious: string;
  answered: boolean[];
  repairer: number;
  broken: string[][];
  repairs: number[];
  squads: number;
}

export interface CardPaper {
  phase: number;
  halves: [string, string];
  after?: number;
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

export interface CrewView {
  figure: number;
  android: boolean;
  phase: number;
  hand: number;
  heroic: string | null;
  slots: SlotView[];
  ready: boolean;
  gave: boolean;
  trusts: boolean;
  told?: string[] | null;
}

export interface End {
  won: boolean;
  turn: number;
  score: number | null;
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
  transfers?: number[];
}

export interface GivenCard {
  card: string;
  to: number;
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

export interface LaidCard {
  card: string;
  side: string;
  action: string;
}

export interface LogLine {
  track: string;
  level: string;
  serious: string;
  survived?: number | null;
  destroyed?: number | null;
  penalties?: number | null;
  visual?: number | null;
  total?: number | null;
  lost_to?: string | null;
}

export interface Loss {
  turn: number;
  kind: string;
  zone: string | null;
  threat: number;
}

export interface OfficersView {
  captain: number;
  communications: number;
  security: number | null;
}

export interface Remedy {
  before: End;
  after: End;
  changes: Change[];
  slips: TripUp[];
  showing: Showing;
}

export interface Report {
  time: number;
  zone: "blue" | "internal" | "red" | "white";
  serious: boolean;
  unconfirmed: boolean;
  code: string;
}

export interface Review {
  end: End;
  turnings: Turning[];
  last_chance: Change | null;
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

export interface Showing {
  part: number;
  start: number;
  ship: ShipPicture | null;
  plans: ((string | null)[])[];
  scenes: Scene[];
  told: number[];
  outcome: "lost" | "won" | null;
  loss: Loss | null;
}

export interface SlotView {
  back?: string | null;
  open?: LaidCard | null;
}

export interface SpaceAlertOwn {
  game: "space-alert";
  hand: string[];
  board: (LaidCard | null)[];
  given: GivenCard[];
  calls_at: number;
}

export interface SpaceAlertView {
  game: "space-alert";
  flight: string;
  group: string;
  round: "action" | "between" | "over" | "resolution";
  pace: number;
  started: number;
  second: number;
  phase: number;
  phases: number;
  turns: number;
  phase_ends: number | null;
  transfer_ends: number | null;
  silent: boolean;
  may_end: boolean;
  moves_left: number | null;
  people: number;
  officers: OfficersView;
  crew: CrewView[];
  common: string[];
  pile: number;
  tracks: Record<string, TrackView>;
  announcements: AnnouncementView[];
  threats: ThreatView[];
  ship: ShipPicture;
  turn: number;
  awaited: number[];
  outcome: "lost" | "won" | null;
  loss: Loss | null;
  score: ScorePaper | null;
  campaign: CampaignView | null;
  log: LogLine[];
  advice: "either" | "second_test_run" | "simulation" | null;
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

export interface ThreatView {
  card: string;
  code: string;
  time: number;
  zone: string;
  serious: boolean;
  level: "mixed" | "white" | "yellow";
  hit_points: number;
  speed: number;
  armour: number;
  points_destroyed: number;
  points_survived: number;
  x: string[];
  y: string[];
  z: string[];
}

export interface TrackView {
  id: string;
  length: number;
  x: number[];
  y: number[];
  z: number;
}

export interface TripUp {
  player: number;
  turn: number;
  action: string;
}

export interface Turning {
  kind: "card" | "slip";
  player: number;
  turn: number;
  action: string;
  without: End;
}

export interface Verdict {
  won: boolean;
  score: number;
}
