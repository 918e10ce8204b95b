import type { Dice, Seat } from "@sofala/engine";
import type { Good, Goods, LuxuryGood, OfferMove } from "@sofala/mediterranean";
import type { Card } from "../hand-evaluator.ts";
import type { Character } from "../play-style.ts";
import { othersOf, seatAt, type Scene } from "../seat-context.ts";
import { copiesOf } from "./offer-answers.ts";
import { countGoods, unseen, type Scales } from "./deal-evaluator.ts";
import type { Diary } from "./offer-history.ts";

/** Cards to give under the types that they are promised as. */
interface Parcel {
  readonly cards: readonly Card[];
  readonly goods: Goods;
  readonly as: { readonly [slot: number]: LuxuryGood };
}
export interface Proposal {
  readonly partner: Seat;
  readonly parcel: Parcel;
  readonly want: Goods;
  readonly gain: number;
  readonly score: number;
}

/** Larger swaps are only looked for among the goods that are collected, or best given. */
const COLLECTED = 4;
const SPARE = 5;
/** How surely a partner says yes, by what he should gain. */
const CERTAINTY = 0.4;
/** How much more promising it is to give what was asked for, and less after a no. */
const ASKED = 1.4;
const REFUSED = 0.25;
/** Proposals weighed in full. */
const FINALISTS = 5;

/** Swaps that both sides should want, the most promising first. */
export function proposals(
  scales: Scales,
  character: Character,
  margin: number,
  chance: Dice,
): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const partner of othersOf(scales.scene)) {
    for (const [parcel, want] of swaps(scales, character, partner)) {
      const willing = scales.partnerGain(partner, parcel.goods, want);
      if (willing < character.partnerMargin) continue;
      const deal = { partner, give: parcel.cards, get: unseen(want), vp: 0 };
      const gain = scales.quickGain(deal) + blunder(character, chance);
      if (gain < margin) continue;
      const yes = 1 / (1 + Math.exp(-(willing - character.partnerMargin) / CERTAINTY));
      const score = gain * yes * isThere(scales, partner, want);
      found.push({ partner, parcel, want, gain, score });
    }
  }
  return found.sort((a, b) => b.score - a.score);
}

/** The best of them that was not made yet and gains enough; those who said no are asked less. */
export function nextOffer(
  scene: Scene,
  scales: Scales,
  diary: Diary,
  all: readonly Proposal[],
  margin: number,
  error: number,
): OfferMove | undefined {
  const hope = ({ partner, parcel, score }: Proposal) => {
    const isAsked = diary.askedBy(partner, parcel.goods) !== undefined;
    return (score * (isAsked ? ASKED : 1)) / (1 + REFUSED * diary.refusalsBy(partner));
  };
  const open = all
    .filter(({ partner, gain }) => gain >= margin && !seatAt(scene, partner).ready)
    .map((each) => ({ each, hope: hope(each) }))
    .sort((a, b) => b.hope - a.hope);
  let weighed = 0;
  for (const { each } of open) {
    const { partner, parcel, want } = each;
    if (diary.wasOffered(partner, parcel.goods, want)) continue;
    const deal = { partner, give: parcel.cards, get: unseen(want), vp: 0 };
    if (scales.gain(deal) >= margin - error) return offerTo(diary, partner, parcel, want);
    weighed += 1;
    if (weighed === FINALISTS) return undefined;
  }
  return undefined;
}

const blunder = ({ error }: Character, chance: Dice): number =>
  error === 0 ? 0 : (chance.below(2001) / 1000 - 1) * error;

/** Half a card is a guess. */
const isThere = ({ beliefs, scene }: Scales, partner: Seat, want: Goods): number =>
  Math.min(
    1,
    ...Object.entries(want).map(
      ([good, count]) => beliefs.count(scene, partner, good as Good) / count,
    ),
  );

function* swaps(
  scales: Scales,
  { parcel: most }: Character,
  partner: Seat,
): Generator<readonly [Parcel, Goods]> {
  const spare = singles(scales);
  const wishes = wishesFrom(scales, partner);
  for (const give of spare)
    for (const want of wishes) if (give.goods[want] === undefined) yield [give, { [want]: 1 }];
  if (most < 2) return;
  const collected = wishes.slice(0, COLLECTED);
  const pairs = pairsOf(scales, spare.slice(0, SPARE));
  const wantedPairs = collected.flatMap((a, n) => collected.slice(n).map((b) => goodsOf(a, b)));
  const has = (want: Goods) =>
    Object.entries(want).every(
      ([good, count]) => scales.beliefs.count(scales.scene, partner, good as Good) >= count,
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

/** One card of each type, those that are missed least first; Piracy under both its labels. */
function singles(scales: Scales): readonly Parcel[] {
  const { appraisal, cards } = scales;
  const kinds = [...new Set(cards.map(({ good }) => good))];
  const cost = (card: Card) => appraisal.worth(cards.filter((other) => other !== card));
  return kinds
    .flatMap((good) => copiesOf(scales, good).slice(0, 1))
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

function pairsOf(scales: Scales, spare: readonly Parcel[]): readonly Parcel[] {
  const mixed = spare.flatMap((a, n) =>
    spare.slice(n + 1).flatMap((b) => {
      const cards = [...a.cards, ...b.cards];
      if (new Set(cards).size < 2 || overlaps(a.goods, b.goods)) return [];
      return [{ cards, goods: { ...a.goods, ...b.goods }, as: { ...a.as, ...b.as } }];
    }),
  );
  const doubles = spare.flatMap(({ cards: [card] }) => {
    const cards =
      card === undefined || card.good === "piracy" ? [] : copiesOf(scales, card.good).slice(0, 2);
    return cards.length < 2 ? [] : [{ cards, goods: countGoods(cards), as: {} }];
  });
  return [...mixed, ...doubles];
}

/** Goods that a partner is thought to hold, those that help most first. */
function wishesFrom({ appraisal, beliefs, cards, scene }: Scales, partner: Seat): readonly Good[] {
  const counts = countGoods(cards);
  const more = (good: Good) => {
    const count = counts[good] ?? 0;
    return appraisal.setWorth(good, count + 1) - appraisal.setWorth(good, count);
  };
  return (Object.keys(scene.edition.goods) as Good[])
    .filter((good) => good !== "piracy" && beliefs.count(scene, partner, good) >= 0.5)
    .toSorted((a, b) => more(b) - more(a));
}

/** An offer that takes up one of the partner's says so. */
function offerTo(
  diary: Diary,
  partner: Seat,
  { cards, goods, as }: Parcel,
  want: Goods,
): OfferMove {
  const replyTo = diary.askedBy(partner, goods);
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
