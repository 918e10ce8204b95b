import {
  mediterraneanHints,
  reviewMediterranean,
  type SeatKnowledge,
  type MediterraneanHint,
  type MediterraneanReview,
} from "@sofala/bots/mediterranean/review";
import type { Actor, Json } from "@sofala/engine";
import { mediterranean, type Move } from "@sofala/mediterranean";

/** Requests about a finished game of the Mediterranean. */
export type AnalysisRequests = {
  /** A review of the whole game. */
  readonly review: {
    readonly request: {
      /** A snapshot of the first state. */
      readonly start: Json;
      readonly moves: readonly (readonly [Actor, Move])[];
    };
    readonly response: MediterraneanReview;
  };
  /** Advice for a seat, from what it knew. */
  readonly hints: {
    readonly request: SeatKnowledge;
    readonly response: readonly MediterraneanHint[];
  };
};

export const analysisHandlers = {
  review({ start, moves }: AnalysisRequests["review"]["request"]): MediterraneanReview {
    const first = mediterranean.restore(start);
    if (!first.ok) throw new Error(first.error.reason);
    return reviewMediterranean(first.value, moves);
  },
  hints: (knowledge: SeatKnowledge): readonly MediterraneanHint[] => mediterraneanHints(knowledge),
};
