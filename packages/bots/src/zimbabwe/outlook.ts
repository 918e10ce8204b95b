import type { State } from "@sofala/zimbabwe";
import { RaceEvaluator } from "./race-evaluator.ts";
import { STEADY } from "./weights.ts";

/** The steady bot's estimate for one seat. */
export interface Outlook {
  /** Rounds until the seat wins if nobody stops it. */
  readonly rounds: number;
  /** Its winning chance, between 0 and 1; those of all seats add up to 1. */
  readonly chance: number;
}

/** The steady bot's estimate of a table, by seat. */
export function outlookOf(state: State): readonly Outlook[] {
  const evaluator = new RaceEvaluator(STEADY);
  evaluator.evaluate(state, Math.max(0, state.active));
  const rounds = [...evaluator.rounds.subarray(0, state.players)];
  const soonest = Math.min(...rounds);
  const weights = rounds.map((each) => Math.exp((soonest - each) / STEADY.scale));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return rounds.map((each, seat) => ({ rounds: each, chance: (weights[seat] ?? 0) / sum }));
}
