import { beforeEach, describe, expect, test, vi } from "vitest";

const HELD = vi.hoisted(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  return { store };
});

async function fresh() {
  vi.resetModules();
  return (await import("../src/words.svelte")).words;
}

describe("words that are read while others are asked for", () => {
  beforeEach(() => HELD.store.clear());

  test("a slow answer never takes away what was asked for later", async () => {
    const words = await fresh();
    await words.choose("en");
    await Promise.all([words.choose("fr"), words.learn(["voice"])]); // French comes late: nobody has read it yet
    expect(words.say("voice-count", { number: 4 })).toBe("4");
    expect(words.language).toBe("fr");
    expect(HELD.store.get("hullbreach.language")).toBe("fr");
  });

  test("who asks for words that are on their way gets them, not a promise of them", async () => {
    const words = await fresh();
    const first = words.learn(["voice"]);
    await words.learn(["voice"]);
    expect(words.has("voice-count")).toBe(true);
    await first;
  });
});

test("each language sets its own spaces between what is said of something", async () => {
  const words = await fresh();
  const { inTurn, saidOf } = await import("../src/words.svelte");
  await words.choose("fr");
  expect(saidOf("Colonne 7", inTurn(["libre", "sous radiation"]))).toBe("Colonne 7\u00a0: libre\u00a0; sous radiation");
  await words.choose("en");
  expect(saidOf("Column 7", inTurn(["free"]))).toBe("Column 7: free");
  expect(inTurn([])).toBe("");
});
