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
import type { Past } from "../../../local/moments.ts";

/** A step of happiness or safety counts as so much money. */
const STEP = 1;

/** A deal as one of the two saw it, with what it came to. */
export interface Trade {
  /** The moment after it. */
  readonly moment: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly partner: Seat;
  readonly given: readonly CardData[];
  readonly received: readonly CardData[];
  /** Points that came with it; below zero, that went. */
  readonly vp: number;
  /** In dollars: what the hand of the turn brought with it, less what it would have brought without. */
  readonly value: number;
}

/** What a victory point counts as in money: its first price. */
export const pointWorth = ({ industryPrices }: Edition): number =>
  industryPrices[0]?.pricePerVp ?? 0;

/** Every deal twice, once for each side; those of a turn that was not resolved are left out. */
export function tradesOf(moments: readonly Past<Mediterranean>[]): readonly Trade[] {
  const trades: Trade[] = [];
  for (const [at, moment] of moments.entries()) {
    const deal = moment.last?.events.find((event) => event.kind === "deal-made");
    const before = moments[at - 1]?.state;
    if (deal === undefined || before === undefined) continue;
    const spent = handsSpent(moments.slice(at));
    if (spent === undefined) continue;
    const { maker, partner, toMaker, toPartner } = deal;
    const moved = toMaker.vp - toPartner.vp;
    const sides = [
      { seat: maker, partner, vp: moved },
      { seat: partner, partner: maker, vp: -moved },
    ];
    for (const side of sides) {
      const hand = spent.players[side.seat]?.hand.map(({ card }) => card) ?? [];
      trades.push({ moment: moment.number, ...side, ...weighed(before, moment.state, side, hand) });
    }
  }
  return trades;
}

/** The table before all hands of a turn are turned up. */
function handsSpent(moments: readonly Past<Mediterranean>[]): State | undefined {
  const at = moments.findIndex(({ last }) =>
    last?.events.some((event) => event.kind === "phase-began" && event.phase === "resolution"),
  );
  return moments[at - 1]?.state;
}

function weighed(
  before: State,
  after: State,
  { seat, vp }: Pick<Trade, "seat" | "vp">,
  spent: readonly CardId[],
): Pick<Trade, "turn" | "given" | "received" | "value"> {
  const { edition, turn } = after;
  const [had, has] = [cardsOf(before, seat), cardsOf(after, seat)];
  const given = [...had].filter((card) => !has.has(card));
  const received = [...has].filter((card) => !had.has(card));
  // Cards that were stored or passed on count as if they had been kept.
  const withIt = new Set([...spent, ...received]);
  const without = new Set([...spent.filter((card) => !received.includes(card)), ...given]);
  const named = (cards: readonly CardId[]) => cards.flatMap((id) => edition.cards.get(id) ?? []);
  return {
    turn,
    given: named(given),
    received: named(received),
    value:
      worthOf(edition, named([...withIt])) -
      worthOf(edition, named([...without])) +
      vp * pointWorth(edition),
  };
}

function cardsOf({ players }: State, seat: Seat): ReadonlySet<CardId> {
  const { hand = [], warehouse = [] } = players[seat] ?? {};
  return new Set([...hand, ...warehouse].map(({ card }) => card));
}

/** What cards bring when they are spent together: sets in money, undersides by what they add or cost. */
export function worthOf(edition: Edition, cards: readonly CardData[]): number {
  const goods: { [G in Good]?: number } = {};
  let bottoms = 0;
  for (const { good, bottom } of cards) {
    goods[good] = (goods[good] ?? 0) + 1;
    const { vp = 0, happiness = 0, safety = 0 } = edition.bottoms[bottom].effect;
    bottoms += vp * pointWorth(edition) + (happiness + safety) * STEP;
  }
  return incomeOf(edition, goods) + bottoms;
}

/** The best and the worst trade of a seat; where there was only one it is neither of both. */
export interface Extremes {
  readonly seat: Seat;
  readonly count: number;
  readonly sum: number;
  readonly best?: Trade;
  readonly worst?: Trade;
}

export function extremesOf(trades: readonly Trade[], players: number): readonly Extremes[] {
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
