import { WAIT, type Decision, type Question } from "./question.ts";
import { decisionInstead, type Log } from "./stand-in.ts";
import { newTally, type BotMetrics } from "./tally.ts";
import { Thinker } from "./thinker.ts";

export interface DeskOptions {
  /** How many bots think at the same time. */
  readonly threads: number;
  /** How long a bot may think; it plays the best it found until then. */
  readonly milliseconds: number;
  /** Milliseconds more, after which its thread is ended and a move is drawn for it. */
  readonly grace: number;
  /** Questions that may wait; for those beyond, a move is drawn at once. */
  readonly queue?: number;
  /** Players that each thread remembers; those asked longest ago are told everything again. */
  readonly players?: number;
  /** The module that exports `botsOf`. */
  readonly bots?: URL;
  readonly log: Log;
}

const USUAL_QUEUE = 1000;
const USUAL_PLAYERS = 500;

/** Where rooms ask what their bots play. No question is refused, whatever becomes of a bot. */
export class BotDesk {
  readonly #thinkers: readonly Thinker[];
  readonly #tally = newTally();
  readonly #most: number;
  readonly #log: Log;
  #isClosed = false;

  constructor(options: DeskOptions) {
    const { threads, milliseconds, grace, log } = options;
    const { queue = USUAL_QUEUE, players = USUAL_PLAYERS } = options;
    const bots = options.bots?.href ?? "@sofala/bots";
    const terms = { bots, milliseconds, grace, players, log, tally: this.#tally };
    this.#thinkers = Array.from({ length: Math.max(1, threads) }, () => new Thinker(terms));
    this.#most = queue;
    this.#log = log;
  }

  /** The bot's decision. Where a bot fails or has no time, a legal move is drawn instead and logged. */
  async decide(question: Question): Promise<Decision> {
    if (this.#isClosed) return WAIT;
    const thinker = this.#thinkerFor(question);
    if (thinker.load > 0 && this.#queue >= this.#most) {
      this.#tally.overflows++;
      this.#tally.answered++;
      return decisionInstead(question, "too many questions wait", this.#log);
    }
    return thinker.ask(question);
  }

  /** The table's players are forgotten, and its questions that still wait are answered with waiting. */
  leave(table: string): void {
    for (const thinker of this.#thinkers) thinker.leave(table);
  }

  metrics(): BotMetrics {
    const players = this.#thinkers.reduce((sum, thinker) => sum + thinker.players, 0);
    return { queue: this.#queue, players, ...this.#tally };
  }

  /** Ends the threads; all questions are answered with waiting from now on. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#thinkers.map((thinker) => thinker.close()));
  }

  get #queue(): number {
    return this.#thinkers.reduce((sum, { queue }) => sum + queue, 0);
  }

  /** The one that holds the seat's player, or the one with the least to do. */
  #thinkerFor(question: Question): Thinker {
    const known = this.#thinkers.find((thinker) => thinker.knows(question));
    return known ?? this.#thinkers.reduce((best, each) => (isIdler(each, best) ? each : best));
  }
}

const isIdler = (one: Thinker, other: Thinker): boolean =>
  one.load === other.load ? one.players < other.players : one.load < other.load;
