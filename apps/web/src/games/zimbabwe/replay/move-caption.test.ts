import { webLanguages } from "@sofala/text/web";
import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { replayOf } from "../../../local/replay-table.ts";
import { randomGame } from "../../../testing/zimbabwe-game.ts";
import { logLines } from "../panels/log-lines.ts";
import { toldAt } from "./move-caption.ts";

const found = replayOf(zimbabwe, randomGame("told", 3, Infinity, { roundLimit: 3 }));
if (!found.ok) throw new Error(found.error.reason);
const history = found.value.history.value;
const names = ["Ann", "Ben", "Cleo"];
const words = await webLanguages[0]?.load();
if (words === undefined) throw new Error("there is no language");
const log = logLines(history, names, words);

test("every move is told, and only what it brought", () => {
  for (const moment of history) {
    const { sentences } = toldAt(moment, log, names, words);
    expect(sentences.length > 0).toBe(moment.number > 0);
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

test("the end of a turn is told before what follows by itself", () => {
  const turn = history.find(({ last }) => last?.move.kind === "end-turn");
  if (turn === undefined) throw new Error("no turn ended");
  expect(toldAt(turn, log, names, words).sentences[0]).toMatch(/ ends the turn\.$/u);
});

test("a first monument is told with its place", () => {
  const [, first] = history;
  if (first === undefined) throw new Error("no move");
  const { cells } = toldAt(first, log, names, words);
  expect(cells).toEqual(first.view.monuments.map(({ at }) => at));
});
