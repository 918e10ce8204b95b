import type { Dice, Seat } from "@sofala/engine";
import type { Good, Goods, LuxuryGood, OfferMove } from "@sofala/mediterranean";
import type { KnownCard } from "../hand-evaluator.ts";
import type { PlayStyle } from "../play-style.ts";
import { otherSeats, seatAt, type SeatContext } from "../seat-context.ts";
import { copiesToGive } from "./offer-answers.ts";
import { countGoods, unseenCards, type DealEvaluator } from "./deal-evaluator.ts";
import type { OfferHistory } from "./offer-history.ts";

/** Cards to give under the types that they are promised as. */
interface CardBundle {
  readonly cards: readonly KnownCard[];
  readonly goods: Goods;
  readonly as: { readonly [slot: number]: LuxuryGood };
}
export interface Proposal {
  readonly partner: Seat;
  readonly bundle: CardBundle;
  readonly want: Goods;
  readonly gain: number;
  readonly score: number;
}

/** Larger swaps only use the goods most worth collecting and the cards best given away. */
const MAX_COLLECTED_GOODS = 4;
const MAX_SPARE_CARDS = 5;
/** The spread of a partner's acceptance by its estimated gain. */
const ACCEPTANCE_SPREAD = 0.4;
/** The factor for goods that the partner asked for, and the discount after a refusal. */
const REQUESTED_FACTOR = 1.4;
const REFUSAL_DISCOUNT = 0.25;
/** Proposals that are evaluated in full. */
const MAX_FULL_EVALUATIONS = 5;

/** Swaps that both sides should want, the most promising first. */
export function findProposals(
  dealEvaluator: DealEvaluator,
  style: PlayStyle,
  margin: number,
  chance: Dice,
): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const partner of otherSeats(dealEvaluator.context)) {
    for (const [bundle, want] of swaps(dealEvaluator, style, partner)) {
      const willing = dealEvaluator.partnerGain(partner, bundle.goods, want);
      if (willing < style.partnerMargin) continue;
      const deal = { partner, give: bundle.cards, get: unseenCards(want), vp: 0 };
      const gain = dealEvaluator.quickGain(deal) + randomError(style, chance);
      if (gain < margin) continue;
      const acceptChance = 1 / (1 + Math.exp(-(willing - style.partnerMargin) / ACCEPTANCE_SPREAD));
      const score = gain * acceptChance * availability(dealEvaluator, partner, want);
      found.push({ partner, bundle, want, gain, score });
    }
  }
  return found.sort((a, b) => b.score - a.score);
}

/** The best proposal that is new and gains enough; partners who declined are asked less often. */
export function nextOffer(
  context: SeatContext,
  dealEvaluator: DealEvaluator,
  offerHistory: OfferHistory,
  all: readonly Proposal[],
  margin: number,
  error: number,
): OfferMove | undefined {
  const hope = ({ partner, bundle, score }: Proposal) => {
    const isAsked = offerHistory.requestBy(partner, bundle.goods) !== undefined;
    return (
      (score * (isAsked ? REQUESTED_FACTOR : 1)) /
      (1 + REFUSAL_DISCOUNT * offerHistory.refusalsBy(partner))
    );
  };
  const open = all
    .filter(({ partner, gain }) => gain >= margin && !seatAt(context, partner).ready)
    .map((each) => ({ each, hope: hope(each) }))
    .sort((a, b) => b.hope - a.hope);
  let weighed = 0;
  for (const { each } of open) {
    const { partner, bundle, want } = each;
    if (offerHistory.wasOffered(partner, bundle.goods, want)) continue;
    const deal = { partner, give: bundle.cards, get: unseenCards(want), vp: 0 };
    if (dealEvaluator.gain(deal) >= margin - error)
      return offerMove(offerHistory, partner, bundle, want);
    weighed += 1;
    if (weighed === MAX_FULL_EVALUATIONS) return undefined;
  }
  return undefined;
}

const randomError = ({ error }: PlayStyle, chance: Dice): number =>
  error === 0 ? 0 : (chance.below(2001) / 1000 - 1) * error;

/** Half a card is a guess. */
const availability = ({ beliefs, context }: DealEvaluator, partner: Seat, want: Goods): number =>
  Math.min(
    1,
    ...Object.entries(want).map(
      ([good, count]) => beliefs.count(context, partner, good as Good) / count,
    ),
  );

function* swaps(
  dealEvaluator: DealEvaluator,
  { maxCardsPerSide: most }: PlayStyle,
  partner: Seat,
): Generator<readonly [CardBundle, Goods]> {
  const spare = singleCardBundles(dealEvaluator);
  const wantedGoods = wantedGoodsFrom(dealEvaluator, partner);
  for (const give of spare)
    for (const want of wantedGoods) if (give.goods[want] === undefined) yield [give, { [want]: 1 }];
  if (most < 2) return;
  const collected = wantedGoods.slice(0, MAX_COLLECTED_GOODS);
  const pairs = twoCardBundles(dealEvaluator, spare.slice(0, MAX_SPARE_CARDS));
  const wantedPairs = collected.flatMap((a, n) => collected.slice(n).map((b) => goodsOf(a, b)));
  const has = (want: Goods) =>
    Object.entries(want).every(
      ([good, count]) =>
        dealEvaluator.beliefs.count(dealEvaluator.context, partner, good as Good) >= count,
    );
  for (const want of wantedPairs) {
    if (!has(want)) continue;
    for (const give of [...pairs, ...spare]) if (!overlaps(give.goods, want)) yield [give, want];
  }
  for (const want of collected)
    for (const give of pairs) if (give.goods[want] === undefined) yield [give, { [want]: 1 }];
}

const goodsOf = (a: Good, b: Good): Goods => (a === b ? { [a]: 2 } : { [a]: 1, [b]: 1 });
const overlaps = (a: Goods, b: Goods): boolean => Object.keys(a).some((good) => good in b);

/** One card of each type, the least valuable first; Piracy under both its labels. */
function singleCardBundles(dealEvaluator: DealEvaluator): readonly CardBundle[] {
  const { handEvaluator, cards } = dealEvaluator;
  const kinds = [...new Set(cards.map(({ good }) => good))];
  const cost = (card: KnownCard) => handEvaluator.worth(cards.filter((other) => other !== card));
  return kinds
    .flatMap((good) => copiesToGive(dealEvaluator, good).slice(0, 1))
    .map((card) => ({ card, rest: cost(card) }))
    .toSorted((a, b) => b.rest - a.rest)
    .flatMap(({ card }) =>
      card.good === "piracy"
        ? (["spices", "gold"] as const).map((label) => ({
            cards: [card],
            goods: { [label]: 1 },
            as: { [card.slot]: label },
          }))
        : [{ cards: [card], goods: { [card.good]: 1 }, as: {} }],
    );
}

function twoCardBundles(
  dealEvaluator: DealEvaluator,
  spare: readonly CardBundle[],
): readonly CardBundle[] {
  const mixed = spare.flatMap((a, n) =>
    spare.slice(n + 1).flatMap((b) => {
      const cards = [...a.cards, ...b.cards];
      if (new Set(cards).size < 2 || overlaps(a.goods, b.goods)) return [];
      return [{ cards, goods: { ...a.goods, ...b.goods }, as: { ...a.as, ...b.as } }];
    }),
  );
  const doubles = spare.flatMap(({ cards: [card] }) => {
    const cards =
      card === undefined || card.good === "piracy"
        ? []
        : copiesToGive(dealEvaluator, card.good).slice(0, 2);
    return cards.length < 2 ? [] : [{ cards, goods: countGoods(cards), as: {} }];
  });
  return [...mixed, ...doubles];
}

/** Goods that a partner probably holds, the most useful first. */
function wantedGoodsFrom(
  { handEvaluator, beliefs, cards, context }: DealEvaluator,
  partner: Seat,
): readonly Good[] {
  const counts = countGoods(cards);
  const more = (good: Good) => {
    const count = counts[good] ?? 0;
    return handEvaluator.setWorth(good, count + 1) - handEvaluator.setWorth(good, count);
  };
  return (Object.keys(context.edition.goods) as Good[])
    .filter((good) => good !== "piracy" && beliefs.count(context, partner, good) >= 0.5)
    .toSorted((a, b) => more(b) - more(a));
}

/** An offer that answers one of the partner's offers refers to it. */
function offerMove(
  offerHistory: OfferHistory,
  partner: Seat,
  { cards, goods, as }: CardBundle,
  want: Goods,
): OfferMove {
  const replyTo = offerHistory.requestBy(partner, goods);
  return {
    kind: "offer",
    to: [partner],
    give: {
      cards: cards.map(({ slot }) => slot),
      ...(Object.keys(as).length === 0 ? {} : { as }),
    },
    want: { goods: want },
    ...(replyTo === undefined ? {} : { replyTo }),
  };
}
