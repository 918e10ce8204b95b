import type { Dice, Seat } from "@sofala/engine";
import type { CubePlace, CultureBox, Move, MoveOf } from "@sofala/mediterranean";
import { HandEvaluator } from "./hand-evaluator.ts";
import type { Beliefs } from "./beliefs.ts";
import { seatBoardOf, withGain, type SeatBoard } from "./seat-board.ts";
import { statusWorth } from "./danger.ts";
import { ownCards } from "./market/plan-storage.ts";
import { seatAt, type SeatContext } from "./seat-context.ts";
import { strength, worthAtEnd } from "./worth.ts";

/** The bank's choice: points now, or no loss by Poverty. */
export function bankMove(context: SeatContext): Move {
  const { hand = [], happiness } = seatAt(context, context.seat);
  const spent = (bottom: string) => hand.filter((card) => card.bottom === bottom).length;
  const { value: factor } = context.edition.rules.bankProsperityFactor;
  const points = spent("prosperity") * (factor - 1);
  const relief =
    statusWorth(context, "happiness", happiness) -
    statusWorth(context, "happiness", happiness - spent("poverty"));
  return { kind: "bank", choice: relief > points ? "poverty" : "prosperity" };
}

/**
 * Votes with the majority, since a tie costs everybody; otherwise for the visibly strongest seat.
 */
export function voteMove(context: SeatContext): MoveOf<"vote"> {
  const { strike } = context.view;
  const tied = strike?.tied ?? [];
  const votes = (seat: Seat) => (strike?.votes ?? []).filter((vote) => vote === seat).length;
  const points = (seat: Seat) => strength(context, seatBoardOf(seatAt(context, seat)));
  const [victim = 0] = tied.toSorted(
    (a, b) => votes(b) - votes(a) || points(b) - points(a) || a - b,
  );
  return { kind: "vote", victim };
}

/** The least valuable cubes. */
export function cubesMove(context: SeatContext, moves: readonly Move[]): Move | undefined {
  const board = seatBoardOf(seatAt(context, context.seat));
  let best: Move | undefined;
  let most = -Infinity;
  for (const move of moves) {
    if (move.kind !== "lose-cubes") continue;
    const worth = worthAtEnd(context, withoutCubes(context, board, move.areas));
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

function withoutCubes(
  context: SeatContext,
  board: SeatBoard,
  areas: readonly CubePlace[],
): SeatBoard {
  const { armySafety, colosseumHappiness } = context.edition.rules;
  let after = board;
  for (const area of areas) {
    if (area.startsWith("culture.")) {
      const box = area.slice("culture.".length) as CultureBox;
      after = { ...after, culture: after.culture.filter((each) => each !== box) };
      continue;
    }
    const place = area as keyof SeatBoard["cubes"];
    after = { ...after, cubes: { ...after.cubes, [place]: after.cubes[place] - 1 } };
    if (place === "army") after = withGain(context, after, { safety: -armySafety.value });
    if (place === "colosseum")
      after = withGain(context, after, { happiness: -colosseumHappiness.value });
    if (place.startsWith("industry.") && place !== "industry.base")
      after = { ...after, industry: Math.max(0, after.industry - 1) };
  }
  return after;
}

/** The least valuable stored cards. */
export function discardMove(
  context: SeatContext,
  beliefs: Beliefs,
  moves: readonly Move[],
): Move | undefined {
  const evaluator = new HandEvaluator(context, beliefs);
  const storedWorths = new Map(
    ownCards(evaluator).map((card) => [card.slot, evaluator.storedWorth(card)]),
  );
  const cost = (move: Move) =>
    move.kind === "discard-stored"
      ? move.cards.reduce((sum, slot) => sum + (storedWorths.get(slot) ?? 0), 0)
      : Infinity;
  return moves.toSorted((a, b) => cost(a) - cost(b))[0];
}

export const throwMove = (moves: readonly Move[], chance: Dice): Move | undefined =>
  moves[chance.below(Math.max(1, moves.length))];
