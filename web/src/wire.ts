// Made by web/scripts/wire_types.py from the Python sources. Do not edit.

export interface AdoptSeats {
  seats: HeldSeat[];
}

export interface Adopted {
  tables: string[];
  gone: string[];
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

export interface AskRemedy {
  seconds?: number;
  seed?: number;
}

export interface AskTrial {
  paper: unknown;
  options?: Record<string, string>;
  bot?: string;
  start?: number;
  games?: number;
  seconds?: number;
}

export interface Asked {
  t: "asked";
  seat: number;
}

export interface BindBook {
  book: string;
}

export interface Blank {
  kind: "choice" | "entry" | "list" | "number" | "switch" | "table" | "text";
  low?: number;
  high?: number;
  values?: string[];
  optional?: boolean;
  required?: boolean;
  default?: unknown;
  plain?: boolean;
  items?: Blank[];
  fields?: Record<string, Blank>;
  entries?: Record<string, Blank>;
  tag?: string;
}

export interface Body {
}

export interface Book {
  game: string;
  name: string;
  created: number;
  pages: BookPage[];
}

export interface BookBound {
  written: boolean;
}

export interface BookFile {
  hullbreach: "logbook";
  v: 1;
  game: string;
  name?: string;
  pages: BookPage[];
}

export interface BookFlight {
  at: number;
  lines: (Record<string, number | string>)[];
  chosen?: boolean;
}

export interface BookMade {
  key: string;
}

export interface BookMate {
  name: string;
  player?: string;
  bot?: string;
  machine?: boolean;
  marks?: string[];
}

export interface BookPage {
  crew: BookMate[];
  flights: BookFlight[];
}

export interface BookPart {
}

export interface Call {
  v: number;
  event: "end" | "turn";
  game: string;
  table: string;
  name: string;
  link: string;
  players: string[];
  text: string;
  content: string;
}

export interface Chances {
  place: number;
  chances: number[];
}

export interface Chat {
  t: "chat";
  id: string;
  text: string;
}

export interface ClockTold {
  t: "clock";
  time: number;
  runs: boolean;
  due?: number | null;
  phase?: string;
}

export interface CompanionListed {
  game: string;
}

export interface Countdown {
  t: "countdown";
  starts?: number | null;
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
  absent?: "bot" | "pause" | "play-on";
  book?: string;
  language?: string;
}

export interface Cue {
  at: number;
  kind: "alert" | "count" | "data" | "end" | "phase" | "restored" | "silence" | "threat" | "transfer" | "warning";
  says: Phrase[];
  lasts?: number;
}

export interface Cued {
  t: "cued";
  at: number;
  kind: "alert" | "count" | "data" | "end" | "phase" | "restored" | "silence" | "threat" | "transfer" | "warning";
  says: Phrase[];
  lasts?: number;
  off?: boolean;
}

export interface Curve {
  points: Chances[];
}

export interface Daily {
  player: string;
}

export interface DailyBoard {
  game: string;
  day: string;
  results: DailyResult[];
  table: string;
  over: boolean;
}

export interface DailyResult {
  place: number;
  player: string;
  won: boolean;
  score: [string, number][];
  table: string;
  attempt: number;
  mine: boolean;
}

export interface Decided {
  t: "decided";
  what: string;
  granted: boolean;
}

export interface Done {
  t: "done";
  id: string;
  seq?: number | null;
}

export interface Earned {
  name: string;
  hands: number;
  total: number;
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

export interface Fork {
  keep?: number | null;
  player?: string;
  seat?: number;
}

export interface GameInfo {
  game: string;
  rules: number;
  seats: string[];
  real_time: boolean;
  options: OptionInfo[];
  log: LogColumnInfo[];
  bots: string[];
  moves: string[];
  events: EventInfo[];
}

export interface GameListed {
  game: string;
  seats: string[];
  real_time: boolean;
  options: OptionInfo[];
  log: LogColumnInfo[];
}

export interface Health {
  status: string;
  version: string;
}

export interface HeldSeat {
  table: string;
  token: string;
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

export interface HookGone {
  host: string;
}

export interface HookInfo {
  host: string;
  failed: number;
  off: boolean;
}

export interface HookMade {
  host: string;
  secret: string;
}

export interface Join {
  player?: string;
  seat?: number | null;
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
  options: Record<string, string>;
  language: string;
  players: string[];
}

export interface LogColumnInfo {
  name: string;
  domain: string;
}

export interface Mate {
  seat: string;
  player: string;
  bot: string;
  taken: boolean;
}

export interface MergeKeys {
  other: string;
}

export interface Merged {
  games: number;
}

export interface Missed {
  place: number;
  seat: number;
  played: number;
  better: number;
  chance: number;
  better_chance: number;
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

export interface NameMachines {
  page: number;
  names: string[];
}

export interface NewBook {
  game: string;
  name?: string;
}

export interface News {
  t: "news";
  seq: number;
  events?: number[][];
  patch?: unknown[][];
  own?: unknown[][];
  legal?: number[];
  actors?: number[];
  time?: number;
  due?: number | null;
  silent?: boolean;
  result?: Result | null;
  id?: string | null;
}

export interface Noted {
  note: string;
}

export interface OptionInfo {
  name: string;
  values: string[];
  longest: number;
  default: string;
  when: Record<string, string[]>;
  seats: Record<string, string[]>;
  real_time: string[];
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
  ready?: boolean;
  stand_in?: string;
  missed?: boolean;
}

export interface Phrase {
  id: string;
  number?: number;
}

export interface Ping {
  t: "ping";
  id: string;
}

export interface Place {
  rank: number;
  score: [string, number][];
}

export interface Play {
  t: "play";
  id: string;
  seq: number;
  move: number;
}

export interface PlayerGame {
  table: string;
  watch: string;
  game: string;
  options: Record<string, string>;
  name: string;
  day: string;
  created: number;
  at: number;
  seq: number;
  seat: number;
  people: Mate[];
  over: boolean;
  turn: boolean;
  note: string;
  result: Result | null;
  ms: number;
  open: boolean;
  readable: boolean;
}

export interface PlayerGames {
  games: PlayerGame[];
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
  events?: number[][];
  sure?: boolean;
}

export interface Problem {
  code: string;
  details: Record<string, string | number>;
}

export interface Propose {
  t: "propose";
  id: string;
  what: "pause" | "remove" | "resume";
  seat?: number | null;
}

export interface Proposed {
  t: "proposed";
  what: string;
  by: number;
  seat?: number | null;
}

export interface Reach {
  links: string[];
}

export interface Ready {
  t: "ready";
  id: string;
  yes?: boolean;
}

export interface Regret {
  missed: Missed | null;
}

export interface Rematch {
  t: "rematch";
  id: string;
  swap?: boolean;
}

export interface Rematched {
  t: "rematched";
  table: string;
  swapped?: boolean;
}

export interface Replay {
  game: string;
  options: Record<string, string>;
  people: Person[];
  view: unknown;
  own: unknown[];
  events: number[][];
  chances: number[];
  steps: Step[];
  result: Result;
}

export interface Result {
  won: boolean[];
  drawn: boolean;
  reason: string;
  rule: string;
  score: [string, number][];
  places: Place[];
}

export interface Reviewed {
  problems: Problem[];
  paper?: unknown;
  options?: Record<string, string>;
}

export interface Said {
  t: "said";
  line: Line;
}

export interface Scratch {
  t: "scratch";
  what: string;
}

export interface Scratched {
  t: "scratched";
  seat: number;
  what: string;
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

export interface SetHook {
  url: string;
  language?: "en" | "fr";
}

export interface Settled {
  t: "settled";
  granted: boolean;
}

export interface ShopInfo {
  game: string;
  longest: number;
  option: string;
  form: Blank;
  models: Record<string, unknown>;
  trial: OptionInfo[];
  bots: string[];
}

export interface ShopListed {
  game: string;
}

export interface Soundtracks {
  game: string;
  missions: MissionListed[];
  seed: string;
}

export interface Step {
  seat: number;
  move?: number | null;
  ms?: number;
  clock?: string;
  events?: number[][];
  patch?: unknown[][];
  own?: Record<string, unknown[][]>;
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
  book: string;
  lines: number;
}

export interface Tell {
  t: "Tell";
}

export interface Trial {
  games: number;
  hands: number;
  earned: Earned[];
}

export interface Undo {
  t: "undo";
  id: string;
}

export interface Vote {
  t: "vote";
  id: string;
  yes: boolean;
}

export interface Watched {
  t: "watched";
  watching: number;
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
  watching?: number;
  legal?: number[];
  actors?: number[];
  events?: number[][];
  fresh?: boolean;
  time?: number;
  due?: number | null;
  phase?: string;
  starts?: number | null;
  motion?: Proposed | null;
  silent?: boolean;
  cues?: Cue[];
  result?: Result | null;
  chat?: Line[];
  id?: string | null;
}

export interface Work {
  game: string;
  paper: unknown;
  created: number;
  changed: number;
}

export interface WorkGone {
  work: string;
}

export interface WorkMade {
  work: string;
  key: string;
}

export interface WriteNote {
  note: string;
}

export type Request = Hello | Play | Undo | Answer | Hint | Preview | Past | Chat | Rematch | Ping | Ready | Propose | Vote | Scratch;

export type Reply = Whole | News | Done | Asked | Settled | Hinted | Previewed | Moment | Said | People | Watched | Rematched | ClockTold | Countdown | Proposed | Decided | Scratched | Cued | Pong | Error;

export const VERSION = 1;
