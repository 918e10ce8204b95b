import type { Config } from "./config.ts";

/** Something that an operator can mend keeps a server from starting; the message is a sentence. */
export class CannotStart extends Error {
  override readonly name = "CannotStart";
}

/** Why a database cannot be had. Addresses are left out: passwords stand in them. */
export function databaseTrouble(where: string, error: unknown): Error {
  if (!(error instanceof Error) || error instanceof TypeError) return error as Error;
  const place = where.includes("://") ? "PostgreSQL" : where;
  // What our own code says is a sentence already.
  const sentence =
    "code" in error ? `${place} cannot be opened: ${wordsOf(error)}` : wordsOf(error);
  return new CannotStart(`${sentence}.`, { cause: error });
}

/** Why a server cannot listen; a fault that nobody expects is left as it is. */
export function listenTrouble({ host, port }: Config, ports: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  const sentence = LISTENING[code ?? ""]?.(host, String(port ?? ports));
  const isOurs = syscall === "listen" || syscall === "getaddrinfo" || syscall === "bind";
  return sentence === undefined || !isOurs ? error : new CannotStart(sentence, { cause: error });
}

const noAddress = (host: string): string =>
  `This machine has no address ${host}; HOST names another.`;

const LISTENING: { readonly [code: string]: (host: string, port: string) => string } = {
  EADDRINUSE: (host, port) =>
    `Something else is listening at ${host}, port ${port}; PORT names another.`,
  EACCES: (_host, port) => `This user may not listen at port ${port}; PORT names another.`,
  EADDRNOTAVAIL: noAddress,
  EINVAL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
};

/** Who tries several addresses fails at each of them. */
function wordsOf(error: Error): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : undefined;
  const { message } = first instanceof Error ? first : error;
  return message.replace(/\.$/u, "");
}
