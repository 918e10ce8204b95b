import type { Dice, Seat } from "@sofala/engine";
import type { Move, OfferView, SeenEvent } from "@sofala/mediterranean";
import { HandEvaluator } from "../hand-evaluator.ts";
import type { Beliefs } from "../beliefs.ts";
import type { PlayStyle } from "../play-style.ts";
import { otherSeats, seatAt, type SeatContext } from "../seat-context.ts";
import { answerTo, offersTo, type OfferAnswer } from "./offer-answers.ts";
import { DealEvaluator, unseenCards } from "./deal-evaluator.ts";
import { OfferHistory } from "./offer-history.ts";
import { nextOffer, findProposals, type Proposal } from "./proposals.ts";

/** An offer that loses this much is declined; others may still become good. */
export const DECLINE_LOSS = 0.8;
/** An own offer that would lose this much now is withdrawn. */
export const WITHDRAW_LOSS = 0.1;
/** No deal is made for less. */
const MIN_MARGIN = 0.1;

/** The trading of a seat in one market, and how often it had nothing to do. */
export class Trader {
  readonly #style: PlayStyle;
  readonly #beliefs: Beliefs;
  readonly #chance: Dice;
  readonly #history: OfferHistory;
  #cachedEvaluator: { readonly key: string; readonly dealEvaluator: DealEvaluator } | undefined;
  #proposals:
    | { readonly dealEvaluator: DealEvaluator; readonly list: readonly Proposal[] }
    | undefined;
  /** By the number of the offer. */
  readonly #errors = new Map<number, number>();
  #turn = 0;
  #idleTurns = 0;

  constructor(style: PlayStyle, seat: Seat, beliefs: Beliefs, chance: Dice) {
    this.#history = new OfferHistory(seat);
    this.#style = style;
    this.#beliefs = beliefs;
    this.#chance = chance;
  }

  observe(events: readonly SeenEvent[]): void {
    this.#history.observe(events);
  }

  /** The next move, or undefined to wait for others. */
  move(context: SeatContext): Move | undefined {
    if (context.view.turn !== this.#turn) {
      [this.#turn, this.#idleTurns] = [context.view.turn, 0];
      this.#errors.clear();
    }
    const dealEvaluator = this.#evaluatorFor(context);
    const isMarket = context.view.part === "trading" && this.#style.trades;
    const deal = isMarket ? this.#trade(context, dealEvaluator) : undefined;
    if (deal !== undefined) {
      this.#idleTurns = 0;
      return deal;
    }
    return storeMove(context, dealEvaluator) ?? this.#waitOrReady(context);
  }

  /** Hands and beliefs change only with deals; between deals the evaluator is cached. */
  #evaluatorFor(context: SeatContext): DealEvaluator {
    const { hand = [], warehouse = [] } = seatAt(context, context.seat);
    const slots = [...hand, ...warehouse].map(({ slot }) => slot).sort((a, b) => a - b);
    const key = [context.view.turn, this.#beliefs.version, ...slots].join();
    if (this.#cachedEvaluator?.key !== key) {
      const dealEvaluator = new DealEvaluator(
        new HandEvaluator(context, this.#beliefs),
        this.#beliefs,
      );
      this.#cachedEvaluator = { key, dealEvaluator };
    }
    return this.#cachedEvaluator.dealEvaluator;
  }

  #trade(context: SeatContext, dealEvaluator: DealEvaluator): Move | undefined {
    const { view } = context;
    const isOpen = view.options.market === "open";
    const stale = ownOpenOffers(context).find((offer) =>
      isStale(dealEvaluator, offer, WITHDRAW_LOSS + this.#style.error),
    );
    if (stale !== undefined) return { kind: "withdraw", offer: stale.offer };
    const [mayOffer, mayAnswer] = isOpen
      ? [true, true]
      : [view.marketStep % 2 === 0, view.marketStep % 2 === 1];
    const answerFor = (margin: number) =>
      mayAnswer ? this.#answer(context, dealEvaluator, margin) : undefined;
    const proposeFor = (margin: number) =>
      mayOffer ? this.#propose(context, dealEvaluator, margin) : undefined;
    return (
      answerFor(this.#margin()) ??
      proposeFor(this.#margin()) ??
      // With nothing better to do, a small gain is enough: in the first turn there are hardly any others.
      answerFor(MIN_MARGIN) ??
      (view.turn === 1 ? proposeFor(MIN_MARGIN) : undefined)
    );
  }

  /** The required gain falls with each offer made. */
  #margin(): number {
    const { margin, marginDecay } = this.#style;
    return Math.max(MIN_MARGIN, margin - marginDecay * this.#history.madeCount);
  }

  #answer(context: SeatContext, dealEvaluator: DealEvaluator, margin: number): Move | undefined {
    const { view } = context;
    let best: OfferAnswer | undefined;
    let worst: OfferAnswer | undefined;
    for (const offer of offersTo(context)) {
      const answer = answerTo(context, dealEvaluator, offer);
      const gain = answer.gain + this.#errorAbout(offer.offer);
      if (answer.move !== undefined && gain > margin && gain > (best?.gain ?? -Infinity))
        best = { ...answer, gain };
      else if (worst === undefined || answer.gain < worst.gain) worst = answer;
    }
    if (best?.move !== undefined) return best.move;
    // Without a clock every offer is answered, so that nobody waits in vain.
    const least = view.options.tradeSeconds === 0 ? Infinity : -DECLINE_LOSS;
    return worst !== undefined && worst.gain < least
      ? { kind: "decline", offer: worst.offer }
      : undefined;
  }

  /** The error of an estimate stays the same for an offer. */
  #errorAbout(offer: number): number {
    const { error } = this.#style;
    if (error === 0) return 0;
    let mistake = this.#errors.get(offer);
    if (mistake === undefined) {
      mistake = (this.#chance.below(2001) / 1000 - 1) * error;
      this.#errors.set(offer, mistake);
    }
    return mistake;
  }

  #propose(context: SeatContext, dealEvaluator: DealEvaluator, margin: number): Move | undefined {
    const { maxOffers, maxOpenOffers: most } = this.#style;
    const open = ownOpenOffers(context).filter((offer) => isPending(context, offer));
    if (this.#history.madeCount >= maxOffers || open.length >= most) return undefined;
    const all = this.#proposalsFor(dealEvaluator);
    return nextOffer(context, dealEvaluator, this.#history, all, margin, this.#style.error);
  }

  #proposalsFor(dealEvaluator: DealEvaluator): readonly Proposal[] {
    if (this.#proposals?.dealEvaluator !== dealEvaluator) {
      const list = findProposals(dealEvaluator, this.#style, MIN_MARGIN, this.#chance);
      this.#proposals = { dealEvaluator, list };
    }
    return this.#proposals.list;
  }

  #waitOrReady(context: SeatContext): Move | undefined {
    const gone = otherSeats(context).some((other) => seatAt(context, other).ready);
    if (gone) this.#idleTurns += 1;
    return this.#style.trades
      ? waitOrReady(context, this.#idleTurns > this.#style.patience)
      : READY;
  }
}

const READY: Move = { kind: "ready" };

/** With nothing to do, waits for others or is ready. */
export function waitOrReady(context: SeatContext, isImpatient: boolean): Move | undefined {
  const { view } = context;
  if (view.part === "grace" || view.options.market === "rounds") return READY;
  const isWaitedFor = ownOpenOffers(context).some((offer) => isPending(context, offer));
  // Without a clock, only an answer that will come is worth waiting for.
  if (view.options.tradeSeconds === 0) return isWaitedFor ? undefined : READY;
  // It stays for late offers until others begin to leave.
  const isAlone = otherSeats(context).every((other) => seatAt(context, other).ready);
  return isAlone || isImpatient ? READY : undefined;
}

export const ownOpenOffers = ({ view, seat }: SeatContext): readonly OfferView[] =>
  view.offers.filter((offer) => offer.seat === seat);

/** Somebody can still answer it. */
export const isPending = (context: SeatContext, { to, declined }: OfferView): boolean =>
  (to === "all" ? otherSeats(context) : to).some(
    (other) => !declined.includes(other) && !seatAt(context, other).ready,
  );

/** An own offer that would be a loss now. */
export function isStale(
  dealEvaluator: DealEvaluator,
  { to, cards = [], give, want }: OfferView,
  loss: number,
): boolean {
  const partner = to === "all" ? undefined : to[0];
  const offered = dealEvaluator.cards.filter(({ slot }) => cards.includes(slot));
  const deal = {
    partner: partner ?? otherSeats(dealEvaluator.context)[0] ?? 0,
    give: offered,
    get: unseenCards(want.goods ?? {}),
    vp: (want.vp ?? 0) - give.vp,
  };
  return dealEvaluator.gain(deal) < -loss;
}

/** The store move that makes the warehouse as planned, if it differs. */
export function storeMove(context: SeatContext, { storagePlan }: DealEvaluator): Move | undefined {
  const { warehouse = [] } = seatAt(context, context.seat);
  const cards = storagePlan.stored.map(({ slot }) => slot).sort((a, b) => a - b);
  const isSame =
    cards.length === warehouse.length && warehouse.every(({ slot }) => cards.includes(slot));
  return isSame ? undefined : { kind: "store", cards };
}
