import { render } from "svelte/server";
import { describe, expect, test, vi } from "vitest";
import { bookOf, type Catalogue, type Rulebook } from "../src/catalogue";
import { readSample } from "../src/games/galaxy-trucker/sample";

vi.hoisted(() => vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined }));

const books = import.meta.glob<(language: string) => Rulebook>("../src/games/*/rules.ts", { import: "rules", eager: true });

const CATALOGUE: Catalogue = {
  rule: [{ id: "X-01", topic: "moves", source: "", text: "Ships go down." }],
  ruling: [],
  example: [{ id: "X-EX-01", rules: ["X-01"], given: "A ship.", when: "It moves.", then: "It is lower.", ship: "7,7 P0 3333" }],
};
const FRENCH = { rule: { "X-01": "Les vaisseaux descendent." }, ruling: {}, example: {} };
const PRIMER = { page: [{ en: "The goal", fr: "Le but", step: [{ en: "Wait.", fr: "Attendez.", rules: ["X-01"], picture: "ship" }, { en: "Go.", fr: "Allez.", rules: ["X-01"] }] }] };

test("a rulebook begins with how to play, in the language of the reader", () => {
  const book = bookOf(CATALOGUE, FRENCH, PRIMER, {});
  expect(book("en").primer).toEqual([{ title: "The goal", steps: [{ text: "Wait.", rules: ["X-01"], picture: "ship" }, { text: "Go.", rules: ["X-01"], picture: null }] }]);
  expect(book("fr").primer[0]?.title).toBe("Le but");
  expect(book("fr").chapters[0]?.rules[0]?.text).toBe("Les vaisseaux descendent.");
  expect(book("fr").chapters[0]?.rules[0]?.examples[0]?.ship).toBe("7,7 P0 3333");
});

describe.each(Object.entries(books))("%s", (_, rules) => {
  const book = rules("en");
  const known = new Set(book.chapters.flatMap(({ rules: all }) => all.flatMap(({ id, rulings }) => [id, ...rulings.map((one) => one.id)])));

  test("every step of the primer leads to rules that can be opened", () => {
    const cited = book.primer.flatMap(({ steps }) => steps.flatMap((step) => step.rules));
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter((id) => !known.has(id))).toEqual([]);
  });

  test("every picture of the primer shows something, and no two the same", () => {
    const names = [...new Set(book.primer.flatMap(({ steps }) => steps.flatMap(({ picture }) => picture ?? [])))];
    const drawn = names.map((name) => render(book.art.Drawing!, { props: { name } }).body);
    expect(drawn.filter((body) => !/<(path|rect|circle|text)/.test(body))).toEqual([]);
    expect(new Set(drawn).size).toBe(names.length);
  });
});

test("an example's ship is read as it is written", () => {
  const [cannon, engine, hold] = readSample("7,6 G1:E 0010\n6,8 E2:W 1000 # wrong\n8,7 C3 0103 g:YB");
  expect(cannon).toMatchObject({ column: 7, row: 6, kind: "cannon", size: 1, turn: 1, connectors: ["none", "none", "single", "none"] });
  expect(engine).toMatchObject({ kind: "engine", size: 2, turn: 1 });
  expect(hold).toMatchObject({ kind: "cargo", size: 3, turn: 0, load: { goods: ["Y", "B"] } });
});

test("every ship of the rulebooks is drawn of known parts", () => {
  const ships = Object.values(books).flatMap((rules) => rules("en").chapters.flatMap((chapter) => chapter.rules.flatMap(({ examples }) => examples.flatMap(({ ship }) => ship ?? []))));
  expect(ships.length).toBeGreaterThan(40);
  expect(ships.flatMap(readSample).filter(({ kind, connectors }) => !kind || connectors.length !== 4)).toEqual([]);
});
