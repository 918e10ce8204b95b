import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import type { Services } from "../tables/services.ts";
import { threadEnvironment } from "../thread-environment.ts";
import type { TablePreview } from "./table-preview.ts";

/** So many cards may wait to be drawn; who comes then is turned away. */
const MAX_QUEUE_LENGTH = 20;
/** So many cards are kept, the last that were asked for. */
const MAX_CACHED_IMAGES = 100;
/** A drawing that takes so many milliseconds will not be done. */
const RENDER_TIMEOUT_MS = 10_000;
const MAX_HEAP_MB = 256;

interface RenderJob {
  readonly preview: TablePreview;
  readonly resolve: (png: Uint8Array | undefined) => void;
}

/** Has cards drawn by a thread of its own, one after the other: no table waits for a picture. */
export class PreviewRenderer {
  /** By what is on them: the same card is drawn once. */
  readonly #images = new Map<string, Promise<Uint8Array | undefined>>();
  readonly #waiting: RenderJob[] = [];
  readonly #logger: Pick<Services["logger"], "error">;
  #thread: Worker | undefined;
  #current: RenderJob | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(log: Pick<Services["logger"], "error">) {
    this.#logger = log;
  }

  /** A card as PNG; undefined where too many are wanted, or the thread broke. */
  async render(card: TablePreview): Promise<Uint8Array | undefined> {
    const key = createHash("sha256").update(JSON.stringify(card)).digest("base64");
    const known = this.#images.get(key);
    if (known === undefined && this.#waiting.length >= MAX_QUEUE_LENGTH) return undefined;
    const drawing = known ?? this.#enqueue(card);
    // Whatever was asked for last is forgotten last.
    this.#images.delete(key);
    this.#images.set(key, drawing);
    const [oldest = ""] = this.#images.keys();
    if (this.#images.size > MAX_CACHED_IMAGES) this.#images.delete(oldest);
    const png = await drawing;
    if (png === undefined && this.#images.get(key) === drawing) this.#images.delete(key);
    return png;
  }

  async close(): Promise<void> {
    for (const { resolve } of this.#waiting.splice(0)) resolve(undefined);
    await this.#terminate();
  }

  #enqueue(preview: TablePreview): Promise<Uint8Array | undefined> {
    return new Promise((resolve) => {
      this.#waiting.push({ preview, resolve });
      this.#renderNext();
    });
  }

  #renderNext(): void {
    if (this.#current !== undefined) return;
    this.#current = this.#waiting.shift();
    if (this.#current === undefined) return;
    this.#thread ??= this.#startThread();
    this.#thread.postMessage(this.#current.preview);
    this.#timer = setTimeout(() => void this.#terminate(), RENDER_TIMEOUT_MS);
  }

  #startThread(): Worker {
    const worker = new Worker(new URL("./render-thread.ts", import.meta.url), {
      env: threadEnvironment(),
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    worker.unref();
    worker.on("message", (png: Uint8Array) => {
      if (worker === this.#thread) this.#finish(png);
    });
    worker.on("error", (error) => {
      this.#logger.error({ err: error }, "a card could not be drawn");
      if (worker === this.#thread) void this.#terminate();
    });
    return worker;
  }

  #finish(png: Uint8Array | undefined): void {
    clearTimeout(this.#timer);
    const { resolve } = this.#current ?? {};
    this.#current = undefined;
    resolve?.(png);
    this.#renderNext();
  }

  /** The thread is ended, and the card it was at is not drawn; the next one begins another. */
  async #terminate(): Promise<void> {
    const worker = this.#thread;
    this.#thread = undefined;
    this.#finish(undefined);
    await worker?.terminate();
  }
}
