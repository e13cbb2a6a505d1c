import lesson from "@hullbreach/games/aliens_attack/data/lesson.toml";
import { guidedBy } from "../../guide";
import type { Lesson } from "../../guide/lesson";
import { TITLE } from "./title";

/** Parts of the board; everything else is a cannon, a card or a square. */
const PARTS: Record<string, string> = { cannons: "[data-cannon]", deck: ".deck", danger: ".danger", sky: ".sky" };
const place = (name: string): string => PARTS[name] ?? `[data-cannon="${name}"], [data-card="${name}"], [data-square="${name}"]`;

export default guidedBy({ game: TITLE.id, lesson: lesson as Lesson, place }, async (language) => (await import("./rules")).rules(language));
