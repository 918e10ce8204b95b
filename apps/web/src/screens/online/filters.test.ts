import { expect, test } from "vitest";
import { addressOf, areNone, filtersIn, type Filters } from "./filters.ts";

const readBack = (filters: Filters): Filters =>
  filtersIn(new URL(addressOf(filters), "http://here").searchParams);

test.each<Filters>([
  {},
  { pace: "live" },
  { players: 3, canJoin: true },
  { game: "mediterranean", players: 6 },
  { pace: "correspondence", players: 5, withFriends: true, canJoin: true },
])("%o stands in the address and is read back", (filters) => {
  expect(readBack(filters)).toEqual(filters);
  expect(areNone(filters)).toBe(Object.keys(filters).length === 0);
});

test("what an address says besides is passed over", () => {
  expect(filtersIn(new URLSearchParams("pace=fast&players=9&x=1"))).toEqual({});
});
