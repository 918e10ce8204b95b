import { loadOnlineText } from "@sofala/text/online";
import { expect, test } from "vitest";
import { dayText, durationText, clockText } from "./duration-text.ts";

const { onlineTable: live } = await loadOnlineText("en");

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [44_001, "0:45"],
  [59_001, "1:00"],
  [725_000, "12:05"],
  [3_600_000, "1 h"],
  [12_000_000, "3 h 20 min"],
  [187_200_000, "2 d 4 h"],
])("%i milliseconds are shown as %s", (milliseconds, shown) => {
  expect(clockText(milliseconds, live.clock)).toBe(shown);
});

test.each([
  [45_000, "45 s"],
  [59_500, "1 min"],
  [725_000, "12 min 5 s"],
  [86_400_000, "1 day"],
])("%i milliseconds in words are %s", (milliseconds, read) => {
  expect(durationText(milliseconds, live.clock)).toBe(read);
});

test("a day within a week is a weekday, a later one is a date", () => {
  const sunday = Date.UTC(2026, 10, 15, 12);
  const on = (days: number) => sunday + days * 86_400_000;
  expect(dayText(on(1), sunday, "en")).toBe("Monday");
  expect(dayText(on(8), sunday, "en")).toBe("23 Nov");
  expect(dayText(on(1), sunday, "it")).toBe("lunedì");
});
