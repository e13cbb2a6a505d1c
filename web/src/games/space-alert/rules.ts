import primer from "@hullbreach/games/space_alert/data/primer.toml";
import french from "@hullbreach/games/space_alert/data/rules.fr.toml";
import english from "@hullbreach/games/space_alert/data/rules.toml";
import { bookOf, type Catalogue, type PrimerFile, type Translation } from "../../catalogue";
import Drawing from "./Drawing.svelte";

export const rules = bookOf(english as Catalogue, french as Translation, primer as PrimerFile, { Drawing });
