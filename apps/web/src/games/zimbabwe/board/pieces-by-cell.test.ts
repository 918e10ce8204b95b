import { zimbabwe, type View } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { boxOfPiece, piecesByCell } from "./pieces-by-cell.ts";

const view: View = {
  ...zimbabwe.view(zimbabwe.setup("standing", 2, {}), "spectator"),
  monuments: [{ at: "a1", seat: 1, level: 2 }],
  craftsmen: [
    { craftsman: "sculptor", at: "c2", seat: 0 },
    { craftsman: "potter", at: "f4", seat: 1, vertical: true },
  ],
};

test("a piece stands on every cell that it covers", () => {
  expect([...piecesByCell(view).keys()]).toEqual(["a1", "c2", "d2", "c3", "d3", "f4", "f5"]);
  expect(piecesByCell(view).get("d3")).toEqual({ kind: "craftsman", seat: 0, craft: "sculptor" });
  expect(piecesByCell(view)).toBe(piecesByCell(view));
});

test("the box of a workshop is the same from each of its cells", () => {
  expect(boxOfPiece("d3", view.craftsmen)).toEqual({ x: 96, y: 48, width: 96, height: 96 });
  expect(boxOfPiece("f5", view.craftsmen)).toEqual({ x: 240, y: 144, width: 48, height: 96 });
  expect(boxOfPiece("a1", view.craftsmen)).toEqual({ x: 0, y: 0, width: 48, height: 48 });
});
