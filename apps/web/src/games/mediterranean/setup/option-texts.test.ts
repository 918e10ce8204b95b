import { loadMediterraneanAppText } from "@sofala/text/mediterranean";
import { expect, test } from "vitest";
import { DEFAULT_OPTIONS } from "./setup-options.ts";
import { optionTexts } from "./option-texts.ts";

const { setup: text } = await loadMediterraneanAppText("en");

test("default options have no texts", () => {
  expect(optionTexts(DEFAULT_OPTIONS, true, text)).toEqual([]);
});

test("the length of the market is listed if its clock runs", () => {
  const longer = { ...DEFAULT_OPTIONS, tradeSeconds: 600 };
  expect(optionTexts(longer, true, text)).toEqual([text.settingsSummary.market(text.minutes(10))]);
  expect(optionTexts(longer, false, text)).toEqual([]);
});

test("every option that differs is listed", () => {
  const other = {
    ...DEFAULT_OPTIONS,
    market: "rounds",
    pledges: "talk",
    tradeVp: false,
    publicVp: false,
    handTypes: "open",
    crossing: "sharedZero",
    tradeChat: true,
  } as const;
  expect(optionTexts(other, true, text)).toHaveLength(7);
});
