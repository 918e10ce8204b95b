import { afterMoves, zimbabwe, type Move, type State } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { choicesOf, leftUndone } from "./choices.ts";

const POSITION = {
  format: "sofala-position/1",
  game: "zimbabwe",
  board: ["s.t...", "......", "..~~..", "......", "c....s"],
  phase: "culture",
  active: 0,
  seats: [{ cattle: 6, specialists: { herd: 0 } }, { cattle: 3 }],
  monuments: [
    { at: "a1", seat: 0, level: 1 },
    { at: "f5", seat: 1, level: 1 },
  ],
  craftsmen: [],
};

function start(changes: object = {}): State {
  const state = zimbabwe.fromPosition({ ...POSITION, ...changes }, "");
  if (!state.ok) throw new Error(state.error.reason);
  return state.value;
}

const choices = (state: State) => choicesOf([...zimbabwe.legalMoves(state, 0)]);
const turn = (state: State) => {
  const { turn: result } = zimbabwe.view(state, 0);
  if (result === undefined) throw new Error("no turn");
  return result;
};

test("every legal move is sorted by its purpose", () => {
  const result = choices(start());
  expect(result.gods.length).toBeGreaterThan(0);
  expect([...result.specialistMoves.keys()]).toEqual(["herd"]);
  expect(result.monumentSites).toContain("c4");
  expect(result.monumentSites).not.toContain("b2");
  expect([...result.craftsmanMoves.keys()].sort()).toEqual(["potter", "wood-carver"]);
  expect(result).toMatchObject({
    firstMonumentSites: [],
    raisableMonuments: [],
    canEndTurn: true,
    canRaisePrices: false,
  });
});

test("ending a turn at once leaves the main action and the herd undone", () => {
  const state = start();
  expect(leftUndone(choices(state), turn(state))).toEqual({
    mainAction: true,
    raises: [],
    specialists: ["herd"],
  });
});

test("a raise that can be paid is left undone, also after another", () => {
  const technologies = { "wood-carver": { card: 1, price: 1, cattle: 0 } };
  const state = start({
    seats: [{ cattle: 6, technologies }, { cattle: 3 }],
    monuments: [...POSITION.monuments, { at: "a3", seat: 0, level: 1 }],
    craftsmen: [{ craftsman: "wood-carver", at: "c2", seat: 0 }],
    used: {},
  });
  const first = choices(state);
  expect(first.raisableMonuments).toEqual(["a1", "a3"]);
  const raise = [...zimbabwe.legalMoves(state, 0)].find(({ kind }) => kind === "raise-monument");
  const after = afterMoves(state, [raise as Move]);
  // The only wood is used up: nothing is left to ask about.
  expect(leftUndone(choices(after), turn(after))).toBeUndefined();
});
