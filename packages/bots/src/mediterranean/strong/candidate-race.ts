/** A choice, and the first estimate of its value, in points. */
export interface Candidate<Choice> {
  readonly choice: Choice;
  readonly initialValue: number;
}

/** How a choice is simulated and how its results are scored. */
export interface RaceRules<Choice> {
  /**
   * Simulates a choice in one of the worlds, which are the same for all choices; returns the final
   * value of each seat.
   */
  readonly play: (choice: Choice, world: number) => readonly number[];
  /** The score of such a result for the seat that chooses, in points. */
  readonly score: (worths: readonly number[]) => number;
}

export interface RaceWeights {
  /** The standard error of initial values. */
  readonly initialUncertainty: number;
  /** A candidate that is this many standard errors behind drops out, after this many worlds. */
  readonly dropOutErrors: number;
  readonly minWorlds: number;
}

/** The results of a candidate so far. */
export interface CandidateResult<Choice> extends Candidate<Choice> {
  /** By world: the final value of each seat. */
  readonly results: readonly (readonly number[])[];
}

interface RunningCandidate<Choice> extends CandidateResult<Choice> {
  readonly results: (readonly number[])[];
  readonly scores: number[];
  hasDroppedOut: boolean;
}

/** The least variance that few simulations are assumed to have. */
const MIN_VARIANCE = 4;

/**
 * Simulates all candidates in the same worlds, so that luck favours none; candidates that are
 * clearly behind drop out. Initial values count less and less.
 */
export class CandidateRace<Choice> {
  readonly #candidates: readonly RunningCandidate<Choice>[];
  readonly #rules: RaceRules<Choice>;
  readonly #weights: RaceWeights;
  #best: RunningCandidate<Choice>;
  /** Worlds that all candidates have completed. */
  #worlds = 0;
  #simulations = 0;

  constructor(
    candidates: readonly Candidate<Choice>[],
    rules: RaceRules<Choice>,
    weights: RaceWeights,
  ) {
    this.#candidates = candidates
      .map((candidate) => ({ ...candidate, results: [], scores: [], hasDroppedOut: false }))
      .sort((a, b) => b.initialValue - a.initialValue);
    const [first] = this.#candidates;
    if (first === undefined) throw new Error("nothing to choose");
    this.#best = first;
    this.#rules = rules;
    this.#weights = weights;
  }

  /** Simulations so far: one candidate in one world each. */
  get simulations(): number {
    return this.#simulations;
  }

  get best(): Choice {
    return this.#best.choice;
  }

  /** True if one candidate is left. */
  get isSettled(): boolean {
    return this.#remaining().length === 1;
  }

  /** The candidates that were simulated, the best first. */
  results(): readonly CandidateResult<Choice>[] {
    const ranked = this.#candidates.map((candidate) => ({
      candidate,
      advantage: this.#advantage(candidate, this.#best).mean,
    }));
    return ranked
      .filter(({ candidate }) => candidate.results.length > 0)
      .sort((a, b) => b.advantage - a.advantage)
      .map(({ candidate }) => candidate);
  }

  /** Simulates one candidate in one world. */
  simulate(): void {
    const running = this.#remaining();
    const candidate = running.find(({ results }) => results.length === this.#worlds);
    if (candidate === undefined) throw new Error("a world without runners");
    const worths = this.#rules.play(candidate.choice, this.#worlds);
    candidate.results.push(worths);
    candidate.scores.push(this.#rules.score(worths));
    this.#simulations += 1;
    if (candidate !== running.at(-1)) return;
    this.#worlds += 1;
    this.#dropOut(running);
  }

  #remaining(): readonly RunningCandidate<Choice>[] {
    return this.#candidates.filter(({ hasDroppedOut }) => !hasDroppedOut);
  }

  #dropOut(running: readonly RunningCandidate<Choice>[]): void {
    const [anchor = this.#best] = running;
    let most = -Infinity;
    for (const candidate of running) {
      const { mean } = this.#advantage(candidate, anchor);
      if (mean > most) [this.#best, most] = [candidate, mean];
    }
    if (this.#worlds < this.#weights.minWorlds) return;
    for (const candidate of running) {
      const { mean, error } = this.#advantage(candidate, this.#best);
      if (mean < -this.#weights.dropOutErrors * error) candidate.hasDroppedOut = true;
    }
  }

  /**
   * The mean and error of the difference between two candidates, by initial values and common
   * worlds.
   */
  #advantage(
    { initialValue, scores }: RunningCandidate<Choice>,
    other: RunningCandidate<Choice>,
  ): { readonly mean: number; readonly error: number } {
    const count = Math.min(scores.length, other.scores.length);
    const faith = 1 / this.#weights.initialUncertainty ** 2;
    let [sum, squares] = [0, 0];
    for (let world = 0; world < count; world++) {
      const gap = (scores[world] as number) - (other.scores[world] as number);
      sum += gap;
      squares += gap * gap;
    }
    const spread = count === 0 ? 0 : squares - (sum * sum) / count;
    const variance = (spread + MIN_VARIANCE) / Math.max(1, count - 1);
    const trust = count / variance;
    const mean = (sum / variance + (initialValue - other.initialValue) * faith) / (trust + faith);
    return { mean, error: Math.sqrt(1 / (trust + faith)) };
  }
}
