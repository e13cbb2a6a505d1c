import { recall, remember } from "../../memory";
import type { FlightPaper, Known, KnownMission, ThreatPaper } from "./wire";
import { faultWords } from "./faults";
import { named } from "./says";

export type Plan = (string | null)[];
export type Zone = ThreatPaper["zone"];

/** A time token on the sheet: a card comes from a zone in that turn, or none does. */
export interface Row {
  zone: Zone | "";
  card: string;
}

/** A sheet while it is being written: what was typed, right or not. */
interface Sheet {
  crew: number;
  flight: NonNullable<FlightPaper["flight"]>;
  mission: string;
  rows: Row[];
  tracks: Record<string, string>;
  pilesKnown: boolean;
  piles: Record<string, string[]>;
  seed: number;
  plans: Plan[];
  /** What has no place on the screen, but came with the sheet and goes out with it. */
  rest: Rest;
}

type Rest = Pick<FlightPaper, "trip_ups" | "hands" | "androids" | "transfers">;

/** What is wrong with a sheet: the field by its name on paper, and what to say about it. */
export interface Problem {
  field: string;
  text: string;
}

const KEPT = "companion.space-alert";
const TIMES = 8;
const SLOTS = 12;
const SEEDS = 1_000_000;
const TRACKS: Record<string, string> = { red: "T1", white: "T2", blue: "T3", internal: "T4" };

const chance = (): number => Math.floor(Math.random() * SEEDS);

function blank(known: Known): Sheet {
  return {
    crew: 4,
    flight: "mission",
    mission: "",
    rows: Array.from({ length: TIMES }, () => ({ zone: "", card: "" })),
    tracks: { ...TRACKS },
    pilesKnown: false,
    piles: structuredClone(known.tiles),
    seed: chance(),
    plans: Array.from({ length: known.crew }, () => Array<string | null>(SLOTS).fill(null)),
    rest: {},
  };
}

function restOf({ trip_ups, hands, androids, transfers }: FlightPaper): Rest {
  return {
    ...(trip_ups ? { trip_ups } : {}),
    ...(hands ? { hands } : {}),
    ...(androids ? { androids } : {}),
    ...(transfers ? { transfers } : {}),
  };
}

/** The sheet on the screen, remembered by this browser until another one replaces it. */
export class Draft {
  sheet: Sheet;
  problem = $state.raw<Problem | null>(null);

  constructor(readonly known: Known) {
    this.sheet = $state({ ...blank(known), ...recall<Partial<Sheet>>(KEPT, {}) });
  }

  keep(): void {
    remember(KEPT, $state.snapshot(this.sheet));
  }

  clear(): void {
    Object.assign(this.sheet, blank(this.known));
    this.problem = null;
  }

  get turns(): number {
    return this.known.flights.find(({ id }) => id === this.sheet.flight)?.turns ?? SLOTS;
  }

  get heroic(): boolean {
    return this.known.flights.find(({ id }) => id === this.sheet.flight)?.heroic ?? false;
  }

  get plans(): Plan[] {
    return this.sheet.plans.slice(0, this.sheet.crew).map((plan) => plan.slice(0, this.turns));
  }

  setPlans(plans: Plan[]): void {
    this.sheet.plans = this.sheet.plans.map((plan, member) => plan.map((card, slot) => (plans[member] ? (plans[member][slot] ?? null) : card)));
  }

  /** Zones of the announced threats, cards as far as the scenario gives them, trajectories likewise. */
  take(mission: KnownMission): void {
    this.sheet.mission = mission.id;
    this.sheet.flight = mission.flight as Sheet["flight"];
    const rows: Row[] = Array.from({ length: TIMES }, () => ({ zone: "", card: "" }));
    for (const report of mission.reports) {
      if (!report.unconfirmed || this.sheet.crew === this.known.crew) rows[report.time - 1] = { zone: report.zone, card: report.code };
    }
    this.sheet.rows = rows;
    Object.assign(this.sheet.tracks, mission.tracks);
  }

  // --- on paper ---
  /** The times that are in use, in order: the threats of the paper. */
  get times(): number[] {
    return this.sheet.rows.flatMap(({ zone, card }, place) => (zone || card.trim() ? [place + 1] : []));
  }

  paper(plans: Plan[] = this.plans): FlightPaper {
    const { crew, flight, rows, tracks, pilesKnown, piles, seed, rest } = $state.snapshot(this.sheet);
    const threats = this.times.map((time) => ({ time, zone: rows[time - 1]!.zone || "red", code: this.code(rows[time - 1]!.card) }));
    const inside = threats.some(({ zone }) => zone === "internal");
    const { internal, ...outside } = tracks;
    return {
      crew,
      flight,
      tracks: inside ? { ...outside, internal: internal! } : outside,
      threats,
      plans,
      ...(pilesKnown ? { damage_decks: piles } : { damage_seed: seed }),
      ...rest,
    };
  }

  /** A card may be typed as its code, its id or its name. */
  code(typed: string): string {
    const plain = (text: string): string => text.trim().toLowerCase();
    const card = this.known.threats.find(({ id, code }) => [id, code, named("threat", id)].map(plain).includes(plain(typed)));
    return card?.code ?? typed.trim();
  }

  /** Take over a sheet that came from a file or the clipboard; throws a SyntaxError for what is none. */
  read(text: string): void {
    const line = text.trim().split("\n")[0] ?? "";
    const whole = JSON.parse(line.endsWith("}") && line.length > 1 ? line : text) as { input?: FlightPaper } & FlightPaper;
    const paper = whole.input ?? whole;
    if (typeof paper !== "object" || !Array.isArray(paper.plans) || !Array.isArray(paper.threats)) throw new SyntaxError();
    const fresh = blank(this.known);
    Object.assign(this.sheet, fresh, { crew: paper.crew, flight: paper.flight ?? "mission", rest: restOf(paper) });
    Object.assign(this.sheet.tracks, paper.tracks);
    for (const { time, zone, id, code } of paper.threats) {
      if (this.sheet.rows[time - 1]) this.sheet.rows[time - 1] = { zone, card: code || id || "" };
    }
    this.sheet.pilesKnown = !!paper.damage_decks && Object.keys(paper.damage_decks).length > 0;
    if (this.sheet.pilesKnown) Object.assign(this.sheet.piles, paper.damage_decks);
    this.sheet.seed = paper.damage_seed ?? fresh.seed;
    this.setPlans(paper.plans.map((plan) => [...plan, ...Array<null>(SLOTS).fill(null)].slice(0, SLOTS)));
    this.problem = null;
  }

  /** The line that `hullbreach resolve` reads. */
  file(): string {
    return `${JSON.stringify({ game: this.sheet.mission, input: this.paper() })}\n`;
  }

  shuffle(): void {
    this.sheet.seed = chance();
  }

  // --- what is wrong ---
  /** A refusal of the server, said in words that do not name fields of a file. */
  blame(refusal: { code: string; why?: string; details?: Record<string, string | number> }): void {
    const field = this.onSheet(String(refusal.details?.field ?? ""));
    this.problem = { field, text: faultWords(refusal, field) };
  }

  /** The place on the sheet of a field on paper: threats there count from the first one, here by their time. */
  onSheet(field: string): string {
    return field.replace(/^threats\[(\d+)\]/, (_, place: string) => `threats[${this.times[Number(place)] ?? 0}]`);
  }

  isWrong(field: string): boolean {
    return this.problem?.field === field || (this.problem?.field.startsWith(`${field}[`) ?? false);
  }
}
