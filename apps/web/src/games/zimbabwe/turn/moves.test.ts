import { zimbabwe, type State } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { refusalOfCraft } from "./moves.ts";

/** Two seats that may place; there is wood, clay and diamond, but no ivory. */
function stateWith(seats: readonly object[], craftsmen: readonly object[] = []): State {
  const state = zimbabwe.fromPosition(
    {
      format: "sofala-position/1",
      game: "zimbabwe",
      board: ["..t...t.", "......d.", "........", "...~~...", ".sc...s."],
      phase: "culture",
      active: 0,
      seats,
      monuments: [
        { at: "b5", seat: 0, level: 1 },
        { at: "g5", seat: 1, level: 1 },
      ],
      craftsmen,
    },
    "",
  );
  if (!state.ok) throw new Error(`${state.error.path.join(".")} ${state.error.reason}`);
  return state.value;
}
const refusal = (state: State, craft: Parameters<typeof refusalOfCraft>[3]) =>
  refusalOfCraft(zimbabwe.view(state, 0), state, 0, craft);

test("a craft with a possible site is refused for its cost", () => {
  const state = stateWith([{ cattle: 6 }, { cattle: 3 }]);
  expect(refusal(state, "diamond-cutter")).toEqual({ code: "cattle/too-few", need: 10, have: 6 });
  expect(refusal(state, "potter")).toBeUndefined();
});

test("a craft without a site has no other refusal", () => {
  expect(refusal(stateWith([{ cattle: 6 }, { cattle: 3 }]), "ivory-carver")).toBeUndefined();
});

test("a secondary needs its primary first, whatever the site", () => {
  expect(refusal(stateWith([{ cattle: 6 }, { cattle: 3 }]), "sculptor")).toMatchObject({
    code: "craft/no-primary-before",
  });
});
