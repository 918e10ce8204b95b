import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import type { Services } from "../tables/services.ts";
import { threadEnvironment } from "../thread-environment.ts";
import type { Card } from "./table-preview.ts";

/** So many cards may wait to be drawn; who comes then is turned away. */
const MOST_WAITING = 20;
/** So many cards are kept, the last that were asked for. */
const MOST_KEPT = 100;
/** A drawing that takes so many milliseconds will not be done. */
const PATIENCE = 10_000;
const HEAP_MB = 256;

interface Wish {
  readonly card: Card;
  readonly done: (png: Uint8Array | undefined) => void;
}

/** Has cards drawn by a thread of its own, one after the other: no table waits for a picture. */
export class CardDesk {
  /** By what is on them: the same card is drawn once. */
  readonly #cards = new Map<string, Promise<Uint8Array | undefined>>();
  readonly #waiting: Wish[] = [];
  readonly #log: Pick<Services["log"], "error">;
  #worker: Worker | undefined;
  #current: Wish | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(log: Pick<Services["log"], "error">) {
    this.#log = log;
  }

  /** A card as PNG; undefined where too many are wanted, or the thread broke. */
  async draw(card: Card): Promise<Uint8Array | undefined> {
    const key = createHash("sha256").update(JSON.stringify(card)).digest("base64");
    const known = this.#cards.get(key);
    if (known === undefined && this.#waiting.length >= MOST_WAITING) return undefined;
    const drawing = known ?? this.#queue(card);
    // Whatever was asked for last is forgotten last.
    this.#cards.delete(key);
    this.#cards.set(key, drawing);
    const [oldest = ""] = this.#cards.keys();
    if (this.#cards.size > MOST_KEPT) this.#cards.delete(oldest);
    const png = await drawing;
    if (png === undefined && this.#cards.get(key) === drawing) this.#cards.delete(key);
    return png;
  }

  async close(): Promise<void> {
    for (const { done } of this.#waiting.splice(0)) done(undefined);
    await this.#giveUp();
  }

  #queue(card: Card): Promise<Uint8Array | undefined> {
    return new Promise((done) => {
      this.#waiting.push({ card, done });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current !== undefined) return;
    this.#current = this.#waiting.shift();
    if (this.#current === undefined) return;
    this.#worker ??= this.#start();
    this.#worker.postMessage(this.#current.card);
    this.#timer = setTimeout(() => void this.#giveUp(), PATIENCE);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./render-thread.ts", import.meta.url), {
      env: threadEnvironment(),
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    worker.unref();
    worker.on("message", (png: Uint8Array) => {
      if (worker === this.#worker) this.#settle(png);
    });
    worker.on("error", (error) => {
      this.#log.error({ err: error }, "a card could not be drawn");
      if (worker === this.#worker) void this.#giveUp();
    });
    return worker;
  }

  #settle(png: Uint8Array | undefined): void {
    clearTimeout(this.#timer);
    const { done } = this.#current ?? {};
    this.#current = undefined;
    done?.(png);
    this.#next();
  }

  /** The thread is ended, and the card it was at is not drawn; the next one begins another. */
  async #giveUp(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#settle(undefined);
    await worker?.terminate();
  }
}
