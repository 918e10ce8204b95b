import { chaptersOf } from "@sofala/text/rules";
import { TSORO_RULES, loadTsoroRules } from "@sofala/text/tsoro";
import type { RulesBook } from "../../rules/rules-book.ts";
import { StoneBand } from "./stone-band.tsx";

/** The rules of Tsoro yematatu. */
export async function loadRulesBook(tag: string): Promise<RulesBook> {
  const rules = await loadTsoroRules(tag);
  return {
    path: "/learn/rules/tsoro",
    title: rules.title,
    searchHint: rules.searchHint,
    chapters: chaptersOf(TSORO_RULES, rules),
    tables: new Map(),
    cardText: () => undefined,
    screenText: rules.screen,
    Ornament: StoneBand,
  };
}
