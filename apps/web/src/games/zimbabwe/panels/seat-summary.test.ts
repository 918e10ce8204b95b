import { zimbabwe, type View } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { lanesOf, standingOf } from "./seat-summary.ts";

const state = zimbabwe.setup("standings", 3, {});
const view = zimbabwe.view(state, "spectator");

/** The same table with other VP and VR. */
function withRace(race: readonly (readonly [vp: number, vr: number])[]): View {
  const seats = view.seats.map((seat, at) => {
    const [vp = 0, vr = 0] = race[at] ?? [];
    return { ...seat, vp, vr };
  });
  return { ...view, seats };
}

describe("a standing", () => {
  test("counts what is missing in VP and in goods, rounded up", () => {
    const race = withRace([
      [13, 26],
      [12, 26],
      [30, 28],
    ]);
    expect(standingOf(race, state, 0)).toMatchObject({ toGo: 13, goodsToGo: 7, cattle: 3 });
    expect(standingOf(race, state, 1)).toMatchObject({ toGo: 14, goodsToGo: 7 });
    expect(standingOf(race, state, 2)).toMatchObject({ toGo: -2, goodsToGo: 0 });
  });

  test("asks the rules what revenue brings", () => {
    const position = zimbabwe.fromPosition(
      {
        format: "sofala-position/1",
        game: "zimbabwe",
        board: ["s.....", "......", "......", "......", "......", ".....s"],
        phase: "culture",
        round: 2,
        seats: [
          {
            god: "engai",
            godCattle: 0,
            technologies: { potter: { card: 1, price: 2, cattle: 4 } },
          },
          {},
        ],
        monuments: [{ at: "a1", seat: 0, level: 3 }],
        craftsmen: [{ craftsman: "potter", at: "c3", seat: 0 }],
      },
      "seed",
    );
    if (!position.ok) throw new Error(position.error.reason);
    const seen = zimbabwe.view(position.value, "spectator");
    expect(standingOf(seen, position.value, 0)).toMatchObject({ onCards: 4, income: 5 });
  });
});

test("the marker that moved last lies on top of the others on its number", () => {
  const lanes = lanesOf({
    ...withRace([
      [1, 20],
      [1, 24],
      [3, 20],
    ]),
    vrStack: [2, 0, 1],
  });
  expect(lanes).toEqual([
    { seat: 1, vp: 1, vr: 24, inStack: 1, stack: 1 },
    { seat: 0, vp: 1, vr: 20, inStack: 2, stack: 2 },
    { seat: 2, vp: 3, vr: 20, inStack: 1, stack: 2 },
  ]);
});
