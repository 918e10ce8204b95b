import type { Seat } from "@sofala/engine";
import { outcomeOf, tsoro, type Move, type State, type View } from "@sofala/tsoro";
import { byChance } from "../search/by-chance.ts";
import { searchHints } from "../search/search-bot.ts";

/** What speaks for a move, or against it. */
export type TsoroReason =
  | "wins"
  /** The other player could complete a line next, and cannot any more. */
  | "stops-line"
  /** The seat could complete a line next, and could not before. */
  | "prepares-line"
  /** By the search, if both play well. */
  | "winning"
  | "balanced"
  | "losing";

/** A move that the strong bot recommends. */
export interface AdvisedMove {
  readonly move: Move;
  /** The winning chance of the seat after it. */
  readonly chance: number;
  readonly reasons: readonly TsoroReason[];
}

/** The best moves of the seat on turn, the highest chance first. */
export function adviceOf(view: View, simulations: number): readonly AdvisedMove[] {
  const seat = view.active;
  const { lines } = searchHints(tsoro, view, simulations);
  const moves = lines.flatMap(({ moves: [move], chances }): AdvisedMove[] => {
    const chance = chances[seat] ?? 0;
    return move === undefined ? [] : [{ move, chance, reasons: reasonsFor(view, move, chance) }];
  });
  return byChance(moves);
}

/** Facts about a move of the seat on turn; without any, what its chance means. */
export function reasonsFor(before: State, move: Move, chance: number): readonly TsoroReason[] {
  const seat = before.active;
  const step = tsoro.applyMove(before, seat, move);
  if (!step.ok) return [];
  const after = step.value.state;
  if (winnerOf(after) === seat) return ["wins"];
  const rival = 1 - seat;
  const stops = canCompleteLine(before, rival) && !canCompleteLine(after, rival);
  const prepares = !canCompleteLine(before, seat) && canCompleteLine(after, seat);
  if (stops || prepares) {
    return [
      ...(stops ? ["stops-line" as const] : []),
      ...(prepares ? ["prepares-line" as const] : []),
    ];
  }
  return [chance > LIKELY ? "winning" : chance < 1 - LIKELY ? "losing" : "balanced"];
}

/** A higher chance is as good as a win. */
const LIKELY = 0.75;

/** Could a seat complete a line if it were on turn? */
function canCompleteLine({ board }: State, seat: Seat): boolean {
  const state: State = { board, active: seat, earlier: [] };
  return [...tsoro.legalMoves(state, seat)].some((move) => {
    const step = tsoro.applyMove(state, seat, move);
    return step.ok && winnerOf(step.value.state) === seat;
  });
}

function winnerOf(state: State): Seat | undefined {
  const outcome = outcomeOf(state);
  return outcome === undefined || outcome.because === "repetition" ? undefined : outcome.winner;
}
