import { zimbabwe, type Move } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { boardAfter } from "./advised-board.ts";

test("pieces, levels and routes of a whole turn are shown", () => {
  const start = zimbabwe.fromPosition(
    {
      format: "sofala-position/1",
      game: "zimbabwe",
      board: ["s.....", "......", "t.c...", "......", "......", ".....s"],
      phase: "culture",
      active: 0,
      seats: [
        { cattle: 9, technologies: { potter: { card: 1, price: 1, cattle: 0 } } },
        { cattle: 9 },
      ],
      monuments: [
        { at: "a1", seat: 0, level: 1 },
        { at: "f6", seat: 1, level: 1 },
      ],
      craftsmen: [{ craftsman: "potter", at: "c2", seat: 0 }],
      gods: ["engai", "gu"],
    },
    "",
  );
  if (!start.ok) throw new Error(start.error.reason);
  const moves: readonly Move[] = [
    { kind: "choose-god", god: "gu" },
    { kind: "raise-monument", at: "a1", goods: [{ craftsman: "c2", resource: "c3" }] },
    { kind: "end-turn" },
  ];
  const { view, cells, goodsRoutes } = boardAfter(start.value, moves);
  expect(view.monuments.find(({ at }) => at === "a1")?.level).toBe(2);
  expect(view.active).toBe(0);
  expect(cells).toEqual(["a1"]);
  expect(goodsRoutes.map(({ stops }) => stops.join(" "))).toEqual(["c3 c2", "c2 a1"]);
});
