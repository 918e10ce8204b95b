import { CURRENT_EDITION, EDITIONS, mediterranean } from "@sofala/mediterranean";
import type { Edition, SeatView, View } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { lastPayments, workersAt } from "./industries.ts";
import { statusScaleOf, spacesOf } from "./status-scale.ts";
import { drawsOf, storageOf, supplyOf } from "./production.ts";
import { trackStatus, levelRanges } from "./track-status.ts";

const edition = editionNamed(CURRENT_EDITION);
const first = firstView();

function editionNamed(id: string): Edition {
  const found = EDITIONS[id];
  if (found === undefined) throw new Error(`no such edition: ${id}`);
  return found;
}

function firstView(): View {
  const options = mediterranean.parseOptions({});
  if (!options.ok) throw new Error("no options");
  return mediterranean.view(mediterranean.setup("ostia", 4, options.value), 0);
}

function seatWith(change: Partial<SeatView>): SeatView {
  const [seat] = first.seats;
  if (seat === undefined) throw new Error("nobody sits there");
  return { ...seat, ...change };
}

const withCubes = (cubes: SeatView["cubes"]): SeatView =>
  seatWith({ cubes: { ...seatWith({}).cubes, ...cubes } });

describe("what a seat draws next turn", () => {
  test("a card for each cube, deck by deck", () => {
    const seat = withCubes({ "farm.wool": 0, "farm.salt": 0, city: 3, harbor: 1 });
    expect(drawsOf(seat).map(({ deck, count }) => `${count} ${deck}`)).toEqual([
      "1 grain",
      "1 timber",
      "1 ore",
      "3 civic",
      "1 luxury",
    ]);
  });

  test("nothing without production cubes", () => {
    const none = Object.fromEntries(Object.keys(seatWith({}).cubes).map((area) => [area, 0]));
    expect(drawsOf(withCubes(none))).toEqual([]);
  });

  test("cubes in the warehouse give storage, and cubes on no area are in supply", () => {
    expect([0, 1, 2].map((warehouse) => storageOf(edition, withCubes({ warehouse })))).toEqual(
      edition.storage.value,
    );
    expect(supplyOf(edition, seatWith({}))).toBe(8);
    expect(supplyOf(edition, seatWith({ culture: ["drama.glory"] }))).toBe(7);
  });
});

describe("buildings on a level", () => {
  const at = (position: number, buildings: readonly string[] = []) =>
    trackStatus(
      edition,
      seatWith({ government: { idea: "democracy", position }, buildings: [...buildings] }),
      "government",
    );

  test("the marker's space limits the number of buildings", () => {
    expect(at(0)).toEqual({ level: 0, buildings: [], freeSlots: 0, next: { spaces: 1, level: 1 } });
    expect(at(4)).toMatchObject({ level: 2, freeSlots: 2, next: { spaces: 2, level: 3 } });
  });

  test("buildings of the other board do not count, and there is no level above the last space", () => {
    const last = edition.tracks.government.levels.length - 1;
    expect(at(last, ["white-G1", "blue-R1"])).toEqual({
      level: 6,
      buildings: ["white-G1"],
      freeSlots: 5,
    });
  });

  test("existing buildings stay when the level falls", () => {
    expect(at(1, ["white-G1", "white-G2"])).toMatchObject({ level: 1, freeSlots: 0 });
  });

  test("spaces of one level are grouped", () => {
    expect(levelRanges([0, 1, 1, 2])).toEqual([
      { level: 0, spaces: [0] },
      { level: 1, spaces: [1, 2] },
      { level: 2, spaces: [3] },
    ]);
  });
});

describe("who dominates", () => {
  const paid = (seat: number, bonus: "dominance" | "monopoly") =>
    ({ kind: "industry-paid", seat, industry: "textiles", bonus }) as const;
  const spent = { kind: "cards-spent", seat: 0, cards: [] } as const;

  test("only those of the last resolution", () => {
    const batches = [
      { events: [spent, paid(0, "monopoly")] },
      { events: [spent, paid(1, "dominance"), paid(2, "dominance")] },
      { events: [] },
    ];
    expect(lastPayments(batches).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(lastPayments([...batches, { events: [spent] }])).toEqual([]);
  });

  test("seats with a cube there can", () => {
    const seats = [seatWith({}), withCubes({ "industry.arms": 1 })];
    expect(workersAt({ ...first, seats }, "arms")).toEqual([1]);
  });
});

describe("the status scale", () => {
  const scaleWith = (...happiness: readonly number[]) =>
    statusScaleOf(
      {
        ...first,
        seats: happiness.map((position) => seatWith({ happiness: position })),
        calamities: ["CB1", "CU3"],
      },
      edition,
      "happiness",
    );

  test("the lowest below 0 would be struck, together where they tie", () => {
    expect(scaleWith(0, -2, 1, -2)).toMatchObject({
      calamity: "CU3",
      struck: [1, 3],
      positions: [
        { at: -2, seats: [1, 3] },
        { at: 0, seats: [0] },
        { at: 1, seats: [2] },
      ],
    });
  });

  test("nobody is struck if nobody is below 0, or all are tied", () => {
    expect(scaleWith(0, 1, 2, 0).struck).toEqual([]);
    expect(scaleWith(-1, -1, -1, -1).struck).toEqual([]);
  });

  test("nobody is struck after the calamities, or without a calamity", () => {
    const [low, high] = [seatWith({ happiness: -3 }), seatWith({})];
    const view = { ...first, seats: [low, high], calamities: ["CU3"] };
    expect(statusScaleOf(view, edition, "happiness").struck).toEqual([0]);
    expect(statusScaleOf({ ...view, phase: "purchasing" }, edition, "happiness").struck).toEqual(
      [],
    );
    expect(statusScaleOf({ ...view, calamities: [] }, edition, "happiness").struck).toEqual([]);
  });

  test("the scale grows with its markers", () => {
    expect(scaleWith(-9, 0, 6, 0)).toMatchObject({ from: -9, to: 6 });
    expect(scaleWith(0, 0, 0, 0)).toMatchObject({ from: -5, to: 3 });
  });

  test("markers do not overlap: a number is as wide as its markers", () => {
    const spaces = spacesOf(scaleWith(-2, 0, 0, 0, 0, 0)).filter(({ columns }) => columns > 0);
    expect(spaces).toEqual([
      { at: -2, seats: [0], columns: 1, before: { columns: 0, held: 0, empty: 3 } },
      { at: 0, seats: [1, 2, 3, 4, 5], columns: 3, before: { columns: 1, held: 1, empty: 4 } },
    ]);
  });
});
