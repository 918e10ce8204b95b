import { once } from "node:events";
import { createServer } from "node:http";
import type { Config } from "../config.ts";
import { listenStartupError, StartupError } from "../startup-error.ts";
import { findingsOf, type Finding } from "./finding.ts";

const TIMEOUT_MS = 3000;

/** Can the server listen where the settings say, or is it listening already? */
export async function checkPort(
  config: Config,
): Promise<{ readonly findings: readonly Finding[]; readonly isServing: boolean }> {
  const check = findingsOf("Port");
  const { host, port } = config;
  if (port === undefined) {
    const sentence = "PORT is not set: the server takes the first free port from 8080.";
    return { findings: [check.note(sentence)], isServing: false };
  }
  const error = await tryListening(host, port);
  if (error === undefined) {
    return { findings: [check.ok(`Port ${port} at ${host} is free.`)], isServing: false };
  }
  const status = await askHealth(localHostOf(host), port);
  if (status !== undefined) {
    const finding =
      status === "ok"
        ? check.ok(`A Sofala server is running at port ${port}.`)
        : check.problem(
            `A Sofala server is running at port ${port}, but it answers "${status}"; its log says why.`,
          );
    return { findings: [finding], isServing: true };
  }
  const reason = listenStartupError(config, String(port), error);
  if (!(reason instanceof StartupError)) throw error;
  return { findings: [check.problem(reason.message)], isServing: false };
}

/** The status at `/healthz` of a Sofala server, or undefined if there is none. */
export async function askHealth(host: string, port: number): Promise<string | undefined> {
  const address = host.includes(":") ? `[${host}]` : host;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(`http://${address}:${port}/healthz`, { signal });
    const { status, code } = (await answer.json()) as { status?: unknown; code?: unknown };
    const word = status === "ok" || status === "damaged" ? status : code;
    return typeof word === "string" ? word : undefined;
  } catch {
    return undefined;
  }
}

/** Where this machine reaches a server that listens at a host. */
export const localHostOf = (host: string): string =>
  host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;

async function tryListening(host: string, port: number): Promise<unknown> {
  const server = createServer().listen(port, host);
  try {
    await once(server, "listening");
    return undefined;
  } catch (error) {
    return error;
  } finally {
    server.close();
  }
}
