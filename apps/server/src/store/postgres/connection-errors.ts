import { DatabaseError } from "pg";

/** PostgreSQL shuts down, crashed or is not up yet. */
const ENDING = ["57P01", "57P02", "57P03"];
/** Nobody is there, or not any more. */
const LINE = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"];
const WORDS = /Connection terminated|not queryable|connection error/u;

/** Is the line to PostgreSQL gone? Whatever was asked last may have been done. */
export function isLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return ENDING.includes(error.code ?? "");
  const { code, message, errors } = error as NodeJS.ErrnoException & { errors?: unknown[] };
  // Who tries several addresses fails at each of them.
  if (Array.isArray(errors)) return errors.length > 0 && errors.every(isLost);
  return LINE.includes(code ?? "") || WORDS.test(message ?? "");
}

/** Did PostgreSQL not answer in time? The line may be dead, and an answer that comes late fits no question. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === "Query read timeout";
