import type { Chooser } from "../choosers";
import characterFile from "@hullbreach/games/under_falling_skies/data/characters.toml";
import Character from "./picking/Character.svelte";
import City from "./picking/City.svelte";
import Scenario from "./picking/Scenario.svelte";
import Tile from "./picking/Tile.svelte";

const { character: characters } = characterFile as unknown as { character: { id: string }[] };

const chooser: Chooser = {
  pictures: { city: City, scenario: Scenario },
  groups: [
    { name: "team", options: characters.map(({ id }) => id), Picture: Character },
    { name: "sky", options: ["tile_0", "tile_1", "tile_2", "tile_3", "tile_4"], Picture: Tile },
  ],
  // A damaged city has another ability.
  effect: (option, value, chosen) => (option === "city" ? `under-falling-skies-ability-${value}-${chosen.side}` : null),
};

export default chooser;
