import type { Game } from "@sofala/engine";
import { describe } from "./describe.ts";
import { factsOf, faithOf } from "./facts.ts";
import { zimbabweFormats } from "./game-formats.ts";
import { zimbabweRules } from "./game-rules.ts";
import { followOrder } from "./gifts/order.ts";
import { Survey } from "./legal.ts";
import { OVER, PHASE } from "./memory.ts";
import { unpack } from "./packed.ts";
import { orderSchema, parseOrder } from "./parse.ts";
import { playground } from "./playground.ts";
import { QUESTIONS, ask } from "./questions.ts";
import { MOVE_KINDS } from "./rules.ts";
import { hasWinner } from "./scoring.ts";
import type { Zimbabwe } from "./types.ts";

/** The Great Zimbabwe, for 2 to 5 players. */
export const zimbabwe: Game<Zimbabwe> = {
  ...zimbabweRules,
  ...zimbabweFormats,

  facts: factsOf,
  orders: { schema: orderSchema, parse: parseOrder, resolve: followOrder },

  scenario: {
    describe,
    setPaths: ["monuments", "craftsmen", "gods"],
    exactPaths: ["used"],
    prefixPaths: [],
    kinds: MOVE_KINDS,
    cellsOf: (move) => ("at" in move ? [move.at] : "cells" in move ? move.cells : []),
    questions: QUESTIONS,
    ask,
  },

  simulation: {
    limitRounds: (options, roundLimit) => ({ ...options, roundLimit }),
    isCutShort: (state) => state.get(PHASE) === OVER && !hasWinner(state),
    choices: (state, seat) => ({ god: faithOf(state, seat) }),
    untracedKinds: ["raise-monument", "set-prices", "raise-prices"],
    hasCompleteLegalMoves: true,
    anyMove(state, _seat, dice) {
      const table = state.copy();
      const survey = new Survey();
      survey.load(table);
      return unpack(table, survey.pick(dice.below(survey.total)), survey.raises);
    },
    playground,
  },
};
