import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Empty lines keep proxies from closing an idle connection. */
const HEARTBEAT_MS = 5000;

const NDJSON_CONTENT_TYPE = "application/x-ndjson; charset=utf-8";

/** The items of a response that is sent as lines. */
export type ResponseItems = readonly unknown[] | AsyncIterable<unknown>;

/** Replies with a line of JSON for each item. Asks for the next item of an iterable when the client has read the others. */
export const replyLines = (reply: FastifyReply, items: ResponseItems): FastifyReply =>
  reply
    .header("content-type", NDJSON_CONTENT_TYPE)
    .send("length" in items ? items.map(toLine).join("") : Readable.from(toLines(items)));

const toLine = (item: unknown): string => `${JSON.stringify(item)}\n`;

async function* toLines(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const item of items) yield toLine(item);
}

/** A response that sends messages as lines of JSON until the client disconnects. */
export class LineStream {
  readonly #response: ServerResponse;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #maxBacklogBytes: number;
  /** Unread bytes allowed beyond the limit, for a message that is itself longer than the limit. */
  #extraBacklogBytes = 0;

  /** A client with more unread bytes than `maxBacklogBytes` is disconnected. */
  constructor(reply: FastifyReply, maxBacklogBytes: number, onEnd: () => void) {
    this.#maxBacklogBytes = maxBacklogBytes;
    reply.hijack();
    this.#response = reply.raw;
    this.#response.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      "content-type": NDJSON_CONTENT_TYPE,
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    this.#response.flushHeaders();
    this.#heartbeat = setInterval(() => this.#sendHeartbeat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
    this.#response.on("close", () => {
      clearInterval(this.#heartbeat);
      onEnd();
    });
    this.#response.on("error", () => {});
  }

  send(json: string | Buffer): void {
    if (!this.isOpen) return;
    const { writableLength: unread } = this.#response;
    if (unread > this.#maxBacklogBytes + this.#extraBacklogBytes)
      return void this.#response.destroy();
    if (unread <= this.#maxBacklogBytes) this.#extraBacklogBytes = 0;
    if (json.length > this.#maxBacklogBytes) this.#extraBacklogBytes += json.length;
    this.#response.write(json);
    this.#response.write("\n");
  }

  end(): void {
    this.#response.end();
  }

  /** False once the client has disconnected. */
  get isOpen(): boolean {
    return !this.#response.writableEnded && !this.#response.destroyed;
  }

  /** Sends an empty line, unless the client is still reading a long message. */
  #sendHeartbeat(): void {
    const isReading = this.#response.writableLength > this.#maxBacklogBytes;
    if (this.isOpen && !isReading) this.#response.write("\n");
  }
}
