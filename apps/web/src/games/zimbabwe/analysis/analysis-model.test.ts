import { zimbabwe } from "@sofala/zimbabwe";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openReplay } from "../../../local/replay-table.ts";
import { randomGame } from "../../../testing/zimbabwe-game.ts";
import { zimbabweHandlers } from "../workers/request-handlers.ts";
import { TableModel } from "../table-model.ts";
import { AnalysisModel, type AskBot } from "./analysis-model.ts";

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
  const ask: AskBot = async (name, request) => {
    asked.push(name);
    // One simulation is enough here.
    return zimbabweHandlers[name]({ ...request, simulations: 1 });
  };
  return { asked, ask };
}

const nextTick = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1);

test.each([0, 2, 4, 20])("after %i moves the bot's evaluation fits the position", async (moves) => {
  const table = tableOf(moves);
  const model = new AnalysisModel(table, fakeBot().ask);
  expect(model.evaluation.value).toBeUndefined();
  model.ask();
  expect(model.isAsking.value).toBe(true);
  await nextTick();
  const { outlook = [], hints } = model.evaluation.value ?? {};
  expect(outlook.map(({ chance }) => chance).reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  expect(outlook.every(({ rounds }) => Number.isFinite(rounds))).toBe(true);
  let state = table.state.value;
  const [line] = hints?.lines ?? [];
  for (const move of line?.moves ?? []) {
    const step = zimbabwe.applyMove(state, table.view.value.active ?? 0, move);
    if (!step.ok) throw new Error(step.error.code);
    ({ state } = step.value);
  }
  expect(line?.visits).toBeGreaterThan(0);
  expect(hints?.chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
});

test("a position is evaluated once, and its evaluation is cached", async () => {
  const table = tableOf(8);
  const { asked, ask } = fakeBot();
  const model = new AnalysisModel(table, ask);
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
  const { ask } = fakeBot();
  let fails = true;
  const model = new AnalysisModel(tableOf(8), (name, request) =>
    fails ? Promise.reject(new Error("no worker")) : ask(name, request),
  );
  model.ask();
  await nextTick();
  expect(model.hasFailed.value).toBe(true);
  fails = false;
  model.ask();
  await nextTick();
  expect(model.hasFailed.value).toBe(false);
  expect(model.evaluation.value).toBeDefined();
});

test("in automatic mode a moment is evaluated once the user stays at it", async () => {
  const table = tableOf(8);
  const { asked, ask } = fakeBot();
  const model = new AnalysisModel(table, ask);
  model.isAutomatic.value = true;
  for (const at of [2, 3, 4, 5]) {
    table.shownMoment.value = at;
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual(["outlook", "hints"]);
  expect(model.evaluation.value).toBeDefined();
  model.dispose();
  table.shownMoment.value = 6;
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toHaveLength(2);
  model.isAutomatic.value = false;
});
