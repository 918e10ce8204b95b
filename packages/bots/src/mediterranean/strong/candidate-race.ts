/** Something to choose, and what it is thought to be worth at first sight, in points. */
export interface Runner<Choice> {
  readonly choice: Choice;
  readonly hope: number;
}

/** What is tried, in which worlds, and how what comes of it is judged. */
export interface Course<Choice> {
  /** Tries a choice in one of the worlds, which are the same for all: what the seats will have come to. */
  readonly play: (choice: Choice, world: number) => readonly number[];
  /** What that is worth to the seat that chooses, in points. */
  readonly score: (worths: readonly number[]) => number;
}

export interface RaceWeights {
  /** How far hopes may be off. */
  readonly doubt: number;
  /** Who is so many standard errors behind is out, after so many worlds. */
  readonly clear: number;
  readonly worlds: number;
}

/** A choice as far as it was tried. */
export interface Lane<Choice> extends Runner<Choice> {
  /** By world: what the seats will have come to. */
  readonly results: readonly (readonly number[])[];
}

interface OpenLane<Choice> extends Lane<Choice> {
  readonly results: (readonly number[])[];
  readonly scores: number[];
  isOut: boolean;
}

/** Few trials are never quite sure. */
const LEAST_SPREAD = 4;

/**
 * Choices race through the same worlds, so that luck favours none, and who is clearly behind drops out.
 * What was thought of them at first sight counts less and less.
 */
export class Race<Choice> {
  readonly #lanes: readonly OpenLane<Choice>[];
  readonly #course: Course<Choice>;
  readonly #weights: RaceWeights;
  #best: OpenLane<Choice>;
  /** Worlds that all have been through. */
  #worlds = 0;
  #simulations = 0;

  constructor(runners: readonly Runner<Choice>[], course: Course<Choice>, weights: RaceWeights) {
    this.#lanes = runners
      .map((runner) => ({ ...runner, results: [], scores: [], isOut: false }))
      .sort((a, b) => b.hope - a.hope);
    const [first] = this.#lanes;
    if (first === undefined) throw new Error("nothing to choose");
    this.#best = first;
    this.#course = course;
    this.#weights = weights;
  }

  /** Choices tried, each time in one world. */
  get simulations(): number {
    return this.#simulations;
  }

  get best(): Choice {
    return this.#best.choice;
  }

  /** Is nothing left to compare? */
  get isSettled(): boolean {
    return this.#running().length === 1;
  }

  /** Those that were tried, the best first. */
  lanes(): readonly Lane<Choice>[] {
    const ranked = this.#lanes.map((lane) => ({ lane, edge: this.#edge(lane, this.#best).mean }));
    return ranked
      .filter(({ lane }) => lane.results.length > 0)
      .sort((a, b) => b.edge - a.edge)
      .map(({ lane }) => lane);
  }

  /** One choice in one world. */
  simulate(): void {
    const running = this.#running();
    const lane = running.find(({ results }) => results.length === this.#worlds);
    if (lane === undefined) throw new Error("a world without runners");
    const worths = this.#course.play(lane.choice, this.#worlds);
    lane.results.push(worths);
    lane.scores.push(this.#course.score(worths));
    this.#simulations += 1;
    if (lane !== running.at(-1)) return;
    this.#worlds += 1;
    this.#judge(running);
  }

  #running(): readonly OpenLane<Choice>[] {
    return this.#lanes.filter(({ isOut }) => !isOut);
  }

  #judge(running: readonly OpenLane<Choice>[]): void {
    const [anchor = this.#best] = running;
    let most = -Infinity;
    for (const lane of running) {
      const { mean } = this.#edge(lane, anchor);
      if (mean > most) [this.#best, most] = [lane, mean];
    }
    if (this.#worlds < this.#weights.worlds) return;
    for (const lane of running) {
      const { mean, error } = this.#edge(lane, this.#best);
      if (mean < -this.#weights.clear * error) lane.isOut = true;
    }
  }

  /** How much better one is than another, by first sight and by the worlds of both, and how sure that is. */
  #edge(
    { hope, scores }: OpenLane<Choice>,
    other: OpenLane<Choice>,
  ): { readonly mean: number; readonly error: number } {
    const count = Math.min(scores.length, other.scores.length);
    const faith = 1 / this.#weights.doubt ** 2;
    let [sum, squares] = [0, 0];
    for (let world = 0; world < count; world++) {
      const gap = (scores[world] as number) - (other.scores[world] as number);
      sum += gap;
      squares += gap * gap;
    }
    const spread = count === 0 ? 0 : squares - (sum * sum) / count;
    const variance = (spread + LEAST_SPREAD) / Math.max(1, count - 1);
    const trust = count / variance;
    const mean = (sum / variance + (hope - other.hope) * faith) / (trust + faith);
    return { mean, error: Math.sqrt(1 / (trust + faith)) };
  }
}
