import { Worker } from "node:worker_threads";
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
import {
  fallbackDecision,
  logFallback,
  errorMessage,
  type WarnLogger,
} from "./fallback-decision.ts";
import type { BotCounters } from "./bot-metrics.ts";

export interface BotWorkerOptions extends BotWorkerData {
  /** The next question for a thread that has nothing to do. */
  readonly nextJob: (thinker: BotWorker) => Job | undefined;
  /** How long the bot of a question may think now. */
  readonly thinkTimeFor: (errand: Job) => number;
  /** A thread is gone; it may not even have started. */
  readonly onLost: (reason: string, wasReady: boolean) => void;
  /** Milliseconds more, after which a thread that still thinks is ended. */
  readonly graceMs: number;
  /** Players that the thread may hold. */
  readonly maxPlayers: number;
  readonly logger: WarnLogger;
  readonly counters: BotCounters;
}

/** Milliseconds in which a thread must have loaded its bots. */
const START_TIMEOUT_MS = 30_000;
/** A bot that wants more memory than this has gone astray. */
const MAX_HEAP_MB = 512;

/** A thread that thinks about one question at a time; one that hangs or breaks is replaced. */
export class BotWorker {
  readonly #options: BotWorkerOptions;
  readonly #players: PlayerCache;
  readonly #terminations = new Set<Promise<unknown>>();
  #thread: Worker | undefined;
  #isReady = false;
  #current: { readonly errand: Job; readonly began: number } | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(terms: BotWorkerOptions) {
    this.#options = terms;
    this.#players = new PlayerCache(terms.maxPlayers);
  }

  get isIdle(): boolean {
    return this.#current === undefined && !this.isStarting;
  }

  /** Once it has, it takes what waits. */
  get isStarting(): boolean {
    return this.#thread !== undefined && !this.#isReady;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  get playerCount(): number {
    return this.#players.size;
  }

  /** Does this one hold the seat's player? */
  hasPlayerFor(question: BotRequest): boolean {
    return this.#players.has(question);
  }

  /** There may be something to do. */
  wake(): void {
    if (this.#thread === undefined) this.#start();
    else if (this.#isReady && this.#current === undefined) this.#runNext();
  }

  /** Another one has taken the seat's question, and its player. */
  releasePlayer(question: BotRequest): void {
    this.#forgetPlayers(this.#players.remove(question));
  }

  /** Forgets the table's players. */
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
      // There is no room for another thread.
      this.#fail("crashes", errorMessage(error));
    }
  }

  #spawn(): void {
    const { botsModule } = this.#options;
    const worker = new Worker(new URL("./bot-worker-thread.ts", import.meta.url), {
      workerData: { botsModule } satisfies BotWorkerData,
      env: threadEnvironment(),
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    // A question's time limit keeps the process alive, and nothing else does.
    worker.unref();
    worker.on("message", (report: WorkerMessage) => {
      if (worker === this.#thread) this.#handleMessage(report);
    });
    worker.on("error", (error) => {
      if (worker === this.#thread) this.#fail("crashes", errorMessage(error));
    });
    worker.on("exit", () => {
      if (worker === this.#thread) this.#fail("crashes", "the thread ended by itself");
    });
    this.#thread = worker;
    this.#setTimeLimit(START_TIMEOUT_MS);
  }

  #runNext(): void {
    const errand = this.#options.nextJob(this);
    if (errand === undefined) return;
    const thinkTimeMs = this.#options.thinkTimeFor(errand);
    this.#current = { errand, began: performance.now() };
    this.#setTimeLimit(thinkTimeMs + this.#options.graceMs);
    const { seenStepsFrom, refusalOf: _refusalOf, owner: _owner, ...request } = errand.request;
    try {
      const { player, fromStep, evicted } = this.#players.assign(request);
      this.#forgetPlayers(evicted);
      const newSteps =
        fromStep < request.stepCount
          ? seenStepsFrom(fromStep).slice(0, request.stepCount - fromStep)
          : [];
      this.#send({ kind: "ask", player, request, newSteps, thinkTimeMs });
    } catch (error) {
      // What the player was to be told is lost, and with it the player.
      this.#finishJob();
      this.#discardPlayer(errand.request);
      this.#resolveWithFallback(errand, errorMessage(error));
      this.wake();
    }
  }

  #handleMessage(report: WorkerMessage): void {
    if (report.kind === "ready") {
      this.#isReady = true;
      clearTimeout(this.#timer);
    } else {
      const errand = this.#finishJob();
      if (errand !== undefined) this.#handleAnswer(errand, report);
    }
    this.wake();
  }

  #handleAnswer(
    errand: Job,
    { decision, failure }: Extract<WorkerMessage, { kind: "answer" }>,
  ): void {
    const { request } = errand;
    const reason = failure ?? refusalReason(request, decision);
    if (reason === undefined) return errand.resolve(decision);
    this.#discardPlayer(request);
    if (failure === undefined) return this.#resolveWithFallback(errand, reason);
    logFallback(request, reason, this.#options.logger);
    errand.resolve(decision);
  }

  /** A bot broke down, or its player cannot go on. */
  #discardPlayer(question: BotRequest): void {
    this.#options.counters.crashes++;
    this.#forgetPlayers(this.#players.remove(question));
  }

  /** The thread is gone, or must go. */
  #fail(how: "timeouts" | "crashes", reason: string): void {
    this.#options.counters[how]++;
    this.#options.logger.warn({ reason }, "a thread of bots is lost");
    const wasReady = this.#isReady;
    const errand = this.#terminate();
    if (errand !== undefined) this.#resolveWithFallback(errand, reason);
    this.#options.onLost(reason, wasReady);
  }

  /** Ends the thread, and gives the question that will have no answer of it. */
  #terminate(): Job | undefined {
    const current = this.#finishJob();
    const ending = this.#thread?.terminate();
    if (ending !== undefined) {
      this.#terminations.add(ending);
      void ending.finally(() => this.#terminations.delete(ending));
    }
    this.#thread = undefined;
    this.#isReady = false;
    this.#players.clear();
    return current;
  }

  #setTimeLimit(milliseconds: number): void {
    const worker = this.#thread;
    const current = this.#current;
    const end = () => {
      if (worker !== this.#thread || current !== this.#current) return;
      if (current !== undefined || !this.#isReady) this.#fail("timeouts", "it took too long");
    };
    // Not at once: an answer that already lies there counts, however late it is read.
    this.#timer = setTimeout(() => setImmediate(end), milliseconds);
  }

  /** What was thought about, until now. */
  #finishJob(): Job | undefined {
    clearTimeout(this.#timer);
    const current = this.#current;
    this.#current = undefined;
    if (current === undefined) return undefined;
    this.#options.counters.runs++;
    this.#options.counters.thinkingSeconds += (performance.now() - current.began) / 1000;
    return current.errand;
  }

  #resolveWithFallback(errand: Job, reason: string): void {
    errand.resolve(fallbackDecision(errand.request, reason, this.#options.logger));
  }

  #forgetPlayers(players: readonly number[]): void {
    for (const player of players) this.#send({ kind: "forget", player });
  }

  #send(order: WorkerCommand): void {
    this.#thread?.postMessage(order);
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
