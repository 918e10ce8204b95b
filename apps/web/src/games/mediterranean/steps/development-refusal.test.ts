import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { developmentRefusal } from "./development-refusal.ts";
import { testState } from "../testing/test-state.ts";

function refusalFor(card: string, seat: object, turn = 1) {
  const state = testState({ phase: "purchasing", turn, seats: [seat], developments: [card] });
  const [mine] = mediterranean.view(state, 0).seats;
  const data = state.edition.developments[card];
  if (mine === undefined || data === undefined) throw new Error("no table");
  return developmentRefusal(card, data, mine, (move) => {
    const step = mediterranean.applyMove(state, 0, move);
    return step.ok ? undefined : step.error;
  });
}

test("with a worker and a place, the refusal is about money", () => {
  expect(refusalFor("S14", { money: 1 })).toEqual({ code: "money/short", need: 4, have: 1 });
  expect(refusalFor("S12", { money: 0 })?.code).toBe("money/short");
  expect(refusalFor("B11", { money: 0 }, 4)).toBeUndefined();
});

test("otherwise the refusal names what is missing", () => {
  expect(refusalFor("I01", { money: 30 }, 6)?.code).toBe("develop/no-worker");
  expect(refusalFor("B03", { money: 9 }, 4)?.code).toBe("develop/no-city");
  const bought = { money: 9, bought: ["S14"], cubes: { available: 1 } };
  expect(refusalFor("S14", bought)?.code).toBe("develop/bought");
});
