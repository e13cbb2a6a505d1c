import type { Chooser } from "../choosers";
import Fleet from "./Fleet.svelte";

const chooser: Chooser = { pictures: { mothership: Fleet } };

export default chooser;
