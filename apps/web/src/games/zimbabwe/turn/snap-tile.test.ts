import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { snapTile } from "./snap-tile.ts";
import { NEW_PLACE_INTENT, type Intent } from "./intent.ts";

const view = zimbabwe.view(zimbabwe.setup("held at", 2, {}), 0);
const sculptor: Intent = { ...NEW_PLACE_INTENT, kind: "place", craft: "sculptor" } as Intent;

test("a tile is placed by its top left cell", () => {
  expect(snapTile(sculptor, "c3", ["c3"], view)).toBe("c3");
  expect(snapTile(sculptor, "c3", [], view)).toBe("c3");
  expect(snapTile({ kind: "build" }, "c3", ["b3"], view)).toBe("c3");
});

test("a tile is shifted to a legal site that still covers the cell", () => {
  expect(snapTile(sculptor, "c3", ["b2"], view)).toBe("b2");
  expect(snapTile(sculptor, "c3", ["b2", "b3"], view)).toBe("b3");
  expect(snapTile(sculptor, "c3", ["c3", "b3"], view)).toBe("c3");
  expect(snapTile(sculptor, "c3", ["a1", "d3"], view)).toBe("c3");
});

test("a tile stays on the map", () => {
  const rows = view.board.length;
  expect(snapTile(sculptor, `c${rows}`, [], view)).toBe(`c${rows - 1}`);
});
