import { beforeEach, expect, test, vi } from "vitest";
import { bookFor, forgetBook, knowBook, knownBooks, NEW_BOOK, NO_BOOK } from "../src/books";

const begun = vi.hoisted(() => ({ beginBook: vi.fn(async () => ({ key: "made" })) }));
vi.mock("../src/api", () => begun);

beforeEach(() => {
  const memory = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => memory.get(key) ?? null, setItem: (key: string, value: string) => memory.set(key, value) });
  begun.beginBook.mockClear();
});

test("the book that was used last comes first, under its newest name, and each is known once", () => {
  knowBook({ key: "a", game: "airlock", name: "" });
  knowBook({ key: "b", game: "airlock", name: "B" });
  knowBook({ key: "c", game: "hull", name: "C" });
  knowBook({ key: "a", game: "airlock", name: "A" });
  expect(knownBooks("airlock").map(({ name }) => name)).toEqual(["A", "B"]);
  forgetBook("a");
  expect(knownBooks("airlock").map(({ key }) => key)).toEqual(["b"]);
  expect(knownBooks("hull")).toHaveLength(1);
});

test("a book is begun only where a new one was chosen, and is known from then on", async () => {
  expect(await bookFor("airlock", NO_BOOK, "x")).toBe(NO_BOOK);
  expect(await bookFor("airlock", "a", "x")).toBe("a");
  expect(begun.beginBook).not.toHaveBeenCalled();
  expect(await bookFor("airlock", NEW_BOOK, " Ours ")).toBe("made");
  expect(begun.beginBook).toHaveBeenCalledWith("airlock", "Ours");
  expect(knownBooks("airlock")).toEqual([{ key: "made", game: "airlock", name: "Ours" }]);
});
