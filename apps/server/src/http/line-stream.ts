import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";

/** A line without a message keeps connections from being taken for dead. */
const HEARTBEAT_MS = 5000;

const NDJSON_CONTENT_TYPE = "application/x-ndjson; charset=utf-8";

/** Answers with a line of JSON for each. */
export const replyLines = (reply: FastifyReply, list: readonly unknown[]): FastifyReply =>
  reply
    .header("content-type", NDJSON_CONTENT_TYPE)
    .send(list.map((each) => `${JSON.stringify(each)}\n`).join(""));

/** Messages as lines of JSON, for as long as somebody reads them. */
export class LineStream {
  readonly #response: ServerResponse;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #maxBacklogBytes: number;
  /** Bytes that may wait beyond that, since a message was longer than may wait. */
  #extraBacklogBytes = 0;

  /** Whoever lets so many bytes wait is left behind. */
  constructor(reply: FastifyReply, backlog: number, onEnd: () => void) {
    this.#maxBacklogBytes = backlog;
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
    const { writableLength: waiting } = this.#response;
    if (waiting > this.#maxBacklogBytes + this.#extraBacklogBytes)
      return void this.#response.destroy();
    if (waiting <= this.#maxBacklogBytes) this.#extraBacklogBytes = 0;
    if (json.length > this.#maxBacklogBytes) this.#extraBacklogBytes += json.length;
    this.#response.write(json);
    this.#response.write("\n");
  }

  end(): void {
    this.#response.end();
  }

  /** Is anybody there to read? */
  get isOpen(): boolean {
    return !this.#response.writableEnded && !this.#response.destroyed;
  }

  /** Whoever still reads something long knows that the server is there. */
  #sendHeartbeat(): void {
    const isReading = this.#response.writableLength > this.#maxBacklogBytes;
    if (this.isOpen && !isReading) this.#response.write("\n");
  }
}
