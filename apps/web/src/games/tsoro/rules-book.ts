import { TSORO_RULES, loadTsoroRules } from "@sofala/text/tsoro";
import { rulesBookOf, type RulesBook } from "../../rules/rules-book.ts";
import { StoneBand } from "./stone-band.tsx";

/** The rules of Tsoro yematatu. */
export async function loadRulesBook(tag: string): Promise<RulesBook> {
  const book = rulesBookOf("tsoro", TSORO_RULES, await loadTsoroRules(tag), {});
  return { ...book, Ornament: StoneBand };
}
