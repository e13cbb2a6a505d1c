import { Progress } from "../../../guide/progress.svelte";
import { GAME } from "../says";
import { STEPS } from "./steps";

/** What this browser knows of somebody's practice. */
export const progress = new Progress(GAME, STEPS.length);
