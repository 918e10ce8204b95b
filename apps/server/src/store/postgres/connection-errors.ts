import { DatabaseError } from "pg";

/** PostgreSQL shuts down, crashed or is not up yet. */
const SHUTDOWN_CODES = ["57P01", "57P02", "57P03"];
/** Nobody is there, or not any more. */
const NETWORK_ERROR_CODES = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
];
const CONNECTION_LOST_MESSAGE = /Connection terminated|not queryable|connection error/u;

/** Is the line to PostgreSQL gone? Whatever was asked last may have been done. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return SHUTDOWN_CODES.includes(error.code ?? "");
  const { code, message, errors } = error as NodeJS.ErrnoException & { errors?: unknown[] };
  // Who tries several addresses fails at each of them.
  if (Array.isArray(errors)) return errors.length > 0 && errors.every(isConnectionLost);
  return NETWORK_ERROR_CODES.includes(code ?? "") || CONNECTION_LOST_MESSAGE.test(message ?? "");
}

/** Did PostgreSQL not answer in time? The line may be dead, and an answer that comes late fits no question. */
export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === "Query read timeout";
