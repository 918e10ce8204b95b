import { activeMoves } from "@sofala/engine";
import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { replayOf } from "../../../local/replay-table.ts";
import { randomGame } from "../../../testing/zimbabwe-game.ts";
import { answers } from "../workers/request-handlers.ts";
import { stateAt } from "../state-of-view.ts";
import type { Ask } from "./analysis-model.ts";
import { ReviewModel } from "./review-model.ts";

const MOVES = 8;

/** A glance is enough here. */
const glance: Ask = async (question, about) => answers[question]({ ...about, simulations: 1 });

function modelOf(think: Ask, moves = 5): ReviewModel {
  const stored = randomGame("review", 2, moves);
  const found = replayOf(zimbabwe, stored);
  if (!found.ok) throw new Error(found.error.reason);
  const [first] = found.value.history.value;
  if (first === undefined) throw new Error("there is no beginning");
  return new ReviewModel(stateAt(first), activeMoves(stored.log), think);
}

test("every move belongs to one decision, and each is judged", async () => {
  const model = modelOf(glance, MOVES);
  await model.run();
  expect(model.isWhole.value).toBe(true);
  expect(model.isRunning.value).toBe(false);
  expect(model.moments.value.flatMap(({ moves }) => moves)).toHaveLength(MOVES);
  for (const { at, better } of model.dearest.value) {
    expect(at).toBeLessThan(MOVES);
    expect(better.cost).toBeGreaterThan(0);
  }
});

test("who stops it goes on where it was", async () => {
  let asked = 0;
  const model = modelOf((question, about) => {
    if (++asked === 3) model.stop();
    return glance(question, about);
  });
  await model.run();
  const judged = model.moments.value;
  expect(judged).toHaveLength(2);
  await model.run();
  expect(model.isWhole.value).toBe(true);
  expect(model.moments.value.slice(0, 2)).toEqual(judged);
});

test("a failure is told, and loses nothing", async () => {
  let asked = 0;
  const model = modelOf((question, about) =>
    ++asked === 3 ? Promise.reject(new Error("no worker")) : glance(question, about),
  );
  await model.run();
  expect(model.hasFailed.value).toBe(true);
  expect(model.moments.value).toHaveLength(1);
  await model.run();
  expect(model.hasFailed.value).toBe(false);
  expect(model.isWhole.value).toBe(true);
});
