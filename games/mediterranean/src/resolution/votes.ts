import type { Seat } from "@sofala/engine";
import type { Log } from "../events.ts";
import { changeVp } from "../purse.ts";
import type { Refusal } from "../refusals.ts";
import { seatsOf, type State } from "../state.ts";
import { callVote, strike, strikeOf } from "./calamities.ts";

/** Rounds of voting before the judges are indecisive (Q 37). */
const ROUNDS = 3;

/** The players who are not tied decide. */
export const judges = (state: State): readonly Seat[] =>
  seatsOf(state).filter((seat) => !strikeOf(state).tied.includes(seat));

export const refuseVote = (state: State, victim: Seat): Refusal | undefined =>
  strikeOf(state).tied.includes(victim) ? undefined : { code: "vote/not-tied" };

export function castVote(state: State, seat: Seat, victim: Seat, log: Log): void {
  const { votes } = strikeOf(state);
  state.strike = { ...strikeOf(state), votes: votes.with(seat, victim) };
  log.push({ kind: "vote-cast", seat, victim });
}

/** Counts the votes; true when the calamity is done with. When time is up there is no further round. */
export function tally(state: State, isLast: boolean, log: Log): boolean {
  const { calamity, tied, round, votes } = strikeOf(state);
  const majority = judges(state).length / 2;
  const victim = tied.find((seat) => votes.filter((vote) => vote === seat).length > majority);
  if (victim !== undefined) return strike(state, victim, log);
  if (!isLast && round < ROUNDS) {
    callVote(state, log);
    return false;
  }
  log.push({ kind: "calamity-passed", calamity, reason: "undecided" });
  const penalty = state.edition.rules.indecisionPenaltyVp.value;
  for (const seat of judges(state)) changeVp(state, seat, -penalty, "penalty", log);
  state.strike = undefined;
  return true;
}
