import type * as z from "zod";
import type { JsonSchema } from "../../src/http/openapi-schemas.ts";
import type { OpenApiDocument, Operation } from "../../src/http/openapi.ts";
import type { Response, Client } from "./client.ts";
import { readerFor } from "./document.ts";

/** Compares every response with the OpenAPI document. */
export class DocumentReader {
  readonly #document: OpenApiDocument;
  readonly #operations: readonly { readonly pattern: RegExp; readonly operation: Operation }[];
  readonly #received = new Set<string>();
  readonly #readers = new Map<JsonSchema, z.ZodType>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.#operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        pattern: new RegExp(
          `^${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/gu, "[^/]+")}$`,
          "u",
        ),
        operation,
      })),
    );
  }

  /** Wraps a client, so that all its responses are compared. */
  listen(client: Client): Client {
    const ask = client.request.bind(client);
    client.request = async <Body>(method: string, path: string, ...rest: unknown[]) => {
      const answer = await ask<Body>(method, path, ...(rest as [unknown]));
      this.#compare(method, path, answer);
      return answer;
    };
    return client;
  }

  /** Compares the lines of a stream. */
  hearLines(name: string, lines: readonly unknown[]): void {
    const { responses } = this.#named(name);
    const [media] = Object.values(responses["200"]?.content ?? {});
    if (media?.["x-line"] === undefined) throw new Error(`${name} is documented without its lines`);
    this.#hear(name, media["x-line"], lines);
  }

  /** Compares the messages of a socket. */
  hearSocket(messages: readonly unknown[]): void {
    for (const { operation } of this.#operations) {
      const socket = operation["x-socket"];
      if (socket !== undefined) this.#hear(operation.operationId, socket.serverMessage, messages);
    }
  }

  /** Operations without a successful response. */
  get missing(): readonly string[] {
    const names = this.#operations.map(({ operation: { operationId } }) => operationId);
    return names.filter((name) => !this.#received.has(name));
  }

  #compare(method: string, url: string, { status, type, body }: Response): void {
    const [path = ""] = url.split("?");
    const found = this.#operations.find(({ pattern }) => pattern.test(`${method} ${path}`));
    if (found === undefined) throw new Error(`${method} ${path} is not documented`);
    const { operationId: name, responses } = found.operation;
    const [media = ""] = type.split(";");
    const documented = responses[String(status)]?.content?.[media];
    if (documented === undefined) throw new Error(`${name}: ${status} ${media} is not documented`);
    const lines = documented["x-line"];
    if (lines === undefined) this.#hear(status < 300 ? name : "", documented.schema, [body]);
    else this.#hear(name, lines, linesOf(String(body)));
  }

  #hear(name: string, schema: JsonSchema, messages: readonly unknown[]): void {
    const reader = this.#readers.get(schema) ?? readerFor(this.#document, schema);
    this.#readers.set(schema, reader);
    for (const message of messages) {
      const read = reader.safeParse(message);
      if (!read.success) {
        throw new Error(`${name}: ${read.error.message}\n${JSON.stringify(message)}`);
      }
    }
    this.#received.add(name);
  }

  #named(name: string): Operation {
    const found = this.#operations.find(({ operation }) => operation.operationId === name);
    if (found === undefined) throw new Error(`${name} is not documented`);
    return found.operation;
  }
}

const linesOf = (text: string): readonly unknown[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as unknown);
