import { DatabaseError } from "pg";

/** PostgreSQL is shutting down, has crashed or is starting. */
const SHUTDOWN_CODES = ["57P01", "57P02", "57P03"];
const NETWORK_ERROR_CODES = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
];
const CONNECTION_LOST_MESSAGE = /Connection terminated|not queryable|connection error/u;

/** True if the connection to PostgreSQL was lost; the last statement may have been executed. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return SHUTDOWN_CODES.includes(error.code ?? "");
  const { code, message, errors } = error as NodeJS.ErrnoException & { errors?: unknown[] };
  // An aggregate: the host has several addresses, and all of them failed.
  if (Array.isArray(errors)) return errors.length > 0 && errors.every(isConnectionLost);
  return NETWORK_ERROR_CODES.includes(code ?? "") || CONNECTION_LOST_MESSAGE.test(message ?? "");
}

/** True if PostgreSQL did not answer in time. The connection cannot be reused: a late answer would belong to no query. */
export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === "Query read timeout";
