import type { SeatKnowledge } from "@sofala/bots/mediterranean/review";
import { LANGUAGE_TAGS } from "@sofala/text/languages";
import {
  loadMediterraneanAnalysisText,
  loadMediterraneanAppText,
} from "@sofala/text/mediterranean";
import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { mediterraneanGame } from "../../../testing/mediterranean-game.ts";
import { analysisHandlers, type AnalysisRequests } from "../workers/analysis-handlers.ts";
import type { SendRequest } from "../../../workers/worker-client.ts";
import { FullReplay } from "../../../table/replay/full-replay.ts";
import { AnalysisModel } from "./analysis-model.ts";
import { luckMomentOf, movesText, type ReviewTextContext } from "./review-text.ts";

const game = mediterraneanGame(4);

const EVEN = [0.25, 0.25, 0.25, 0.25];
const SURE = [1, 0, 0, 0];
const REVIEW = {
  chancesOverTime: [
    { at: 0, chances: EVEN },
    { at: 5, chances: SURE },
  ],
  moments: [],
};

/** Gives advice as the worker does, returns a fixed review, and records the requests. */
function fakeBot() {
  const requests: string[] = [];
  const askBot: SendRequest<AnalysisRequests> = async (kind, request) => {
    requests.push(kind);
    return kind === "review" ? REVIEW : analysisHandlers.hints(request as SeatKnowledge);
  };
  return { requests, askBot };
}

const modelWith = (askBot: SendRequest<AnalysisRequests>) => {
  const replay = new FullReplay(mediterranean, game.stored, game.moments);
  return { replay, model: new AnalysisModel(game, replay, askBot) };
};

test("a game is reviewed once, and its chances are those of the shown moment", async () => {
  const { requests, askBot } = fakeBot();
  const { replay, model } = modelWith(askBot);
  expect(model.currentChances()).toBeUndefined();
  await Promise.all([model.requestReview(), model.requestReview()]);
  await model.requestReview();
  expect(requests).toEqual(["review"]);
  expect(model.currentChances()).toBe(SURE);
  replay.shownMoment.value = 5;
  expect(model.currentChances()).toBe(SURE);
  replay.shownMoment.value = 4;
  expect(model.currentChances()).toBe(EVEN);
});

test("advice is for the observed seat or the seat to act, and is requested once", async () => {
  const { requests, askBot } = fakeBot();
  const { replay, model } = modelWith(askBot);
  replay.shownMoment.value = game.moments.findIndex(({ state }) => state.part === "trading");
  await model.requestAdvice();
  await model.requestAdvice();
  expect(requests).toEqual(["hints"]);
  expect(model.advice.value).toMatchObject([{ moves: [{ kind: "offer" }] }, {}, {}]);
  replay.observerChoice.value = 2;
  expect(model.seat.value).toBe(2);
  expect(model.advice.value).toBeUndefined();
});

test("after a failure, a review can be requested again", async () => {
  let fails = true;
  const { model } = modelWith(async () => {
    if (fails) throw new Error("no worker");
    return REVIEW;
  });
  await model.requestReview();
  expect(model.review.value).toBe("failed");
  fails = false;
  await model.requestReview();
  expect(model.review.value).toBe(REVIEW);
});

test.each(LANGUAGE_TAGS)(
  "cards are named by their goods and bottoms, luck by its cause: %s",
  async (tag) => {
    const text = await loadMediterraneanAnalysisText(tag);
    const { sentences } = await loadMediterraneanAppText(tag);
    const names = game.stored.players.map(({ name }) => name);
    const context: ReviewTextContext = { moments: game.moments, names, game: sentences, text };
    const moment = game.moments.findIndex(({ state }) => state.part === "trading");
    const [card] = game.moments[moment]?.viewFor(0).seats[0]?.hand ?? [];
    if (card === undefined) throw new Error("an empty hand");
    const stored = movesText(context, [{ kind: "store", cards: [card.slot] }], moment, 0);
    expect(stored).toContain(sentences.goods({ [card.good]: 1 }));
    expect(stored).toContain(sentences.bottom[card.bottom].name);
    const [before, after] = [
      [0.4, 0.2, 0.4],
      [0.1, 0.5, 0.4],
    ] as const;
    const luck = {
      at: 8,
      moves: [],
      events: [{ kind: "turn-began", turn: 2 }],
      before,
      after,
    } as const;
    expect(luckMomentOf(context, luck)).toEqual({
      moveCount: 8,
      title: text.luck.newCards(9, 2),
      notes: [
        [
          text.luck.chanceChange(names[0] ?? "", 0.4, 0.1),
          text.luck.chanceChange(names[1] ?? "", 0.2, 0.5),
        ].join("; "),
      ],
    });
  },
);
