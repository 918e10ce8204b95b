import { Counter, Histogram, Registry } from "prom-client";

/** From a fast disk to a database that is in trouble, in seconds. */
const LATENCIES = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];

/** Counts what the tables of a server do, for its operators. */
export class Meter {
  readonly registry = new Registry();
  readonly #moves = new Counter({
    name: "sofala_moves_total",
    help: "Moves kept and acknowledged",
    registers: [this.registry],
  });
  readonly #appends = new Histogram({
    name: "sofala_append_seconds",
    help: "Time until a decision of a table was on the disk",
    buckets: LATENCIES,
    registers: [this.registry],
  });

  /** A decision with so many moves was kept after so many milliseconds. */
  kept(moves: number, milliseconds: number): void {
    if (moves > 0) this.#moves.inc(moves);
    this.#appends.observe(milliseconds / 1000);
  }
}
