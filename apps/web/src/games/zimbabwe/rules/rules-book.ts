import {
  ZIMBABWE_RULES,
  chaptersOf,
  loadZimbabweRules,
  type ZimbabweRulesText,
} from "@sofala/text/rules";
import { CRAFTSMEN, GODS, SPECIALISTS, feesOf } from "@sofala/zimbabwe";
import { RULES_PATH } from "./rules-links.ts";
import { appText } from "../../../text/app-text.ts";
import type { RulesBook } from "../../../rules/rules-book.ts";
import { cardOfSection } from "./card-facts.ts";
import { rulesTables } from "./rules-tables.tsx";

/** The rules of The Great Zimbabwe. */
export async function loadRulesBook(tag: string): Promise<RulesBook> {
  const { zimbabwe } = appText.value;
  const rules = await loadZimbabweRules(tag);
  return {
    path: RULES_PATH,
    title: rules.title,
    searchHint: rules.searchHint,
    chapters: chaptersOf(ZIMBABWE_RULES, rules),
    tables: new Map(Object.entries(rulesTables(rules, zimbabwe))),
    cardText: (section) => cardLine(section, rules),
    screenText: rules.screen,
  };
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
