import type { Actor, Seat } from "@sofala/engine";
import type { Move, State } from "@sofala/mediterranean";
import { Appraisal } from "../hand-evaluator.ts";
import type { Beliefs } from "../beliefs.ts";
import { chancesFor, prospectsOf } from "../chances.ts";
import { ownCards, storing } from "../market/plan-storage.ts";
import { seatAt } from "../seat-context.ts";
import { raised, ifBetter, sceneAt, type Judge } from "./reviewed-move.ts";

/** What was stored when the market closed, and what should have been. */
export function storeJudge(): Judge {
  const stored = new Map<Actor, Move>();
  return function* ({ at, actor, move, before, events, beliefs }) {
    if (move.kind === "store") stored.set(actor, move);
    const isClosed = events.some(
      (event) => event.kind === "phase-began" && event.phase === "resolution",
    );
    if (!isClosed) return;
    const prospects = prospectsOf(before);
    const chances = chancesFor(prospects, before);
    for (const [seat, known] of beliefs.entries()) {
      const { lost, instead } = storesOf(before, seat, known);
      const made = stored.get(seat);
      yield* ifBetter({
        at,
        seat,
        moves: made === undefined ? [] : [made],
        events: [],
        before: chances,
        after: chancesFor(raised(prospects, seat, -lost), before),
        instead: [instead],
        chances,
        visits: 1,
      });
    }
    stored.clear();
  };
}

function storesOf(state: State, seat: Seat, beliefs: Beliefs): { lost: number; instead: Move } {
  const scene = sceneAt(state, seat);
  const appraisal = new Appraisal(scene, beliefs);
  const { hand = [], warehouse = [] } = seatAt(scene, seat);
  const kept = warehouse.reduce((sum, card) => sum + appraisal.keptWorth(card), 0);
  const best = storing(appraisal, ownCards(appraisal));
  return {
    lost: best.worth - appraisal.worth(hand) - kept,
    instead: { kind: "store", cards: best.stored.map(({ slot }) => slot) },
  };
}
