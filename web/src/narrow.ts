import { MediaQuery } from "svelte/reactivity";

/** Whether there is room for the board alone: what else there is then lies in drawers. The styles say the same number. */
export const narrow = new MediaQuery("max-width: 899px");
