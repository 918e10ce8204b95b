import type { Knowledge } from "@sofala/bots/mediterranean/review";
import { loadMarketAnalysisText, loadMediterraneanWords } from "@sofala/text/mediterranean";
import { expect, test } from "vitest";
import { marketGame } from "../../../testing/mediterranean-game.ts";
import { marketAnalyst, type AnalystQuestions } from "../workers/analysis-handlers.ts";
import type { Think } from "../../../workers/worker-client.ts";
import { ReplaySight } from "../replay/full-replay.ts";
import { AnalysisModel } from "./analysis-model.ts";
import { luckVerdict, spelt, type Spelling } from "./review-text.ts";

const game = marketGame(4);

const EVEN = [0.25, 0.25, 0.25, 0.25];
const SURE = [1, 0, 0, 0];
const REVIEW = {
  course: [
    { at: 0, chances: EVEN },
    { at: 5, chances: SURE },
  ],
  moments: [],
};

/** Advises as the worker does, knows what to think of games, and counts. */
function analyst() {
  const asked: string[] = [];
  const think: Think<AnalystQuestions> = async (question, ask) => {
    asked.push(question);
    return question === "review" ? REVIEW : marketAnalyst.hints(ask as Knowledge);
  };
  return { asked, think };
}

const modelWith = (think: Think<AnalystQuestions>) => {
  const sight = new ReplaySight(game.stored, game.moments);
  return { sight, model: new AnalysisModel(game, sight, think) };
};

test("a game is judged once, and its chances are those of the moment that is looked at", async () => {
  const { asked, think } = analyst();
  const { sight, model } = modelWith(think);
  expect(model.chancesNow()).toBeUndefined();
  await Promise.all([model.run(), model.run()]);
  await model.run();
  expect(asked).toEqual(["review"]);
  expect(model.chancesNow()).toBe(SURE);
  sight.lookingAt.value = 5;
  expect(model.chancesNow()).toBe(SURE);
  sight.lookingAt.value = 4;
  expect(model.chancesNow()).toBe(EVEN);
});

test("advice is for who is looked through or to act, and asked for once", async () => {
  const { asked, think } = analyst();
  const { sight, model } = modelWith(think);
  sight.lookingAt.value = game.moments.findIndex(({ state }) => state.part === "trading");
  await model.ask();
  await model.ask();
  expect(asked).toEqual(["hints"]);
  expect(model.advice.value).toMatchObject([{ moves: [{ kind: "offer" }] }, {}, {}]);
  sight.eyes.value = 2;
  expect(model.seat.value).toBe(2);
  expect(model.advice.value).toBeUndefined();
});

test("a failure is told, and asking again may help", async () => {
  let fails = true;
  const { model } = modelWith(async () => {
    if (fails) throw new Error("no worker");
    return REVIEW;
  });
  await model.run();
  expect(model.review.value).toBe("failed");
  fails = false;
  await model.run();
  expect(model.review.value).toBe(REVIEW);
});

test.each(["en", "it"])(
  "stored cards are named by their types, luck by its cause: %s",
  async (tag) => {
    const text = await loadMarketAnalysisText(tag);
    const { game: said } = await loadMediterraneanWords(tag);
    const names = game.stored.players.map(({ name }) => name);
    const spelling: Spelling = { moments: game.moments, names, game: said, text };
    const at = game.moments.findIndex(({ state }) => state.part === "trading");
    const [card] = game.moments[at]?.viewOf(0).seats[0]?.hand ?? [];
    if (card === undefined) throw new Error("an empty hand");
    expect(spelt(spelling, [{ kind: "store", cards: [card.slot] }], at, 0)).toBe(
      text.store(said.goods({ [card.good]: 1 })),
    );
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
    expect(luckVerdict(spelling, luck)).toEqual({
      at: 8,
      title: text.luck.cards(9, 2),
      notes: [
        [
          text.luck.change(names[0] ?? "", 0.4, 0.1),
          text.luck.change(names[1] ?? "", 0.2, 0.5),
        ].join("; "),
      ],
    });
  },
);
