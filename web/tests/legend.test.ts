import iconFile from "@hullbreach/games/aliens_attack/data/icons.toml";
import defenceFile from "@hullbreach/games/aliens_attack/data/defence.toml";
import adventureFile from "@hullbreach/games/galaxy_trucker/data/adventures.toml";
import specialFile from "@hullbreach/games/galaxy_trucker/data/special_components.toml";
import tileFile from "@hullbreach/games/galaxy_trucker/data/tiles.toml";
import internalFile from "@hullbreach/games/space_alert/data/threats_internal.toml";
import baseFile from "@hullbreach/games/under_falling_skies/data/base_tiles.toml";
import skyFile from "@hullbreach/games/under_falling_skies/data/sky_tiles.toml";
import { render } from "svelte/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Legend } from "../src/games/legends";
import type { words as Words } from "../src/words.svelte";

vi.hoisted(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

const GAMES = ["aliens-attack", "galaxy-trucker", "space-alert", "under-falling-skies"];
const texts = import.meta.glob<string>("@hullbreach/locales/*/*-legend.ftl", { query: "?raw", import: "default", eager: true });
const legends = new Map<string, Legend>();
let words: typeof Words;

beforeAll(async () => {
  const { loadLegend } = await import("../src/games/legends");
  ({ words } = await import("../src/words.svelte"));
  for (const game of GAMES) legends.set(game, (await loadLegend(game))!);
});

const signsOf = (game: string): string[] => legends.get(game)!.groups.flatMap(({ signs }) => signs.map(({ sign }) => sign));

describe.each(GAMES)("the legend of %s", (game) => {
  test.each(["en", "fr"] as const)("has words for every sign and every group, in %s", async (language) => {
    await words.choose(language);
    const legend = legends.get(game)!;
    const silent = signsOf(game).filter((sign) => {
      const { name, about } = legend.say(sign);
      return !name || !about || name.includes(game) || about.includes(game);
    });
    expect(silent).toEqual([]);
    expect(legend.groups.map(({ id }) => `${game}-legend-group-${id}`).filter((id) => !words.has(id))).toEqual([]);
  });

  test("explains nothing twice, and says nothing it does not explain", () => {
    const signs = signsOf(game);
    expect(signs.length).toBe(new Set(signs).size);
    const groups = legends.get(game)!.groups;
    const asked = new Set(groups.flatMap(({ id, signs: all }) => [`group-${id}`, ...all.flatMap(({ sign, about = [] }) => [sign, ...[about].flat().map((one) => one.replace(`${game}-legend-`, "").replace(".about", ""))])]));
    const path = Object.keys(texts).find((name) => name.endsWith(`/en/${game}-legend.ftl`))!;
    const said = [...texts[path]!.matchAll(new RegExp(`^${game}-legend-([\\w-]+) =`, "gm"))].map(([, id]) => id!);
    expect(said.filter((id) => !asked.has(id))).toEqual([]);
  });

  test("draws every sign", () => {
    const { Picture } = legends.get(game)!;
    const blank = signsOf(game).filter((sign) => {
      const { body } = render(Picture, { props: { sign } });
      return !/<(path|circle|ellipse|rect|text)/.test(body) || / d=""/.test(body) || !/ (d|r|rx|width)="[^"]|<text/.test(body);
    });
    expect(blank).toEqual([]);
  });
});

describe("everything the facts can put on a board is explained", () => {
  const missing = (game: string, wanted: string[]): string[] => [...new Set(wanted)].filter((sign) => !legends.get(game)!.has(sign));

  test("icons and defence cards of Aliens Attack!", () => {
    const { icon } = iconFile as { icon: { id: string; kind: string }[] };
    const { action } = defenceFile as { action: { id: string }[] };
    const effects = icon.filter(({ kind }) => kind === "effect").map(({ id }) => `icon-${id}`);
    expect(effects.length).toBeGreaterThan(5);
    expect(missing("aliens-attack", [...effects, ...action.map(({ id }) => `action-${id}`)])).toEqual([]);
  });

  test("squares, actions and rooms of Under Falling Skies", () => {
    interface Face { grid: string[][]; mothership_actions: { action: string }[] }
    const KINDS: Record<string, string> = { "<": "arrow_left", ">": "arrow_right", M: "mothership_icon", tp: "teleporter_pink", tc: "teleporter_cyan" };
    const kindOf = (code: string): string => KINDS[code] ?? (/^\d/.test(code) ? "explosion" : /^r\d/.test(code) ? "red_explosion" : code);
    const faces = (skyFile as unknown as { tile: Record<string, Face>[] }).tile.flatMap((tile) => Object.values(tile).filter((side) => side?.grid));
    const squares = faces.flatMap(({ grid }) => grid.flat()).filter((code) => code !== ".").map((code) => `square-${kindOf(code)}`);
    const actions = faces.flatMap(({ mothership_actions }) => mothership_actions).filter(({ action }) => action !== "none").map(({ action }) => `action-${action}`);
    const rooms = [...JSON.stringify(baseFile).matchAll(/"kind":"([a-z_+]+)","cost"/g)].flatMap(([, kinds]) => kinds!.split("+").map((kind) => `room-${kind}`));
    expect(Math.min(squares.length, actions.length, rooms.length)).toBeGreaterThan(20);
    expect(missing("under-falling-skies", [...squares, ...actions, ...rooms])).toEqual([]);
  });

  test("threats of Space Alert", () => {
    const { threat } = internalFile as { threat: { id: string }[] };
    expect(missing("space-alert", threat.map(({ id }) => `threat-${id}`))).toEqual([]);
  });

  test("components and cards of Galaxy Trucker", () => {
    type Tile = { kind: string; power?: number };
    const tiles = [...(tileFile as { tile: Tile[] }).tile, ...(specialFile as { tile: Tile[] }).tile];
    const { card } = adventureFile as { card: { type: string }[] };
    const wanted = [...tiles.map(({ kind, power }) => `part-${kind}${power ? `_${power}` : ""}`), ...card.map(({ type }) => `card-${type}`)];
    expect(missing("galaxy-trucker", wanted)).toEqual([]);
  });
});

describe("where an explanation stands", () => {
  const window = { width: 360, height: 640 };
  const box = (left: number, top: number, width: number, height: number): DOMRect =>
    ({ left, top, width, height, right: left + width, bottom: top + height, x: left, y: top }) as DOMRect;
  const covers = (one: DOMRect, { x, y }: { x: number; y: number }, width: number, height: number): boolean =>
    x < one.right && x + width > one.left && y < one.bottom && y + height > one.top;

  test.each([
    ["above", box(150, 300, 40, 40)],
    ["below what is at the top", box(150, 10, 40, 40)],
    ["inside at the left edge", box(0, 300, 20, 20)],
    ["inside at the right edge", box(340, 300, 20, 20)],
    ["at the side of what is tall", box(0, 0, 60, 640)],
  ])("%s, inside the window and never on what it explains", async (_, asked) => {
    const { beside } = await import("../src/asking.svelte");
    const at = beside(asked, 260, 90, window);
    expect(at.x).toBeGreaterThanOrEqual(0);
    expect(at.x + 260).toBeLessThanOrEqual(window.width);
    expect(at.y).toBeGreaterThanOrEqual(0);
    expect(at.y + 90).toBeLessThanOrEqual(window.height);
    expect(covers(asked, at, 260, 90)).toBe(false);
  });
});
