import type { Seat } from "@sofala/engine";
import {
  mediterranean,
  type Event,
  type Move,
  type Parcel,
  type State,
} from "@sofala/mediterranean";
import { Appraisal, type Card } from "../hand-evaluator.ts";
import type { Beliefs } from "../beliefs.ts";
import { chancesFor, prospectsOf } from "../chances.ts";
import { Scales, unseen } from "../market/deal-evaluator.ts";
import { storing } from "../market/plan-storage.ts";
import { ifBetter, sceneAt, type Judge, type Play } from "./reviewed-move.ts";

type Deal = Extract<Event, { readonly kind: "deal-made" }>;

/** What one side of a deal gives and gets. */
interface Side {
  readonly seat: Seat;
  readonly other: Seat;
  readonly slots: readonly number[];
  readonly gives: Parcel;
  readonly gets: Parcel;
  /** What it could have done instead. */
  readonly instead: Move;
}

/** A deal is judged by what either side could know of its cards. */
export const judgeDeals: Judge = function* (play) {
  const deal = play.events.find((event) => event.kind === "deal-made");
  if (deal === undefined) return;
  const { before, at, move } = play;
  const sides = sidesOf(deal);
  const gains = new Map(sides.map((side) => [side.seat, hopedGain(play, side)]));
  const prospects = prospectsOf(before);
  const after = chancesFor(
    prospects.map((own, seat) => own + (gains.get(seat) ?? 0)),
    before,
  );
  const chances = chancesFor(prospects, before);
  for (const { seat, instead } of sides)
    yield* ifBetter({
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

const sidesOf = (deal: Deal): readonly Side[] => [
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

/** What a side could expect to gain: undersides that it did not know count by their average. */
function hopedGain({ before, beliefs }: Play, { seat, other, slots, gives, gets }: Side): number {
  const known = beliefs[seat];
  if (known === undefined) return 0;
  const { appraisal, cards, now } = scalesAt(before, seat, known);
  const got = unseen(gets.goods).map((card): Card => ({
    ...card,
    bottom: known.givenTo(other, card.good)?.bottom,
  }));
  const left = cards.filter(({ slot }) => !slots.includes(slot));
  return storing(appraisal, [...left, ...got]).worth - now.worth + gets.vp - gives.vp;
}

const scalesAt = (state: State, seat: Seat, beliefs: Beliefs): Scales =>
  new Scales(new Appraisal(sceneAt(state, seat), beliefs), beliefs);
