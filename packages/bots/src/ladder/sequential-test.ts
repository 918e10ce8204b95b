/** What a sequential test says so far. */
export type Verdict = "stronger" | "weaker" | "even" | "open";

export interface Hypotheses {
  /** The share of wins of a bot that is no better than the others. */
  readonly fair: number;
  /** How far from fair a share must be to count. */
  readonly effect: number;
  /** The chance of a wrong verdict, either way. */
  readonly error: number;
}

/** Before so many blocks nothing is decided: their spread is not known yet. */
const BLOCKS_MIN = 8;
/** Blocks' worth of the spread that chance alone would give, so that a few equal results prove nothing. */
const PRIOR = 16;

/**
 * Two sequential probability ratio tests at once, after Sobel and Wald: fair against fair and the
 * effect more, and fair against the effect less. A block counts as one result, as its games share a
 * seed; the spread of blocks is estimated as they come.
 */
export class SequentialTest {
  readonly #hypotheses: Hypotheses;
  readonly #chance: number;
  readonly #verdicts: { above: Verdict | undefined; below: Verdict | undefined } = {
    above: undefined,
    below: undefined,
  };
  #blocks = 0;
  #sum = 0;
  #squares = 0;

  constructor(hypotheses: Hypotheses, gamesPerBlock: number) {
    this.#hypotheses = hypotheses;
    this.#chance = (hypotheses.fair * (1 - hypotheses.fair)) / gamesPerBlock;
  }

  /** Takes the share of wins in the next block. */
  add(share: number): Verdict {
    this.#blocks += 1;
    this.#sum += share;
    this.#squares += share ** 2;
    const { fair, effect } = this.#hypotheses;
    const { above, below } = this.#verdicts;
    if (this.#blocks >= BLOCKS_MIN) {
      // Each test stands once it is decided.
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
    const scatter = Math.max(0, this.#squares - this.#blocks * mean ** 2);
    const variance = (scatter + PRIOR * this.#chance) / (this.#blocks - 1 + PRIOR);
    const ratio = (this.#blocks * (other - fair) * (2 * mean - fair - other)) / (2 * variance);
    const bound = Math.log((1 - error) / error);
    if (ratio >= bound) return verdict;
    return ratio <= -bound ? "even" : undefined;
  }
}
