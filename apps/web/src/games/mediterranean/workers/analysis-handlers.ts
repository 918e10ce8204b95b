import {
  marketHints,
  reviewMarket,
  type Knowledge,
  type MarketHint,
  type MarketReview,
} from "@sofala/bots/mediterranean/review";
import type { Actor, Json } from "@sofala/engine";
import { mediterranean, type Move } from "@sofala/mediterranean";

/** What can be asked about a game of the Mediterranean that is over. */
export type AnalystQuestions = {
  /** What is thought of all of it. */
  readonly review: {
    readonly ask: {
      /** A snapshot of its beginning. */
      readonly start: Json;
      readonly moves: readonly (readonly [Actor, Move])[];
    };
    readonly answer: MarketReview;
  };
  /** What a seat could do, by what it knew. */
  readonly hints: { readonly ask: Knowledge; readonly answer: readonly MarketHint[] };
};

export const marketAnalyst = {
  review({ start, moves }: AnalystQuestions["review"]["ask"]): MarketReview {
    const first = mediterranean.restore(start);
    if (!first.ok) throw new Error(first.error.reason);
    return reviewMarket(first.value, moves);
  },
  hints: (knowledge: Knowledge): readonly MarketHint[] => marketHints(knowledge),
};
