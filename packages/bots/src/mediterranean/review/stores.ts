import type { Actor, Seat } from "@sofala/engine";
import type { Move, State } from "@sofala/mediterranean";
import { HandEvaluator } from "../hand-evaluator.ts";
import type { Beliefs } from "../beliefs.ts";
import { chancesAfter, chancesOf } from "../chances.ts";
import { ownCards, planStorage } from "../market/plan-storage.ts";
import { seatAt } from "../seat-context.ts";
import { mistakeIfBetter, contextAt, type MoveReviewer } from "./reviewed-move.ts";

/** Reviews what was stored when the market closed. */
export function storeReviewer(): MoveReviewer {
  const stored = new Map<Actor, Move>();
  return function* ({ at, actor, move, before, events, beliefs }) {
    if (move.kind === "store") stored.set(actor, move);
    const isClosed = events.some(
      (event) => event.kind === "phase-began" && event.phase === "resolution",
    );
    if (!isClosed) return;
    const chances = chancesOf(before);
    for (const [seat, known] of beliefs.entries()) {
      const { lost, instead } = bestStore(before, seat, known);
      const made = stored.get(seat);
      yield* mistakeIfBetter({
        at,
        seat,
        moves: made === undefined ? [] : [made],
        events: [],
        before: chances,
        after: chancesAfter(chances, (each) => (each === seat ? -lost : 0), before),
        instead: [instead],
        chances,
        visits: 1,
      });
    }
    stored.clear();
  };
}

function bestStore(state: State, seat: Seat, beliefs: Beliefs): { lost: number; instead: Move } {
  const context = contextAt(state, seat);
  const evaluator = new HandEvaluator(context, beliefs);
  const { hand = [], warehouse = [] } = seatAt(context, seat);
  const storedWorth = warehouse.reduce((sum, card) => sum + evaluator.storedWorth(card), 0);
  const best = planStorage(evaluator, ownCards(evaluator));
  return {
    lost: best.worth - evaluator.worth(hand) - storedWorth,
    instead: { kind: "store", cards: best.stored.map(({ slot }) => slot) },
  };
}
