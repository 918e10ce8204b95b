import { parseScenario, runScenario, type Game } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { timelineOf } from "../local/load-game.ts";
import { momentsOf } from "../local/moments.ts";
import { readImport } from "../local/import.ts";
import type { StoredGame } from "../store/stored-game.ts";
import { mediterraneanGame } from "../testing/mediterranean-game.ts";
import { randomGame } from "../testing/zimbabwe-game.ts";
import {
  createReport,
  reportText,
  withDescription,
  type ReportContext,
} from "./report-document.ts";

const context: ReportContext = {
  app: "0.1.0",
  browser: "Firefox",
  language: "it",
  screen: "/game/7",
};

const reported = (stored: StoredGame) => ({ stored, loadGame: async () => zimbabwe });

function runReport(report: unknown, rules: Game = zimbabwe) {
  const scenario = parseScenario(rules, report);
  if (!scenario.ok) throw new Error(`${scenario.error.path.join(".")}: ${scenario.error.reason}`);
  const run = runScenario(rules, scenario.value);
  if (!run.ok) throw new Error(run.error.reason);
  return run.value;
}

describe("a report of a game is a scenario that passes", () => {
  test.each([2, 3, 4, 5])("at any moment of a game of %i", async (players) => {
    const stored = randomGame(`report ${players}`, players, 60);
    const timeline = timelineOf(zimbabwe, stored);
    if (!timeline.ok) throw new Error(timeline.error.reason);
    const moments = momentsOf(timeline.value);
    for (let at = 0; at <= stored.log.length; at += 3) {
      const text = reportText(await createReport({ game: reported(stored), at }, context));
      expect(runReport(JSON.parse(text))).toEqual({ holds: true });
      const read = readImport(text, [zimbabwe]);
      expect(read.ok && read.value.kind !== "games" && read.value.view).toEqual(moments[at]?.view);
    }
  });

  test("also with hidden information", async () => {
    const { stored } = mediterraneanGame(4);
    const { length } = stored.log;
    for (const at of [0, Math.round(length / 3), Math.round(length / 2), length]) {
      const report = await createReport(
        { game: { stored, loadGame: async () => mediterranean }, at },
        context,
      );
      expect(runReport(JSON.parse(reportText(report)), mediterranean)).toEqual({ holds: true });
    }
  });

  test("and of one that is over", async () => {
    const stored = randomGame("report over", 2, 10_000, { roundLimit: 2 });
    expect(runReport(await createReport({ game: reported(stored) }, context))).toEqual({
      holds: true,
    });
  });

  test("it contains a refused move with its code", async () => {
    const stored = randomGame("report refused", 2, 0);
    const refused = { seat: 0, move: { kind: "end-turn" } } as const;
    const report = await createReport({ game: reported(stored), refused }, context);
    expect(report["steps"]).toContainEqual({
      ...refused,
      refused: expect.stringMatching(/^turn\//u),
    });
    expect(runReport(report)).toEqual({ holds: true });
  });
});

test("it contains the description and the place, but no player's name", async () => {
  const stored = randomGame("report names", 3, 30);
  const subject = { game: reported(stored), error: new Error("no worker") };
  const report = withDescription(
    await createReport(subject, context),
    " The shaman is\nnot paid\n",
  );
  expect(report).toMatchObject({
    name: "The shaman is",
    about: {
      ...context,
      words: "The shaman is\nnot paid",
      error: expect.stringContaining("no worker"),
    },
  });
  expect(runReport(report)).toEqual({ holds: true });
  expect(reportText(report)).not.toContain("Cleo");
});

test("without a game it has only the context", async () => {
  expect(withDescription(await createReport({}, context), "")).toEqual({
    format: "sofala-report/1",
    about: { ...context, words: "" },
  });
});

test("a game that cannot be replayed is included as it is stored", async () => {
  const stored = { ...randomGame("report", 3, 30), seed: "another" } as StoredGame<never>;
  expect(await createReport({ game: reported(stored) }, context)).toMatchObject({
    format: "sofala-report/1",
    game: stored,
  });
});
