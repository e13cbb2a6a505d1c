/** Light what a step speaks about, and bring it into sight when the step begins. */
export function spotlight(root: ParentNode, selectors: readonly string[], bring: boolean): HTMLElement[] {
  for (const old of root.querySelectorAll("[data-taught]")) old.removeAttribute("data-taught");
  const found = selectors.flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)]);
  for (const one of found) one.setAttribute("data-taught", "");
  if (bring) for (const one of [...found].reverse()) one.scrollIntoView({ block: "nearest", inline: "nearest" });
  return found;
}
