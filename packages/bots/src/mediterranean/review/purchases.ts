import type { Seat } from "@sofala/engine";
import type { Move, State } from "@sofala/mediterranean";
import { seatBoardOf } from "../seat-board.ts";
import { allReady, chancesAfter, chancesOf } from "../chances.ts";
import { STEADY } from "../play-style.ts";
import { bestPlan } from "../prospects.ts";
import { seatAt } from "../seat-context.ts";
import { worthAtEnd } from "../worth.ts";
import {
  mistakeIfBetter,
  contextAt,
  type MoveReviewer,
  type MediterraneanMoment,
} from "./reviewed-move.ts";

/** How many points better another plan of purchases must be. */
const MIN_GAIN_VP = 1;

interface OpenPurchases {
  readonly from: State;
  readonly first: number;
  readonly bought: Map<Seat, { readonly at: number; readonly moves: Move[] }>;
}

/** Reviews all purchases of a seat in a turn as one decision. */
export function purchaseReviewer(): MoveReviewer {
  let shopping: OpenPurchases | undefined;
  return function* ({ at, actor, move, before, after }) {
    if (before.part === "purchasing") {
      shopping ??= { from: before, first: at, bought: new Map() };
      if (typeof actor === "number" && move.kind !== "ready" && move.kind !== "unready") {
        const made = shopping.bought.get(actor) ?? { at, moves: [] };
        made.moves.push(move);
        shopping.bought.set(actor, made);
      }
    }
    const isOver = after.part !== "purchasing" || after.turn !== before.turn;
    if (shopping === undefined || !isOver) return;
    const done = shopping;
    shopping = undefined;
    for (const seat of before.players.keys()) yield* reviewPurchases(done, before, seat);
  };
}

function* reviewPurchases(
  { from, first, bought }: OpenPurchases,
  end: State,
  seat: Seat,
): Generator<MediterraneanMoment> {
  const context = contextAt(from, seat);
  const plan = bestPlan(context, seatBoardOf(seatAt(context, seat)), STEADY);
  const board = seatBoardOf(seatAt(contextAt(end, seat), seat));
  const worth = worthAtEnd(context, board);
  if (plan.worth - worth < MIN_GAIN_VP) return;
  const { at, moves } = bought.get(seat) ?? { at: first, moves: [] };
  const after = chancesOf(allReady(end));
  yield* mistakeIfBetter({
    at,
    seat,
    moves,
    events: [],
    before: chancesOf(from),
    after,
    instead: plan.steps.map((step) => step.move),
    chances: chancesAfter(after, (each) => (each === seat ? plan.worth - worth : 0), end),
    visits: plan.steps.length,
  });
}
