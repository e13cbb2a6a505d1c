import { beforeEach, describe, expect, test, vi } from "vitest";
import { bind, held, heldTables, hold, loose, playerKey, release, retain, setPlayerKey, tokenFor } from "../src/memory";
import { Session } from "../src/table/session.svelte";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  let now = 0;
  vi.spyOn(Date, "now").mockImplementation(() => ++now);
});

describe("the keys to one's seats", () => {
  test("are kept, however many there are", () => {
    for (let table = 0; table < 100; table++) hold(`t${table}`, `key ${table}`);
    expect(heldTables()).toHaveLength(100);
    expect(held("t0")?.token).toBe("key 0");
    expect(heldTables()[0]?.table).toBe("t99");
  });

  test("go when they are given up", () => {
    hold("t", "key");
    release("t");
    expect(held("t")).toBeUndefined();
  });

  test("are shown to the server until it knows whose seats they are", () => {
    hold("t1", "key");
    hold("t2", "key");
    bind(["t1", "elsewhere"]);
    expect(loose().map(({ table }) => table)).toEqual(["t2"]);
    expect(held("t1")?.token).toBe("key");
    expect(held("elsewhere")?.token).toBe("");
  });

  test("are forgotten once the server does not know the table any more", () => {
    hold("t1", "key");
    bind(["t1", "t2"]);
    hold("t3", "key");
    retain(["t2"]);
    expect(heldTables().map(({ table }) => table)).toEqual(["t3", "t2"]);
  });

  test("are not lost by coming back to a seat", () => {
    hold("t", "key");
    hold("t", "");
    expect(held("t")?.token).toBe("key");
  });

  test("are kept even when one opens nothing now: it is shown again when the table is opened anew", () => {
    hold("t", "key");
    const session = new Session("t");
    expect(session.token).toBe("key");
    session.shut();
    expect(session.token).toBeNull();
    expect(held("t")?.token).toBe("key");
    expect(new Session("t").token).toBe("key");
  });
});

describe("a player", () => {
  test("is a key that is made once, and is long enough", () => {
    expect(playerKey()).toMatch(/^[A-Za-z0-9_-]{24}$/);
    expect(playerKey()).toBe(playerKey());
  });

  test("opens a seat from another device by the key, and shows it to no table else", () => {
    setPlayerKey("the key of another device");
    bind(["mine"]);
    expect(tokenFor("mine")).toBe("the key of another device");
    expect(tokenFor("theirs")).toBeNull();
    hold("here", "token");
    expect(tokenFor("here")).toBe("token");
  });
});
