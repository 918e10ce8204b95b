import { MEDITERRANEAN_RULES, chaptersOf, loadMediterraneanRules } from "@sofala/text/rules";
import type { RulesBook } from "../../../rules/rules-book.ts";
import { MeanderBand } from "../meander-band.tsx";
import "./rules-book.css";

/** The rules of Trading in the Mediterranean. */
export async function loadRulesBook(tag: string): Promise<RulesBook> {
  const { rules, tables } = await loadMediterraneanRules(tag);
  return {
    path: "/learn/rules/mediterranean",
    title: rules.title,
    searchHint: rules.searchHint,
    chapters: chaptersOf(MEDITERRANEAN_RULES, rules),
    tables: new Map(Object.entries(tables)),
    cardText: () => undefined,
    screenText: rules.screen,
    Ornament: MeanderBand,
  };
}
