import type { Seat } from "@sofala/engine";
import type { Move, State } from "@sofala/mediterranean";
import { boardOf } from "../seat-board.ts";
import { chancesFor, prospectsOf } from "../chances.ts";
import { STEADY } from "../play-style.ts";
import { bestPlan } from "../prospects.ts";
import { seatAt } from "../seat-context.ts";
import { worthAtEnd } from "../worth.ts";
import { allReady, raised, ifBetter, sceneAt, type Judge, type MarketMoment } from "./reviewed-move.ts";

/** Points by which another turn of purchases must look better. */
const LEAST = 1;

interface Shopping {
  readonly from: State;
  readonly first: number;
  readonly bought: Map<Seat, { readonly at: number; readonly moves: Move[] }>;
}

/** All that a seat buys in a turn is one decision. */
export function purchaseJudge(): Judge {
  let shopping: Shopping | undefined;
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
    for (const seat of before.players.keys()) yield* judged(done, before, seat);
  };
}

function* judged(
  { from, first, bought }: Shopping,
  end: State,
  seat: Seat,
): Generator<MarketMoment> {
  const scene = sceneAt(from, seat);
  const plan = bestPlan(scene, boardOf(seatAt(scene, seat)), STEADY);
  const board = boardOf(seatAt(sceneAt(end, seat), seat));
  const worth = worthAtEnd(scene, board);
  if (plan.worth - worth < LEAST) return;
  const { at, moves } = bought.get(seat) ?? { at: first, moves: [] };
  const prospects = prospectsOf(allReady(end));
  yield* ifBetter({
    at,
    seat,
    moves,
    events: [],
    before: chancesFor(prospectsOf(from), from),
    after: chancesFor(prospects, end),
    instead: plan.steps.map((step) => step.move),
    chances: chancesFor(raised(prospects, seat, plan.worth - worth), end),
    visits: plan.steps.length,
  });
}
