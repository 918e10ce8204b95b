import { loadTsoroAppText } from "@sofala/text/tsoro";
import { webLanguages, type AppText } from "@sofala/text/web";
import { tsoro, type View } from "@sofala/tsoro";
import { describe, expect, test } from "vitest";
import { statusText } from "../../table/open-table-status.ts";
import { isRepeated, reasonText, stageOf, stonesToPlace } from "./table-status.ts";

const text = await loadTsoroAppText("en");
const [english] = await Promise.all(webLanguages.map((language) => language.load()));
const status = english?.table.status as AppText["table"]["status"];
const names = ["Ann", "Ben"];

function stateAt(members: object) {
  const position = { format: "sofala-position/1", game: "tsoro", ...members };
  const state = tsoro.fromPosition(position, "");
  if (!state.ok) throw new Error(state.error.reason);
  return state.value;
}
const viewAt = (members: object): View => tsoro.view(stateAt(members), "spectator");

describe("the status", () => {
  const statusFor = (board: string, me: number, selected?: "a", isSharedDevice = false) => {
    const context = { names, me, isSharedDevice, thinking: undefined };
    return statusText(context, stageOf(viewAt({ board }), selected, text), { status });
  };

  test.each([
    ["./.../...", 0, "Your turn: place a stone (3 left)"],
    ["0/.0./.11", 0, "Your turn: place your last stone"],
    ["./.../...", 1, "Ann places a stone"],
    ["0/10./011", 0, "Your turn: choose a stone to move"],
    ["0/10./011", 1, "Ann moves a stone"],
  ])("%s for seat %i", (board, seat, expected) => {
    expect(statusFor(board, seat)).toBe(expected);
  });

  test("with a chosen stone it asks for the point", () => {
    expect(statusFor("0/10./011", 0, "a")).toBe("Now choose the free point");
  });

  test("names the player where two share a device", () => {
    expect(statusFor("./.../...", 0, undefined, true)).toBe("Ann places a stone");
  });

  test("at the end it names the winner", () => {
    expect(stageOf(viewAt({ board: "1/000/.11", active: 1 }), undefined, text)).toEqual({
      winners: [0],
    });
  });
});

test("a seat has three stones to place at first", () => {
  expect(stonesToPlace(viewAt({ board: "0/.../..." }), 0)).toBe(2);
  expect(stonesToPlace(viewAt({ board: "0/.../..." }), 1)).toBe(3);
});

test("a position that came up before is known", () => {
  const position = { board: "./001/110", active: 0 };
  const earlier = [
    "./001/110 0",
    "0/0.1/110 1",
    "0/01./110 0",
    "./010/110 1",
    "1/0.0/110 0",
    "1/00./110 1",
  ];
  expect(isRepeated(viewAt(position))).toBe(false);
  expect(isRepeated(viewAt({ ...position, earlier }))).toBe(true);
});

test.each([
  [{ ranking: [[0], [1]], because: "line" }, "Three stones in a line."],
  [{ ranking: [[1], [0]], because: "blocked" }, "Ann could not move."],
  [{ ranking: [[0, 1]], because: "repetition" }, "The same position came up for the third time."],
] as const)("the reason of %o", (end, reason) => {
  const view = { ...viewAt({ board: "1/000/.11", active: 1 }), ...end };
  expect(reasonText(view, names, text)).toBe(reason);
});

test("there is no reason before the end", () => {
  expect(reasonText(viewAt({ board: "./.../..." }), names, text)).toBeUndefined();
});
