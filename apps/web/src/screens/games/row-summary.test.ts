import { expect, test } from "vitest";
import { randomGame } from "../../testing/zimbabwe-game.ts";
import { agoText, headOf } from "./row-summary.ts";

test("a row tells who plays", () => {
  const game = randomGame("row", 2, 0);
  expect(headOf(game)).toEqual({
    id: game.id,
    game: "zimbabwe",
    title: undefined,
    names: ["Ann", "Ben"],
    changed: game.changed,
    kind: "running",
  });
  expect(headOf({ ...game, ranking: [[0], [1]], title: "Final" })).toMatchObject({
    kind: "finished",
    title: "Final",
  });
  expect(headOf({ ...game, mode: "analysis" }).kind).toBe("analysis");
});

test.each([undefined, null, 3, [], { players: 3, title: {} }, { players: [null, { name: 3 }] }])(
  "a row of rubbish has a head too: %j",
  (row) => {
    expect(headOf(row)).toMatchObject({ id: "", names: [], title: undefined });
  },
);

test.each([
  [0, "now"],
  [30, "now"],
  [90, "1 minute ago"],
  [2 * 3600, "2 hours ago"],
  [86_400, "yesterday"],
  [40 * 86_400, "last month"],
  [-50, "now"],
])("%i seconds ago", (seconds, text) => {
  expect(agoText(0, seconds * 1000, "en")).toBe(text);
});
