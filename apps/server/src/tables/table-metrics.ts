import { Counter, Histogram, Registry } from "prom-client";

/** The limits of the buckets of commit times in seconds, from a fast disk to an overloaded database. */
export const COMMIT_LIMITS_S = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];

/** Moves and commits since the server started. */
export interface CommitCounts {
  readonly moves: number;
  /** How many commits took how long, by the buckets; the last one is for everything above. */
  readonly byDuration: readonly number[];
}

/** What is counted of the tables, for Prometheus and for the page of operators. */
export class TableMetrics {
  readonly registry = new Registry();
  readonly #byDuration = Array.from({ length: COMMIT_LIMITS_S.length + 1 }, () => 0);
  #moveCount = 0;
  readonly #moves = new Counter({
    name: "sofala_moves_total",
    help: "Moves stored and acknowledged",
    registers: [this.registry],
  });
  readonly #appendSeconds = new Histogram({
    name: "sofala_append_seconds",
    help: "Time to commit a change of a table",
    buckets: COMMIT_LIMITS_S,
    registers: [this.registry],
  });

  get commitCounts(): CommitCounts {
    return { moves: this.#moveCount, byDuration: this.#byDuration };
  }

  /** Counts the moves of a stored change, and the time that the commit took. */
  recordStored(moves: number, durationMs: number): void {
    const seconds = durationMs / 1000;
    if (moves > 0) this.#moves.inc(moves);
    this.#appendSeconds.observe(seconds);
    this.#moveCount += moves;
    const found = COMMIT_LIMITS_S.findIndex((limit) => seconds <= limit);
    const bucket = found === -1 ? COMMIT_LIMITS_S.length : found;
    this.#byDuration[bucket] = (this.#byDuration[bucket] ?? 0) + 1;
  }
}
