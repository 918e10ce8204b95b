import type { Mediterranean, SeenEvent } from "@sofala/mediterranean";
import { loadMediterraneanAppText } from "@sofala/text/mediterranean";
import { expect, test } from "vitest";
import type { ObservedMove } from "../../../local/hidden-info-table.ts";
import { mediterraneanGame } from "../../../testing/mediterranean-game.ts";
import { logLines } from "./log-lines.ts";

const appText = await loadMediterraneanAppText("en");
const NAMES = ["Ann", "Ben", "Cleo", "Dan"];
const { moments } = mediterraneanGame(4);
const observedMoves = moments.flatMap((moment) => moment.observedMoveFor(0) ?? []);

const observedMovesOf = (
  ...moves: readonly (readonly SeenEvent[])[]
): readonly ObservedMove<Mediterranean>[] =>
  moves.map((events, at) => ({ id: at + 1, actor: 0, events }));

test("turns and phases have headings, also the first turn, whose start is no event", () => {
  const rounds = logLines(observedMoves, NAMES, appText).filter(({ isRound }) => isRound);
  expect(rounds.map(({ text }) => text)).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((turn) => `Turn ${turn} of 6`),
    "End of the game",
  ]);
  const headings = logLines(observedMoves, NAMES, appText).filter(({ isHeading }) => isHeading);
  expect(headings.slice(0, 4).map(({ text }) => text)).toEqual([
    "Turn 1 of 6",
    "Civic phase",
    "Trading phase",
    "Resolution",
  ]);
});

test("every line has a key of its own, and stays the same as the log grows", () => {
  const before = logLines(observedMoves.slice(0, 200), NAMES, appText);
  const after = logLines(observedMoves, NAMES, appText);
  expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
  for (const [at, line] of before.entries()) {
    if (at > 1) expect(after[at]).toBe(line);
  }
});

test("consequences are details of their cause; ready seats have no line", () => {
  const lines = logLines(
    observedMovesOf(
      [{ kind: "seat-ready", seat: 1 }],
      [
        { kind: "vp-bought", seat: 2, vp: 1, price: 4 },
        { kind: "ability-used", seat: 0, building: "x", target: 1 },
        { kind: "status-moved", seat: 1, track: "safety", by: -1, to: -1 },
        { kind: "vp-changed", seat: 3, by: 1, source: "culture" },
      ],
    ),
    NAMES,
    appText,
  );
  expect(lines.slice(2).map(({ isDetail = false }) => isDetail)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test("in a resolution, each seat's cards come together with what they brought", () => {
  const lines = logLines(
    observedMovesOf([
      { kind: "phase-began", phase: "resolution" },
      { kind: "cards-spent", seat: 0, cards: [] },
      { kind: "cards-spent", seat: 1, cards: [{ good: "grain", bottom: "prosperity" }] },
      { kind: "money-changed", seat: 1, by: 1, source: "goods" },
      { kind: "vp-changed", seat: 0, by: 1, source: "industry" },
      { kind: "turn-order-set", turnOrder: [1, 0] },
    ]),
    NAMES,
    appText,
  );
  const sentences = lines.filter(({ isHeading }) => isHeading !== true);
  expect(sentences.map(({ text, isDetail = false }) => [text.split(" ")[0], isDetail])).toEqual([
    ["Ann", false],
    ["Ann", true],
    ["Ben", false],
    ["Ben", true],
    ["Turn", false],
  ]);
});

test("offers are named by their makers and goods, not by numbers", () => {
  const offer = {
    kind: "offer-made",
    seat: 1,
    to: "all",
    want: { goods: { wool: 1 } },
  } as const;
  const give = { goods: { wine: 2 }, vp: 0, pledges: [] };
  const lines = logLines(
    observedMovesOf(
      [{ ...offer, offer: 1, give }],
      [{ ...offer, offer: 2, give: { ...give, goods: {} }, replyTo: 1 }],
      [{ kind: "offer-declined", seat: 2, offer: 1 }],
      [{ kind: "offer-withdrawn", seat: 1, offer: 2 }],
      [{ kind: "offer-died", offer: 1, reason: "cards-gone" }],
    ),
    NAMES,
    appText,
  );
  expect(lines.slice(2).map(({ text }) => text)).toEqual([
    "Ben offers everyone 2 wine for 1 wool.",
    "Ben asks everyone for 1 wool.",
    "Cleo declines Ben's offer of 2 wine for 1 wool.",
    "Ben withdraws the request for 1 wool.",
    "Ben's offer of 2 wine for 1 wool has ended: a card in it has already been traded.",
  ]);
});

test("the end of an offer is a detail, and has one line", () => {
  const lines = logLines(
    observedMovesOf([
      { kind: "offer-withdrawn", seat: 1, offer: 3 },
      { kind: "offer-died", offer: 3, reason: "withdrawn" },
      { kind: "offer-died", offer: 4, reason: "cards-gone" },
    ]),
    NAMES,
    appText,
  ).slice(2);
  expect(lines).toHaveLength(2);
  expect(lines.every(({ isDetail }) => isDetail)).toBe(true);
});
