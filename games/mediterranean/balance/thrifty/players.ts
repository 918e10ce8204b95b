import type { Actor, Dice, Seat } from "@sofala/engine";
import { legalMoves } from "../../src/legal.ts";
import { HANDS, type Move } from "../../src/moves.ts";
import { owing } from "../../src/parts.ts";
import { playerAt, type State } from "../../src/state.ts";
import { purchase } from "./buyer.ts";
import { storing, tradingMove } from "./trader.ts";

const READY: Move = { kind: "ready" };

/**
 * A move of players who collect sets, keep their arrows on one side and buy by fixed weights. They
 * look at nothing that their seat may not see, do not plan, and never trade points or pledges.
 */
export function thriftyMove(state: State, dice: Dice): readonly [Actor, Move] {
  const seats = owing(state);
  const first = dice.below(seats.length);
  const inTurn = [...seats.slice(first), ...seats.slice(0, first)];
  if (state.part === "trading") {
    for (const seat of inTurn) {
      const move = tradingMove(state, seat, dice);
      if (move !== undefined) return [seat, move];
    }
  }
  const [seat] = inTurn;
  if (seat === undefined) throw new Error("nobody is to act");
  return [seat, decision(state, seat, dice)];
}

/** In other parts the first move that is listed will do: own abilities are used, farms lost first. */
function decision(state: State, seat: Seat, dice: Dice): Move {
  const { part } = state;
  if (part === "trading" || part === "grace") return storing(state, seat) ?? READY;
  if (part === "flips") return READY;
  if (part === "purchasing") return purchase(state, seat);
  if (part === "throw") return { kind: "throw", hand: HANDS[dice.below(HANDS.length)] ?? "rock" };
  const moves = [...legalMoves(state, seat)];
  return moves.sort((a, b) => pointsOfTarget(state, b) - pointsOfTarget(state, a))[0] ?? READY;
}

/** Votes and unfriendly gifts go to the one with the most points. */
function pointsOfTarget(state: State, move: Move): number {
  if (move.kind === "vote") return playerAt(state, move.victim).vp;
  if (move.kind !== "use-ability" || move.target === undefined) return -1;
  return playerAt(state, move.target).vp;
}
