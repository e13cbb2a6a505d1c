/** Where on a board the things are that a step points at. Stations and trajectories go by their own names. */
const PLACES: Record<string, string> = { ship: "div.hull", tracks: ".outer", boards: ".boards", hand: ".hand", acts: ".acts", bar: ".bar" };

const selector = (at: string): string => PLACES[at] ?? `[data-place="${at}"]`;

/** Light what a step speaks about, and bring it into sight, the last of it at any rate; nothing else stays lit. */
export function spotlight(root: ParentNode, at: readonly string[]): void {
  for (const old of root.querySelectorAll("[data-taught]")) old.removeAttribute("data-taught");
  const found = at.flatMap((one) => [...root.querySelectorAll<HTMLElement>(selector(one))].slice(0, 1));
  for (const one of found) {
    one.setAttribute("data-taught", "");
    // What hangs at the edge of the board is always in sight.
    if (!one.closest(".dock")) one.scrollIntoView({ block: "nearest" });
  }
}
