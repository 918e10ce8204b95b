import { Agent, request } from "node:http";
import { connect } from "node:net";
import { isObject, parseWith, type Dice } from "@sofala/engine";
import { problemSchema } from "@sofala/protocol";
import { MAX_BODY_BYTES } from "../src/http/limits.ts";
import { pick, type FuzzRequest } from "./fuzz-requests.ts";

/** A response. */
export interface FuzzResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
/** Milliseconds after which a request counts as hanging. */
const TIMEOUT_MS = 20_000;

/** Sends a request; undefined if no response could be read. */
export function sendFuzzRequest(
  url: string,
  { method, path, headers, body }: FuzzRequest,
): Promise<FuzzResponse | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(
      new URL(url),
      { agent, method, path: encodeURI(path).replaceAll("%25", "%"), headers, timeout: TIMEOUT_MS },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => (text += part));
        response.on("error", reject);
        response.on("end", () => {
          const type = response.headers["content-type"] ?? "";
          resolve({ status: response.statusCode ?? 0, type, body: text });
        });
      },
    );
    asked.on("timeout", () => asked.destroy(new Error("no response")));
    asked.on("error", (error: NodeJS.ErrnoException) => {
      // Node refuses a body for HEAD; other connections are closed.
      const isCut = /^(?:ECONNRESET|EPIPE|HPE_)/u.test(error.code ?? "");
      if (isCut) resolve(undefined);
      else reject(error);
    });
    asked.end(body);
  });
}

export const closeConnections = (): void => agent.destroy();

/** A fault of a response. */
export function faultInResponse(
  { route, method, body: asked = "" }: FuzzRequest,
  reply: FuzzResponse | undefined,
): string | undefined {
  if (reply === undefined) return mayBeCut(method, asked) ? undefined : "hung up";
  const { status, type, body } = reply;
  if (method === "HEAD") return status < 500 ? undefined : `status ${status}`;
  if (status === 200) return faultInSuccess(route, reply);
  if (status >= 500) return `status ${status}: ${body}`;
  if (!type.startsWith("application/problem+json"))
    return `a problem with the content type ${type}`;
  const problem = parseWith(problemSchema, parsed(body));
  if (!problem.ok) return `no problem: ${body}`;
  return problem.value.status === status
    ? undefined
    : `status ${status} says ${problem.value.status}`;
}

/** Node does not read bodies of HEAD, nor those that arrive while it is writing. */
const mayBeCut = (method: string, asked: string): boolean =>
  method === "HEAD" || asked.length > MAX_BODY_BYTES;

/** A successful response must be documented. */
function faultInSuccess(
  route: FuzzRequest["route"],
  { type, body }: FuzzResponse,
): string | undefined {
  if (!("response" in route)) return undefined;
  const isText = !/[/+](?:x-nd)?json/u.test(type);
  const whole = isText ? [body] : route.isNdjson === true ? linesOf(body) : [parsed(body)];
  for (const each of whole) {
    const known = parseWith(route.response, each);
    // A broken request may have reached another route.
    if (!known.ok && isText === (route.contentType !== undefined)) {
      return `${route.name} answers ${body.slice(0, 300)}: ${known.error.path.join(".")} ${known.error.reason}`;
    }
  }
  return undefined;
}

const linesOf = (body: string): readonly unknown[] =>
  body.split("\n").flatMap((line) => (line === "" ? [] : [parsed(line)]));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const FRAGMENTS = [
  "GET /api/games HTTP/1.1\r\n",
  "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
  "Host: x\r\n",
  "\r\n\r\n",
  "\0\0\0\0",
  "GET / HTTP/9.9\r\n\r\n",
  "GET  HTTP/1.1\r\n\r\n",
  "GET /\u{1d11e} HTTP/1.1\r\nHost: x\r\n\r\n",
  "POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  `X-Long: ${"x".repeat(9000)}\r\n`,
  "Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
];

/** Sends fragments of HTTP and closes; returns a fault of the response. */
export function sendFragments(port: number, dice: Dice): Promise<string | undefined> {
  const pieces = Array.from({ length: 1 + dice.below(4) }, () => pick(dice, FRAGMENTS));
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.end(pieces.join("")));
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => (answer += text));
    socket.on("error", () => {});
    socket.on("close", () => {
      const status = /^HTTP\/1\.1 (?<status>\d+)/u.exec(answer)?.groups?.["status"];
      const isFine = answer === "" || (status !== undefined && Number(status) < 500);
      resolve(isFine ? undefined : `${JSON.stringify(pieces)} brought ${answer.slice(0, 200)}`);
    });
  });
}

/** True for a valid socket message that is not server/fault. */
export const isMessage = (text: string): boolean => {
  const message = parsed(text);
  return isObject(message) && typeof message["kind"] === "string" && !text.includes("server/fault");
};
