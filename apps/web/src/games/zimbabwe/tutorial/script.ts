import {
  cattleOf,
  godOf,
  planRaises,
  vpOf,
  vrOf,
  zimbabwe,
  type CellName,
  type Craft,
  type Move,
  type State,
  type Zimbabwe,
} from "@sofala/zimbabwe";
import type { Seat } from "@sofala/engine";
import { LEARNER, type Reply } from "../../../table/tutorial/lesson.ts";
import { OPPONENT } from "./lesson.ts";

export const isPlacementOf = (move: Move, craft: Craft): boolean =>
  move.kind === "place-craftsman" && move.craftsman === craft;

/** The lowest cost of raising a monument, if the seat can pay it. */
export function costOfRaise(state: State, seat: Seat, at: CellName): number | undefined {
  const plan = planRaises(state, seat, [at], cattleOf(state, seat));
  return plan?.cost;
}

export const canRaise = (state: State, seat: Seat, at: CellName): boolean =>
  costOfRaise(state, seat, at) !== undefined;

/** The opponent makes the first of these moves that is legal. */
export const playsFirstLegal =
  (...moves: readonly Move[]): Reply<Zimbabwe> =>
  (state) =>
    opponentPlays(moves.find((move) => zimbabwe.applyMove(state, OPPONENT, move).ok));

/** The opponent raises a monument as cheaply as possible. */
export const raisesMonument =
  (at: CellName): Reply<Zimbabwe> =>
  (state) =>
    opponentPlays(planRaises(state, OPPONENT, [at], cattleOf(state, OPPONENT))?.moves[0]);

const opponentPlays = (move: Move | undefined): ReturnType<Reply<Zimbabwe>> =>
  move && { seat: OPPONENT, move };

export const endsTurn: Reply<Zimbabwe> = playsFirstLegal({ kind: "end-turn" });

export const hasReachedVr = (state: State): boolean => vpOf(state, LEARNER) >= vrOf(state, LEARNER);

/** Can the learner still reach the VR in this turn, with Xango and raises of these monuments? */
export function canReachVr(state: State, monuments: readonly CellName[]): boolean {
  if (hasReachedVr(state)) return true;
  return finishingMoves(state, monuments).some((move) => {
    const step = zimbabwe.applyMove(state, LEARNER, move);
    return step.ok && canReachVr(step.value.state, monuments);
  });
}

function finishingMoves(state: State, monuments: readonly CellName[]): readonly Move[] {
  const cattle = cattleOf(state, LEARNER);
  const planned = monuments.flatMap(
    (at) => planRaises(state, LEARNER, [at], cattle)?.moves[0] ?? [],
  );
  return godOf(state, LEARNER) === undefined
    ? [{ kind: "choose-god", god: "xango" }, ...planned]
    : planned;
}
