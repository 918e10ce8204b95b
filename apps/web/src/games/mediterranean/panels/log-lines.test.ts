import type { Mediterranean, SeenEvent } from "@sofala/mediterranean";
import { loadMediterraneanWords } from "@sofala/text/mediterranean";
import { expect, test } from "vitest";
import type { Told } from "../../../local/hidden-info-table.ts";
import { marketGame } from "../../../testing/mediterranean-game.ts";
import { logLines } from "./log-lines.ts";

const words = await loadMediterraneanWords("en");
const NAMES = ["Ann", "Ben", "Cleo", "Dan"];
const { moments } = marketGame(4);
const told = moments.flatMap((moment) => moment.toldTo(0) ?? []);

const toldOf = (...moves: readonly (readonly SeenEvent[])[]): readonly Told<Mediterranean>[] =>
  moves.map((events, at) => ({ id: at + 1, actor: 0, events }));

test("turns and phases have headings, the first turn too, though nobody is told that it began", () => {
  const rounds = logLines(told, NAMES, words).filter(({ isRound }) => isRound);
  expect(rounds.map(({ text }) => text)).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((turn) => `Turn ${turn} of 6`),
    "End of the game",
  ]);
  const headings = logLines(told, NAMES, words).filter(({ isHeading }) => isHeading);
  expect(headings.slice(0, 4).map(({ text }) => text)).toEqual([
    "Turn 1 of 6",
    "Civic phase",
    "Trading phase",
    "Resolution",
  ]);
});

test("every line has a key of its own, and stays the same as the log grows", () => {
  const before = logLines(told.slice(0, 200), NAMES, words);
  const after = logLines(told, NAMES, words);
  expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
  for (const [at, line] of before.entries()) {
    if (at > 1) expect(after[at]).toBe(line);
  }
});

test("what follows from a deed is told under it; who is ready is not told", () => {
  const lines = logLines(
    toldOf(
      [{ kind: "seat-ready", seat: 1 }],
      [
        { kind: "vp-bought", seat: 2, vp: 1, price: 4 },
        { kind: "ability-used", seat: 0, building: "x", target: 1 },
        { kind: "status-moved", seat: 1, track: "safety", by: -1, to: -1 },
        { kind: "vp-changed", seat: 3, by: 1, source: "culture" },
      ],
    ),
    NAMES,
    words,
  );
  expect(lines.slice(2).map(({ isDetail = false }) => isDetail)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test("in a resolution each one's cards are told together with what they brought", () => {
  const lines = logLines(
    toldOf([
      { kind: "phase-began", phase: "resolution" },
      { kind: "cards-spent", seat: 0, cards: [] },
      { kind: "cards-spent", seat: 1, cards: [{ good: "grain", bottom: "prosperity" }] },
      { kind: "money-changed", seat: 1, by: 1, source: "goods" },
      { kind: "vp-changed", seat: 0, by: 1, source: "industry" },
      { kind: "turn-order-set", turnOrder: [1, 0] },
    ]),
    NAMES,
    words,
  );
  const sentences = lines.filter(({ isHeading }) => isHeading !== true);
  expect(sentences.map(({ text, isDetail = false }) => [text.split(" ")[0], isDetail])).toEqual([
    ["Ann", false],
    ["Ann", true],
    ["Ben", false],
    ["Ben", true],
    ["The", false],
  ]);
});

test("an offer's death is a detail, and told once", () => {
  const lines = logLines(
    toldOf([
      { kind: "offer-withdrawn", seat: 1, offer: 3 },
      { kind: "offer-died", offer: 3, reason: "withdrawn" },
      { kind: "offer-died", offer: 4, reason: "cards-gone" },
    ]),
    NAMES,
    words,
  ).slice(2);
  expect(lines).toHaveLength(2);
  expect(lines.every(({ isDetail }) => isDetail)).toBe(true);
});
