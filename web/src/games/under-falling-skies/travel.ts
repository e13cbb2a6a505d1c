import { crossfade, fade } from "svelte/transition";
import { prefs } from "../../prefs.svelte";

/** A die that leaves the tray is seen to go where it lies next. */
export const travel = crossfade({
  duration: () => (prefs.pace ? 220 : 0),
  fallback: (node) => fade(node, { duration: prefs.pace ? 150 : 0 }),
});
