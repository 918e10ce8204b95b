import { zimbabwe } from "@sofala/zimbabwe";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { replayOf } from "../../../local/replay-table.ts";
import { randomGame } from "../../../testing/zimbabwe-game.ts";
import { answers } from "../workers/request-handlers.ts";
import { TableModel } from "../table-model.ts";
import { AnalysisModel, type Ask } from "./analysis-model.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function tableOf(moves: number): TableModel {
  const found = replayOf(zimbabwe, randomGame("analysis", 3, moves));
  if (!found.ok) throw new Error(found.error.reason);
  return new TableModel(found.value);
}

/** Answers as the worker does, and counts. */
function thinker() {
  const asked: string[] = [];
  const ask: Ask = async (question, about) => {
    asked.push(question);
    // A glance is enough here.
    return answers[question]({ ...about, simulations: 1 });
  };
  return { asked, ask };
}

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1);

test.each([0, 2, 4, 20])(
  "after %i moves the bot has an opinion that fits the table",
  async (moves) => {
    const table = tableOf(moves);
    const model = new AnalysisModel(table, thinker().ask);
    expect(model.opinion.value).toBeUndefined();
    model.ask();
    expect(model.isAsking.value).toBe(true);
    await settled();
    const { outlook = [], hints } = model.opinion.value ?? {};
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
  },
);

test("a table is asked about once, and its opinion is there again on coming back", async () => {
  const table = tableOf(8);
  const { asked, ask } = thinker();
  const model = new AnalysisModel(table, ask);
  model.ask();
  model.ask();
  await settled();
  const { value: opinion } = model.opinion;
  table.lookingAt.value = 6;
  expect(model.opinion.value).toBeUndefined();
  table.lookingAt.value = 8;
  expect(model.opinion.value).toBe(opinion);
  model.ask();
  expect(asked).toEqual(["outlook", "hints"]);
});

test("a failure is told, and asking again may help", async () => {
  const { ask } = thinker();
  let fails = true;
  const model = new AnalysisModel(tableOf(8), (question, about) =>
    fails ? Promise.reject(new Error("no worker")) : ask(question, about),
  );
  model.ask();
  await settled();
  expect(model.hasFailed.value).toBe(true);
  fails = false;
  model.ask();
  await settled();
  expect(model.hasFailed.value).toBe(false);
  expect(model.opinion.value).toBeDefined();
});

test("where every step is asked about, one is once it is rested at", async () => {
  const table = tableOf(8);
  const { asked, ask } = thinker();
  const model = new AnalysisModel(table, ask);
  model.isAlways.value = true;
  for (const at of [2, 3, 4, 5]) {
    table.lookingAt.value = at;
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual(["outlook", "hints"]);
  expect(model.opinion.value).toBeDefined();
  model.dispose();
  table.lookingAt.value = 6;
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toHaveLength(2);
  model.isAlways.value = false;
});
