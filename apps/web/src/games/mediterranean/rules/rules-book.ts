import { MEDITERRANEAN_RULES, loadMediterraneanRules } from "@sofala/text/mediterranean";
import { rulesBookOf, type RulesBook } from "../../../rules/rules-book.ts";
import { MeanderBand } from "../meander-band.tsx";
import "./rules-book.css";

/** The rules of Trading in the Mediterranean. */
export async function loadRulesBook(tag: string): Promise<RulesBook> {
  const { rules, tables } = await loadMediterraneanRules(tag);
  const book = rulesBookOf("mediterranean", MEDITERRANEAN_RULES, rules, tables);
  return { ...book, Ornament: MeanderBand };
}
