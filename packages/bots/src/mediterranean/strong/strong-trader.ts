import type { Dice, Seat } from "@sofala/engine";
import type { AcceptMove, Move, OfferMove, OfferView, SeenEvent } from "@sofala/mediterranean";
import type { Line } from "../../bot.ts";
import { HandEvaluator } from "../hand-evaluator.ts";
import type { Beliefs } from "../beliefs.ts";
import type { PlayStyle } from "../play-style.ts";
import { answerTo, offersTo } from "../market/offer-answers.ts";
import { DealEvaluator, unseenCards } from "../market/deal-evaluator.ts";
import {
  DECLINE_LOSS,
  WITHDRAW_LOSS,
  isPending,
  isStale,
  ownOpenOffers,
  waitOrReady,
  storeMove,
} from "../market/trader.ts";
import { otherSeats, seatAt, type SeatContext } from "../seat-context.ts";
import { countOf } from "./acceptance.ts";
import { bargainKey, type Bargain } from "./bargains.ts";
import { MarketSnapshot } from "./market-snapshot.ts";
import { NegotiationMemory, type PendingOffer } from "./negotiation-memory.ts";
import { offerLines } from "./offer-lines.ts";
import {
  BARGAINING,
  MIN_GAIN,
  offerOf,
  pricesOf,
  type BargainingStyle,
  type PricedBargain,
} from "./pricing.ts";

/** Offers made in one market at most, and those left open at once. */
const MAX_OFFERS = 24;
const MAX_OPEN_OFFERS = 6;
/** The number of looks at an unanswered own offer before the price falls. */
const LOOKS_BEFORE_PRICE_CUT = 3;
/** The least expected gain of an offer, and the number of offers that are evaluated in full. */
const MIN_SCORE = 0.05;
const MAX_FULL_EVALUATIONS = 12;

/** Trades with a model of every partner: what each would accept, and at what price. */
export class StrongTrader {
  readonly #patience: number;
  readonly #beliefs: Beliefs;
  readonly #memory: NegotiationMemory;
  readonly #bargaining: BargainingStyle;
  #snapshot: MarketSnapshot | undefined;
  #turn = 0;
  #idleTurns = 0;

  constructor(
    { patience }: PlayStyle,
    seat: Seat,
    beliefs: Beliefs,
    _chance?: Dice,
    { bargaining = BARGAINING, memory = new NegotiationMemory(seat) } = {},
  ) {
    this.#patience = patience;
    this.#beliefs = beliefs;
    this.#memory = memory;
    this.#bargaining = bargaining;
  }

  observe(events: readonly SeenEvent[]): void {
    this.#memory.observe(events);
  }

  /** The next move, or none: then it waits for others. */
  move(context: SeatContext): Move | undefined {
    if (context.view.turn !== this.#turn) [this.#turn, this.#idleTurns] = [context.view.turn, 0];
    const market = this.#snapshotFor(context);
    const deal = context.view.part === "trading" ? this.#trade(context, market) : undefined;
    if (deal !== undefined) {
      this.#idleTurns = 0;
      return deal;
    }
    const isThinning = otherSeats(context).some((other) => seatAt(context, other).ready);
    if (isThinning) this.#idleTurns += 1;
    return (
      storeMove(context, market.deals) ?? waitOrReady(context, this.#idleTurns > this.#patience)
    );
  }

  lines(context: SeatContext): readonly Line<Move>[] {
    return offerLines(context, this.#pricedBargains(context, this.#snapshotFor(context)));
  }

  /** Hands and beliefs change with deals only; between them all is weighed already. */
  #snapshotFor(context: SeatContext): MarketSnapshot {
    const { hand = [], warehouse = [] } = seatAt(context, context.seat);
    const slots = [...hand, ...warehouse].map(({ slot }) => slot).sort((a, b) => a - b);
    const key = [context.view.turn, this.#beliefs.version, ...slots].join();
    if (this.#snapshot?.key !== key) {
      const dealEvaluator = new DealEvaluator(
        new HandEvaluator(context, this.#beliefs),
        this.#beliefs,
      );
      this.#snapshot = new MarketSnapshot(key, dealEvaluator, this.#snapshot);
    }
    return this.#snapshot;
  }

  #trade(context: SeatContext, market: MarketSnapshot): Move | undefined {
    const { options, marketStep } = context.view;
    const [mayOffer, mayAnswer] =
      options.market === "open" ? [true, true] : [marketStep % 2 === 0, marketStep % 2 === 1];
    this.#memory.countLook();
    const stale = ownOpenOffers(context).find((offer) =>
      isStale(market.deals, offer, WITHDRAW_LOSS),
    );
    if (stale !== undefined) return { kind: "withdraw", offer: stale.offer };
    const answer = mayAnswer ? this.#answer(context, market) : undefined;
    if (!mayOffer) return answer;
    if (answer?.kind !== "accept") return answer ?? this.#propose(context, market);
    // A good offer can wait while other offers are possible.
    const counter = this.#counter(context, market, answer);
    return counter === "waiting" ? (this.#propose(context, market) ?? answer) : (counter ?? answer);
  }

  /** Accepts the best offer with a gain, or declines the worst. */
  #answer(context: SeatContext, { deals }: MarketSnapshot): Move | undefined {
    let best: { readonly gain: number; readonly move: AcceptMove } | undefined;
    let worst: { readonly gain: number; readonly offer: number } | undefined;
    for (const offer of offersTo(context)) {
      const { gain: gainNow, move } = answerTo(context, deals, offer);
      const cards = countOf(offer.give.goods) - countOf(offer.want.goods ?? {});
      const gain = gainNow + cards * this.#bargaining.cardWorth;
      if (move !== undefined && gain > MIN_GAIN) {
        if (gain > (best?.gain ?? 0)) best = { gain, move };
      } else if (gain < (worst?.gain ?? Infinity)) worst = { gain, offer: offer.offer };
    }
    if (best !== undefined) return best.move;
    // Without a clock every offer is answered, so that nobody waits for nothing.
    const least = context.view.options.tradeSeconds === 0 ? Infinity : -DECLINE_LOSS;
    return worst !== undefined && worst.gain < least
      ? { kind: "decline", offer: worst.offer }
      : undefined;
  }

  /** Makes one counter-offer that asks for more, if the partner should still accept. */
  #counter(
    context: SeatContext,
    market: MarketSnapshot,
    { offer: number }: AcceptMove,
  ): OfferMove | "waiting" | undefined {
    const offer = context.view.offers.find((each) => each.offer === number);
    if (offer === undefined) return undefined;
    const { seat: partner, give, want } = offer;
    const key = bargainKey(partner, want.goods ?? {}, give.goods);
    const before = this.#memory.pendingOfferFor(key);
    if (before !== undefined) return this.#hasWaitedEnough(context, before) ? undefined : "waiting";
    const bargain = market.bargainsWith(partner).find((each) => each.key === key);
    const isFull =
      this.#memory.made >= MAX_OFFERS || ownPendingOffers(context).length >= MAX_OPEN_OFFERS;
    if (bargain === undefined || isFull) return undefined;
    const offered = give.vp - (want.vp ?? 0);
    const dearer = [...this.#pricesOf(market, bargain)].findLast(
      ({ vp, chance }) => vp > offered && chance > this.#bargaining.counterOfferChance,
    );
    return dearer === undefined ? undefined : this.#offer(context, dearer, number);
  }

  /** The most promising offer; an unanswered one is withdrawn for it. */
  #propose(context: SeatContext, market: MarketSnapshot): Move | undefined {
    if (this.#memory.made >= MAX_OFFERS) return undefined;
    const isFull = ownPendingOffers(context).length >= MAX_OPEN_OFFERS;
    const abandoned = this.#memory.pending.find((pending) =>
      this.#hasWaitedEnough(context, pending),
    );
    for (const priced of this.#pricedBargains(context, market)) {
      const { key } = priced.bargain;
      const old = this.#memory.pendingOfferFor(key) ?? (isFull ? abandoned : undefined);
      if (old !== undefined) {
        this.#memory.recordRefusal(old.offer);
        return { kind: "withdraw", offer: old.offer };
      }
      if (isFull) return undefined;
      if (isWorthOffering(market.deals, priced)) return this.#offer(context, priced, undefined);
      this.#memory.excludePrice(key, priced.vp);
    }
    return undefined;
  }

  /** Bargains at their most promising prices, the best first. */
  #pricedBargains(context: SeatContext, market: MarketSnapshot): readonly PricedBargain[] {
    const found: PricedBargain[] = [];
    for (const partner of otherSeats(context)) {
      if (seatAt(context, partner).ready) continue;
      for (const bargain of market.bargainsWith(partner)) {
        const before = this.#memory.pendingOfferFor(bargain.key);
        if (before !== undefined && !this.#hasWaitedEnough(context, before)) continue;
        let best: PricedBargain | undefined;
        for (const priced of this.#pricesOf(market, bargain)) {
          if (before !== undefined && priced.vp >= before.vp) break;
          if (priced.score > (best?.score ?? MIN_SCORE)) best = priced;
        }
        if (best !== undefined) found.push(best);
      }
    }
    return found.sort((a, b) => b.score - a.score).slice(0, MAX_FULL_EVALUATIONS);
  }

  #pricesOf({ deals }: MarketSnapshot, bargain: Bargain): Iterable<PricedBargain> {
    return pricesOf(deals, this.#memory, bargain, this.#bargaining);
  }

  /**
   * True if an offer has waited long enough. In a market with rounds nobody answers before the next
   * one.
   */
  #hasWaitedEnough({ view }: SeatContext, { lookCount, step }: PendingOffer): boolean {
    return view.options.market === "open"
      ? lookCount >= LOOKS_BEFORE_PRICE_CUT
      : step < view.marketStep;
  }

  #offer({ view }: SeatContext, priced: PricedBargain, replyTo: number | undefined): OfferMove {
    const { bargain, vp, estimate } = priced;
    const { key, partner, bundle, want: gives } = bargain;
    const step = view.marketStep;
    this.#memory.expectOffer({ key, partner, gets: bundle.goods, gives, vp, estimate, step });
    return offerOf(priced, replyTo);
  }
}

const ownPendingOffers = (context: SeatContext): readonly OfferView[] =>
  ownOpenOffers(context).filter((offer) => isPending(context, offer));

/** Prices are estimates; before an offer is made it is evaluated in full. */
const isWorthOffering = (
  dealEvaluator: DealEvaluator,
  { bargain: { partner, bundle, want }, vp }: PricedBargain,
): boolean =>
  dealEvaluator.gain({ partner, give: bundle.cards, get: unseenCards(want), vp }) >= MIN_GAIN;
