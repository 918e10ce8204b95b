import { expect, test } from "vitest";
import { randomGame } from "../../testing/zimbabwe-game.ts";
import { agoText, summarizeRow } from "./row-summary.ts";

test("a summary has the names of the players", () => {
  const game = randomGame("row", 2, 0);
  expect(summarizeRow(game)).toEqual({
    id: game.id,
    game: "zimbabwe",
    title: undefined,
    names: ["Ann", "Ben"],
    changed: game.changed,
    isHelped: false,
    kind: "running",
  });
  expect(summarizeRow({ ...game, ranking: [[0], [1]], title: "Final" })).toMatchObject({
    kind: "finished",
    title: "Final",
  });
  expect(summarizeRow({ ...game, helped: true }).isHelped).toBe(true);
  expect(summarizeRow({ ...game, mode: "analysis" }).kind).toBe("analysis");
});

test.each([undefined, null, 3, [], { players: 3, title: {} }, { players: [null, { name: 3 }] }])(
  "an unreadable row has a summary too: %j",
  (row) => {
    expect(summarizeRow(row)).toMatchObject({ id: "", names: [], title: undefined });
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
