/** Strengths of cannons come in halves: 5 is 2½. */
export const halves = (half: number): string => (half % 2 ? `${Math.floor(half / 2) || ""}½` : String(half / 2));
