import { loadZimbabweAppText } from "@sofala/text/zimbabwe";
import { zimbabwe, type Event, type Zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import type { Moment } from "../../../local/table.ts";
import type { LogLine } from "../../../table/log-line.ts";
import { logLines } from "./log-lines.ts";

const appText = await loadZimbabweAppText("en");

const NAMES = ["Kilwa", "Mutapa", "Zulu"];
const state = zimbabwe.setup("log", 3, {});
const view = zimbabwe.view(state, "spectator");

/** A move of a seat, and its events. */
type MadeMove = readonly [seat: number, ...events: Event[]];

/** A history of these moves. */
const historyOf = (...made: readonly MadeMove[]): Moment<Zimbabwe>[] => [
  { moveCount: 0, state, view, toAct: [] },
  ...made.map(([actor, ...events], at) => ({
    moveCount: at + 1,
    state,
    view,
    toAct: [],
    lastMove: { actor, move: { kind: "end-turn" } as const, events },
  })),
];

const linesOf = (...made: readonly MadeMove[]): readonly LogLine[] =>
  logLines(historyOf(...made), NAMES, appText);

const ROUND_1: Event = { kind: "round-began", round: 1, queue: [2, 0, 1] };
const PAY_STOCK = { kind: "cattle-paid", cattle: 2, recipient: { to: "stock" } } as const;
const POTTER = { kind: "craftsman-placed", craftsman: "potter", vertical: true, vp: 1 } as const;

test("rounds, phases and turns have headings", () => {
  const lines = linesOf(
    [0, { kind: "first-monument-placed", seat: 0, at: "g9" }, ROUND_1],
    [2, { kind: "passed", seat: 2, place: 3, automatic: false }],
    [1, { kind: "monument-built", seat: 1, at: "b2" }],
    [1, { kind: "turn-ended", seat: 1 }],
    [
      0,
      { kind: "turn-ended", seat: 0 },
      { kind: "revenue-collected", seat: 0, fromCards: 0, income: 1 },
    ],
  );
  const headings = lines.filter(({ isHeading }) => isHeading);
  expect(headings.map(({ text, isRound = false, seat }) => [text, isRound, seat])).toEqual([
    ["Set-up", true, undefined],
    ["Round 1", true, undefined],
    ["Gifts", false, undefined],
    ["Mutapa", false, 1],
    ["Kilwa", false, 0],
    ["Revenue", false, undefined],
  ]);
});

test("the end of a turn has a line only if nothing else was done in it", () => {
  const lines = linesOf(
    [1, { kind: "monument-built", seat: 1, at: "b2" }],
    [1, { kind: "turn-ended", seat: 1 }],
    [0, { kind: "turn-ended", seat: 0 }],
  );
  const sentences = lines.filter(({ isHeading }) => isHeading !== true).map(({ text }) => text);
  expect(sentences).toEqual(["Mutapa builds a monument at b2.", "Kilwa ends the turn."]);
});

test("a game that begins within a turn still has a heading for its round", () => {
  const [first] = linesOf([1, { kind: "monument-built", seat: 1, at: "b2" }]);
  expect(first).toMatchObject({ isRound: true });
});

test("payments become one bill, and used resources are highlighted with the raise", () => {
  const paid = (to: number, cattle: number): Event => ({
    kind: "cattle-paid",
    seat: 0,
    cattle,
    recipient: { to: "technology", seat: to, craftsman: "potter" },
  });
  const lines = linesOf(
    [1, { ...PAY_STOCK, seat: 1 }, { ...POTTER, seat: 1, at: "c4" }],
    [
      0,
      paid(1, 2),
      { kind: "resource-used", resource: "clay", at: "e5", by: "c4", craft: "potter", owner: 1 },
      paid(0, 3),
      paid(1, 1),
      { ...PAY_STOCK, cattle: 1, seat: 0 },
      {
        kind: "monument-raised",
        seat: 0,
        at: "g9",
        level: 2,
        cattle: 7,
        vp: 2,
        goods: [{ craftsman: "c4", resource: "e5", hubs: ["d8"], craft: "potter", owner: 1 }],
      },
    ],
  );
  const raise = lines.find(({ text }) => text.includes("raises"));
  expect(raise?.cells).toEqual(["g9", "c4", "c5", "e5", "d8"]);
  expect(raise).toMatchObject({ moveCount: 2, seat: 0 });
  expect(lines.at(-1)).toMatchObject({
    isDetail: true,
    text: "Paid: 3 to Mutapa, 3 to their own cards, 1 to the stock.",
  });
  expect(lines.some(({ text }) => text.includes("uses the resource"))).toBe(false);
});

test("all cells of a craftsman are highlighted, and the bill is right below", () => {
  const lines = linesOf([1, { ...PAY_STOCK, seat: 1 }, { ...POTTER, seat: 1, at: "c4" }]);
  expect(lines.at(-2)?.cells).toEqual(["c4", "c5"]);
  expect(lines.at(-1)?.text).toBe("Paid: 2 to the stock.");
});

test("lines stay the same as the log grows", () => {
  const history = historyOf(
    [1, { kind: "monument-built", seat: 1, at: "b2" }],
    [0, { kind: "monument-built", seat: 0, at: "d4" }],
  );
  const before = logLines(history.slice(0, 2), NAMES, appText);
  const after = logLines(history, NAMES, appText);
  expect(after[2]).toBe(before[2]);
  expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
});
