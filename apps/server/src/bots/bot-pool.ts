import type { Logger } from "../logger.ts";
import { WAIT, type BotDecision, type BotRequest } from "./bot-request.ts";
import { JobQueue, type Job } from "./job-queue.ts";
import { fallbackDecision } from "./fallback-decision.ts";
import { newBotCounters, type BotMetrics } from "./bot-metrics.ts";
import { BotWorker, type BotWorkerOptions } from "./bot-worker.ts";

export interface BotPoolOptions {
  /** How many bots think at the same time, over all tables. */
  readonly threads: number;
  /** How long a bot may think; then it plays the best move it has found. */
  readonly thinkTimeMs: number;
  /** Time after `thinkTimeMs` until its thread is terminated and a random move is played. */
  readonly graceMs: number;
  /** Requests that may wait; beyond that, one of them gets a random move at once. */
  readonly maxQueueLength?: number;
  /** Bot players that each thread keeps; the least recently used are evicted and rebuilt when needed. */
  readonly maxPlayersPerThread?: number;
  /** The module that exports `botsOf`. */
  readonly botsModule?: URL;
  readonly logger: Pick<Logger, "warn">;
}

const DEFAULT_MAX_QUEUE_LENGTH = 1000;
const DEFAULT_MAX_PLAYERS = 500;
/** How early a timer may fire. */
const TIMER_TOLERANCE_MS = 10;
/** A bot gets at least this much time, however long the queue is. */
const MIN_THINK_TIME_MS = 100;

/** Runs the bots of all tables on worker threads. Every request gets a decision, even if its bot fails. */
export class BotPool {
  readonly #workers: readonly BotWorker[];
  readonly #counters = newBotCounters();
  readonly #queue = new JobQueue();
  readonly #maxQueueLength: number;
  readonly #thinkTimeMs: number;
  readonly #logger: Pick<Logger, "warn">;
  #isClosed = false;

  constructor(options: BotPoolOptions) {
    const { threads, graceMs, logger } = options;
    const { maxQueueLength = DEFAULT_MAX_QUEUE_LENGTH, maxPlayersPerThread = DEFAULT_MAX_PLAYERS } =
      options;
    const workerOptions: BotWorkerOptions = {
      botsModule: options.botsModule?.href,
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

  /** The bot's decision, or a random legal move, which is logged, if the bot fails or runs out of time. */
  decide(request: BotRequest): Promise<BotDecision> {
    return new Promise((resolve) => {
      if (this.#isClosed) return resolve(WAIT);
      const job: Job = {
        request,
        queuedAt: performance.now(),
        resolve: (decision) => {
          this.#counters.answered++;
          resolve(decision);
        },
      };
      const isFree = this.#workers.some((worker) => worker.isIdle);
      if (!isFree && this.#queue.length >= this.#maxQueueLength) {
        this.#counters.overflows++;
        const excess = this.#queue.takeExcess(job) ?? job;
        this.#resolveWithFallback(excess, "the queue is full");
        if (excess === job) return;
      }
      this.#queue.add(job);
      this.#dispatch(request);
    });
  }

  /** Drops the table's bot players; its queued requests resolve to `WAIT`. */
  releaseTable(table: string): void {
    for (const { resolve } of this.#queue.takeAll(({ request }) => request.table === table))
      resolve(WAIT);
    for (const worker of this.#workers) worker.releaseTable(table);
  }

  metrics(): BotMetrics {
    const players = this.#workers.reduce((sum, worker) => sum + worker.playerCount, 0);
    return { queue: this.#queue.length, players, ...this.#counters };
  }

  /** Terminates the threads; from now on all requests resolve to `WAIT`. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { resolve } of this.#queue.takeAll()) resolve(WAIT);
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  /** Wakes the worker that has the seat's player; if that is busy for the think time, any idle one. */
  #dispatch(request: BotRequest): void {
    const assigned = this.#workers.find((worker) => worker.hasPlayerFor(request));
    if (assigned === undefined) return this.#wakeIdleWorkers();
    assigned.wake();
    if (this.#queue.length > 0)
      setTimeout(() => this.#wakeIdleWorkers(), this.#thinkTimeMs + TIMER_TOLERANCE_MS).unref();
  }

  /** Wakes as many idle workers as there are queued requests. */
  #wakeIdleWorkers(): void {
    const starting = this.#workers.filter((worker) => worker.isStarting).length;
    const idle = this.#workers.filter((worker) => worker.isIdle);
    idle.sort((a, b) => a.playerCount - b.playerCount);
    const wanted = Math.max(0, this.#queue.length - starting);
    for (const worker of idle.slice(0, wanted)) worker.wake();
  }

  /** The next job for a worker: for its own players or for new ones, else one that another worker left waiting too long. */
  #nextJobFor(worker: BotWorker): Job | undefined {
    const workerWithPlayer = ({ request }: Job) =>
      this.#workers.find((each) => each.hasPlayerFor(request));
    const isOwnOrNew = (job: Job) => (workerWithPlayer(job) ?? worker) === worker;
    const overdueBefore = performance.now() - this.#thinkTimeMs;
    const found =
      this.#queue.take(isOwnOrNew) ?? this.#queue.take(({ queuedAt }) => queuedAt <= overdueBefore);
    const assigned = found === undefined ? undefined : workerWithPlayer(found);
    if (found !== undefined && assigned !== worker) assigned?.releasePlayer(found.request);
    return found;
  }

  /**
   * Divides the think time by the contention, so that a long queue does not delay everybody. Requests of one table
   * owner mostly take time from each other.
   */
  #thinkTimeFor(job: Job): number {
    const shareMs = this.#thinkTimeMs / (1 + this.#queue.contention(job) / this.#workers.length);
    const { maxThinkTimeMs = Infinity } = job.request;
    const fairMs = Math.max(Math.min(MIN_THINK_TIME_MS, this.#thinkTimeMs), shareMs);
    return Math.min(maxThinkTimeMs, fairMs);
  }

  /** If a thread could not start and no other one runs, resolves the whole queue with fallbacks. */
  #handleLostThread(reason: string, wasReady: boolean): void {
    if (wasReady) return this.#wakeIdleWorkers();
    const ready = this.#workers.filter((worker) => worker.isReady);
    if (ready.length > 0) return ready.forEach((worker) => worker.wake());
    for (const job of this.#queue.takeAll()) this.#resolveWithFallback(job, reason);
  }

  #resolveWithFallback({ request, resolve }: Job, reason: string): void {
    resolve(fallbackDecision(request, reason, this.#logger));
  }
}
