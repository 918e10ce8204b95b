import type { State } from "@sofala/zimbabwe";
import { Judge } from "./race-evaluator.ts";
import { STEADY } from "./weights.ts";

/** How the steady bot sees the race of one seat. */
export interface Outlook {
  /** Rounds until the seat wins if nobody stops it. */
  readonly rounds: number;
  /** Its chances to win, between 0 and 1; those of all seats add up to 1. */
  readonly chance: number;
}

/** What the steady bot thinks of a table, by seat. */
export function outlookOf(state: State): readonly Outlook[] {
  const judge = new Judge(STEADY);
  judge.value(state, Math.max(0, state.active));
  const rounds = [...judge.rounds.subarray(0, state.players)];
  const soonest = Math.min(...rounds);
  const weights = rounds.map((each) => Math.exp((soonest - each) / STEADY.scale));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return rounds.map((each, seat) => ({ rounds: each, chance: (weights[seat] ?? 0) / sum }));
}
