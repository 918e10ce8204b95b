import { Worker } from "node:worker_threads";
import {
  WAIT,
  type Charge,
  type Decision,
  type Order,
  type Question,
  type Report,
} from "./question.ts";
import { keyOf, Sittings } from "./sittings.ts";
import { decisionInstead, warn, wordsOf, type Log } from "./stand-in.ts";
import type { Tally } from "./tally.ts";

export interface ThinkerTerms extends Charge {
  /** Milliseconds more, after which a thread that still thinks is ended. */
  readonly grace: number;
  /** Players that the thread may hold. */
  readonly players: number;
  readonly log: Log;
  readonly tally: Tally;
}

interface Errand {
  readonly question: Question;
  readonly resolve: (decision: Decision) => void;
}

/** Milliseconds in which a thread must have loaded its bots. */
const START = 30_000;
/** A bot that wants more memory than this has gone astray. */
const HEAP_MB = 512;

/** A thread that thinks about one question at a time, in order; one that hangs or breaks is replaced. */
export class Thinker {
  readonly #terms: ThinkerTerms;
  readonly #sittings: Sittings;
  readonly #endings = new Set<Promise<unknown>>();
  #waiting: readonly Errand[] = [];
  #worker: Worker | undefined;
  #isReady = false;
  #current: { readonly errand: Errand; readonly began: number } | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(terms: ThinkerTerms) {
    this.#terms = terms;
    this.#sittings = new Sittings(terms.players);
  }

  /** Questions that wait. */
  get queue(): number {
    return this.#waiting.length;
  }

  /** Questions that are not answered yet. */
  get load(): number {
    return this.#waiting.length + (this.#current === undefined ? 0 : 1);
  }

  get players(): number {
    return this.#sittings.count;
  }

  /** Does this one hold the seat's player, or is it going to? */
  knows(question: Question): boolean {
    const key = keyOf(question);
    const isWaiting = this.#waiting.some((errand) => keyOf(errand.question) === key);
    return isWaiting || this.#sittings.has(question);
  }

  ask(question: Question): Promise<Decision> {
    return new Promise((resolve) => {
      this.#waiting = [...this.#waiting, { question, resolve }];
      this.#go();
    });
  }

  /** Forgets the table's players; their questions that still wait are not thought about. */
  leave(table: string): void {
    const waiting = this.#waiting;
    this.#waiting = waiting.filter(({ question }) => question.table !== table);
    for (const errand of waiting) {
      if (!this.#waiting.includes(errand)) this.#settle(errand, WAIT);
    }
    this.#forget(this.#sittings.leave(table));
  }

  async close(): Promise<void> {
    for (const errand of this.#giveUp("all")) this.#settle(errand, WAIT);
    await Promise.all(this.#endings);
  }

  #go(): void {
    if (this.#worker === undefined && this.#waiting.length > 0) this.#start();
    else if (this.#isReady && this.#current === undefined) this.#next();
  }

  #start(): void {
    const { bots, milliseconds } = this.#terms;
    const worker = new Worker(new URL("./bot-thread.ts", import.meta.url), {
      workerData: { bots, milliseconds } satisfies Charge,
      // Bots have no use for what the server is configured with.
      env: {},
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
    const [errand, ...others] = this.#waiting;
    if (errand === undefined) return;
    this.#waiting = others;
    this.#current = { errand, began: performance.now() };
    this.#limit(this.#terms.milliseconds + this.#terms.grace);
    const { toldFrom, refusal: _, ...asked } = errand.question;
    try {
      const { player, from, forgotten } = this.#sittings.take(asked);
      this.#forget(forgotten);
      const told = from < asked.steps ? toldFrom(from).slice(0, asked.steps - from) : [];
      this.#send({ kind: "ask", player, asked, told });
    } catch (error) {
      // What the player was to be told is lost, and with it the player.
      this.#finish();
      this.#drop(errand.question);
      this.#drawFor(errand, wordsOf(error));
      this.#go();
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
    this.#go();
  }

  #receive(errand: Errand, { decision, failure }: Extract<Report, { kind: "answer" }>): void {
    const { question } = errand;
    const reason = failure ?? refusalOf(question, decision);
    if (reason === undefined) return this.#settle(errand, decision);
    this.#drop(question);
    if (failure === undefined) return this.#drawFor(errand, reason);
    warn(question, reason, this.#terms.log);
    this.#settle(errand, decision);
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
    // Where one could not even start, the next would not either.
    const errands = this.#giveUp(this.#isReady ? "current" : "all");
    for (const errand of errands) this.#drawFor(errand, reason);
    this.#go();
  }

  /** Ends the thread, and gives those who will have no answer of it. */
  #giveUp(which: "current" | "all"): readonly Errand[] {
    const current = this.#finish();
    const waiting = which === "all" ? this.#waiting : [];
    if (which === "all") this.#waiting = [];
    const ending = this.#worker?.terminate();
    if (ending !== undefined) {
      this.#endings.add(ending);
      void ending.finally(() => this.#endings.delete(ending));
    }
    this.#worker = undefined;
    this.#isReady = false;
    this.#sittings.clear();
    return current === undefined ? waiting : [current, ...waiting];
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
    this.#settle(errand, decisionInstead(errand.question, reason, this.#terms.log));
  }

  #settle({ resolve }: Errand, decision: Decision): void {
    this.#terms.tally.answered++;
    resolve(decision);
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
