import type { Error as Refusal } from "../../wire";
import type { Values } from "../../words.svelte";
import { memberName, named, web } from "./says";

/** What a field of a paper is about, and what it is called on the sheet. */
interface Place {
  kind: "card" | "zone" | "time" | "track" | "tile" | "slot" | "sheet";
  words: string;
}

const THREAT: Record<string, "card" | "zone" | "time"> = { id: "card", code: "card", zone: "zone", time: "time" };
/** Names of the game that a refusal gives by their ids. */
const NAMED: Record<string, string> = { threat: "threat", zone: "zone", flight: "flight" };

function placeOf(field: string): Place {
  const [, time, part = "id"] = /^threats\[(\d+)\](?:\.(\w+))?/.exec(field) ?? [];
  if (time) return THREAT[part] === "zone" ? { kind: "zone", words: web("zone-at", { time }) } : { kind: THREAT[part] ?? "card", words: web("card-at", { time }) };
  const [, list, zone] = /^(tracks|damage_decks)\.(\w+)/.exec(field) ?? [];
  if (zone) return list === "tracks" ? { kind: "track", words: web("wrong-track", { zone: named("zone", zone) }) } : { kind: "tile", words: web("wrong-tiles", { zone: named("zone", zone) }) };
  const [, member, slot] = /^plans\[(\d+)\](?:\[(\d+)\])?/.exec(field) ?? [];
  if (member) return { kind: "slot", words: slot ? web("slot-now", { member: memberName(Number(member)), turn: Number(slot) + 1 }) : memberName(Number(member)) };
  return { kind: "sheet", words: web("wrong-sheet") };
}

/** What is wrong with a sheet, in a sentence that names the place as the sheet does and says what would be right. */
export function faultWords({ code, why, details = {} }: Pick<Refusal, "code"> & Partial<Pick<Refusal, "why" | "details">>, field: string): string {
  const { kind, words: place } = placeOf(field);
  const values: Values = { ...details, place, kind };
  for (const [name, domain] of Object.entries(NAMED)) if (details[name] !== undefined) values[name] = named(domain, String(details[name]));
  return web(`wrong-${why ?? code}`, values);
}
