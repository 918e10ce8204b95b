import { CURRENT_EDITION, EDITIONS } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { flipOutcome } from "./flip-outcome.ts";

const edition = EDITIONS[CURRENT_EDITION];
if (edition === undefined) throw new Error("no edition");

const seat = {
  government: { idea: "dictatorship", position: 4 },
  religion: { idea: "venus", position: 1 },
  buildings: ["black-G2", "blue-R2", "black-G4"],
  hand: [
    { slot: 1, good: "art", bottom: "democracy" },
    { slot: 2, good: "grain", bottom: "democracy" },
    { slot: 3, good: "slaves", bottom: "corruption" },
    { slot: 4, good: "grain", bottom: "poverty" },
  ],
} as const;

test("a flip destroys the buildings of its track and no others", () => {
  expect(flipOutcome(edition, seat, "government").destroyed).toEqual(["black-G2", "black-G4"]);
  expect(flipOutcome(edition, seat, "religion").destroyed).toEqual(["blue-R2"]);
});

test("it unlocks the other face", () => {
  const { to, unlockedBuildings } = flipOutcome(edition, seat, "government");
  expect(to).toBe("democracy");
  expect(unlockedBuildings).toHaveLength(6);
  expect(unlockedBuildings.every((id) => id.startsWith("white-"))).toBe(true);
});

test("the cards in hand push together, including special ones", () => {
  expect(flipOutcome(edition, seat, "government").handPush).toBe(1);
  expect(flipOutcome(edition, seat, "religion").handPush).toBe(0);
});
