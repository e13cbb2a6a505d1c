import type { Chooser } from "../choosers";
import Fleet from "./Fleet.svelte";

const chooser: Chooser = {
  pictures: { mothership: Fleet },
  // No die is rolled for a mothership that is led by a player.
  effect: (option, _value, { mode }) => (option === "mothership" && mode === "two_player" ? "aliens-attack-web-mothership-led" : null),
};

export default chooser;
