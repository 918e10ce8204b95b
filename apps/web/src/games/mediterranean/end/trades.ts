import type { Seat } from "@sofala/engine";
import {
  incomeOf,
  type CardData,
  type CardId,
  type Edition,
  type Good,
  type Mediterranean,
  type State,
} from "@sofala/mediterranean";
import type { FullMoment } from "../../../local/moments.ts";

/** What a step of happiness or safety is worth in money. */
const STATUS_STEP_WORTH = 1;

/** A deal from the side of one seat, with its value. */
export interface Trade {
  /** The moment after it. */
  readonly moment: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly partner: Seat;
  readonly given: readonly CardData[];
  readonly received: readonly CardData[];
  /** Points received; negative: points given. */
  readonly vp: number;
  /** In dollars: what the hand of the turn brought with the deal, minus what it would have brought without. */
  readonly value: number;
}

/** What a victory point is worth in money: its first price. */
export const vpWorth = ({ industryPrices }: Edition): number => industryPrices[0]?.pricePerVp ?? 0;

/** Every deal twice, once for each side. Deals of a turn that was not resolved are left out. */
export function tradesOf(moments: readonly FullMoment<Mediterranean>[]): readonly Trade[] {
  const trades: Trade[] = [];
  for (const [at, moment] of moments.entries()) {
    const deal = moment.lastMove?.events.find((event) => event.kind === "deal-made");
    const before = moments[at - 1]?.state;
    if (deal === undefined || before === undefined) continue;
    const spent = stateBeforeReveal(moments.slice(at));
    if (spent === undefined) continue;
    const { maker, partner, toMaker, toPartner } = deal;
    const moved = toMaker.vp - toPartner.vp;
    const sides = [
      { seat: maker, partner, vp: moved },
      { seat: partner, partner: maker, vp: -moved },
    ];
    for (const side of sides) {
      const hand = spent.players[side.seat]?.hand.map(({ card }) => card) ?? [];
      trades.push({
        moment: moment.moveCount,
        ...side,
        ...evaluateTrade(before, moment.state, side, hand),
      });
    }
  }
  return trades;
}

/** The state before the hands of the turn are turned up. */
function stateBeforeReveal(moments: readonly FullMoment<Mediterranean>[]): State | undefined {
  const at = moments.findIndex(({ lastMove }) =>
    lastMove?.events.some((event) => event.kind === "phase-began" && event.phase === "resolution"),
  );
  return moments[at - 1]?.state;
}

function evaluateTrade(
  before: State,
  after: State,
  { seat, vp }: Pick<Trade, "seat" | "vp">,
  spent: readonly CardId[],
): Pick<Trade, "turn" | "given" | "received" | "value"> {
  const { edition, turn } = after;
  const [had, has] = [cardsOf(before, seat), cardsOf(after, seat)];
  const given = [...had].filter((card) => !has.has(card));
  const received = [...has].filter((card) => !had.has(card));
  // Cards that were stored or traded on count as if they were still in hand.
  const withIt = new Set([...spent, ...received]);
  const without = new Set([...spent.filter((card) => !received.includes(card)), ...given]);
  const cardDataOf = (cards: readonly CardId[]) =>
    cards.flatMap((id) => edition.cards.get(id) ?? []);
  return {
    turn,
    given: cardDataOf(given),
    received: cardDataOf(received),
    value:
      cardsWorth(edition, cardDataOf([...withIt])) -
      cardsWorth(edition, cardDataOf([...without])) +
      vp * vpWorth(edition),
  };
}

function cardsOf({ players }: State, seat: Seat): ReadonlySet<CardId> {
  const { hand = [], warehouse = [] } = players[seat] ?? {};
  return new Set([...hand, ...warehouse].map(({ card }) => card));
}

/** What cards bring when spent together: the money of their sets, and the effects of their undersides. */
export function cardsWorth(edition: Edition, cards: readonly CardData[]): number {
  const goods: { [G in Good]?: number } = {};
  let bottoms = 0;
  for (const { good, bottom } of cards) {
    goods[good] = (goods[good] ?? 0) + 1;
    const { vp = 0, happiness = 0, safety = 0 } = edition.bottoms[bottom].effect;
    bottoms += vp * vpWorth(edition) + (happiness + safety) * STATUS_STEP_WORTH;
  }
  return incomeOf(edition, goods) + bottoms;
}

/** The trades of a seat; with a single trade there is no worst one. */
export interface TradeSummary {
  readonly seat: Seat;
  readonly count: number;
  readonly sum: number;
  readonly best?: Trade;
  readonly worst?: Trade;
}

export function tradeSummaries(trades: readonly Trade[], players: number): readonly TradeSummary[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = trades
      .filter((trade) => trade.seat === seat)
      .toSorted((a, b) => b.value - a.value || a.moment - b.moment);
    const [best] = own;
    const worst = own.length > 1 ? own.at(-1) : undefined;
    return {
      seat,
      count: own.length,
      sum: own.reduce((sum, { value }) => sum + value, 0),
      ...(best === undefined ? {} : { best }),
      ...(worst === undefined ? {} : { worst }),
    };
  });
}
