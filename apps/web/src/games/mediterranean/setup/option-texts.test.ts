import { loadMediterraneanWords } from "@sofala/text/mediterranean";
import { expect, test } from "vitest";
import { AS_RULED } from "./table-setup.ts";
import { marketTexts } from "./option-texts.ts";

const { setup } = await loadMediterraneanWords("en");

test("a game as in the box needs no words", () => {
  expect(marketTexts(AS_RULED, true, setup)).toEqual([]);
});

test("the length of the market is told where its clock runs", () => {
  const longer = { ...AS_RULED, tradeSeconds: 600 };
  expect(marketTexts(longer, true, setup)).toEqual([setup.terms.market(setup.minutes(10))]);
  expect(marketTexts(longer, false, setup)).toEqual([]);
});

test("whatever differs is told", () => {
  const other = {
    ...AS_RULED,
    market: "rounds",
    pledges: "talk",
    tradeVp: false,
    publicVp: false,
    handTypes: "open",
    crossing: "sharedZero",
    tradeChat: true,
  } as const;
  expect(marketTexts(other, true, setup)).toHaveLength(7);
});
