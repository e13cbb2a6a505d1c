/** A component as the legend knows it: single and double ones apart, all other sizes together. */
export const partSign = (kind: string, power = 0): string => (power ? `part-${kind}_${power}` : `part-${kind}`);
