import { zimbabwe } from "@sofala/zimbabwe";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askBot } from "../../games/zimbabwe/analysis/ask-bot.ts";
import { TableModel } from "../../games/zimbabwe/table-model.ts";
import { zimbabweHandlers } from "../../games/zimbabwe/workers/request-handlers.ts";
import { openReplay } from "../../local/replay-table.ts";
import { randomGame } from "../../testing/zimbabwe-game.ts";
import { AnalysisModel } from "./analysis-model.ts";
import type { Evaluation } from "./analysis-source.ts";
import type { RequestState } from "./request-cache.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function tableOf(moves: number): TableModel {
  const replay = openReplay(zimbabwe, randomGame("analysis", 3, moves));
  if (!replay.ok) throw new Error(replay.error.reason);
  return new TableModel(replay.value);
}

/** Answers like the worker, and records the requests. */
function fakeBot() {
  const asked: string[] = [];
  const bot = askBot(async (name, request) => {
    asked.push(name);
    // One simulation is enough here.
    return zimbabweHandlers[name]({ ...request, simulations: 1 });
  });
  return { asked, bot };
}

function responseOf<Move>(state: RequestState<Evaluation<Move>>): Evaluation<Move> {
  if (typeof state !== "object") throw new Error(`no response: ${state}`);
  return state;
}

const nextTick = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1);

test.each([0, 2, 4, 20])("after %i moves the bot's evaluation fits the position", async (moves) => {
  const table = tableOf(moves);
  const model = new AnalysisModel(table.moment, fakeBot().bot.evaluate);
  expect(model.evaluation.value).toBeUndefined();
  model.ask();
  expect(model.evaluation.value).toBe("asking");
  await nextTick();
  const { chances, lines, roundsLeft } = responseOf(model.evaluation.value);
  expect(roundsLeft?.every(Number.isFinite)).toBe(true);
  let state = table.state.value;
  const [line] = lines;
  for (const move of line?.moves ?? []) {
    const step = zimbabwe.applyMove(state, table.view.value.active ?? 0, move);
    if (!step.ok) throw new Error(step.error.code);
    ({ state } = step.value);
  }
  expect(line?.visits).toBeGreaterThan(0);
  expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
});

test("a position is evaluated once, and its evaluation is cached", async () => {
  const table = tableOf(8);
  const { asked, bot } = fakeBot();
  const model = new AnalysisModel(table.moment, bot.evaluate);
  model.ask();
  model.ask();
  await nextTick();
  const { value: evaluation } = model.evaluation;
  table.shownMoment.value = 6;
  expect(model.evaluation.value).toBeUndefined();
  table.shownMoment.value = 8;
  expect(model.evaluation.value).toBe(evaluation);
  model.ask();
  expect(asked).toEqual(["outlook", "hints"]);
});

test("a failure is shown, and can be retried", async () => {
  const { bot } = fakeBot();
  let fails = true;
  const model = new AnalysisModel(tableOf(8).moment, (view) =>
    fails ? Promise.reject(new Error("no worker")) : bot.evaluate(view),
  );
  model.ask();
  await nextTick();
  expect(model.evaluation.value).toBe("failed");
  fails = false;
  model.ask();
  await nextTick();
  responseOf(model.evaluation.value);
});

test("in automatic mode a moment is evaluated once the user stays at it", async () => {
  const table = tableOf(8);
  const { asked, bot } = fakeBot();
  const model = new AnalysisModel(table.moment, bot.evaluate);
  model.isAutomatic.value = true;
  for (const at of [2, 3, 4, 5]) {
    table.shownMoment.value = at;
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual(["outlook", "hints"]);
  responseOf(model.evaluation.value);
  model.dispose();
  table.shownMoment.value = 6;
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toHaveLength(2);
  model.isAutomatic.value = false;
});
