import { zimbabwe, type View } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { isEndedByRoundLimit, zimbabweRanks } from "./ranks.ts";

const BOARD = [
  "s.....s.....",
  "............",
  "s.....s.....",
  "............",
  "s.....s.....",
  "............",
];

interface Side {
  readonly god?: string;
  /** Levels of its monuments. */
  readonly levels: readonly number[];
  readonly specialists?: { readonly [name: string]: number };
}

/** The end of a game of two sides; `turnOrder` is that of the last round. */
function finishedView(sides: readonly [Side, Side], turnOrder = [0, 1], roundLimit = 0): View {
  const position = {
    format: "sofala-position/1",
    game: "zimbabwe",
    board: BOARD,
    phase: "culture",
    round: 9,
    active: turnOrder[1],
    turnOrder,
    seats: sides.map(({ god, specialists = {} }) => ({
      cattle: 0,
      specialists,
      ...(god === undefined ? {} : { god }),
    })),
    monuments: sides.flatMap(({ levels }, seat) =>
      levels.map((level, n) => ({ at: `${"acegik"[n]}${seat === 0 ? 2 : 6}`, seat, level })),
    ),
    craftsmen: [],
    options: { roundLimit },
  };
  const start = zimbabwe.fromPosition(position, "");
  if (!start.ok) throw new Error(`${start.error.path.join(".")}: ${start.error.reason}`);
  const seat = turnOrder[1] ?? 1;
  const step = zimbabwe.applyMove(start.value, seat, { kind: "end-turn" });
  if (!step.ok) throw new Error(step.error.code);
  return zimbabwe.view(step.value.state, "spectator");
}

test("most VP beyond the VR wins, even against more VP", () => {
  const view = finishedView([
    { levels: [5, 3], god: "obatala" }, // 28 VP, VR 27
    { levels: [5, 2] }, // 24 VP, VR 20
  ]);
  expect(zimbabweRanks(view)).toEqual([
    {
      place: 1,
      seat: 1,
      vp: 24,
      vr: 20,
      margin: 4,
      ahead: { of: 0, reason: { by: "overshoot", more: 3 } },
    },
    { place: 2, seat: 0, vp: 28, vr: 27, margin: 1 },
  ]);
  expect(isEndedByRoundLimit(zimbabweRanks(view))).toBe(false);
});

test("a seat that reached its VR is before one that did not, whatever the VP", () => {
  const view = finishedView([
    { levels: [5, 2], god: "obatala" }, // 24 VP, VR 27
    { levels: [5] }, // 21 VP, VR 20
  ]);
  expect(zimbabweRanks(view)[0]).toMatchObject({
    seat: 1,
    ahead: { of: 0, reason: { by: "reached" } },
  });
});

test("Xango wins when overshoots are equal, against more VP", () => {
  const view = finishedView([
    { levels: [5] }, // 21 VP, VR 20
    { levels: [4, 2, 2], god: "xango" }, // 19 VP, VR 18
  ]);
  expect(zimbabweRanks(view)[0]).toMatchObject({
    seat: 1,
    margin: 1,
    ahead: { of: 0, reason: { by: "xango" } },
  });
});

test("more VP win when overshoots are equal and nobody worships Xango", () => {
  const view = finishedView([
    { levels: [5] }, // 21 VP, VR 20
    { levels: [5, 2], god: "tsui-goab" }, // 24 VP, VR 23
  ]);
  expect(zimbabweRanks(view)[0]).toMatchObject({
    seat: 1,
    ahead: { of: 0, reason: { by: "vp", more: 3 } },
  });
});

test("the seat that played earlier in the last round wins when all else is equal", () => {
  const sides = [{ levels: [5] }, { levels: [5] }] as const;
  for (const [first, second] of [
    [0, 1],
    [1, 0],
  ] as const) {
    expect(zimbabweRanks(finishedView(sides, [first, second]))[0]).toMatchObject({
      seat: first,
      ahead: { of: second, reason: { by: "order" } },
    });
  }
});

test("a game that the round limit ended is ranked by the same criteria", () => {
  const ranks = zimbabweRanks(finishedView([{ levels: [2] }, { levels: [3] }], [0, 1], 9));
  expect(ranks.map(({ seat, margin }) => [seat, margin])).toEqual([
    [1, -13],
    [0, -17],
  ]);
  expect(ranks[0]?.ahead?.reason).toEqual({ by: "shortfall", less: 4 });
  expect(isEndedByRoundLimit(ranks)).toBe(true);
});

test("before the end there is no ranking", () => {
  const state = zimbabwe.setup("reasons", 3, {});
  expect(zimbabweRanks(zimbabwe.view(state, "spectator"))).toEqual([]);
  expect(isEndedByRoundLimit([])).toBe(false);
});
