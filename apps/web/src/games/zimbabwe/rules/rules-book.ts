import { ZIMBABWE_RULES, loadZimbabweRules, type ZimbabweRulesText } from "@sofala/text/zimbabwe";
import { CRAFTSMEN, GODS, SPECIALISTS, feesOf } from "@sofala/zimbabwe";
import { rulesBookOf, type RulesBook } from "../../../rules/rules-book.ts";
import { allZimbabweText } from "../zimbabwe-text.ts";
import { cardOfSection } from "./card-facts.ts";
import { rulesTables } from "./rules-tables.tsx";

/** The rules of The Great Zimbabwe. */
export async function loadRulesBook(tag: string): Promise<RulesBook> {
  const rules = await loadZimbabweRules(tag);
  const tables = rulesTables(rules, allZimbabweText.value.zimbabwe);
  const book = rulesBookOf("zimbabwe", ZIMBABWE_RULES, rules, tables);
  return { ...book, cardText: (section) => cardLine(section, rules) };
}

function cardLine(section: string, { tables }: ZimbabweRulesText): string | undefined {
  const card = cardOfSection(section);
  switch (card?.kind) {
    case undefined:
      return undefined;
    case "god":
      return tables.vrLine([GODS[card.id].vr]);
    case "specialist":
      return `${tables.vrLine([SPECIALISTS[card.id].vr])} · ${tables.feeLine(feesOf(card.id))}`;
    case "craft": {
      const { vr, cost, vp } = CRAFTSMEN[card.id];
      return `${tables.vrLine(vr)} · ${tables.costLine(cost, vp)}`;
    }
  }
}
