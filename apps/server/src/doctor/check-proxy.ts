import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { Config } from "../config.ts";
import { findingsOf, reasonOf, type Finding } from "./finding.ts";

const TIMEOUT_MS = 5000;
/** What a visitor who forges their address would send; an address that nobody has. */
const FORGED_ADDRESS = "192.0.2.1";

/** What arrived here of a request and of a socket to PUBLIC_URL. */
export interface Arrival {
  readonly headers: IncomingHttpHeaders | undefined;
  readonly hasSocket: boolean;
}

/**
 * Do requests to PUBLIC_URL arrive here, with the headers that the server needs? While the server is stopped, a small
 * server takes its place and looks at what arrives.
 */
export async function checkProxy(config: Config, isServing: boolean): Promise<readonly Finding[]> {
  const check = findingsOf("Proxy");
  const { publicUrl, port } = config;
  if (publicUrl === undefined) {
    return [check.note("PUBLIC_URL is not set: the server is for this machine or its network.")];
  }
  if (port === undefined) return [check.problem("A proxy needs a fixed port: set PORT.")];
  try {
    if (!isServing) return judgeArrival(config, publicUrl, await arrivalFrom(publicUrl, config));
    const answer = await fetch(`${publicUrl}/healthz`, withTimeout());
    return answer.ok
      ? [
          check.ok(`${publicUrl} leads to a Sofala server.`),
          check.note("The headers of the proxy are checked only while the server is stopped."),
        ]
      : [check.problem(`${publicUrl}/healthz answers ${answer.status}: check the proxy.`)];
  } catch (error) {
    return [
      check.problem(
        `${publicUrl} cannot be reached from here (${causeOf(error)}): check the name, the certificate and the proxy.`,
      ),
    ];
  }
}

async function arrivalFrom(publicUrl: string, { host, port }: Config): Promise<Arrival> {
  const path = `/${randomUUID()}`;
  let headers: IncomingHttpHeaders | undefined;
  let hasSocket = false;
  const server = createServer((request, reply) => {
    if (request.url === path) ({ headers } = request);
    reply.end();
  });
  server.on("upgrade", ({ url }, socket) => {
    hasSocket ||= url === path;
    socket.destroy();
  });
  server.listen(port, host);
  try {
    await once(server, "listening");
    await fetch(publicUrl + path, {
      ...withTimeout(),
      headers: { "x-forwarded-for": FORGED_ADDRESS },
    });
    const socket = new WebSocket(publicUrl.replace(/^http/u, "ws") + path);
    await Promise.race([once(socket, "error"), once(socket, "close", withTimeout())]);
    return { headers, hasSocket };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

export function judgeArrival(
  { port, trustProxy }: Config,
  publicUrl: string,
  { headers, hasSocket }: Arrival,
): readonly Finding[] {
  const check = findingsOf("Proxy");
  if (headers === undefined) {
    return [
      check.problem(
        `Requests to ${publicUrl} do not arrive at port ${port}: set the address of the server in the proxy.`,
      ),
    ];
  }
  const addresses = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim());
  const isAdded = addresses.at(-1) !== FORGED_ADDRESS && addresses.at(-1) !== "";
  const isHttps = headers["x-forwarded-proto"] === "https";
  const problems: Finding[] = [];
  if (!isAdded && trustProxy !== 0) {
    problems.push(
      check.problem(
        "Nothing adds X-Forwarded-For, but TRUST_PROXY is set, so visitors could pretend to be somebody else: set the header in the proxy, as docs/hosting.md shows.",
      ),
    );
  } else if (isAdded && trustProxy === 0) {
    problems.push(
      check.problem(
        "There is a proxy, but TRUST_PROXY is not set, so all visitors share one limit: set it to 1, or to the number of proxies.",
      ),
    );
  } else if (
    typeof trustProxy === "number" &&
    trustProxy > 0 &&
    addresses.at(-trustProxy) === FORGED_ADDRESS
  ) {
    problems.push(
      check.problem(
        `TRUST_PROXY is ${trustProxy}, but there are fewer proxies, so visitors could pretend to be somebody else: lower it.`,
      ),
    );
  }
  if (new URL(publicUrl).protocol === "https:" && !isHttps) {
    problems.push(
      check.problem(
        "The proxy does not say X-Forwarded-Proto: https, so cookies are not marked as secure: set the header in the proxy.",
      ),
    );
  }
  if (!hasSocket) {
    problems.push(
      check.problem(
        "WebSockets do not arrive: let the proxy forward Upgrade and Connection, as docs/hosting.md shows.",
      ),
    );
  }
  return problems.length > 0
    ? problems
    : [check.ok(`Requests and sockets to ${publicUrl} arrive with the right headers.`)];
}

const withTimeout = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS) });

/** `fetch` hides the reason in the cause. */
const causeOf = (error: unknown): string =>
  reasonOf(error instanceof Error && error.cause !== undefined ? error.cause : error);
