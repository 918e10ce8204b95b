import type { Seat } from "@sofala/engine";
import type { DevelopmentId, Move, State } from "@sofala/mediterranean";
import { keptOf } from "./bill.ts";
import { outcomeOf } from "./outcome.ts";

/** What who is done would let go. */
export interface LeftUndone {
  /** Nothing is worth anything after this turn. */
  readonly isLastTurn: boolean;
  /** Points that the money could buy. */
  readonly vp: number;
  /** Developments that would bring points, in the last turn. */
  readonly cards: readonly DevelopmentId[];
}

/** Purchases that surely help: points for money that is lost when the turn ends. */
export function leftUndone(
  state: State,
  seat: Seat,
  legal: readonly Move[],
): LeftUndone | undefined {
  const isLastTurn = state.turn >= state.edition.rules.turns.value;
  const { money = 0, industry = 0 } = state.players[seat] ?? {};
  const lost = isLastTurn ? money : money - keptOf(money);
  const price = state.edition.industryPrices[industry]?.pricePerVp ?? Infinity;
  const mostVp = legal.reduce((most, move) => (move.kind === "buy-vp" ? move.vp : most), 0);
  const vp = price <= lost ? mostVp : 0;
  const scoring = legal.filter(
    (move) => isLastTurn && move.kind === "develop" && pointsOf(state, seat, move) > 0,
  );
  const cards = [...new Set(scoring.flatMap((move) => ("card" in move ? [move.card] : [])))];
  return vp === 0 && cards.length === 0 ? undefined : { isLastTurn, vp, cards };
}

function pointsOf(state: State, seat: Seat, move: Move): number {
  const changes = outcomeOf(state, seat, move) ?? [];
  return changes.reduce((sum, each) => (each.of === "vp" ? sum + each.to - each.from : sum), 0);
}
