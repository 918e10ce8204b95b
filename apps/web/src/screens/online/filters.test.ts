import { expect, test } from "vitest";
import { filtersAddress, isUnfiltered, parseFilters, type LobbyFilters } from "./filters.ts";

const readBack = (filters: LobbyFilters): LobbyFilters =>
  parseFilters(new URL(filtersAddress(filters), "http://here").searchParams);

test.each<LobbyFilters>([
  {},
  { pace: "live" },
  { players: 3, canJoin: true },
  { game: "mediterranean", players: 6 },
  { pace: "correspondence", players: 5, withFriends: true, canJoin: true },
])("%o is written to the address and read back", (filters) => {
  expect(readBack(filters)).toEqual(filters);
  expect(isUnfiltered(filters)).toBe(Object.keys(filters).length === 0);
});

test("other parameters of the address are ignored", () => {
  expect(parseFilters(new URLSearchParams("pace=fast&players=9&x=1"))).toEqual({});
});
