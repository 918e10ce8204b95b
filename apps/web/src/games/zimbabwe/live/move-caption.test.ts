import { loadZimbabweAppText } from "@sofala/text/zimbabwe";
import { expect, test } from "vitest";
import { historyOf, randomGame } from "../../../testing/zimbabwe-game.ts";
import { logLines } from "../panels/log-lines.ts";
import { captionAt } from "./move-caption.ts";

const history = historyOf(randomGame("told", 3, Infinity, { roundLimit: 3 }));
const names = ["Ann", "Ben", "Cleo"];
const text = await loadZimbabweAppText("en");
const log = logLines(history, names, text);

test("every move has a caption, without repetitions", () => {
  for (const moment of history) {
    const { sentences } = captionAt(moment, log, names, text);
    expect(sentences.length > 0).toBe(moment.moveCount > 0);
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

test("the end of a turn comes before the automatic events that follow", () => {
  const turn = history.find(({ lastMove }) => lastMove?.move.kind === "end-turn");
  if (turn === undefined) throw new Error("no turn ended");
  expect(captionAt(turn, log, names, text).sentences[0]).toMatch(/ ends the turn\.$/u);
});

test("a short caption of the end of a round has no revenue", () => {
  const revenue = history.find(({ lastMove }) =>
    lastMove?.events.some(({ kind }) => kind === "revenue-collected"),
  );
  if (revenue === undefined) throw new Error("no revenue");
  const long = captionAt(revenue, log, names, text).sentences;
  const short = captionAt(revenue, log, names, text, true).sentences;
  expect(short.length).toBe(long.length - names.length);
  expect(short.length).toBeGreaterThan(0);
});

test("the caption of a first monument has its cell", () => {
  const [, first] = history;
  if (first === undefined) throw new Error("no move");
  const { cells } = captionAt(first, log, names, text);
  expect(cells).toEqual(first.view.monuments.map(({ at }) => at));
});
