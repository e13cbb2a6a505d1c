import lesson from "@hullbreach/games/under_falling_skies/data/lesson.toml";
import { guidedBy } from "../../guide";
import type { Lesson } from "../../guide/lesson";
import { TITLE } from "./title";

/** Parts of the board; rooms and squares say which they are, everything else is the face of a die in the tray. */
const PARTS: Record<string, string> = { research: ".track.research", mothership: ".at.hull" };
function place(name: string): string {
  const [kind = "", where] = name.split(" ");
  if (!where) return PARTS[name] ?? `[data-face="${name}"]`;
  return kind === "room" ? `[data-space="${where}"]` : `[data-square="${where}"]`;
}

export default guidedBy({ game: TITLE.id, lesson: lesson as Lesson, place }, async (language) => (await import("./rules")).rules(language));
