import { expect, onTestFinished, test, vi } from "vitest";
import { BOTS, playToEnd, openHiddenTable } from "../testing/hidden-tables.ts";

test("bots play a whole game without a person", async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const table = openHiddenTable(BOTS, { tradeSeconds: 60 });
  await playToEnd(table);
  expect(table.stored.value.ranking).toHaveLength(4);
  expect(table.error.value).toBeUndefined();
});
