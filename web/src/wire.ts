// Made by web/scripts/wire_types.py from the Python sources. Do not edit.

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

export interface Asked {
  t: "asked";
  seat: number;
}

export interface BindBook {
  book: string;
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
  attempt: number;
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

export interface LogColumnInfo {
  name: string;
  domain: string;
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

export interface OptionInfo {
  name: string;
  values: string[];
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
  events?: number[][];
  sure?: boolean;
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

export interface Ready {
  t: "ready";
  id: string;
  yes?: boolean;
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

export interface Settled {
  t: "settled";
  granted: boolean;
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

export interface Undo {
  t: "undo";
  id: string;
}

export interface Vote {
  t: "vote";
  id: string;
  yes: boolean;
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

export type Request = Hello | Play | Undo | Answer | Hint | Preview | Past | Chat | Rematch | Ping | Ready | Propose | Vote | Scratch;

export type Reply = Whole | News | Done | Asked | Settled | Hinted | Previewed | Moment | Said | People | Rematched | ClockTold | Countdown | Proposed | Decided | Scratched | Cued | Pong | Error;

export const VERSION = 1;
