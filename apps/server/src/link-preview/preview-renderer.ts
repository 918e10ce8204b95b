import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import type { Logger } from "../logger.ts";
import { threadEnvironment } from "../thread-environment.ts";
import type { TablePreview } from "./table-preview.ts";

/** With more waiting jobs than this, `render` returns undefined at once. */
const MAX_QUEUE_LENGTH = 20;
/** The cache holds the most recently requested images. */
const MAX_CACHED_IMAGES = 100;
/** A thread that takes longer for an image is terminated. */
const RENDER_TIMEOUT_MS = 10_000;
const MAX_HEAP_MB = 256;

interface RenderJob {
  readonly preview: TablePreview;
  readonly resolve: (png: Uint8Array | undefined) => void;
}

/** Renders link previews on its own thread, one at a time, so that tables never wait for an image. */
export class PreviewRenderer {
  /** Images by the hash of their content, least recently used first. */
  readonly #images = new Map<string, Promise<Uint8Array | undefined>>();
  readonly #waiting: RenderJob[] = [];
  readonly #logger: Pick<Logger, "error">;
  #thread: Worker | undefined;
  #current: RenderJob | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(logger: Pick<Logger, "error">) {
    this.#logger = logger;
  }

  /** The preview as PNG; undefined if the queue is full or rendering failed. */
  async render(preview: TablePreview): Promise<Uint8Array | undefined> {
    const key = createHash("sha256").update(JSON.stringify(preview)).digest("base64");
    const known = this.#images.get(key);
    if (known === undefined && this.#waiting.length >= MAX_QUEUE_LENGTH) return undefined;
    const image = known ?? this.#enqueue(preview);
    // Reinserting the key makes it the most recently used.
    this.#images.delete(key);
    this.#images.set(key, image);
    const [oldest = ""] = this.#images.keys();
    if (this.#images.size > MAX_CACHED_IMAGES) this.#images.delete(oldest);
    const png = await image;
    if (png === undefined && this.#images.get(key) === image) this.#images.delete(key);
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
    const thread = new Worker(new URL("./render-thread.ts", import.meta.url), {
      env: threadEnvironment(),
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    thread.unref();
    thread.on("message", (png: Uint8Array) => {
      if (thread === this.#thread) this.#finish(png);
    });
    thread.on("error", (error) => {
      this.#logger.error({ err: error }, "a link preview could not be rendered");
      if (thread === this.#thread) void this.#terminate();
    });
    return thread;
  }

  #finish(png: Uint8Array | undefined): void {
    clearTimeout(this.#timer);
    const { resolve } = this.#current ?? {};
    this.#current = undefined;
    resolve?.(png);
    this.#renderNext();
  }

  /** Terminates the thread; the current job fails, and the next one starts a new thread. */
  async #terminate(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    this.#finish(undefined);
    await thread?.terminate();
  }
}
