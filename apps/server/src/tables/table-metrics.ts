import { Counter, Histogram, Registry } from "prom-client";

/** Commit times, from a fast disk to an overloaded database. */
const LATENCY_BUCKETS_S = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];

/** The Prometheus metrics of the tables. */
export class TableMetrics {
  readonly registry = new Registry();
  readonly #moves = new Counter({
    name: "sofala_moves_total",
    help: "Moves stored and acknowledged",
    registers: [this.registry],
  });
  readonly #appendSeconds = new Histogram({
    name: "sofala_append_seconds",
    help: "Time to commit a change of a table",
    buckets: LATENCY_BUCKETS_S,
    registers: [this.registry],
  });

  /** Counts the moves of a stored change, and the time that the commit took. */
  recordStored(moves: number, durationMs: number): void {
    if (moves > 0) this.#moves.inc(moves);
    this.#appendSeconds.observe(durationMs / 1000);
  }
}
