import { describe, expect, test } from "vitest";
import { Session } from "../src/table/session.svelte";

describe("onlookers", () => {
  test("nobody looks on at a table that is not known yet", () => {
    expect(new Session("t").onlookers).toBe(0);
  });

  test("who looks on does not count themselves, who plays counts all", () => {
    const session = new Session("t");
    session.hear({ t: "watched", watching: 2 });
    expect(session.onlookers).toBe(1);
    session.seat = 0;
    expect(session.onlookers).toBe(2);
  });
});
