import { loadZimbabweAppText, loadZimbabweExplainText } from "@sofala/text/zimbabwe";
import { zimbabwe, type Move, type State } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { explainCell, explainMove, type ExplanationContext } from "./describe-piece.ts";

const text = {
  ...(await loadZimbabweAppText("en")),
  explain: await loadZimbabweExplainText("en"),
};

function stateWith(changes: object = {}): State {
  const state = zimbabwe.fromPosition(
    {
      format: "sofala-position/1",
      game: "zimbabwe",
      board: ["..t...t.c.", "..........", "..........", "...~~.....", ".s....s..."],
      phase: "culture",
      active: 0,
      seats: [
        { cattle: 6, technologies: { "wood-carver": { card: 1, price: 1, cattle: 2 } } },
        {
          cattle: 3,
          god: "anansi",
          technologies: { "wood-carver": { card: 2, price: 2, cattle: 0 } },
        },
      ],
      monuments: [
        { at: "b2", seat: 0, level: 1 },
        { at: "b5", seat: 1, level: 5 },
        { at: "e1", seat: 1, level: 2 },
      ],
      craftsmen: [
        { craftsman: "wood-carver", at: "d2", seat: 0 },
        { craftsman: "wood-carver", at: "d3", seat: 1 },
      ],
      used: { c1: 1 },
      ...changes,
    },
    "",
  );
  if (!state.ok) throw new Error(`${state.error.path.join(".")} ${state.error.reason}`);
  return state.value;
}
const contextOf = (state = stateWith()): ExplanationContext => ({
  state,
  names: ["Ann", "Kofi"],
  me: 0,
  seat: 0,
  text,
});

test("a craftsman: what it makes, its price, what it claims and who can buy", () => {
  const explanation = explainCell(contextOf(), "e2");
  expect(explanation).toMatchObject({
    cells: ["d2", "e2"],
    title: "Ann's wood carver",
    sentences: [
      "Carves a mask from wood. Price: 1 cattle per good. 2 cattle on the card.",
      "Claims 2 wood, 1 used this round.",
      "Can sell to you (1 monument) and Kofi (1 monument) for 1.",
    ],
  });
  expect(explanation?.marks).toContainEqual({ cell: "b2", kind: "chosen", note: "1" });
  expect(explanation?.marks).toContainEqual({ cell: "c1", kind: "chosen" });
});

test("a monument: what it is worth, what the next level takes, and the goods in reach", () => {
  expect(explainCell(contextOf(), "e1")).toMatchObject({
    title: "Kofi's monument, level 2",
    sentences: [
      "Worth 3 VP.",
      "Raising it takes 2 different goods and adds 4 VP.",
      "Goods in reach: mask for 1.",
    ],
    marks: [
      { cell: "d2", kind: "chosen" },
      { cell: "e2", kind: "chosen" },
      { cell: "d3", kind: "chosen" },
      { cell: "e3", kind: "chosen" },
    ],
  });
  expect(explainCell(contextOf(), "b5")?.sentences).toEqual([
    "Worth 21 VP.",
    "It cannot be raised any further.",
  ]);
});

test("a resource: who claims it, by craft", () => {
  expect(explainCell(contextOf(), "c1")).toMatchObject({
    title: "Wood, used",
    sentences: ["Wood carver: claimed by Ann and Kofi.", "Sculptor: free.", "Throne maker: free."],
  });
  expect(explainCell(contextOf(), "a3")).toBeUndefined();
});

test("a craftsman that is about to be placed: what it would claim, and who would pay what", () => {
  const move: Move = { kind: "place-craftsman", craftsman: "potter", at: "h2", price: 3 };
  const explanation = explainMove(contextOf(), move);
  expect(explanation?.sentences).toEqual([
    "Claims 1 free clay.",
    "Can sell to you (1 monument) for 3; Kofi (1 monument) for 1.",
  ]);
  expect(explanation?.marks).toContainEqual({ cell: "b2", kind: "chosen", note: "3+1" });
  expect(explainMove(contextOf(), { ...move, at: "e1" })).toBeUndefined();
});

test("a monument that is about to be built: the goods and resources in reach", () => {
  const explanation = explainMove(contextOf(), { kind: "build-monument", at: "g4" });
  expect(explanation?.sentences).toEqual([
    "Goods in reach: mask for 1.",
    "Within 6 steps: 2 wood and 1 clay.",
  ]);
});
