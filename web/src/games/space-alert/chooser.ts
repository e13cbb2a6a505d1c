import type { Chooser } from "../choosers";
import Patch from "./Patch.svelte";

const chooser: Chooser = { pictures: { flight: Patch } };

export default chooser;
