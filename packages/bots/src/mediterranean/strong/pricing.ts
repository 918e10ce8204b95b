import type { Seat } from "@sofala/engine";
import type { OfferMove } from "@sofala/mediterranean";
import type { Scales } from "../market/deal-evaluator.ts";
import { seatAt } from "../seat-context.ts";
import type { Bargain } from "./bargains.ts";
import type { Ledger } from "./negotiation-memory.ts";

/** A bargain at a price, and what may come of it. */
export interface Priced {
  readonly bargain: Bargain;
  /** Points asked for, less those paid. */
  readonly vp: number;
  readonly chance: number;
  /** What it gains, less what it does for the partner. */
  readonly gain: number;
  readonly score: number;
}

/** Points asked for or paid at most. */
const ASKED = 6;
const PAID = 3;
/** The gain that a partner asks for: when the market opens, how it falls with each offer he makes, and how sure that is. */
const NEED = 0.6;
const YIELDING = 0.03;
const LEAST_NEED = 0.1;
const CERTAINTY = 0.5;
/** Below 1 a larger gain is tried for before a surer one: who says no can be asked for less. */
const CAUTION = 0.8;
/** No deal is made for less. */
export const LEAST_GAIN = 0.15;

/** All prices of a bargain that could be agreed on and were not refused, while it gains anything. */
export function* pricesOf(scales: Scales, ledger: Ledger, bargain: Bargain): Generator<Priced> {
  const { scene } = scales;
  const isFree = scene.view.options.tradeVp;
  const has = (seat: Seat) => seatAt(scene, seat).vp ?? 0;
  const most = isFree ? Math.min(ASKED, has(bargain.partner)) : 0;
  const least = isFree ? -Math.min(PAID, has(scene.seat)) : 0;
  const end = Math.min(most, ledger.refusedAt(bargain.key) - 1);
  for (let vp = Math.max(least, Math.ceil(LEAST_GAIN - bargain.gain)); vp <= end; vp++) {
    const priced = pricedAt(scales, ledger, bargain, vp);
    if (priced.gain >= LEAST_GAIN) yield priced;
  }
}

function pricedAt(scales: Scales, ledger: Ledger, bargain: Bargain, vp: number): Priced {
  const { partner, envy } = bargain;
  const theirs = bargain.theirs - vp * (1 + envy);
  const usual = Math.max(LEAST_NEED, NEED - YIELDING * ledger.madeBy(partner));
  const need = usual + ledger.hardness(partner, bargain.parcel.goods, bargain.want);
  const chance = bargain.holding / (1 + Math.exp((need - theirs) / CERTAINTY));
  const gain = bargain.gain + vp - scales.feedOf(partner) * theirs;
  return { bargain, vp, chance, gain, score: gain * chance ** CAUTION };
}

export function offerOf({ bargain, vp }: Priced, replyTo: number | undefined): OfferMove {
  const { partner, parcel, want } = bargain;
  const { cards, as } = parcel;
  return {
    kind: "offer",
    to: [partner],
    give: {
      ...(cards.length === 0 ? {} : { cards: cards.map(({ slot }) => slot) }),
      ...(Object.keys(as).length === 0 ? {} : { as }),
      ...(vp < 0 ? { vp: -vp } : {}),
    },
    want: {
      ...(Object.keys(want).length === 0 ? {} : { goods: want }),
      ...(vp > 0 ? { vp } : {}),
    },
    ...(replyTo === undefined ? {} : { replyTo }),
  };
}
