import missionFile from "@hullbreach/games/galaxy_trucker/data/missions.toml";

/** What stands on a mission card: entries of the vocabulary in the rules' `missions/schema.py`. */
export interface Op {
  op: string;
  [field: string]: unknown;
}
export interface Directive {
  id: string;
  counter: string;
  at_least?: number;
  at_most?: number;
}
export interface Mission {
  /** Of the box; one that somebody wrote has none, but texts of its own. */
  id?: string;
  texts?: Partial<Record<string, { title: string; summary?: string }>>;
  forbidden_ships?: string[];
  setup?: Op[];
  build_rules?: Op[];
  flight_rules?: Op[];
  rewards?: Op[];
  penalties?: Op[];
  directives?: Directive[];
}

const printed = (missionFile as { mission: (Mission & { id: string })[] }).mission;
const missions = new Map(printed.map((mission) => [mission.id, mission]));
export const missionOf = (id: string): Mission | null => missions.get(id) ?? null;

const SECTIONS = ["setup", "build_rules", "flight_rules", "rewards", "penalties"] as const;
export type Section = (typeof SECTIONS)[number];

/** One entry of a card, with the words it is said in. */
export interface Line {
  section: Section;
  op: string;
  /** The id of its words, and what they speak of; `name` fields are words still to be found. */
  id: string;
  values: Record<string, number | string>;
  /** Credits that it is about: paid by the player where negative. */
  credits: number | null;
  /** What it counts. */
  counter: string | null;
}

const number = (value: unknown): number => Number(value ?? 0);
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
/** What lists name by level: 1 to 4. */
const at = (value: unknown, level: number): number => number((value as number[] | undefined)?.[level - 1]);

type Says = (op: Op, level: number) => Pick<Line, "id" | "values"> & Partial<Pick<Line, "credits" | "counter">>;

const bound = (op: Op): { how: string; bound: number } => (op.at_least === undefined ? { how: "most", bound: number(op.at_most) } : { how: "least", bound: number(op.at_least) });
const pays = (id: string, op: Op, level: number, values: Line["values"] = {}): ReturnType<Says> => ({ id, values, credits: at(op.amount, level), counter: op.counter ? String(op.counter) : null });
const row = (op: Op, level: number): string => list((op.amounts as number[][])[level - 1]).filter((amount) => amount !== "0").join(" / ");

/** Names in values are told apart by their keys: `kind`, `counter`, `types`, `pairs`, `sets`, `classes` are put into words by whoever says them. */
const SAYS: Record<string, Says> = {
  add_to_warehouse: ({ kind, count = "all", each }) => ({ id: `add-${count === "all" ? "all" : (each ?? "table")}`, values: { kind: String(kind), count: number(count === "all" ? 0 : count) } }),
  deal_to_reserve: ({ kind, count, must_be_built }) => ({ id: must_be_built === false ? "deal-free" : "deal", values: { kind: String(kind), count: number(count) } }),
  insert_supercards: ({ stacks, types, per_stack, total, extra, optional }, level) => ({
    id: total ? "insert-total" : "insert",
    values: { count: total ? at(total, level) : number(per_stack ?? 1), stacks: String(stacks), types: list(types).join(" "), extra: extra === false ? "no" : "yes", optional: optional ? "yes" : "no" },
  }),
  remove_cards: ({ types }) => ({ id: "remove", values: { types: list(types).join(" ") } }),
  marker: ({ id, hits }, level) => ({ id: "marker", values: { marker: String(id), hits: at(hits, level) } }),
  draw_directives: ({ count }) => ({ id: "directives", values: { count: number(count) } }),
  connector_rule: ({ legal_pairs: pairs }) => ({ id: "connectors", values: { pairs: (pairs as string[][]).map((pair) => pair.join("+")).join(" ") } }),
  no_looking_at_cards: () => ({ id: "no-looking", values: {} }),
  timer_runs: ({ delta }) => ({ id: number(delta) < 0 ? "timer-fewer" : "timer-more", values: { count: Math.abs(number(delta)) } }),
  require_at_launch: (op, level) => ({ id: "require", values: { bound: number(op.at_least), counter: String(op.counter) }, credits: -at(op.else_pay, level), counter: String(op.counter) }),
  secret_choice: () => ({ id: "secret", values: {} }),
  skip_card: ({ card_class: card, cost }) => ({ id: "skip", values: { card: String(card), kind: (cost as { discard_special: string }).discard_special, count: number((cost as { count?: number }).count ?? 1) } }),
  badge_if_unscathed: ({ card_class: card, unscathed }) => ({ id: "badge", values: { card: String(card), scratches: list(unscathed).join(" ") } }),
  death_if: () => ({ id: "death", values: {} }),
  close_ranks: () => ({ id: "close-ranks", values: {} }),
  volunteer_first: () => ({ id: "volunteer", values: {} }),
  marker_hit_when: ({ id, when, hits }) => ({ id: `hit-${String(when)}`, values: { marker: String(id), hits: number(hits ?? 1) } }),
  pay_per: (op, level) => pays("per", op, level),
  pay_table: (op, level) => ({ id: "table", values: { amounts: row(op, level) }, counter: String(op.counter) }),
  pay_most: (op, level) => pays("most", op, level),
  pay_rank: (op, level) => ({ id: "rank", values: { amounts: row(op, level), order: String(op.order) }, counter: String(op.counter) }),
  pay_if: (op, level) => pays("if", op, level, bound(op)),
  pay_sets: (op, level) => pays("sets", op, level, { times: String(op.times), sets: list(op.counters).join(" ") }),
  pay_if_marker: (op, level) => pays("marker-state", op, level, { marker: String(op.id), state: String(op.state) }),
  pay_choice: (op, level) => ({ id: "choice", values: { amounts: (op.amounts as number[][]).map((amounts) => amounts[level - 1]).join(" / "), bounds: list(op.at_most).join(" / ") }, counter: String(op.counter) }),
  pay_choice_failed: ({ fraction }) => ({ id: "choice-failed", values: { fraction: String(fraction ?? "half") } }),
  multiply: ({ what, factor }) => ({ id: `multiply-${String(what)}`, values: { factor: number(factor) } }),
  order_rewards: () => ({ id: "first-for-all", values: {} }),
  loss_penalty: ({ per_component: price, capped }) => ({ id: number(price) < 0 ? "losses-pay" : "losses-cost", values: { price: Math.abs(number(price)), capped: capped === false ? "no" : "yes" }, credits: -number(price), counter: "lost_in_flight" }),
};

/** A mission's entries in the order of the card, as they are in a flight of a level. */
export function linesOf(mission: Mission, level: number): Line[] {
  return SECTIONS.flatMap((section) =>
    (mission[section] ?? []).flatMap((op) => {
      const said = SAYS[op.op]?.(op, level);
      if (!said) return [];
      const { id, values, credits = null, counter = null } = said;
      return [{ section, op: op.op, id, values, credits: credits === null || section !== "penalties" ? credits : -credits, counter }];
    }),
  );
}

/** The picture: missions of the box have their own, others one for what they are made of. */
export function emblemOf(mission: Mission): string {
  if (mission.id && missions.has(mission.id)) return mission.id;
  const ops = (mission.setup ?? []).map(({ op }) => op);
  if (ops.includes("add_to_warehouse") || ops.includes("deal_to_reserve")) return "special";
  return ops.includes("insert_supercards") ? "super" : "rules";
}

/** Which connectors join under a mission; null: the usual ones. */
export function pairsUnder(mission: Mission | null): string[][] | null {
  const rule = mission?.build_rules?.find(({ op }) => op === "connector_rule");
  return (rule?.legal_pairs as string[][] | undefined) ?? null;
}
