import { WAIT, type BotDecision, type BotRequest } from "./bot-request.ts";
import { JobQueue, type Job } from "./job-queue.ts";
import { fallbackDecision, type WarnLogger } from "./fallback-decision.ts";
import { newBotCounters, type BotMetrics } from "./bot-metrics.ts";
import { BotWorker, type BotWorkerOptions } from "./bot-worker.ts";

export interface BotPoolOptions {
  /** How many bots think at the same time, at however many tables. */
  readonly threads: number;
  /** How long a bot may think; it plays the best it found until then. */
  readonly thinkTimeMs: number;
  /** Milliseconds more, after which its thread is ended and a move is drawn for it. */
  readonly graceMs: number;
  /** Questions that may wait; for those beyond, a move is drawn at once. */
  readonly maxQueueLength?: number;
  /** Players that each thread remembers; those asked longest ago are told everything again. */
  readonly maxPlayersPerThread?: number;
  /** The module that exports `botsOf`. */
  readonly botsModule?: URL;
  readonly logger: WarnLogger;
}

const DEFAULT_MAX_QUEUE_LENGTH = 1000;
const DEFAULT_MAX_PLAYERS = 500;
/** Timers may be so many milliseconds early. */
const TIMER_TOLERANCE_MS = 10;
/** Milliseconds that a bot has, however many wait. */
const MIN_THINK_TIME_MS = 100;

/** Where rooms ask what their bots play. No question is refused, whatever becomes of a bot. */
export class BotPool {
  readonly #workers: readonly BotWorker[];
  readonly #counters = newBotCounters();
  readonly #queue = new JobQueue();
  readonly #maxQueueLength: number;
  readonly #thinkTimeMs: number;
  readonly #logger: WarnLogger;
  #isClosed = false;

  constructor(options: BotPoolOptions) {
    const { threads, graceMs, logger } = options;
    const { maxQueueLength = DEFAULT_MAX_QUEUE_LENGTH, maxPlayersPerThread = DEFAULT_MAX_PLAYERS } =
      options;
    const workerOptions: BotWorkerOptions = {
      botsModule: options.botsModule?.href ?? "@sofala/bots",
      graceMs,
      maxPlayers: maxPlayersPerThread,
      logger,
      counters: this.#counters,
      nextJob: (worker) => this.#nextJobFor(worker),
      thinkTimeFor: (job) => this.#thinkTimeFor(job),
      onLost: (reason, wasReady) => this.#handleLostThread(reason, wasReady),
    };
    this.#workers = Array.from(
      { length: Math.max(1, threads) },
      () => new BotWorker(workerOptions),
    );
    this.#maxQueueLength = maxQueueLength;
    this.#thinkTimeMs = options.thinkTimeMs;
    this.#logger = logger;
  }

  /** The bot's decision. Where a bot fails or has no time, a legal move is drawn instead and logged. */
  decide(request: BotRequest): Promise<BotDecision> {
    return new Promise((resolve) => {
      if (this.#isClosed) return resolve(WAIT);
      const errand: Job = {
        request,
        queuedAt: performance.now(),
        resolve: (decision) => {
          this.#counters.answered++;
          resolve(decision);
        },
      };
      const isFree = this.#workers.some((thinker) => thinker.isIdle);
      if (!isFree && this.#queue.length >= this.#maxQueueLength) {
        this.#counters.overflows++;
        const excess = this.#queue.takeExcess(errand) ?? errand;
        this.#resolveWithFallback(excess, "too many questions wait");
        if (excess === errand) return;
      }
      this.#queue.add(errand);
      this.#dispatch(request);
    });
  }

  /** The table's players are forgotten, and its questions that still wait are answered with waiting. */
  releaseTable(table: string): void {
    for (const { resolve } of this.#queue.takeAll(({ request }) => request.table === table))
      resolve(WAIT);
    for (const thinker of this.#workers) thinker.releaseTable(table);
  }

  metrics(): BotMetrics {
    const players = this.#workers.reduce((sum, thinker) => sum + thinker.playerCount, 0);
    return { queue: this.#queue.length, players, ...this.#counters };
  }

  /** Ends the threads; all questions are answered with waiting from now on. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { resolve } of this.#queue.takeAll()) resolve(WAIT);
    await Promise.all(this.#workers.map((thinker) => thinker.close()));
  }

  /** Whoever holds the seat's player is asked; after the time that a bot may think, anybody. */
  #dispatch(question: BotRequest): void {
    const holder = this.#workers.find((thinker) => thinker.hasPlayerFor(question));
    if (holder === undefined) return this.#wakeIdleWorkers();
    holder.wake();
    if (this.#queue.length > 0)
      setTimeout(() => this.#wakeIdleWorkers(), this.#thinkTimeMs + TIMER_TOLERANCE_MS).unref();
  }

  /** Those with nothing to do are woken, as many as there are questions. */
  #wakeIdleWorkers(): void {
    const starting = this.#workers.filter((thinker) => thinker.isStarting).length;
    const idle = this.#workers.filter((thinker) => thinker.isIdle);
    idle.sort((a, b) => a.playerCount - b.playerCount);
    const wanted = Math.max(0, this.#queue.length - starting);
    for (const thinker of idle.slice(0, wanted)) thinker.wake();
  }

  /** The next question for a thread: of its own players or of nobody's, else one that waited long for another. */
  #nextJobFor(thinker: BotWorker): Job | undefined {
    const holderOf = ({ request }: Job) => this.#workers.find((each) => each.hasPlayerFor(request));
    const isOpen = (errand: Job) => (holderOf(errand) ?? thinker) === thinker;
    const late = performance.now() - this.#thinkTimeMs;
    const found = this.#queue.take(isOpen) ?? this.#queue.take(({ queuedAt }) => queuedAt <= late);
    const holder = found === undefined ? undefined : holderOf(found);
    if (found !== undefined && holder !== thinker) holder?.releasePlayer(found.request);
    return found;
  }

  /** The more wait, the less time each has, so that nobody's turn comes much later; many of one opener take it from each other. */
  #thinkTimeFor(errand: Job): number {
    const share = this.#thinkTimeMs / (1 + this.#queue.contention(errand) / this.#workers.length);
    return Math.max(Math.min(MIN_THINK_TIME_MS, this.#thinkTimeMs), share);
  }

  /** A thread is lost. Where one could not even start and no other is at work, none will. */
  #handleLostThread(reason: string, wasReady: boolean): void {
    if (wasReady) return this.#wakeIdleWorkers();
    const ready = this.#workers.filter((thinker) => thinker.isReady);
    if (ready.length > 0) return ready.forEach((thinker) => thinker.wake());
    for (const errand of this.#queue.takeAll()) this.#resolveWithFallback(errand, reason);
  }

  #resolveWithFallback({ request, resolve }: Job, reason: string): void {
    resolve(fallbackDecision(request, reason, this.#logger));
  }
}
