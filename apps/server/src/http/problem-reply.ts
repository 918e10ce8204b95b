import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { problem, type Problem } from "@sofala/protocol";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { DatabaseDamaged } from "../store/database.ts";
import { SECURE_HEADERS } from "./secure-headers.ts";

/** Replies with problem+json. */
export async function replyProblem(reply: FastifyReply, error: Problem): Promise<FastifyReply> {
  return reply
    .code(error.status)
    .headers(SECURE_HEADERS)
    .header("content-type", "application/problem+json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(JSON.stringify(error));
}

/** The problem of an error that Fastify or a handler threw; logs it if it is a fault of the server. */
export function toProblem(error: FastifyError, request: FastifyRequest): Problem {
  const { statusCode = 500, code } = error;
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return problem("request/not-json");
  if (statusCode === 413) return problem("request/too-large");
  if (statusCode === 429) return problem("request/too-many");
  if (statusCode >= 400 && statusCode < 500) {
    return problem("request/malformed", { detail: error.message });
  }
  // Logged elsewhere, once an hour, with instructions.
  if (error instanceof DatabaseDamaged) return problem("server/damaged");
  request.log.error({ err: error }, "a request failed");
  return problem("server/fault");
}

/** Replies to something that is not HTTP, and closes the connection. */
export function writeRawProblem(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const isLarge = error.code === "HPE_HEADER_OVERFLOW";
  const { status, ...rest } = problem(isLarge ? "request/too-large" : "request/malformed");
  const body = JSON.stringify({ status, ...rest });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
      "Content-Type: application/problem+json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...Object.entries(SECURE_HEADERS).map(([name, value]) => `${name}: ${value}`),
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}
