import { setTimeout } from "node:timers/promises";
import type { S3Location } from "../backup-config.ts";
import { BackupError } from "./backup-error.ts";
import { encodeUri, signedHeaders } from "./s3-signature.ts";

export interface S3Options {
  /** Pauses before each further attempt, after an error that may pass. */
  readonly retryDelaysMs?: readonly number[];
}

const RETRY_DELAYS_MS = [1000, 5000, 20_000];
/** Errors of a service that is overloaded or restarting. */
const PASSING_STATUSES = [408, 429, 500, 502, 503, 504];

interface Call {
  readonly method: "GET" | "PUT" | "POST" | "DELETE";
  /** The key of an object; empty for the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** The storage answered with an error. */
export class S3Refusal extends BackupError {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Sends signed requests to one bucket, with the bucket in the path; repeats those that fail for a moment. */
export class S3Client {
  readonly #location: S3Location;
  readonly #retryDelaysMs: readonly number[];

  constructor(location: S3Location, { retryDelaysMs = RETRY_DELAYS_MS }: S3Options = {}) {
    this.#location = location;
    this.#retryDelaysMs = retryDelaysMs;
  }

  /** The response, which is a success; throws `BackupError` otherwise. */
  async send(call: Call): Promise<Response> {
    for (let attempt = 0; ; attempt++) {
      const delayMs = this.#retryDelaysMs[attempt];
      const outcome = await this.#trySend(call);
      if (outcome instanceof Response) return outcome;
      if (!outcome.mayPass || delayMs === undefined) throw outcome.error;
      await setTimeout(delayMs);
    }
  }

  /** Sends a request and reads the answer, which S3 writes in XML. */
  async sendForText(call: Call): Promise<string> {
    const response = await this.send(call);
    return response.text().catch((error: unknown) => {
      throw this.#unreachable(error);
    });
  }

  async #trySend({
    method,
    key = "",
    query = {},
    headers = {},
    body = new Uint8Array(),
  }: Call): Promise<Response | { readonly error: BackupError; readonly mayPass: boolean }> {
    const { endpoint, bucket } = this.#location;
    const path = [bucket, ...key.split("/")].map(encodeUri).join("/");
    const url = new URL(`${endpoint}/${path}`);
    url.search = Object.entries(query)
      .map(([name, value]) => `${encodeUri(name)}=${encodeUri(value)}`)
      .join("&");
    const signed = signedHeaders({ method, url, headers, body }, this.#location, new Date());
    let response: Response;
    try {
      response = await fetch(url, {
        method,
        headers: signed,
        redirect: "error",
        ...(body.length === 0 ? {} : { body: Buffer.from(body) }),
      });
    } catch (error) {
      return { error: this.#unreachable(error), mayPass: true };
    }
    if (response.ok) return response;
    const text = await response.text().catch(() => "");
    const reason = [xmlValue(text, "Code"), xmlValue(text, "Message")]
      .filter((part) => part !== undefined)
      .join(": ");
    const sentence = `${this.#name} answered ${response.status} ${reason}`.trim();
    return {
      error: new S3Refusal(sentence, response.status),
      mayPass: PASSING_STATUSES.includes(response.status),
    };
  }

  #unreachable(error: unknown): BackupError {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const reason = cause instanceof Error && cause.message !== "" ? cause.message : message;
    return new BackupError(`${this.#name} cannot be reached: ${reason}`, { cause: error });
  }

  get #name(): string {
    return new URL(this.#location.endpoint).host;
  }
}

/** The content of the first element with this name. */
export function xmlValue(xml: string, name: string): string | undefined {
  const content = new RegExp(`<${name}>([^<]*)</${name}>`, "u").exec(xml)?.[1];
  return content
    ?.replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}

/** The content of each element with this name; such elements do not contain each other. */
export const xmlElements = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gsu"))].map(
    ([, content = ""]) => content,
  );
