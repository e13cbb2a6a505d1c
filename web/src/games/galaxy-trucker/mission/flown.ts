import type { GalaxyTruckerView } from "../wire";
import { missionOf, type Mission } from "./mission";

/** The mission of this flight: one of the box, or the one that stands in the table's options; null: none. */
export function missionFor(view: Pick<GalaxyTruckerView, "mission">, options: Record<string, string>): Mission | null {
  const name = view.mission?.name;
  if (!name) return null;
  return missionOf(name) ?? written(options.paper ?? "");
}

const read = new Map<string, Mission | null>();
/** A mission that somebody wrote; the server has looked at it. */
export function written(paper: string): Mission | null {
  if (!read.has(paper)) {
    try {
      read.set(paper, JSON.parse(paper) as Mission);
    } catch {
      read.set(paper, null);
    }
  }
  return read.get(paper) ?? null;
}
