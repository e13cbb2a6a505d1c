import { say, words, type Values } from "../../words.svelte";
import type { AbilityView, BattleView, DieView, RoomView, RowView, UnderFallingSkiesView, WorkerView } from "./wire";
import { columnName, nameOf, placeOf, roomAt, spacePlace } from "./places";
import { TITLE } from "./title";

/** What the board calls things, for screen readers and for the line under the dice. */
export const GAME = TITLE.id;
export const web = (id: string, values?: Values): string => words.own(GAME, id, values);
export const board = (id: string, values?: Values): string => say(`${GAME}-board-${id}`, values);
export const named = (domain: string, value: string): string => String(words.value(GAME, domain, value));

const listed = (things: (string | false | null | undefined)[]): string => things.filter(Boolean).join(", ");

// --- the sky ---
export function squareWords(battle: BattleView, row: number, column: number): string {
  const { kind, number, ship, token } = battle.sky[row - 1]!.squares[column]!;
  const things = [
    kind !== "empty" && web(`square-${kind}`, { number }),
    ship && named("ship", ship),
    token !== null && web("token", { token }),
  ];
  return web("at", { place: named("square", nameOf(row, column)), things: listed(things) || web("empty") });
}

export function launchWords(battle: BattleView, column: number): string {
  const ship = battle.mothership.launch_points[column];
  return web("at", { place: web("launch-point", { column: column + 1 }), things: ship ? named("ship", ship) : web("empty") });
}

export function mothershipWords(battle: BattleView): string {
  const { row, skull_row, waiting, supply } = battle.mothership;
  const ships = waiting.map((ship) => named("ship", ship));
  return [
    web("mothership", { row, rows: skull_row - row }),
    web("waiting", { ships: listed(ships) || web("none") }),
    web("supply", { ships: supply }),
  ].join(" ");
}

export function actionWords(row: RowView): string {
  const action = row.number ? web("action", { action: named("action", row.action), number: row.number }) : named("action", row.action);
  return web("at", { place: web("row", { row: row.row }), things: listed([action, row.threat && web("threat-face")]) });
}

export function researchWords({ research }: BattleView): string {
  const next = research.costs[research.steps];
  const where = web("research", { steps: research.steps, most: research.costs.length });
  const closed = research.goal_open ? "" : web("goal-closed");
  return [where, next === undefined ? "" : web("research-next", { cost: next }), closed].filter(Boolean).join(" ");
}

// --- the base ---
export function dieWords(die: DieView): string {
  const name = die.colour === "blue" ? web("robot", { value: die.value }) : named("die", `${die.colour}-${die.value}`);
  return listed([name, die.exhausted && named("state", "exhausted"), die.digging && web("digging")]);
}

/** In the words of the tray: what the die is and whether it is still to be placed. */
export function workerWords(die: WorkerView, slot: number): string {
  return listed([web("die", { number: slot + 1, die: named("die", `${die.colour}-${die.value}`) }), die.in_hand && web("in-hand")]);
}

export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "");

export function roomWords(room: RoomView): string {
  return listed([
    room.kinds.map((kind) => named("kind", kind)).join(" + "),
    room.cost_now > 0 && web("cost", { cost: room.cost_now }),
    room.modifier !== 0 && web("modifier", { modifier: signed(room.modifier) }),
    room.spaces.length > 1 && web("spaces", { spaces: room.spaces.length }),
    room.value !== null && web("value", { value: room.value }),
  ]);
}

export function spaceWords(battle: BattleView, space: string): string {
  const { base } = battle;
  const here = base.spaces[spacePlace(space)]!;
  const ahead = here.path - base.excavator;
  const things = [
    roomWords(roomAt(base, space)),
    here.die && dieWords(here.die),
    here.token !== null && web("token", { token: here.token }),
    ahead === 0 && web("excavator"),
    ahead > 0 && web("ahead", { steps: ahead }),
  ];
  const { row, column } = placeOf(space);
  return web("at", { place: web("space", { row, column: column + 1 }), things: listed(things) });
}

export function cityWords(battle: BattleView, column: number): string {
  const token = battle.column_tokens[column];
  const storm = battle.marked_column === columnName(column);
  const things = [token != null && web("token", { token }), storm && web("storm")];
  return web("at", { place: named("column", columnName(column)), things: listed(things) || web("city") });
}

// --- abilities ---
/** A card as the legend knows it. */
export const cardSign = (name: string, side = ""): string => ["card", name, side].filter(Boolean).join("-");

/** The text on a card: a city's and a character's has two sides. */
export const abilityText = (name: string, side: string): string => say(`${GAME}-ability-${[name, side].filter(Boolean).join("-")}`);

export function abilityUses(abilities: AbilityView[]): string {
  const left = abilities.filter((ability) => ability.left !== null);
  return left.map((ability) => web(`uses-${ability.per}`, { left: ability.left! })).join(", ");
}

/** The question of the moment, with what it is about. */
export function questionWords(view: UnderFallingSkiesView): string {
  const { choice, phase, battle } = view;
  if (battle && battle.ending !== "running") return endingWords(battle);
  const source = choice.source && battle ? sourceName(battle, choice.source) : "";
  return listed([
    source,
    choice.value != null && (phase === "install" || phase === "research_steps" || phase === "command_dice") && web("value", { value: choice.value }),
    choice.left != null && web("left", { left: choice.left }),
    choice.ship && named("ship", choice.ship),
  ]);
}

/** How the battle ended, as the journal told it. */
function endingWords(battle: BattleView): string {
  const kind = battle.ending.replace("_", "-");
  return say(`${GAME}-event-${kind}`, { row: battle.mothership.row, damage: battle.damage.value });
}

/** Whose ability it is, as a sign. */
export const symbolOf = (source: string): string => (source === "city" || source === "scenario" ? source : "character");

/** Whose ability it is, by name. */
export function sourceName(battle: BattleView, source: string): string {
  const ability = battle.abilities.find((one) => one.source === source);
  return ability ? named("name", ability.name) : named("source", source);
}
