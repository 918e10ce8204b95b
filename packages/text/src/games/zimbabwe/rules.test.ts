import { CRAFTSMEN, GODS, SPECIALISTS } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { LANGUAGE_TAGS } from "../../languages.ts";
import { ZIMBABWE_RULES, loadZimbabweRules } from "./index.ts";

test.each(LANGUAGE_TAGS)("%s formats signs and lists as the language does", async (tag) => {
  const { screen, tables } = await loadZimbabweRules(tag);
  expect(tables.vrLine([-2])).toMatch(/ −2$/u);
  expect(tables.feeList([2, 4, 6])).toMatch(/^2, 4 \S+ 6$/u);
  expect(screen.resultCount(1)).not.toBe(screen.resultCount(2));
});

test("every card has its own section", () => {
  const sections: readonly string[] = Object.values(ZIMBABWE_RULES).flat();
  const cards = [
    ...Object.keys(GODS).map((god) => `god-${god}`),
    ...Object.keys(SPECIALISTS).map((specialist) => `specialist-${specialist}`),
    ...Object.keys(CRAFTSMEN).map((craft) => `craft-${craft}`),
  ];
  expect(cards.filter((card) => !sections.includes(card))).toEqual([]);
});
