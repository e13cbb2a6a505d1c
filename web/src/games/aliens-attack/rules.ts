import english from "@hullbreach/games/aliens_attack/data/rules.toml";
import french from "@hullbreach/games/aliens_attack/data/rules.fr.toml";
import { readCatalogue, type Catalogue, type Translation } from "../../catalogue";
import type { RuleText } from "../index";

export function rules(language: string): RuleText[] {
  return readCatalogue(english as Catalogue, language === "fr" ? (french as Translation) : null);
}
