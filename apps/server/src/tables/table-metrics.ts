import { Counter, Histogram, Registry } from "prom-client";

/** From a fast disk to a database that is in trouble, in seconds. */
const LATENCY_BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];

/** Counts what the tables of a server do, for its operators. */
export class TableMetrics {
  readonly registry = new Registry();
  readonly #moves = new Counter({
    name: "sofala_moves_total",
    help: "Moves kept and acknowledged",
    registers: [this.registry],
  });
  readonly #appendSeconds = new Histogram({
    name: "sofala_append_seconds",
    help: "Time until a decision of a table was on the disk",
    buckets: LATENCY_BUCKETS,
    registers: [this.registry],
  });

  /** A decision with so many moves was kept after so many milliseconds. */
  recordStored(moves: number, milliseconds: number): void {
    if (moves > 0) this.#moves.inc(moves);
    this.#appendSeconds.observe(milliseconds / 1000);
  }
}
