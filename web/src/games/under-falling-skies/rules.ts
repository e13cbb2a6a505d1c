import english from "@hullbreach/games/under_falling_skies/data/rules.toml";
import french from "@hullbreach/games/under_falling_skies/data/rules.fr.toml";
import { readCatalogue, type Catalogue, type Rulebook, type Translation } from "../../catalogue";

export function rules(language: string): Rulebook {
  return readCatalogue(english as Catalogue, language === "fr" ? (french as Translation) : null);
}
