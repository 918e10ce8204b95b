import type { Failure } from "./worker-messages.ts";

/** Primary result codes of SQLite, https://sqlite.org/rescode.html. */
const BUSY = 5;
const LOCKED = 6;
const NO_MEMORY = 7;
const READ_ONLY = 8;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

/** Extended result codes: a duplicate primary key, unique key or row id. */
const UNIQUE_VIOLATION_CODES = [1555, 2067, 2579];

/** Extended result codes: a page cannot be read, its checksum is wrong, or the file system is damaged. */
const UNREADABLE_CODES = [266, 8202, 8458];

const MESSAGES: Readonly<Record<number, string>> = {
  [BUSY]: "Another program has locked the database",
  [LOCKED]: "The database is locked",
  [NO_MEMORY]: "Out of memory",
  [READ_ONLY]: "The database is read-only",
  [IO_ERROR]: "Disk error",
  [CORRUPT]: "The database file is damaged",
  [FULL]: "The disk is full",
  [CANNOT_OPEN]: "The database cannot be opened",
  [NOT_A_DATABASE]: "The file is not an SQLite database",
};

/** A statement of `mustChange` changed no row. */
export class NoRowChanged extends Error {
  constructor(sql: string) {
    super(`No row was changed by: ${sql}`);
  }
}

/** The reply to the request that caused an error. */
export function toFailure(error: unknown): Failure {
  const isConflict =
    error instanceof NoRowChanged || UNIQUE_VIOLATION_CODES.includes(errorCode(error));
  const failed = isDamage(error) ? "damaged" : "failed";
  return { failure: isConflict ? "conflict" : failed, message: errorMessage(error) };
}

/** True if a part of the file cannot be read. */
function isDamage(error: unknown): boolean {
  const code = errorCode(error);
  return [CORRUPT, NOT_A_DATABASE].includes(code & 0xff) || UNREADABLE_CODES.includes(code);
}

/** After one of these errors the connection's view of the file cannot be trusted. */
export function isFatal(error: unknown): boolean {
  return [IO_ERROR, CORRUPT, NOT_A_DATABASE].includes(errorCode(error) & 0xff);
}

/** True if another program has locked the file. */
export const isBusy = (error: unknown): boolean => (errorCode(error) & 0xff) === BUSY;

/** A message that an operator understands, followed by SQLite's own. */
export function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const sentence = MESSAGES[errorCode(error) & 0xff];
  return sentence === undefined ? message : `${sentence}: ${message}`;
}

function errorCode(error: unknown): number {
  if (!(error instanceof Error) || !("errcode" in error)) return 0;
  return typeof error.errcode === "number" ? error.errcode : 0;
}
