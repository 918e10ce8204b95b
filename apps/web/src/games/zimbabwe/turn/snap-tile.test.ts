import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { heldAt } from "./snap-tile.ts";
import { PLACING, type Intent } from "./intent.ts";

const view = zimbabwe.view(zimbabwe.setup("held at", 2, {}), 0);
const sculptor: Intent = { ...PLACING, kind: "place", craft: "sculptor" } as Intent;

test("a tile is held by its top left cell", () => {
  expect(heldAt(sculptor, "c3", ["c3"], view)).toBe("c3");
  expect(heldAt(sculptor, "c3", [], view)).toBe("c3");
  expect(heldAt({ kind: "build" }, "c3", ["b3"], view)).toBe("c3");
});

test("a tile is shifted to where it may stand and still covers the cell", () => {
  expect(heldAt(sculptor, "c3", ["b2"], view)).toBe("b2");
  expect(heldAt(sculptor, "c3", ["b2", "b3"], view)).toBe("b3");
  expect(heldAt(sculptor, "c3", ["c3", "b3"], view)).toBe("c3");
  expect(heldAt(sculptor, "c3", ["a1", "d3"], view)).toBe("c3");
});

test("a tile stays on the map", () => {
  const rows = view.board.length;
  expect(heldAt(sculptor, `c${rows}`, [], view)).toBe(`c${rows - 1}`);
});
