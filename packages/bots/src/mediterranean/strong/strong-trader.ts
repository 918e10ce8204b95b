import type { Seat } from "@sofala/engine";
import type { AcceptMove, Move, OfferMove, OfferView, SeenEvent } from "@sofala/mediterranean";
import type { Line } from "../../bot.ts";
import { Appraisal } from "../hand-evaluator.ts";
import type { Beliefs } from "../beliefs.ts";
import type { Character } from "../play-style.ts";
import { answerTo, openOffers } from "../market/offer-answers.ts";
import { Scales, unseen } from "../market/deal-evaluator.ts";
import {
  CLEARLY_BAD,
  STALE,
  isPending,
  isStale,
  ownOpenOffers,
  rest,
  storeMove,
} from "../market/trader.ts";
import { othersOf, seatAt, type Scene } from "../seat-context.ts";
import { bargainKey } from "./bargains.ts";
import { Bazaar } from "./market-snapshot.ts";
import { Ledger, type Pending } from "./negotiation-memory.ts";
import { offerLines } from "./offer-lines.ts";
import { LEAST_GAIN, offerOf, pricesOf, type Priced } from "./pricing.ts";

/** Offers made in one market at most, and those left open at once. */
const OFFERS = 24;
const OPEN = 6;
/** Looks at an own offer that nobody takes up, before less is asked for. */
const PATIENCE = 3;
/** More is asked for what is offered where a yes is likelier than this. */
const LIKELY = 0.5;
/** Offers must promise so much, their chance counted in, and so many are weighed in full. */
const LEAST_SCORE = 0.05;
const FINALISTS = 12;

/** Trades with a mind of every partner in view: what each would say yes to, and at what price. */
export class Haggler {
  readonly #patience: number;
  readonly #beliefs: Beliefs;
  readonly #ledger: Ledger;
  #bazaar: Bazaar | undefined;
  #turn = 0;
  #asked = 0;

  constructor({ patience }: Character, seat: Seat, beliefs: Beliefs) {
    this.#patience = patience;
    this.#beliefs = beliefs;
    this.#ledger = new Ledger(seat);
  }

  see(events: readonly SeenEvent[]): void {
    this.#ledger.see(events);
  }

  /** The next move, or none: then it waits for others. */
  move(scene: Scene): Move | undefined {
    if (scene.view.turn !== this.#turn) [this.#turn, this.#asked] = [scene.view.turn, 0];
    const bazaar = this.#bazaarFor(scene);
    const deal = scene.view.part === "trading" ? this.#deal(scene, bazaar) : undefined;
    if (deal !== undefined) {
      this.#asked = 0;
      return deal;
    }
    const isThinning = othersOf(scene).some((other) => seatAt(scene, other).ready);
    if (isThinning) this.#asked += 1;
    return storeMove(scene, bazaar.scales) ?? rest(scene, this.#asked > this.#patience);
  }

  lines(scene: Scene): readonly Line<Move>[] {
    return offerLines(scene, this.#prospects(scene, this.#bazaarFor(scene)));
  }

  /** Hands and beliefs change with deals only; between them all is weighed already. */
  #bazaarFor(scene: Scene): Bazaar {
    const { hand = [], warehouse = [] } = seatAt(scene, scene.seat);
    const slots = [...hand, ...warehouse].map(({ slot }) => slot).sort((a, b) => a - b);
    const key = [scene.view.turn, this.#beliefs.version, ...slots].join();
    if (this.#bazaar?.key !== key) {
      const scales = new Scales(new Appraisal(scene, this.#beliefs), this.#beliefs);
      this.#bazaar = new Bazaar(key, scales, this.#bazaar);
    }
    return this.#bazaar;
  }

  #deal(scene: Scene, bazaar: Bazaar): Move | undefined {
    const { options, marketStep } = scene.view;
    const [mayOffer, mayAnswer] =
      options.market === "open" ? [true, true] : [marketStep % 2 === 0, marketStep % 2 === 1];
    this.#ledger.look();
    const stale = ownOpenOffers(scene).find((offer) => isStale(bazaar.scales, offer, STALE));
    if (stale !== undefined) return { kind: "withdraw", offer: stale.offer };
    const answer = mayAnswer ? this.#answer(scene, bazaar) : undefined;
    if (!mayOffer) return answer;
    if (answer?.kind !== "accept") return answer ?? this.#propose(scene, bazaar);
    // A good offer can wait while more is asked for, as long as there is something to do.
    const counter = this.#counter(scene, bazaar, answer);
    return counter === "waiting" ? (this.#propose(scene, bazaar) ?? answer) : (counter ?? answer);
  }

  /** Takes the best offer that gains anything, or declines the worst. */
  #answer(scene: Scene, { scales }: Bazaar): Move | undefined {
    let best: { readonly gain: number; readonly move: AcceptMove } | undefined;
    let worst: { readonly gain: number; readonly offer: number } | undefined;
    for (const offer of openOffers(scene)) {
      const { gain, move } = answerTo(scene, scales, offer);
      if (move !== undefined && gain > LEAST_GAIN) {
        if (gain > (best?.gain ?? 0)) best = { gain, move };
      } else if (gain < (worst?.gain ?? Infinity)) worst = { gain, offer: offer.offer };
    }
    if (best !== undefined) return best.move;
    // Without a clock every offer is answered, so that nobody waits for nothing.
    const least = scene.view.options.tradeSeconds === 0 ? Infinity : -CLEARLY_BAD;
    return worst !== undefined && worst.gain < least
      ? { kind: "decline", offer: worst.offer }
      : undefined;
  }

  /** Asks for more than is offered, once, where the partner should still like it. */
  #counter(
    scene: Scene,
    bazaar: Bazaar,
    { offer: number }: AcceptMove,
  ): OfferMove | "waiting" | undefined {
    const offer = scene.view.offers.find((each) => each.offer === number);
    if (offer === undefined) return undefined;
    const { seat: partner, give, want } = offer;
    const key = bargainKey(partner, want.goods ?? {}, give.goods);
    const before = this.#ledger.pendingOf(key);
    if (before !== undefined) return this.#isTired(scene, before) ? undefined : "waiting";
    const bargain = bazaar.bargainsWith(partner).find((each) => each.key === key);
    const isFull = this.#ledger.made >= OFFERS || openOnes(scene).length >= OPEN;
    if (bargain === undefined || isFull) return undefined;
    const offered = give.vp - (want.vp ?? 0);
    const dearer = [...pricesOf(bazaar.scales, this.#ledger, bargain)].findLast(
      ({ vp, chance }) => vp > offered && chance > LIKELY,
    );
    return dearer === undefined ? undefined : this.#make(scene, dearer, number);
  }

  /** The most promising offer; what nobody took up gives way to it. */
  #propose(scene: Scene, bazaar: Bazaar): Move | undefined {
    if (this.#ledger.made >= OFFERS) return undefined;
    const isFull = openOnes(scene).length >= OPEN;
    const tired = this.#ledger.pending.find((pending) => this.#isTired(scene, pending));
    for (const priced of this.#prospects(scene, bazaar)) {
      const { key } = priced.bargain;
      const old = this.#ledger.pendingOf(key) ?? (isFull ? tired : undefined);
      if (old !== undefined) {
        this.#ledger.refuse(old.offer);
        return { kind: "withdraw", offer: old.offer };
      }
      if (isFull) return undefined;
      if (isSound(bazaar.scales, priced)) return this.#make(scene, priced, undefined);
      this.#ledger.rule(key, priced.vp);
    }
    return undefined;
  }

  /** Bargains at their most promising prices, the best first. */
  #prospects(scene: Scene, bazaar: Bazaar): readonly Priced[] {
    const found: Priced[] = [];
    for (const partner of othersOf(scene)) {
      if (seatAt(scene, partner).ready) continue;
      for (const bargain of bazaar.bargainsWith(partner)) {
        const before = this.#ledger.pendingOf(bargain.key);
        if (before !== undefined && !this.#isTired(scene, before)) continue;
        let best: Priced | undefined;
        for (const priced of pricesOf(bazaar.scales, this.#ledger, bargain)) {
          if (before !== undefined && priced.vp >= before.vp) break;
          if (priced.score > (best?.score ?? LEAST_SCORE)) best = priced;
        }
        if (best !== undefined) found.push(best);
      }
    }
    return found.sort((a, b) => b.score - a.score).slice(0, FINALISTS);
  }

  /** Has it waited long enough? In a market of rounds nobody answers before the next one. */
  #isTired({ view }: Scene, { looks, step }: Pending): boolean {
    return view.options.market === "open" ? looks >= PATIENCE : step < view.marketStep;
  }

  #make({ view }: Scene, priced: Priced, replyTo: number | undefined): OfferMove {
    const { bargain, vp, chance } = priced;
    const { key, partner, parcel, want: gives } = bargain;
    const step = view.marketStep;
    this.#ledger.note({ key, partner, gets: parcel.goods, gives, vp, chance, step });
    return offerOf(priced, replyTo);
  }
}

const openOnes = (scene: Scene): readonly OfferView[] =>
  ownOpenOffers(scene).filter((offer) => isPending(scene, offer));

/** Prices are estimates; what is offered is weighed in full. */
const isSound = (scales: Scales, { bargain: { partner, parcel, want }, vp }: Priced): boolean =>
  scales.gain({ partner, give: parcel.cards, get: unseen(want), vp }) >= LEAST_GAIN;
