import type { Seat } from "@sofala/engine";
import type { DevelopmentId, Move, State } from "@sofala/mediterranean";
import { moneyAfterHalving } from "./bill.ts";
import { outcomeOf } from "./outcome.ts";

/** Useful purchases that would be missed. */
export interface MissedPurchases {
  /** Money is worthless after this turn. */
  readonly isLastTurn: boolean;
  /** Points that could be bought. */
  readonly vp: number;
  /** Developments that would bring points, in the last turn. */
  readonly cards: readonly DevelopmentId[];
}

/** Purchases that certainly help: points for money that is lost at the end of the turn. */
export function missedPurchases(
  state: State,
  seat: Seat,
  legal: readonly Move[],
): MissedPurchases | undefined {
  const isLastTurn = state.turn >= state.edition.rules.turns.value;
  const { money = 0, industry = 0 } = state.players[seat] ?? {};
  const lost = isLastTurn ? money : money - moneyAfterHalving(money);
  const price = state.edition.industryPrices[industry]?.pricePerVp ?? Infinity;
  const maxVp = legal.reduce((most, move) => (move.kind === "buy-vp" ? move.vp : most), 0);
  const vp = price <= lost ? maxVp : 0;
  const scoring = legal.filter(
    (move) => isLastTurn && move.kind === "develop" && vpGainOf(state, seat, move) > 0,
  );
  const cards = [...new Set(scoring.flatMap((move) => ("card" in move ? [move.card] : [])))];
  return vp === 0 && cards.length === 0 ? undefined : { isLastTurn, vp, cards };
}

function vpGainOf(state: State, seat: Seat, move: Move): number {
  const changes = outcomeOf(state, seat, move) ?? [];
  return changes.reduce((sum, each) => (each.of === "vp" ? sum + each.to - each.from : sum), 0);
}
