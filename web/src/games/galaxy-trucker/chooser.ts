import type { Chooser } from "../choosers";
import MissionPicture from "./MissionPicture.svelte";
import Outline from "./Outline.svelte";

const chooser: Chooser = { pictures: { first: Outline, second: Outline, third: Outline, fourth: Outline, mission: MissionPicture } };

export default chooser;
