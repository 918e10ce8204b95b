import { describe, expect, test } from "vitest";
import { addDays, dayAt, nextTimeAtHour, startOfDay, weekdayOf } from "./days.ts";

const at = (written: string): number => Date.parse(written);

describe("days", () => {
  test.each([
    ["UTC", "2026-11-15T00:00:00Z", "2026-11-15"],
    ["Pacific/Auckland", "2026-11-15T12:00:00Z", "2026-11-16"],
    ["America/Los_Angeles", "2026-11-15T07:59:59.999Z", "2026-11-14"],
    ["Asia/Kathmandu", "2026-11-14T18:15:00Z", "2026-11-15"],
  ])("in %s it is at %s the %s", (zone, instant, day) => {
    expect(dayAt(zone, at(instant))).toBe(day);
  });

  test.each([
    ["Europe/Rome", "2026-03-29", "2026-03-28T23:00:00Z", 23],
    ["Europe/Rome", "2026-10-25", "2026-10-24T22:00:00Z", 25],
    ["Asia/Kathmandu", "2026-11-15", "2026-11-14T18:15:00Z", 24],
  ])("in %s the %s begins at %s and has %i hours", (zone, day, began, hours) => {
    expect(startOfDay(zone, day)).toBe(at(began));
    expect(startOfDay(zone, addDays(day)) - startOfDay(zone, day)).toBe(hours * 3_600_000);
  });

  test("follow each other over months, and know their place in the week", () => {
    expect(addDays("2026-12-31")).toBe("2027-01-01");
    expect([weekdayOf("2026-11-15"), weekdayOf("2026-11-16")]).toEqual([0, 1]);
  });

  test("an hour of the clock on the wall comes today or tomorrow", () => {
    const noon = at("2026-11-15T12:00:00Z");
    expect(nextTimeAtHour("Europe/Rome", 14, noon)).toBe(at("2026-11-15T13:00:00Z"));
    expect(nextTimeAtHour("Europe/Rome", 13, noon)).toBe(at("2026-11-16T12:00:00Z"));
    expect(nextTimeAtHour("Europe/Rome", 8, noon)).toBe(at("2026-11-16T07:00:00Z"));
  });
});
