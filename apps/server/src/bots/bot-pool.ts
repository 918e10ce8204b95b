import { WAIT, type Decision, type Question } from "./bot-request.ts";
import { Queue, type Errand } from "./job-queue.ts";
import { decisionInstead, type Log } from "./fallback-decision.ts";
import { newTally, type BotMetrics } from "./bot-metrics.ts";
import { Thinker } from "./bot-worker.ts";

export interface DeskOptions {
  /** How many bots think at the same time, at however many tables. */
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
/** Timers may be so many milliseconds early. */
const SLACK = 10;
/** Milliseconds that a bot has, however many wait. */
const LEAST_TIME = 100;

/** Where rooms ask what their bots play. No question is refused, whatever becomes of a bot. */
export class BotDesk {
  readonly #thinkers: readonly Thinker[];
  readonly #tally = newTally();
  readonly #queue = new Queue();
  readonly #most: number;
  readonly #milliseconds: number;
  readonly #log: Log;
  #isClosed = false;

  constructor(options: DeskOptions) {
    const { threads, grace, log } = options;
    const { queue = USUAL_QUEUE, players = USUAL_PLAYERS } = options;
    const terms = {
      bots: options.bots?.href ?? "@sofala/bots",
      grace,
      players,
      log,
      tally: this.#tally,
      next: (thinker: Thinker) => this.#nextFor(thinker),
      milliseconds: (errand: Errand) => this.#time(errand),
      lost: (reason: string, wasReady: boolean) => this.#replace(reason, wasReady),
    };
    this.#thinkers = Array.from({ length: Math.max(1, threads) }, () => new Thinker(terms));
    this.#most = queue;
    this.#milliseconds = options.milliseconds;
    this.#log = log;
  }

  /** The bot's decision. Where a bot fails or has no time, a legal move is drawn instead and logged. */
  decide(question: Question): Promise<Decision> {
    return new Promise((resolve) => {
      if (this.#isClosed) return resolve(WAIT);
      const errand: Errand = {
        question,
        since: performance.now(),
        resolve: (decision) => {
          this.#tally.answered++;
          resolve(decision);
        },
      };
      const isFree = this.#thinkers.some((thinker) => thinker.isIdle);
      if (!isFree && this.#queue.length >= this.#most) {
        this.#tally.overflows++;
        const excess = this.#queue.takeExcess(errand) ?? errand;
        this.#draw(excess, "too many questions wait");
        if (excess === errand) return;
      }
      this.#queue.add(errand);
      this.#wake(question);
    });
  }

  /** The table's players are forgotten, and its questions that still wait are answered with waiting. */
  leave(table: string): void {
    for (const { resolve } of this.#queue.takeAll(({ question }) => question.table === table))
      resolve(WAIT);
    for (const thinker of this.#thinkers) thinker.leave(table);
  }

  metrics(): BotMetrics {
    const players = this.#thinkers.reduce((sum, thinker) => sum + thinker.players, 0);
    return { queue: this.#queue.length, players, ...this.#tally };
  }

  /** Ends the threads; all questions are answered with waiting from now on. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { resolve } of this.#queue.takeAll()) resolve(WAIT);
    await Promise.all(this.#thinkers.map((thinker) => thinker.close()));
  }

  /** Whoever holds the seat's player is asked; after the time that a bot may think, anybody. */
  #wake(question: Question): void {
    const holder = this.#thinkers.find((thinker) => thinker.knows(question));
    if (holder === undefined) return this.#help();
    holder.wake();
    if (this.#queue.length > 0) setTimeout(() => this.#help(), this.#milliseconds + SLACK).unref();
  }

  /** Those with nothing to do are woken, as many as there are questions. */
  #help(): void {
    const starting = this.#thinkers.filter((thinker) => thinker.isStarting).length;
    const idle = this.#thinkers.filter((thinker) => thinker.isIdle);
    idle.sort((a, b) => a.players - b.players);
    const wanted = Math.max(0, this.#queue.length - starting);
    for (const thinker of idle.slice(0, wanted)) thinker.wake();
  }

  /** The next question for a thread: of its own players or of nobody's, else one that waited long for another. */
  #nextFor(thinker: Thinker): Errand | undefined {
    const holderOf = ({ question }: Errand) => this.#thinkers.find((each) => each.knows(question));
    const isOpen = (errand: Errand) => (holderOf(errand) ?? thinker) === thinker;
    const late = performance.now() - this.#milliseconds;
    const found = this.#queue.take(isOpen) ?? this.#queue.take(({ since }) => since <= late);
    const holder = found === undefined ? undefined : holderOf(found);
    if (found !== undefined && holder !== thinker) holder?.release(found.question);
    return found;
  }

  /** The more wait, the less time each has, so that nobody's turn comes much later; many of one opener take it from each other. */
  #time(errand: Errand): number {
    const share = this.#milliseconds / (1 + this.#queue.crowd(errand) / this.#thinkers.length);
    return Math.max(Math.min(LEAST_TIME, this.#milliseconds), share);
  }

  /** A thread is lost. Where one could not even start and no other is at work, none will. */
  #replace(reason: string, wasReady: boolean): void {
    if (wasReady) return this.#help();
    const ready = this.#thinkers.filter((thinker) => thinker.isReady);
    if (ready.length > 0) return ready.forEach((thinker) => thinker.wake());
    for (const errand of this.#queue.takeAll()) this.#draw(errand, reason);
  }

  #draw({ question, resolve }: Errand, reason: string): void {
    resolve(decisionInstead(question, reason, this.#log));
  }
}
