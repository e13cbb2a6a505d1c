import type { PlayerGame, Result } from "../src/wire";

/** Games of a player, as the server tells of them. */
export const result = (won: boolean[], drawn = false): Result => ({
  won, drawn, reason: "saved", rule: "", score: [["turns", 9]], places: won.map((_, seat) => ({ rank: 1, score: [["points", seat]] })),
});

export const game = (table: string, more: Partial<PlayerGame> = {}): PlayerGame => ({
  table, watch: "w", game: "toy", options: {}, name: "", day: "", created: 0, at: 0, seq: 3, seat: 0, over: false, turn: false, note: "",
  people: [{ seat: "one", player: "Ada", bot: "", taken: true }, { seat: "two", player: "Ben", bot: "", taken: true }],
  result: null, ms: 0, open: false, readable: true, ...more,
});
