import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { reasonAgainst } from "./development-refusal.ts";
import { tableOf } from "../testing/test-state.ts";

function reason(card: string, seat: object, turn = 1) {
  const state = tableOf({ phase: "purchasing", turn, seats: [seat], developments: [card] });
  const [mine] = mediterranean.view(state, 0).seats;
  const data = state.edition.developments[card];
  if (mine === undefined || data === undefined) throw new Error("no table");
  return reasonAgainst(card, data, mine, (move) => {
    const step = mediterranean.applyMove(state, 0, move);
    return step.ok ? undefined : step.error;
  });
}

test("who has a worker and a place is told of the money", () => {
  expect(reason("S14", { money: 1 })).toEqual({ code: "money/short", need: 4, have: 1 });
  expect(reason("S12", { money: 0 })?.code).toBe("money/short");
  expect(reason("B11", { money: 0 }, 4)).toBeUndefined();
});

test("who has not is told of what is missing", () => {
  expect(reason("I01", { money: 30 }, 6)?.code).toBe("develop/no-worker");
  expect(reason("B03", { money: 9 }, 4)?.code).toBe("develop/no-city");
  const bought = { money: 9, bought: ["S14"], cubes: { available: 1 } };
  expect(reason("S14", bought)?.code).toBe("develop/bought");
});
