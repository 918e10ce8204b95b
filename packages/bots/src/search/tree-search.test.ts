import { describe, expect, test } from "vitest";
import { TreeSearch, type SearchDomain } from "./tree-search.ts";

/** Heaps of stones: each seat in turn takes one or two; who takes the last stone wins. */
interface Heap {
  readonly stones: number;
  readonly seat: number;
}

const heapOf = (players: number): SearchDomain<Heap, number> => ({
  players,
  seatToMove: ({ stones, seat }) => (stones === 0 ? undefined : seat),
  options: ({ stones, seat }) =>
    [1, 2]
      .filter((taken) => taken <= stones)
      .map((taken) => ({
        choice: taken,
        prior: 0.5,
        initialValue: 1 / players,
        resultingPosition: () => ({ stones: stones - taken, seat: (seat + 1) % players }),
      })),
  chances: ({ stones, seat }) =>
    Array.from({ length: players }, (_, each) => {
      if (stones > 0) return 1 / players;
      return each === (seat + players - 1) % players ? 1 : 0;
    }),
});

const WEIGHTS = { exploration: 1, initialWidth: 2, widening: 1 };

function searched(players: number, stones: number, simulations: number): TreeSearch<Heap, number> {
  const search = new TreeSearch(heapOf(players), WEIGHTS, { stones, seat: 0 });
  for (let i = 0; i < simulations; i++) search.simulate();
  return search;
}

describe("tree search", () => {
  test.each([
    [4, 1],
    [5, 2],
    [7, 1],
    [8, 2],
  ])("of two players leaves a multiple of three: of %i stones it takes %i", (stones, taken) => {
    expect(searched(2, stones, 400).best()).toBe(taken);
  });

  test("of three players takes what is best for the seat to move", () => {
    // With two stones left the next one takes both: with four, one is taken and the third wins.
    const search = searched(3, 2, 50);
    expect(search.best()).toBe(2);
    expect(search.chances()[0]).toBeGreaterThan(0.8);
  });

  test("lists what it searched, the best first, with the continuation", () => {
    const [best, other] = searched(2, 4, 400).lines();
    expect(best?.choice).toBe(1);
    expect(best?.chances[0]).toBeGreaterThan(0.9);
    expect(best?.continuation.reduce((sum, taken) => sum + taken, 0)).toBe(3);
    expect(best?.visits).toBeGreaterThan(other?.visits ?? Infinity);
    expect((best?.visits ?? 0) + (other?.visits ?? 0)).toBe(400);
  });

  test("is deterministic", () => {
    expect(searched(3, 9, 200).lines()).toEqual(searched(3, 9, 200).lines());
  });

  test("tries few choices first", () => {
    const narrow = new TreeSearch(
      heapOf(2),
      { exploration: 9, initialWidth: 1, widening: 0 },
      HEAP,
    );
    for (let i = 0; i < 20; i++) narrow.simulate();
    expect(narrow.lines().map(({ choice }) => choice)).toEqual([1]);
  });

  test("is settled where there is one choice", () => {
    expect(searched(2, 1, 1).isSettled).toBe(true);
    expect(searched(2, 2, 1).isSettled).toBe(false);
  });
});

const HEAP: Heap = { stones: 5, seat: 0 };
