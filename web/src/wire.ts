// Made by web/scripts/wire_types.py from the Python sources. Do not edit.

export interface AbilityView {
  source: string;
  name: string;
  side: string;
  per: string;
  left: number | null;
  optional: boolean;
}

export interface Advice {
  plans: ((string | null)[])[];
  changes: Change[];
  before: Verdict;
  after: Verdict;
}

export interface AliensAttackView {
  game: "aliens-attack";
  seat: number | null;
  phase: string;
  turn: number;
  danger: number;
  squares: (CardView | null)[];
  deck: (CardView | null)[];
  cannons: CannonView[];
  defence: DefenceView[];
  mothership: string;
  parts: PartView[];
  mothership_row: number | null;
  mines: number | null;
  shield: number | null;
  shield_hits: number;
  rounds_to_arrival: number | null;
  moving: MoveView | null;
}

export interface Answer {
  t: "answer";
  id: string;
  yes: boolean;
}

export interface Ask {
  t: "Ask";
}

export interface AskAdvice {
  paper: unknown;
  seconds?: number;
  seed?: number;
}

export interface Asked {
  t: "asked";
  seat: number;
}

export interface BaseView {
  top: string;
  bottom: string;
  spaces: SpaceView[];
  rooms: RoomView[];
  path: string[];
  excavator: number;
  excavator_start: number;
  dig_cost: number;
  robots_in_reserve: number;
}

export interface BattleView {
  city: string;
  side: string;
  scenario: string;
  threat: number;
  difficulty: number;
  round: number;
  part: string;
  sky: RowView[];
  mothership: MothershipView;
  research: ResearchView;
  energy: TrackView;
  damage: TrackView;
  base: BaseView;
  dice: WorkerView[];
  marked_column: string | null;
  column_tokens: (number | null)[];
  tokens_in_pool: number;
  abilities: AbilityView[];
  counters: CounterView[];
  ending: string;
}

export interface Body {
}

export interface CampaignView {
  chapter: number;
  battle: number;
  stacks: StackView[];
  enlisted: string[];
  to_enlist: number;
  saved_cities: string[];
  veterans: VeteranView[];
  removed: string[];
  sheet: SheetLine[];
  score: number;
}

export interface CannonView {
  cannon: string;
  level: number;
}

export interface CardPaper {
  phase: number;
  halves: [string, string];
}

export interface CardView {
  front: string;
  face: string;
  card: string | null;
}

export interface Change {
  player: number;
  turn: number;
  before: string | null;
  after: string | null;
}

export interface Chat {
  t: "chat";
  id: string;
  text: string;
}

export interface ChoiceView {
  source?: string | null;
  room?: string | null;
  value?: number | null;
  left?: number | null;
  square?: string | null;
  space?: string | null;
  ship?: string | null;
}

export interface ClockTold {
  t: "clock";
  time: number;
  runs: boolean;
  due?: number | null;
}

export interface CompanionListed {
  game: string;
}

export interface CounterView {
  name: string;
  count: number;
  needed: number | null;
}

export interface Create {
  game: string;
  options?: Record<string, string>;
  seed?: number | null;
  name?: string;
  public?: boolean;
  player?: string;
  seat?: number;
  bots?: Record<string, string>;
}

export interface CrewPicture {
  at: string;
  out: boolean;
  squad: string;
  cards: (number | null)[];
}

export interface Cue {
  at: number;
  kind: "alert" | "count" | "data" | "end" | "phase" | "restored" | "silence" | "threat" | "transfer" | "warning";
  says: Phrase[];
  lasts?: number;
}

export interface Daily {
  player: string;
}

export interface DailyBoard {
  game: string;
  day: string;
  results: DailyResult[];
}

export interface DailyResult {
  place: number;
  player: string;
  won: boolean;
  score: [string, number][];
  table: string;
}

export interface DefenceView {
  card: string;
  action: string;
  on_board: boolean;
}

export interface DieView {
  colour: string;
  value: number;
  exhausted: boolean;
  digging: boolean;
}

export interface Done {
  t: "done";
  id: string;
  seq?: number | null;
}

export interface Error {
  t: "error";
  code: string;
  why?: string;
  rule?: string;
  details?: Record<string, string | number>;
  id?: string | null;
}

export interface EventInfo {
  name: string;
  rule: string;
  fields: string[];
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

export interface Fork {
  keep?: number | null;
  player?: string;
  seat?: number;
}

export interface GameInfo {
  game: string;
  rules: number;
  seats: string[];
  options: OptionInfo[];
  bots: string[];
  moves: string[];
  events: EventInfo[];
}

export interface GameListed {
  game: string;
  seats: string[];
  options: OptionInfo[];
}

export interface Health {
  status: string;
  version: string;
}

export interface Hello {
  t: "hello";
  v: number;
  token?: string | null;
  since?: number | null;
}

export interface Hint {
  t: "hint";
  id: string;
}

export interface Hinted {
  t: "hinted";
  id: string;
  move: number;
}

export interface Join {
  player?: string;
  seat?: number | null;
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

export interface Left {
  seat: number;
}

export interface Line {
  seat: number;
  text: string;
}

export interface Listed {
  table: string;
  game: string;
  name: string;
  free: number;
  created: number;
}

export interface Loss {
  turn: number;
  kind: string;
  zone: string | null;
  threat: number;
}

export interface MissionListed {
  mission: string;
  group: string;
  seconds: number;
}

export interface Moment {
  t: "moment";
  id: string;
  told: number;
  view: unknown;
}

export interface MothershipView {
  row: number;
  skull_row: number;
  launch_points: (string | null)[];
  waiting: string[];
  supply: number;
}

export interface MoveView {
  ships: number;
  squares: number;
  moved: number[];
}

export interface News {
  t: "news";
  seq: number;
  events?: [number, number, number, number][];
  patch?: unknown[][];
  legal?: number[];
  actors?: number[];
  time?: number;
  due?: number | null;
  result?: Result | null;
  id?: string | null;
}

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  seats: Record<string, string[]>;
}

export interface PartView {
  placed: boolean;
  set_aside: boolean;
  damaged: boolean;
  token: boolean;
}

export interface Past {
  t: "past";
  id: string;
  told: number;
}

export interface People {
  t: "people";
  people: Person[];
}

export interface Person {
  seat: string;
  player?: string;
  taken?: boolean;
  bot?: string;
  here?: boolean;
}

export interface Phrase {
  id: string;
  number?: number;
}

export interface Ping {
  t: "ping";
  id: string;
}

export interface Play {
  t: "play";
  id: string;
  seq: number;
  move: number;
}

export interface Pong {
  t: "pong";
  id: string;
  time?: number;
}

export interface Preview {
  t: "preview";
  id: string;
  seq: number;
  move: number;
}

export interface Previewed {
  t: "previewed";
  id: string;
  events?: [number, number, number, number][];
  sure?: boolean;
}

export interface Rematch {
  t: "rematch";
  id: string;
}

export interface Rematched {
  t: "rematched";
  table: string;
}

export interface Replay {
  game: string;
  options: Record<string, string>;
  people: Person[];
  view: unknown;
  events: [number, number, number, number][];
  chances: number[];
  steps: Step[];
  result: Result;
}

export interface Report {
  time: number;
  zone: "blue" | "internal" | "red" | "white";
  serious: boolean;
  unconfirmed: boolean;
  code: string;
}

export interface ResearchView {
  steps: number;
  costs: number[];
  city_steps: number;
  goal_open: boolean;
}

export interface Result {
  won: boolean[];
  drawn: boolean;
  reason: string;
  rule: string;
  score: [string, number][];
}

export interface RoomView {
  room: string;
  kinds: string[];
  spaces: string[];
  cost: number;
  modifier: number;
  cost_now: number;
  value: number | null;
}

export interface RowView {
  row: number;
  tile: string;
  threat: boolean;
  squares: SquareView[];
  action: string;
  number: number;
}

export interface Said {
  t: "said";
  line: Line;
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

export interface Script {
  game: string;
  mission: string;
  group: string;
  phase_ends: number[];
  cues: Cue[];
}

export interface Seated {
  table: string;
  seat: number;
  token: string;
}

export interface Sentence {
  kind: string;
  rule: string;
  values: Record<string, string>;
}

export interface Settled {
  t: "settled";
  granted: boolean;
}

export interface SheetLine {
  chapter: number;
  city: string;
  scenario: string;
  team: string[];
  first_game: number | null;
  damaged_game: number | null;
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

export interface Soundtracks {
  game: string;
  missions: MissionListed[];
  seed: string;
}

export interface SpaceView {
  room: string;
  path: number;
  die: DieView | null;
  token: number | null;
}

export interface SquareView {
  kind: string;
  number: number;
  ship: string | null;
  token: number | null;
}

export interface StackView {
  city: string;
  scenario: string;
  character: string;
}

export interface Step {
  seat: number;
  move?: number | null;
  ms?: number;
  events?: [number, number, number, number][];
  patch?: unknown[][];
  chances?: number[];
}

export interface TableInfo {
  table: string;
  watch: string;
  day: string;
  game: string;
  options: Record<string, string>;
  name: string;
  public: boolean;
  people: Person[];
  seq: number;
  over: boolean;
  chosen: boolean;
  created: number;
}

export interface Tell {
  t: "Tell";
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

export interface TrackView {
  value: number;
  most: number;
}

export interface TripUp {
  player: number;
  turn: number;
  action: string;
}

export interface UnderFallingSkiesView {
  game: "under-falling-skies";
  seat: number | null;
  phase: string;
  choice: ChoiceView;
  battle: BattleView | null;
  campaign: CampaignView | null;
}

export interface Undo {
  t: "undo";
  id: string;
}

export interface Verdict {
  won: boolean;
  score: number;
}

export interface VeteranView {
  character: string;
  ready: boolean;
}

export interface Whole {
  t: "whole";
  v: number;
  game: string;
  options: Record<string, string>;
  seat: number | null;
  people: Person[];
  seq: number;
  view: unknown;
  legal?: number[];
  actors?: number[];
  events?: [number, number, number, number][];
  fresh?: boolean;
  time?: number;
  due?: number | null;
  result?: Result | null;
  chat?: Line[];
  id?: string | null;
}

export interface WorkerView {
  colour: string;
  value: number;
  space: string | null;
  in_hand: boolean;
}

export type Request = Hello | Play | Undo | Answer | Hint | Preview | Past | Chat | Rematch | Ping;

export type Reply = Whole | News | Done | Asked | Settled | Hinted | Previewed | Moment | Said | People | Rematched | ClockTold | Pong | Error;

export const VERSION = 1;
