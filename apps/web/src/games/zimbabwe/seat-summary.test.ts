import { zimbabwe, type View } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { trackLanes, seatScore } from "./seat-summary.ts";

const state = zimbabwe.setup("standings", 3, {});
const view = zimbabwe.view(state, "spectator");

/** The same table with other VP and VR. */
function withScores(race: readonly (readonly [vp: number, vr: number])[]): View {
  const seats = view.seats.map((seat, at) => {
    const [vp = 0, vr = 0] = race[at] ?? [];
    return { ...seat, vp, vr };
  });
  return { ...view, seats };
}

describe("the score of a seat", () => {
  test("counts what is missing in VP and in goods, rounded up", () => {
    const race = withScores([
      [13, 26],
      [12, 26],
      [30, 28],
    ]);
    expect(seatScore(race, state, 0)).toMatchObject({ missingVp: 13, missingGoods: 7, cattle: 3 });
    expect(seatScore(race, state, 1)).toMatchObject({ missingVp: 14, missingGoods: 7 });
    expect(seatScore(race, state, 2)).toMatchObject({ missingVp: -2, missingGoods: 0 });
  });

  test("takes the revenue from the rules", () => {
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
    const viewOfPosition = zimbabwe.view(position.value, "spectator");
    expect(seatScore(viewOfPosition, position.value, 0)).toMatchObject({ onCards: 4, income: 5 });
  });
});

test("the marker that moved last lies on top of the others on its number", () => {
  const lanes = trackLanes({
    ...withScores([
      [1, 20],
      [1, 24],
      [3, 20],
    ]),
    vrStack: [2, 0, 1],
  });
  expect(lanes).toEqual([
    { seat: 1, vp: 1, vr: 24, stackPosition: 1, stackSize: 1 },
    { seat: 0, vp: 1, vr: 20, stackPosition: 2, stackSize: 2 },
    { seat: 2, vp: 3, vr: 20, stackPosition: 1, stackSize: 2 },
  ]);
});
