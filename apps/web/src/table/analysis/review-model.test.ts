import { activeMoves } from "@sofala/engine";
import { zimbabweTurns } from "@sofala/bots/zimbabwe/review";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { openReplay } from "../../local/replay-table.ts";
import { zimbabweHandlers } from "../../games/zimbabwe/workers/request-handlers.ts";
import { randomGame } from "../../testing/zimbabwe-game.ts";
import type { AnalysisSource } from "./analysis-source.ts";
import { ReviewModel } from "./review-model.ts";

const MOVES = 8;

type AskHints = AnalysisSource<Zimbabwe>["hints"];

/** One simulation is enough here. */
const quickBot: AskHints = async (view) => zimbabweHandlers.hints({ view, simulations: 1 });

function modelOf(hints: AskHints, moves = 5): ReviewModel<Zimbabwe> {
  const stored = randomGame("review", 2, moves);
  const replay = openReplay(zimbabwe, stored);
  if (!replay.ok) throw new Error(replay.error.reason);
  const state = replay.value.moments.value[0]?.state;
  if (state === undefined) throw new Error("no first state");
  const { decider } = zimbabweTurns;
  return new ReviewModel(zimbabwe, state, activeMoves(stored.log), { hints, decider });
}

test("every move belongs to one decision, and every decision is reviewed", async () => {
  const model = modelOf(quickBot, MOVES);
  await model.run();
  expect(model.isComplete.value).toBe(true);
  expect(model.isRunning.value).toBe(false);
  expect(model.moments.value.flatMap(({ moves }) => moves)).toHaveLength(MOVES);
});

test("a review that was stopped continues where it was", async () => {
  let asked = 0;
  const model = modelOf((view) => {
    if (++asked === 3) model.stop();
    return quickBot(view);
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
  const model = modelOf((view) =>
    ++asked === 3 ? Promise.reject(new Error("no worker")) : quickBot(view),
  );
  await model.run();
  expect(model.hasFailed.value).toBe(true);
  expect(model.moments.value).toHaveLength(1);
  await model.run();
  expect(model.hasFailed.value).toBe(false);
  expect(model.isComplete.value).toBe(true);
});
