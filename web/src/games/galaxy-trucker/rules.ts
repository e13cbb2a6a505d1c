import primer from "@hullbreach/games/galaxy_trucker/data/primer.toml";
import french from "@hullbreach/games/galaxy_trucker/data/rules.fr.toml";
import english from "@hullbreach/games/galaxy_trucker/data/rules.toml";
import { bookOf, type Catalogue, type PrimerFile, type Translation } from "../../catalogue";
import Drawing from "./Drawing.svelte";
import Sample from "./Sample.svelte";

export const rules = bookOf(english as Catalogue, french as Translation, primer as PrimerFile, { Drawing, Sample });
