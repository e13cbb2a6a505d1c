import { say, words, type Values } from "../../../words.svelte";
import { cardOf, cardWord, COLOURS, scaleOf, supercardOf, type Colour } from "../facts";
import { readLoad } from "../part";
import { hazardOf } from "./hazards";
import { colourOf, GAME, named, seatName } from "../says";

/** What the flight alone says. */
export const flies = (id: string, values?: Values): string => words.own(GAME, `flight-${id}`, values);

export { seatName };
export { halves } from "./halves";
export { hazardOf };

/** Blocks that are written as letters, dearest first. */
export const readGoods = (goods = ""): Colour[] => [...goods].map(colourOf).sort((one, other) => COLOURS.indexOf(one) - COLOURS.indexOf(other));

/** Blocks, to be read: “2 red, 1 blue”. */
export function goodsWords(goods: readonly Colour[]): string {
  const counted = COLOURS.map((colour) => [colour, goods.filter((one) => one === colour).length] as const).filter(([, blocks]) => blocks);
  return counted.map(([colour, blocks]) => say(`${GAME}-colour-${colour}.blocks`, { blocks })).join(", ");
}

export const hazardName = (hazard: string): string => say(`${GAME}-hazard-${hazard}.label`);
export const sideName = (from: string): string => flies(`from-${from}`);
export const hazardWords = (meteor: boolean, size: string, from: string): string => flies("hazard", { hazard: hazardName(hazardOf(meteor, size)), side: sideName(from) });

/** What a card does, in a sentence; of a supercard at a level of the flight, 1 to 4. */
export function cardWords(id: string, level: number): string {
  const found = supercardOf(id);
  if (found) return say(`${GAME}-card-${cardWord(id)}.about`, { scale: scaleOf(found)[Math.max(level, 1) - 1] ?? 0 });
  const { type, strength = 0, crew_lost, goods_lost, crew_required, reward_credits: credits = 0, reward_goods: goods = [], days = 0 } = cardOf(id)!;
  return say(`${GAME}-card-${type}.about`, { strength, amount: crew_lost ?? goods_lost ?? crew_required ?? 0, credits, goods: goodsWords(goods), days });
}

export const lossWords = (what: "days" | "crew" | "goods", amount: number): string => flies(`lose-${what}`, { [what]: amount });

/** What a component carries, to be read. */
export function carriedWords(holds = ""): string {
  const { humans, alien, cells, goods } = readLoad(holds);
  const said = [humans && flies("humans", { humans }), alien && named("figure", alien), cells && flies("cells", { cells }), goods.length && goodsWords(goods.map(colourOf))];
  return said.filter(Boolean).join(", ");
}
