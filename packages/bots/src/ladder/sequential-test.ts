/** The state of a sequential test. */
export type Verdict = "stronger" | "weaker" | "even" | "open";

export interface Hypotheses {
  /** The share of wins of a bot that is no better than the others. */
  readonly fair: number;
  /** How far from fair a share must be to matter. */
  readonly effect: number;
  /** The chance of a wrong verdict, either way. */
  readonly error: number;
}

/** Blocks before the first decision: with fewer the variance is not known. */
const MIN_BLOCKS = 8;
/** Prior blocks with the variance of pure chance, so that a few equal results prove nothing. */
const PRIOR_BLOCKS = 16;

/**
 * Two sequential probability ratio tests at once, after Sobel and Wald: fair against fair plus the
 * effect, and fair against fair minus the effect. A block counts as one result, because its games
 * share a seed; the variance of blocks is estimated from the data.
 */
export class SequentialTest {
  readonly #hypotheses: Hypotheses;
  readonly #varianceByChance: number;
  readonly #verdicts: { above: Verdict | undefined; below: Verdict | undefined } = {
    above: undefined,
    below: undefined,
  };
  #blocks = 0;
  #sum = 0;
  #sumOfSquares = 0;

  constructor(hypotheses: Hypotheses, gamesPerBlock: number) {
    this.#hypotheses = hypotheses;
    this.#varianceByChance = (hypotheses.fair * (1 - hypotheses.fair)) / gamesPerBlock;
  }

  /** Adds the share of wins in the next block. */
  add(share: number): Verdict {
    this.#blocks += 1;
    this.#sum += share;
    this.#sumOfSquares += share ** 2;
    const { fair, effect } = this.#hypotheses;
    const { above, below } = this.#verdicts;
    if (this.#blocks >= MIN_BLOCKS) {
      // A test that is decided stays decided.
      this.#verdicts.above = above ?? this.#decide(fair, fair + effect, "stronger");
      this.#verdicts.below = below ?? this.#decide(fair, fair - effect, "weaker");
    }
    return this.verdict;
  }

  get verdict(): Verdict {
    const { above, below } = this.#verdicts;
    if (above === "stronger" || below === "weaker") return above === "stronger" ? above : "weaker";
    return above === "even" && below === "even" ? "even" : "open";
  }

  #decide(fair: number, other: number, verdict: Verdict): Verdict | undefined {
    const { error } = this.#hypotheses;
    const mean = this.#sum / this.#blocks;
    const scatter = Math.max(0, this.#sumOfSquares - this.#blocks * mean ** 2);
    const variance =
      (scatter + PRIOR_BLOCKS * this.#varianceByChance) / (this.#blocks - 1 + PRIOR_BLOCKS);
    const ratio = (this.#blocks * (other - fair) * (2 * mean - fair - other)) / (2 * variance);
    const bound = Math.log((1 - error) / error);
    if (ratio >= bound) return verdict;
    return ratio <= -bound ? "even" : undefined;
  }
}
