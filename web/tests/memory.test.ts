import { beforeEach, describe, expect, test, vi } from "vitest";
import { finish, held, heldTables, hold, release, unfinished } from "../src/memory";
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

  test("of finished games do not crowd out those that go on", () => {
    for (let table = 0; table < 10; table++) hold(`t${table}`, "key");
    for (let table = 3; table < 10; table++) finish(`t${table}`);
    expect(unfinished(2, new Set(["t2"])).map(({ table }) => table)).toEqual(["t1", "t0"]);
    expect(held("t9")?.token).toBe("key");
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
