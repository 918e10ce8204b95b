import { expect, test } from "vitest";
import {
  SPECIALISTS,
  claimsOf,
  craftsmanSitesOf,
  feesOf,
  fingerprint,
  godOf,
  linkingRainSitesOf,
  mayRaise,
  priceOf,
  rangeOfSeat,
  resourceSitesOf,
  resourcesNear,
  tryMoves,
  vrOf,
  vrOfNextCard,
  withoutMarkers,
  zimbabwe,
  type Craft,
  type Move,
  type Specialist,
  type State,
} from "../index.ts";

const CARD = { price: 1, cattle: 0 };

/** Two seats; the second adores Eshu. A potter of the first stands four steps from the clay at the right. */
function table(changes: object = {}): State {
  const state = zimbabwe.fromPosition(
    {
      format: "sofala-position/1",
      game: "zimbabwe",
      board: ["............", "............", "s.c......c.s", "............"],
      phase: "culture",
      active: 0,
      seats: [
        { cattle: 20, technologies: { potter: { card: 1, ...CARD } } },
        { cattle: 20, god: "eshu" },
      ],
      monuments: [
        { at: "a3", seat: 0, level: 1 },
        { at: "l3", seat: 1, level: 1 },
      ],
      craftsmen: [{ craftsman: "potter", at: "e3", seat: 0 }],
      ...changes,
    },
    "",
  );
  if (!state.ok) throw new Error(`${state.error.path.join(".")} ${state.error.reason}`);
  return state.value;
}

test("claims and sites are those of the seat that is asked about, whoever is to act", () => {
  for (const active of [0, 1]) {
    const state = table({ active });
    expect([0, 1].map((seat) => rangeOfSeat(state, seat))).toEqual([3, 6]);
    const claimed = (seat: number) =>
      claimsOf(state, seat, "potter").flatMap(({ at, isClaimed }) => (isClaimed ? [at] : []));
    expect(claimed(0)).toEqual(["c3"]);
    expect(claimed(1)).toEqual(["c3", "j3"]);
    expect(craftsmanSitesOf(state, 0, "potter").length).toBeGreaterThan(0);
    expect(craftsmanSitesOf(state, 1, "potter")).toEqual([]);
  }
});

test("the next card of a craft adds what taking it does", () => {
  const state = table({ active: 1 });
  expect(vrOfNextCard(state, 0, "potter")).toBeUndefined();
  for (const craft of ["potter", "wood-carver", "ivory-carver"] as const satisfies Craft[]) {
    expect(vrOfNextCard(state, 1, craft)).toBe(
      { potter: 4, "wood-carver": 3, "ivory-carver": 2 }[craft],
    );
  }
  const seats = [{ cattle: 9 }, { cattle: 9, god: "gu" }];
  const withGu = table({ active: 1, seats, craftsmen: [] });
  const placing: Move = { kind: "place-craftsman", craftsman: "potter", at: "d3", price: 1 };
  const placed = tryMoves(withGu, [placing]);
  if (placed === undefined) throw new Error("refused");
  expect(vrOfNextCard(withGu, 1, "potter")).toBe(1);
  expect(vrOf(placed, 1) - vrOf(withGu, 1)).toBe(1);
  expect(vrOfNextCard(placed, 0, "potter")).toBe(4);
});

test("of a craft whose cards are all taken there is no next one", () => {
  const seats = [
    { cattle: 3, technologies: { potter: { card: 1, ...CARD } } },
    { cattle: 3, technologies: { potter: { card: 2, ...CARD } } },
    { cattle: 3 },
  ];
  const board = ["............", "......s.....", "s.c......c.s", "............"];
  const monuments = ["a3", "l3", "g2"].map((at, seat) => ({ at, seat, level: 1 }));
  const craftsmen = [
    { craftsman: "potter", at: "c4", seat: 0 },
    { craftsman: "potter", at: "i4", seat: 1 },
  ];
  const state = table({ seats, board, monuments, craftsmen });
  expect(vrOfNextCard(state, 2, "potter")).toBeUndefined();
});

test("a use costs what the rules offer", () => {
  const state = table({
    seats: [{ cattle: 20, specialists: { builder: 0, herd: 0 } }, { cattle: 3 }],
    craftsmen: [],
  });
  const offered = (specialist: Specialist) =>
    [...zimbabwe.legalMoves(state, 0)].flatMap((move) =>
      move.kind === "use-specialist" && move.specialist === specialist
        ? [move.specialist === "herd" ? move.cattle : SPECIALISTS[specialist].cost]
        : [],
    );
  expect(feesOf("herd")).toEqual(offered("herd"));
  expect(feesOf("builder")).toEqual(offered("builder"));
  expect(feesOf("rain-ceremony")).toEqual([3]);
});

test("raising is open until another main action or an interruption", () => {
  const seats = [
    {
      cattle: 20,
      technologies: { potter: { card: 1, ...CARD } },
      specialists: { herd: 0, builder: 0 },
    },
    { cattle: 3 },
  ];
  const state = table({ seats, craftsmen: [{ craftsman: "potter", at: "c2", seat: 0 }] });
  const after = (...moves: Move[]) => {
    const found = tryMoves(state, moves);
    if (found === undefined) throw new Error("refused");
    return found;
  };
  const use: Move = { kind: "use-specialist", specialist: "builder" };
  const raise: Move = {
    kind: "raise-monument",
    at: "a3",
    goods: [{ craftsman: "c2", resource: "c3" }],
  };
  expect(mayRaise(state)).toBe(true);
  expect(mayRaise(after(use))).toBe(true);
  expect(mayRaise(after(raise))).toBe(true);
  expect(mayRaise(after(raise, use))).toBe(false);
  expect(mayRaise(after({ kind: "build-monument", at: "f1" }))).toBe(false);
  expect(mayRaise(table({ phase: "gifts", active: undefined }))).toBe(false);
});

test("the god of the seat that worships it, and none of the other seat", () => {
  expect([0, 1].map((seat) => godOf(table(), seat))).toEqual([undefined, "eshu"]);
});

test("the price of a craft is that on the seat's card, and 0 without the card", () => {
  const technologies = { potter: { ...CARD, card: 1, price: 3 } };
  const state = table({ seats: [{ cattle: 3, technologies }, { cattle: 3 }] });
  expect([0, 1].map((seat) => priceOf(state, seat, "potter"))).toEqual([3, 0]);
  expect(priceOf(state, 0, "ivory-carver")).toBe(0);
});

test("resources are near a cell within twice the range", () => {
  const clayNear = (at: string) => resourcesNear(table(), at)[1];
  expect(resourcesNear(table(), "e3")).toEqual([0, 2, 0, 0]);
  expect(["a3", "d3", "l3"].map(clayNear)).toEqual([1, 2, 1]);
});

test("a place for a craftsman tells how much is in its range", () => {
  const sites = craftsmanSitesOf(
    table({ craftsmen: [], seats: [{ cattle: 9 }, { cattle: 9 }] }),
    0,
    "potter",
  );
  const told = (at: string) => sites.find((site) => site.at === at && !site.vertical);
  expect(told("d3")).toMatchObject({ resources: 1, own: 1, foreign: 0 });
  expect(told("h2")).toMatchObject({ resources: 1, own: 0, foreign: 1 });
});

test("a shaman puts a resource on the first empty cell that serves most craftsmen", () => {
  const clayFor = (...cells: readonly string[]) => {
    const craftsmen = cells.map((at) => ({ craftsman: "potter", at, seat: 0 }));
    const monuments = ["b1", "l3"].map((at, seat) => ({ at, seat, level: 1 }));
    return resourceSitesOf(table({ craftsmen, monuments }));
  };
  expect(clayFor("e3")).toEqual([{ resource: "clay", at: "c1" }]);
  expect(clayFor("e3", "g3")).toEqual([{ resource: "clay", at: "d1" }]);
});

test("rain that links the most pieces of a seat comes first", () => {
  const rain = (changes: object, seat = 0) =>
    linkingRainSitesOf(
      table({
        board: ["..~~..~~....", "............", "s..........s", "............"],
        ...changes,
      }),
      seat,
      9,
    );
  const craftsmen = [{ craftsman: "potter", at: "i2", seat: 0 }];
  const monuments = [
    { at: "b2", seat: 0, level: 1 },
    { at: "l3", seat: 1, level: 1 },
  ];
  expect(rain({ craftsmen, monuments })[0]).toEqual(["e1", "f1"]);
  expect(rain({ craftsmen, monuments }, 1)).toEqual([]);
  const seats = [{ cattle: 20 }, { cattle: 20 }];
  expect(rain({ craftsmen: [], monuments, seats })).toEqual([]);
});

test("a table without markers is as if no resource had been used", () => {
  for (const markers of [1, 2]) {
    const used = table({ used: { c3: markers } });
    expect(fingerprint(used)).not.toBe(fingerprint(table()));
    expect(fingerprint(withoutMarkers(used))).toBe(fingerprint(table()));
  }
});
