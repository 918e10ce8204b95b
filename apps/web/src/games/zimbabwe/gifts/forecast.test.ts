import { zimbabwe, type State } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { forecastGifts, giftRange } from "./forecast.ts";

function gifts(seats: readonly object[], vrStack: readonly number[]): State {
  const state = zimbabwe.fromPosition(
    {
      format: "sofala-position/1",
      game: "zimbabwe",
      board: ["s.t...s", ".......", "..~~...", ".......", "s....cs"],
      phase: "gifts",
      vrStack,
      seats,
      monuments: seats.map((_, seat) => ({ at: ["a1", "g1", "a5", "g5"][seat], seat, level: 1 })),
    },
    "",
  );
  if (!state.ok) throw new Error(state.error.reason);
  return state.value;
}

test("the first of four gives 6 alone: 4 do not come back", () => {
  const state = gifts([{ cattle: 9 }, { cattle: 9 }, { cattle: 3 }, { cattle: 9 }], [3, 2, 1, 0]);
  const seat = state.active;
  const forecast = forecastGifts(state, seat, { kind: "give", cattle: 6 });
  expect(forecast).toMatchObject({ place: 1, returned: 2, fromStock: 0, plaques: [2, 2, 1, 1] });
  expect(forecast?.remaining).toBe((zimbabwe.view(state, seat).seats[seat]?.cattle ?? 0) - 6 + 2);
});

test("the first to pass acts last and keeps the plaque", () => {
  const state = gifts([{ cattle: 3 }, { cattle: 3 }, { cattle: 3 }], [2, 1, 0]);
  expect(forecastGifts(state, state.active, { kind: "pass" })).toMatchObject({
    place: 3,
    returned: 0,
  });
});

test("Elegua covers up to three of the first gift", () => {
  const state = gifts([{ cattle: 1, god: "elegua" }, { cattle: 3 }], [1, 0]);
  expect(state.active).toBe(0);
  const range = giftRange([...zimbabwe.legalMoves(state, 0)]);
  expect(range).toEqual({ min: 1, max: 4 });
  expect(forecastGifts(state, 0, { kind: "give", cattle: 4 })).toMatchObject({
    fromStock: 3,
    returned: 2,
  });
});

test("a seat that cannot give has no range", () => {
  expect(giftRange([{ kind: "pass" }])).toBeUndefined();
});
