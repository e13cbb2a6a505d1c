import type { Move } from "../../title";
import type { Worded } from "../index";
import type { UnderFallingSkiesView } from "./wire";

/** Why a bot puts a die somewhere: what the room does, or that the excavator gets there. */
export function why({ battle }: UnderFallingSkiesView, { verb, values }: Move): Worded | null {
  const space = values[1] ?? "";
  if (!battle || verb !== "place") return null;
  const { path, excavator, rooms } = battle.base;
  const room = path.indexOf(space) > excavator ? "ahead" : rooms.find(({ spaces }) => spaces.includes(space))?.kinds[0];
  return { id: "why-place", values: { room: room ?? "none" } };
}
