import { zimbabwe, type State, type View } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { nextGiftRound } from "./gift-order-model.ts";

/** The views of a game, each before the first legal move is made. */
function* views(options: object): Generator<View> {
  let state: State = zimbabwe.setup("orders", 3, options);
  for (let n = 0; n < 400; n++) {
    const view = zimbabwe.view(state, "spectator");
    yield view;
    const [seat] = zimbabwe.toAct(state);
    if (seat === undefined) return;
    const moves = [...zimbabwe.legalMoves(state, seat)];
    const move = moves.find(({ kind }) => kind === "pass" || kind === "end-turn") ?? moves[0];
    const step = move && zimbabwe.applyMove(state, seat, move);
    if (step?.ok !== true) throw new Error("no move");
    ({ state } = step.value);
  }
}

test("an order is for this round until the seat has passed, and then for the next round", () => {
  const rounds = new Set<string>();
  for (const view of views({ roundLimit: 2 })) {
    for (const seat of [0, 1, 2]) {
      const hasPassed = view.gifts?.passed.includes(seat) === true;
      rounds.add(`${view.phase} ${view.round} ${hasPassed} ${nextGiftRound(view, seat)}`);
    }
  }
  expect([...rounds]).toEqual([
    "setup 1 false 1",
    "gifts 1 false 1",
    "gifts 1 true 2",
    "culture 1 false 2",
    "gifts 2 false 2",
    "gifts 2 true undefined",
    "culture 2 false undefined",
    "over 2 false undefined",
  ]);
});
