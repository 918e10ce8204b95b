import { Worker } from "node:worker_threads";
import { threadEnvironment } from "../thread-environment.ts";
import {
  WAIT,
  type Charge,
  type Decision,
  type Order,
  type Question,
  type Report,
} from "./bot-request.ts";
import type { Errand } from "./job-queue.ts";
import { Sittings } from "./player-cache.ts";
import { decisionInstead, warn, wordsOf, type Log } from "./fallback-decision.ts";
import type { Tally } from "./bot-metrics.ts";

export interface ThinkerTerms extends Charge {
  /** The next question for a thread that has nothing to do. */
  readonly next: (thinker: Thinker) => Errand | undefined;
  /** How long the bot of a question may think now. */
  readonly milliseconds: (errand: Errand) => number;
  /** A thread is gone; it may not even have started. */
  readonly lost: (reason: string, wasReady: boolean) => void;
  /** Milliseconds more, after which a thread that still thinks is ended. */
  readonly grace: number;
  /** Players that the thread may hold. */
  readonly players: number;
  readonly log: Log;
  readonly tally: Tally;
}

/** Milliseconds in which a thread must have loaded its bots. */
const START = 30_000;
/** A bot that wants more memory than this has gone astray. */
const HEAP_MB = 512;

/** A thread that thinks about one question at a time; one that hangs or breaks is replaced. */
export class Thinker {
  readonly #terms: ThinkerTerms;
  readonly #sittings: Sittings;
  readonly #endings = new Set<Promise<unknown>>();
  #worker: Worker | undefined;
  #isReady = false;
  #current: { readonly errand: Errand; readonly began: number } | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(terms: ThinkerTerms) {
    this.#terms = terms;
    this.#sittings = new Sittings(terms.players);
  }

  get isIdle(): boolean {
    return this.#current === undefined && !this.isStarting;
  }

  /** Once it has, it takes what waits. */
  get isStarting(): boolean {
    return this.#worker !== undefined && !this.#isReady;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  get players(): number {
    return this.#sittings.count;
  }

  /** Does this one hold the seat's player? */
  knows(question: Question): boolean {
    return this.#sittings.has(question);
  }

  /** There may be something to do. */
  wake(): void {
    if (this.#worker === undefined) this.#start();
    else if (this.#isReady && this.#current === undefined) this.#next();
  }

  /** Another one has taken the seat's question, and its player. */
  release(question: Question): void {
    this.#forget(this.#sittings.drop(question));
  }

  /** Forgets the table's players. */
  leave(table: string): void {
    this.#forget(this.#sittings.leave(table));
  }

  async close(): Promise<void> {
    this.#giveUp()?.resolve(WAIT);
    await Promise.all(this.#endings);
  }

  #start(): void {
    try {
      this.#begin();
    } catch (error) {
      // There is no room for another thread.
      this.#break("crashes", wordsOf(error));
    }
  }

  #begin(): void {
    const { bots } = this.#terms;
    const worker = new Worker(new URL("./bot-worker-thread.ts", import.meta.url), {
      workerData: { bots } satisfies Charge,
      env: threadEnvironment(),
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    // A question's time limit keeps the process alive, and nothing else does.
    worker.unref();
    worker.on("message", (report: Report) => {
      if (worker === this.#worker) this.#hear(report);
    });
    worker.on("error", (error) => {
      if (worker === this.#worker) this.#break("crashes", wordsOf(error));
    });
    worker.on("exit", () => {
      if (worker === this.#worker) this.#break("crashes", "the thread ended by itself");
    });
    this.#worker = worker;
    this.#limit(START);
  }

  #next(): void {
    const errand = this.#terms.next(this);
    if (errand === undefined) return;
    const milliseconds = this.#terms.milliseconds(errand);
    this.#current = { errand, began: performance.now() };
    this.#limit(milliseconds + this.#terms.grace);
    const { toldFrom, refusal: _refusal, opener: _opener, ...asked } = errand.question;
    try {
      const { player, from, forgotten } = this.#sittings.take(asked);
      this.#forget(forgotten);
      const told = from < asked.steps ? toldFrom(from).slice(0, asked.steps - from) : [];
      this.#send({ kind: "ask", player, asked, told, milliseconds });
    } catch (error) {
      // What the player was to be told is lost, and with it the player.
      this.#finish();
      this.#drop(errand.question);
      this.#drawFor(errand, wordsOf(error));
      this.wake();
    }
  }

  #hear(report: Report): void {
    if (report.kind === "ready") {
      this.#isReady = true;
      clearTimeout(this.#timer);
    } else {
      const errand = this.#finish();
      if (errand !== undefined) this.#receive(errand, report);
    }
    this.wake();
  }

  #receive(errand: Errand, { decision, failure }: Extract<Report, { kind: "answer" }>): void {
    const { question } = errand;
    const reason = failure ?? refusalOf(question, decision);
    if (reason === undefined) return errand.resolve(decision);
    this.#drop(question);
    if (failure === undefined) return this.#drawFor(errand, reason);
    warn(question, reason, this.#terms.log);
    errand.resolve(decision);
  }

  /** A bot broke down, or its player cannot go on. */
  #drop(question: Question): void {
    this.#terms.tally.crashes++;
    this.#forget(this.#sittings.drop(question));
  }

  /** The thread is gone, or must go. */
  #break(how: "timeouts" | "crashes", reason: string): void {
    this.#terms.tally[how]++;
    this.#terms.log.warn({ reason }, "a thread of bots is lost");
    const wasReady = this.#isReady;
    const errand = this.#giveUp();
    if (errand !== undefined) this.#drawFor(errand, reason);
    this.#terms.lost(reason, wasReady);
  }

  /** Ends the thread, and gives the question that will have no answer of it. */
  #giveUp(): Errand | undefined {
    const current = this.#finish();
    const ending = this.#worker?.terminate();
    if (ending !== undefined) {
      this.#endings.add(ending);
      void ending.finally(() => this.#endings.delete(ending));
    }
    this.#worker = undefined;
    this.#isReady = false;
    this.#sittings.clear();
    return current;
  }

  #limit(milliseconds: number): void {
    const worker = this.#worker;
    const current = this.#current;
    const end = () => {
      if (worker !== this.#worker || current !== this.#current) return;
      if (current !== undefined || !this.#isReady) this.#break("timeouts", "it took too long");
    };
    // Not at once: an answer that already lies there counts, however late it is read.
    this.#timer = setTimeout(() => setImmediate(end), milliseconds);
  }

  /** What was thought about, until now. */
  #finish(): Errand | undefined {
    clearTimeout(this.#timer);
    const current = this.#current;
    this.#current = undefined;
    if (current === undefined) return undefined;
    this.#terms.tally.thoughts++;
    this.#terms.tally.thinkingSeconds += (performance.now() - current.began) / 1000;
    return current.errand;
  }

  #drawFor(errand: Errand, reason: string): void {
    errand.resolve(decisionInstead(errand.question, reason, this.#terms.log));
  }

  #forget(players: readonly number[]): void {
    for (const player of players) this.#send({ kind: "forget", player });
  }

  #send(order: Order): void {
    this.#worker?.postMessage(order);
  }
}

function refusalOf({ refusal }: Question, { move }: Decision): string | undefined {
  if (move === undefined) return undefined;
  try {
    const code = refusal?.(move);
    return code === undefined ? undefined : `${move.kind} is refused: ${code}`;
  } catch (error) {
    return wordsOf(error);
  }
}
