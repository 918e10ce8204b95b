import {
  fail,
  ok,
  type Actor,
  type Ranking,
  type Result,
  type Seat,
  type Step,
} from "@sofala/engine";
import {
  ALL_MOVES,
  EMPTY_BOARD,
  eventOf,
  piecesOf,
  playMove,
  positionText,
  refuseMove,
} from "./moves.ts";
import { LINES, type Line } from "./points.ts";
import type { Board, Move, Outcome, Refusal, State, Tsoro } from "./state.ts";

/** A position that comes up this often is a draw. */
const REPETITIONS = 3;

/** R 2 and Q 5: the board is empty, and seat 0 begins. */
export const START: State = { board: EMPTY_BOARD, active: 0, earlier: [] };

/** How the game has ended; `undefined` while it goes on. Only the seat that has just moved can have won. */
export function outcomeOf(state: State): Outcome | undefined {
  const { board, active, earlier } = state;
  const rival = 1 - active;
  // R 4 and Q 2: a line wins in both phases.
  const line = lineOf(board, rival);
  if (line !== undefined) return { because: "line", winner: rival, line };
  // Q 3
  if (!ALL_MOVES.some((move) => refuseMove(state, move) === undefined)) {
    return { because: "blocked", winner: rival };
  }
  // R 5 and Q 4
  const now = positionText(board, active);
  const times = 1 + earlier.filter((position) => position === now).length;
  return times < REPETITIONS ? undefined : { because: "repetition" };
}

/** The line that a seat has, if any. */
export function lineOf(board: Board, seat: Seat): Line | undefined {
  const pieces = piecesOf(board, seat);
  return LINES.find((line) => line.every((point) => pieces.includes(point)));
}

export const rankingOf = (outcome: Outcome): Ranking =>
  outcome.because === "repetition" ? [[0, 1]] : [[outcome.winner], [1 - outcome.winner]];

/** The legal moves of the seat on turn. */
export const legalMoves = (state: State): readonly Move[] =>
  outcomeOf(state) === undefined
    ? ALL_MOVES.filter((move) => refuseMove(state, move) === undefined)
    : [];

export function applyMove(state: State, actor: Actor, move: Move): Result<Step<Tsoro>, Refusal> {
  const { active } = state;
  if (outcomeOf(state) !== undefined) return fail({ code: "game/over" });
  if (actor !== active) return fail({ code: "turn/not-yours", active });
  const refusal = refuseMove(state, move);
  if (refusal !== undefined) return fail(refusal);
  const next = playMove(state, move);
  const outcome = outcomeOf(next);
  const played = eventOf(move, active);
  return ok({
    state: next,
    events:
      outcome === undefined
        ? [played]
        : [played, { kind: "game-ended", ranking: rankingOf(outcome), ...outcome }],
    // A move is a whole turn.
    reveals: true,
  });
}
