import { dice, type Seat } from "@sofala/engine";
import { mediterranean, type Good, type State } from "@sofala/mediterranean";
import { HandEvaluator } from "./hand-evaluator.ts";
import { Beliefs } from "./beliefs.ts";
import type { SeatBoard } from "./seat-board.ts";
import { STEADY, type PlayStyle } from "./play-style.ts";
import { laterDanger } from "./danger.ts";
import { ownCards, planStorage } from "./market/plan-storage.ts";
import { seatContextOf, seatAt, type SeatContext } from "./seat-context.ts";
import { planPurchases, type PurchasePlan } from "./plan-purchases.ts";
import { STEADY_WEIGHTS } from "./weights.ts";
import { trackWorth, worthAtEnd } from "./worth.ts";

/** The style for judging many positions: a narrow beam. */
const QUICK_STYLE: PlayStyle = { ...STEADY, beamWidth: 4 };

/** The expected final victory points by seat, with all cards open. */
export function prospectFor(state: State, seat: Seat): number {
  const context = seatContextOf(mediterranean.view(state, seat), seat, STEADY_WEIGHTS);
  const evaluator = new HandEvaluator(context, new OpenHandBeliefs(state, seat));
  const isBuying = state.part === "purchasing";
  return isBuying ? afterPurchases(context, evaluator) : beforePurchases(context, evaluator);
}

/** Knows everybody's cards, for an analysis that may see them all. */
class OpenHandBeliefs extends Beliefs {
  readonly #state: State;

  constructor(state: State, seat: Seat) {
    super(seat);
    this.#state = state;
  }

  override count(_context: SeatContext, seat: Seat, good: Good): number {
    const { edition, players } = this.#state;
    const { hand = [], warehouse = [] } = players[seat] ?? {};
    return [...hand, ...warehouse].filter(({ card }) => edition.cards.get(card)?.good === good)
      .length;
  }
}

function beforePurchases(context: SeatContext, evaluator: HandEvaluator): number {
  const { board, coinValue } = evaluator;
  const { hand = [] } = seatAt(context, context.seat);
  // When trading is over, stored cards stay stored.
  const cards =
    context.view.phase === "resolution"
      ? evaluator.worth(hand) + storedWorth(evaluator)
      : planStorage(evaluator, ownCards(evaluator)).worth;
  return cards + board.money * coinValue + withoutMarkers(context, { ...board, money: 0 });
}

/** The value of a board without markers and status, which count with the cards. */
const withoutMarkers = (context: SeatContext, board: SeatBoard): number =>
  worthAtEnd(context, board) -
  trackWorth(context, board, "government", context.turnsLeft) -
  trackWorth(context, board, "religion", context.turnsLeft) -
  laterDanger(context, board);

/** A seat that is ready buys no more. */
function afterPurchases(context: SeatContext, evaluator: HandEvaluator): number {
  const { board } = evaluator;
  const isReady = seatAt(context, context.seat).ready;
  const worth = isReady ? worthAtEnd(context, board) : bestPlan(context, board, QUICK_STYLE).worth;
  return worth + storedWorth(evaluator);
}

/** The best purchase plan found. */
export function bestPlan(context: SeatContext, board: SeatBoard, style: PlayStyle): PurchasePlan {
  let found: PurchasePlan = { steps: [], board, worth: worthAtEnd(context, board) };
  for (const { best } of planPurchases(context, board, style, dice("plan"))) found = best;
  return found;
}

function storedWorth(evaluator: HandEvaluator): number {
  const { warehouse = [] } = seatAt(evaluator.context, evaluator.context.seat);
  return warehouse.reduce((sum, card) => sum + evaluator.storedWorth(card), 0);
}
