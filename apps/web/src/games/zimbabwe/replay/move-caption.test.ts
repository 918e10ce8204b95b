import { webLanguages } from "@sofala/text/web";
import { expect, test } from "vitest";
import { historyOf, randomGame } from "../../../testing/zimbabwe-game.ts";
import { logLines } from "../panels/log-lines.ts";
import { captionAt } from "./move-caption.ts";

const history = historyOf(randomGame("told", 3, Infinity, { roundLimit: 3 }));
const names = ["Ann", "Ben", "Cleo"];
const appText = await webLanguages[0]?.load();
if (appText === undefined) throw new Error("no language");
const log = logLines(history, names, appText);

test("every move has a caption, without repetitions", () => {
  for (const moment of history) {
    const { sentences } = captionAt(moment, log, names, appText);
    expect(sentences.length > 0).toBe(moment.moveCount > 0);
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

test("the end of a turn comes before the automatic events that follow", () => {
  const turn = history.find(({ lastMove }) => lastMove?.move.kind === "end-turn");
  if (turn === undefined) throw new Error("no turn ended");
  expect(captionAt(turn, log, names, appText).sentences[0]).toMatch(/ ends the turn\.$/u);
});

test("the caption of a first monument has its cell", () => {
  const [, first] = history;
  if (first === undefined) throw new Error("no move");
  const { cells } = captionAt(first, log, names, appText);
  expect(cells).toEqual(first.view.monuments.map(({ at }) => at));
});
