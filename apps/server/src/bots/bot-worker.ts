import { Worker } from "node:worker_threads";
import type { Logger } from "../logger.ts";
import { threadEnvironment } from "../thread-environment.ts";
import {
  WAIT,
  type BotWorkerData,
  type BotDecision,
  type WorkerCommand,
  type BotRequest,
  type WorkerMessage,
} from "./bot-request.ts";
import type { Job } from "./job-queue.ts";
import { PlayerCache } from "./player-cache.ts";
import { fallbackDecision, logFallback, errorMessage } from "./fallback-decision.ts";
import type { BotCounters } from "./bot-metrics.ts";

export interface BotWorkerOptions extends BotWorkerData {
  /** Takes the next job for an idle worker out of the queue. */
  readonly nextJob: (worker: BotWorker) => Job | undefined;
  /** How long the bot may think about a job, in milliseconds. */
  readonly thinkTimeFor: (job: Job) => number;
  /** Called when the thread failed; `wasReady` is false if it failed while starting. */
  readonly onLost: (reason: string, wasReady: boolean) => void;
  /** Time after the think time until the thread is terminated. */
  readonly graceMs: number;
  /** Bot players that the thread may keep. */
  readonly maxPlayers: number;
  readonly logger: Pick<Logger, "warn">;
  readonly counters: BotCounters;
}

/** A thread must have loaded its bots within this time. */
const START_TIMEOUT_MS = 30_000;
/** A bot that needs more memory than this has a bug; its thread is terminated. */
const MAX_HEAP_MB = 512;

/** Runs one job at a time on a thread; a thread that hangs or fails is replaced. */
export class BotWorker {
  readonly #options: BotWorkerOptions;
  readonly #players: PlayerCache;
  readonly #terminations = new Set<Promise<unknown>>();
  #thread: Worker | undefined;
  #isReady = false;
  #current: { readonly job: Job; readonly startedAt: number } | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: BotWorkerOptions) {
    this.#options = options;
    this.#players = new PlayerCache(options.maxPlayers);
  }

  get isIdle(): boolean {
    return this.#current === undefined && !this.isStarting;
  }

  /** True while the thread loads its bots. Once it is ready, it takes the next job by itself. */
  get isStarting(): boolean {
    return this.#thread !== undefined && !this.#isReady;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  get playerCount(): number {
    return this.#players.size;
  }

  /** True if this worker has the seat's player in memory. */
  hasPlayerFor(request: BotRequest): boolean {
    return this.#players.has(request);
  }

  /** Takes the next job if idle; starts the thread if there is none. */
  wake(): void {
    if (this.#thread === undefined) this.#start();
    else if (this.#isReady && this.#current === undefined) this.#runNext();
  }

  /** Drops the seat's player, because another worker has taken its request. */
  releasePlayer(request: BotRequest): void {
    this.#forgetPlayers(this.#players.remove(request));
  }

  /** Drops the table's players. */
  releaseTable(table: string): void {
    this.#forgetPlayers(this.#players.removeTable(table));
  }

  async close(): Promise<void> {
    this.#terminate()?.resolve(WAIT);
    await Promise.all(this.#terminations);
  }

  #start(): void {
    try {
      this.#spawn();
    } catch (error) {
      // The process cannot start another thread.
      this.#fail("crashes", errorMessage(error));
    }
  }

  #spawn(): void {
    const { botsModule } = this.#options;
    const thread = new Worker(new URL("./bot-worker-thread.ts", import.meta.url), {
      workerData: { botsModule } satisfies BotWorkerData,
      env: threadEnvironment(),
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    // The thread does not keep the process alive; the timer of a job does.
    thread.unref();
    thread.on("message", (message: WorkerMessage) => {
      if (thread === this.#thread) this.#handleMessage(message);
    });
    thread.on("error", (error) => {
      if (thread === this.#thread) this.#fail("crashes", errorMessage(error));
    });
    thread.on("exit", () => {
      if (thread === this.#thread) this.#fail("crashes", "the thread exited");
    });
    this.#thread = thread;
    this.#setTimeLimit(START_TIMEOUT_MS);
  }

  #runNext(): void {
    const job = this.#options.nextJob(this);
    if (job === undefined) return;
    const thinkTimeMs = this.#options.thinkTimeFor(job);
    this.#current = { job, startedAt: performance.now() };
    this.#setTimeLimit(thinkTimeMs + this.#options.graceMs);
    const { seenStepsFrom, refusalOf: _refusalOf, owner: _owner, ...request } = job.request;
    try {
      const { player, fromStep, evicted } = this.#players.assign(request);
      this.#forgetPlayers(evicted);
      const newSteps =
        fromStep < request.stepCount
          ? seenStepsFrom(fromStep).slice(0, request.stepCount - fromStep)
          : [];
      this.#send({ kind: "ask", player, request, newSteps, thinkTimeMs });
    } catch (error) {
      // The player missed these steps, so it cannot be used again.
      this.#finishJob();
      this.#discardPlayer(job.request);
      this.#resolveWithFallback(job, errorMessage(error));
      this.wake();
    }
  }

  #handleMessage(message: WorkerMessage): void {
    if (message.kind === "ready") {
      this.#isReady = true;
      clearTimeout(this.#timer);
    } else {
      const job = this.#finishJob();
      if (job !== undefined) this.#handleAnswer(job, message);
    }
    this.wake();
  }

  #handleAnswer(job: Job, { decision, failure }: Extract<WorkerMessage, { kind: "answer" }>): void {
    const { request } = job;
    const reason = failure ?? refusalReason(request, decision);
    if (reason === undefined) return job.resolve(decision);
    this.#discardPlayer(request);
    if (failure === undefined) return this.#resolveWithFallback(job, reason);
    logFallback(request, reason, this.#options.logger);
    job.resolve(decision);
  }

  /** Counts a failure of the bot and drops its player. */
  #discardPlayer(request: BotRequest): void {
    this.#options.counters.crashes++;
    this.#forgetPlayers(this.#players.remove(request));
  }

  /** Terminates the thread and resolves its job with a fallback. */
  #fail(counter: "timeouts" | "crashes", reason: string): void {
    this.#options.counters[counter]++;
    this.#options.logger.warn({ reason }, "a bot worker thread failed");
    const wasReady = this.#isReady;
    const job = this.#terminate();
    if (job !== undefined) this.#resolveWithFallback(job, reason);
    this.#options.onLost(reason, wasReady);
  }

  /** Terminates the thread; returns the job that it leaves unanswered. */
  #terminate(): Job | undefined {
    const unanswered = this.#finishJob();
    const ending = this.#thread?.terminate();
    if (ending !== undefined) {
      this.#terminations.add(ending);
      void ending.finally(() => this.#terminations.delete(ending));
    }
    this.#thread = undefined;
    this.#isReady = false;
    this.#players.clear();
    return unanswered;
  }

  #setTimeLimit(milliseconds: number): void {
    const thread = this.#thread;
    const current = this.#current;
    const end = () => {
      if (thread !== this.#thread || current !== this.#current) return;
      if (current !== undefined || !this.#isReady) this.#fail("timeouts", "timed out");
    };
    // With `setImmediate`, an answer that has already arrived is read first.
    this.#timer = setTimeout(() => setImmediate(end), milliseconds);
  }

  /** Clears the current job, counts its time, and returns it. */
  #finishJob(): Job | undefined {
    clearTimeout(this.#timer);
    const current = this.#current;
    this.#current = undefined;
    if (current === undefined) return undefined;
    this.#options.counters.runs++;
    this.#options.counters.thinkingSeconds += (performance.now() - current.startedAt) / 1000;
    return current.job;
  }

  #resolveWithFallback(job: Job, reason: string): void {
    job.resolve(fallbackDecision(job.request, reason, this.#options.logger));
  }

  #forgetPlayers(players: readonly number[]): void {
    for (const player of players) this.#send({ kind: "forget", player });
  }

  #send(command: WorkerCommand): void {
    this.#thread?.postMessage(command);
  }
}

function refusalReason({ refusalOf }: BotRequest, { move }: BotDecision): string | undefined {
  if (move === undefined) return undefined;
  try {
    const code = refusalOf?.(move);
    return code === undefined ? undefined : `${move.kind} is refused: ${code}`;
  } catch (error) {
    return errorMessage(error);
  }
}
