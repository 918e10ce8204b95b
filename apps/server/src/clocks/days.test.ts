import { describe, expect, test } from "vitest";
import { addDays, dayAt, nextTimeAtHour, startOfDay, weekdayOf } from "./days.ts";

const at = (isoTime: string): number => Date.parse(isoTime);

describe("days", () => {
  test.each([
    ["UTC", "2026-11-15T00:00:00Z", "2026-11-15"],
    ["Pacific/Auckland", "2026-11-15T12:00:00Z", "2026-11-16"],
    ["America/Los_Angeles", "2026-11-15T07:59:59.999Z", "2026-11-14"],
    ["Asia/Kathmandu", "2026-11-14T18:15:00Z", "2026-11-15"],
  ])("in %s the day at %s is %s", (timeZone, instant, day) => {
    expect(dayAt(timeZone, at(instant))).toBe(day);
  });

  test.each([
    ["Europe/Rome", "2026-03-29", "2026-03-28T23:00:00Z", 23],
    ["Europe/Rome", "2026-10-25", "2026-10-24T22:00:00Z", 25],
    ["Asia/Kathmandu", "2026-11-15", "2026-11-14T18:15:00Z", 24],
  ])("in %s the day %s starts at %s and has %i hours", (timeZone, day, start, hours) => {
    expect(startOfDay(timeZone, day)).toBe(at(start));
    expect(startOfDay(timeZone, addDays(day)) - startOfDay(timeZone, day)).toBe(hours * 3_600_000);
  });

  test("are added over the ends of months, and have a weekday", () => {
    expect(addDays("2026-12-31")).toBe("2027-01-01");
    expect([weekdayOf("2026-11-15"), weekdayOf("2026-11-16")]).toEqual([0, 1]);
  });

  test("the next time at an hour is today or tomorrow", () => {
    const noon = at("2026-11-15T12:00:00Z");
    expect(nextTimeAtHour("Europe/Rome", 14, noon)).toBe(at("2026-11-15T13:00:00Z"));
    expect(nextTimeAtHour("Europe/Rome", 13, noon)).toBe(at("2026-11-16T12:00:00Z"));
    expect(nextTimeAtHour("Europe/Rome", 8, noon)).toBe(at("2026-11-16T07:00:00Z"));
  });
});
