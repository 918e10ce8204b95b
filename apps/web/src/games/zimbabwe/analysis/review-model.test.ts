import { activeMoves } from "@sofala/engine";
import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { openReplay } from "../../../local/replay-table.ts";
import { randomGame } from "../../../testing/zimbabwe-game.ts";
import { zimbabweHandlers } from "../workers/request-handlers.ts";
import { stateAt } from "../state-of-view.ts";
import type { AskBot } from "./analysis-model.ts";
import { ReviewModel } from "./review-model.ts";

const MOVES = 8;

/** One simulation is enough here. */
const quickBot: AskBot = async (name, request) =>
  zimbabweHandlers[name]({ ...request, simulations: 1 });

function modelOf(askBot: AskBot, moves = 5): ReviewModel {
  const stored = randomGame("review", 2, moves);
  const replay = openReplay(zimbabwe, stored);
  if (!replay.ok) throw new Error(replay.error.reason);
  const [first] = replay.value.moments.value;
  if (first === undefined) throw new Error("no first moment");
  return new ReviewModel(stateAt(first), activeMoves(stored.log), askBot);
}

test("every move belongs to one decision, and every decision is reviewed", async () => {
  const model = modelOf(quickBot, MOVES);
  await model.run();
  expect(model.isComplete.value).toBe(true);
  expect(model.isRunning.value).toBe(false);
  expect(model.moments.value.flatMap(({ moves }) => moves)).toHaveLength(MOVES);
  for (const { at, better } of model.costliest.value) {
    expect(at).toBeLessThan(MOVES);
    expect(better.cost).toBeGreaterThan(0);
  }
});

test("a review that was stopped continues where it was", async () => {
  let asked = 0;
  const model = modelOf((name, request) => {
    if (++asked === 3) model.stop();
    return quickBot(name, request);
  });
  await model.run();
  const reviewed = model.moments.value;
  expect(reviewed).toHaveLength(2);
  await model.run();
  expect(model.isComplete.value).toBe(true);
  expect(model.moments.value.slice(0, 2)).toEqual(reviewed);
});

test("a failure is shown, and loses nothing", async () => {
  let asked = 0;
  const model = modelOf((name, request) =>
    ++asked === 3 ? Promise.reject(new Error("no worker")) : quickBot(name, request),
  );
  await model.run();
  expect(model.hasFailed.value).toBe(true);
  expect(model.moments.value).toHaveLength(1);
  await model.run();
  expect(model.hasFailed.value).toBe(false);
  expect(model.isComplete.value).toBe(true);
});
