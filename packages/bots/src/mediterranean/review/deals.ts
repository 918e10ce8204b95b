import type { Seat } from "@sofala/engine";
import {
  mediterranean,
  type Event,
  type Move,
  type DealPart,
  type State,
} from "@sofala/mediterranean";
import { HandEvaluator, type KnownCard } from "../hand-evaluator.ts";
import type { Beliefs } from "../beliefs.ts";
import { chancesAfter, chancesOf } from "../chances.ts";
import { DealEvaluator, unseenCards } from "../market/deal-evaluator.ts";
import { planStorage } from "../market/plan-storage.ts";
import {
  mistakeIfBetter,
  contextAt,
  type MoveReviewer,
  type ReviewedMove,
} from "./reviewed-move.ts";

type Deal = Extract<Event, { readonly kind: "deal-made" }>;

/** What one side of a deal gives and gets. */
interface DealSide {
  readonly seat: Seat;
  readonly other: Seat;
  readonly slots: readonly number[];
  readonly gives: DealPart;
  readonly gets: DealPart;
  /** What it could have done instead. */
  readonly instead: Move;
}

/** Reviews a deal by what either side could know of its cards. */
export const reviewDeals: MoveReviewer = function* (play) {
  const deal = play.events.find((event) => event.kind === "deal-made");
  if (deal === undefined) return;
  const { before, at, move } = play;
  const sides = sidesOf(deal);
  const gains = new Map(sides.map((side) => [side.seat, expectedGain(play, side)]));
  const chances = chancesOf(before);
  const after = chancesAfter(chances, (seat) => gains.get(seat) ?? 0, before);
  for (const { seat, instead } of sides)
    yield* mistakeIfBetter({
      at,
      seat,
      moves: [move],
      events: mediterranean.eventsFor([deal], seat),
      before: chances,
      after,
      instead: [instead],
      chances,
      visits: 1,
    });
};

const sidesOf = (deal: Deal): readonly DealSide[] => [
  {
    seat: deal.maker,
    other: deal.partner,
    slots: deal.cardsToPartner.map(({ from }) => from),
    gives: deal.toPartner,
    gets: deal.toMaker,
    instead: { kind: "withdraw", offer: deal.offer },
  },
  {
    seat: deal.partner,
    other: deal.maker,
    slots: deal.cardsToMaker.map(({ from }) => from),
    gives: deal.toMaker,
    gets: deal.toPartner,
    instead: { kind: "decline", offer: deal.offer },
  },
];

/** The expected gain of a side; bottoms that it did not know count as their average. */
function expectedGain(
  { before, beliefs }: ReviewedMove,
  { seat, other, slots, gives, gets }: DealSide,
): number {
  const known = beliefs[seat];
  if (known === undefined) return 0;
  const { handEvaluator, cards, storagePlan } = dealEvaluatorAt(before, seat, known);
  const got = unseenCards(gets.goods).map((card): KnownCard => ({
    ...card,
    bottom: known.cardGivenTo(other, card.good)?.bottom,
  }));
  const left = cards.filter(({ slot }) => !slots.includes(slot));
  return (
    planStorage(handEvaluator, [...left, ...got]).worth - storagePlan.worth + gets.vp - gives.vp
  );
}

const dealEvaluatorAt = (state: State, seat: Seat, beliefs: Beliefs): DealEvaluator =>
  new DealEvaluator(new HandEvaluator(contextAt(state, seat), beliefs), beliefs);
