import type { Config } from "./config.ts";

/** The server cannot start, for a reason that an operator can fix; the message is a sentence for them. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}

/** Why a database cannot be opened. Leaves out its URL, which may contain a password. */
export function databaseStartupError(location: string, error: unknown): Error {
  if (!(error instanceof Error) || error instanceof TypeError) return error as Error;
  const name = location.includes("://") ? "PostgreSQL" : location;
  // Errors of our own have no code, and their message is a sentence already.
  const sentence =
    "code" in error ? `${name} cannot be opened: ${messageOf(error)}` : messageOf(error);
  return new StartupError(`${sentence}.`, { cause: error });
}

/** Why a server cannot listen; returns an unexpected error unchanged. */
export function listenStartupError({ host, port }: Config, ports: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  const sentence = LISTEN_MESSAGES[code ?? ""]?.(host, String(port ?? ports));
  const isListenError = syscall === "listen" || syscall === "getaddrinfo" || syscall === "bind";
  return sentence === undefined || !isListenError
    ? error
    : new StartupError(sentence, { cause: error });
}

const noAddress = (host: string): string =>
  `This machine has no address ${host}; set HOST to one that it has.`;

const LISTEN_MESSAGES: { readonly [code: string]: (host: string, port: string) => string } = {
  EADDRINUSE: (host, port) =>
    `Another program is listening at ${host}, port ${port}; set PORT to another one.`,
  EACCES: (_host, port) => `This user may not listen at port ${port}; set PORT to another one.`,
  EADDRNOTAVAIL: noAddress,
  EINVAL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
};

/** The message of an error; for an aggregate (one error per address), that of the first. */
function messageOf(error: Error): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : undefined;
  const { message } = first instanceof Error ? first : error;
  return message.replace(/\.$/u, "");
}
