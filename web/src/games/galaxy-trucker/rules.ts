import english from "@hullbreach/games/galaxy_trucker/data/rules.toml";
import french from "@hullbreach/games/galaxy_trucker/data/rules.fr.toml";
import { readCatalogue, type Catalogue, type Rulebook, type Translation } from "../../catalogue";

export function rules(language: string): Rulebook {
  return readCatalogue(english as Catalogue, language === "fr" ? (french as Translation) : null);
}
