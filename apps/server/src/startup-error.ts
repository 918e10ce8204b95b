import type { Config } from "./config.ts";

/** Something that an operator can mend keeps a server from starting; the message is a sentence. */
export class StartupError extends Error {
  override readonly name = "CannotStart";
}

/** Why a database cannot be had. Addresses are left out: passwords stand in them. */
export function databaseStartupError(where: string, error: unknown): Error {
  if (!(error instanceof Error) || error instanceof TypeError) return error as Error;
  const place = where.includes("://") ? "PostgreSQL" : where;
  // What our own code says is a sentence already.
  const sentence =
    "code" in error ? `${place} cannot be opened: ${messageOf(error)}` : messageOf(error);
  return new StartupError(`${sentence}.`, { cause: error });
}

/** Why a server cannot listen; a fault that nobody expects is left as it is. */
export function listenStartupError({ host, port }: Config, ports: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  const sentence = LISTEN_MESSAGES[code ?? ""]?.(host, String(port ?? ports));
  const isOurs = syscall === "listen" || syscall === "getaddrinfo" || syscall === "bind";
  return sentence === undefined || !isOurs ? error : new StartupError(sentence, { cause: error });
}

const noAddress = (host: string): string =>
  `This machine has no address ${host}; HOST names another.`;

const LISTEN_MESSAGES: { readonly [code: string]: (host: string, port: string) => string } = {
  EADDRINUSE: (host, port) =>
    `Something else is listening at ${host}, port ${port}; PORT names another.`,
  EACCES: (_host, port) => `This user may not listen at port ${port}; PORT names another.`,
  EADDRNOTAVAIL: noAddress,
  EINVAL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
};

/** Who tries several addresses fails at each of them. */
function messageOf(error: Error): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : undefined;
  const { message } = first instanceof Error ? first : error;
  return message.replace(/\.$/u, "");
}
