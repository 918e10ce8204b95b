import {
  ZIMBABWE_RULES,
  chaptersOf,
  loadZimbabweRules,
  type ZimbabweRulesText,
} from "@sofala/text/rules";
import { CRAFTSMEN, GODS, SPECIALISTS, feesOf } from "@sofala/zimbabwe";
import { RULES_PATH } from "./rules-links.ts";
import { words } from "../../../text/app-text.ts";
import type { RulesBook } from "../../../rules/rules-book.ts";
import { cardOf } from "./card-facts.ts";
import { zimbabweTables } from "./rules-tables.tsx";

/** The rules of The Great Zimbabwe. */
export async function loadBook(tag: string): Promise<RulesBook> {
  const { zimbabwe } = words.value;
  const rules = await loadZimbabweRules(tag);
  return {
    path: RULES_PATH,
    title: rules.title,
    searchHint: rules.searchHint,
    chapters: chaptersOf(ZIMBABWE_RULES, rules),
    tables: new Map(Object.entries(zimbabweTables(rules, zimbabwe))),
    cardLine: (section) => cardLine(section, rules),
    screen: rules.screen,
  };
}

function cardLine(section: string, { tables }: ZimbabweRulesText): string | undefined {
  const card = cardOf(section);
  switch (card?.kind) {
    case undefined:
      return undefined;
    case "god":
      return tables.vrOf([GODS[card.id].vr]);
    case "specialist":
      return `${tables.vrOf([SPECIALISTS[card.id].vr])} · ${tables.feeOf(feesOf(card.id))}`;
    case "craft": {
      const { vr, cost, vp } = CRAFTSMEN[card.id];
      return `${tables.vrOf(vr)} · ${tables.costOf(cost, vp)}`;
    }
  }
}
