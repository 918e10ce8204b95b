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

/** Extended result codes: a primary key, a unique index, a row number repeated. */
const UNIQUE_VIOLATION_CODES = [1555, 2067, 2579];

/** Extended result codes: a page cannot be read, its checksum is wrong, the file system is damaged. */
const UNREADABLE_CODES = [266, 8202, 8458];

const MESSAGES: Readonly<Record<number, string>> = {
  [BUSY]: "Another program keeps the database locked",
  [LOCKED]: "The database is locked",
  [NO_MEMORY]: "There is no memory left for the database",
  [READ_ONLY]: "The database may not be written",
  [IO_ERROR]: "The disk of the database fails",
  [CORRUPT]: "The file of the database is damaged",
  [FULL]: "There is no room left for the database",
  [CANNOT_OPEN]: "The database cannot be opened",
  [NOT_A_DATABASE]: "The file is no database of SQLite",
};

/** A statement that had to change a row found none. */
export class NoRowChanged extends Error {
  constructor(sql: string) {
    super(`No row was changed by: ${sql}`);
  }
}

/** What an error means for the one job that met it. */
export function toFailure(error: unknown): Failure {
  const isConflict =
    error instanceof NoRowChanged || UNIQUE_VIOLATION_CODES.includes(errorCode(error));
  const failed = isDamage(error) ? "damaged" : "failed";
  return { failure: isConflict ? "conflict" : failed, message: errorMessage(error) };
}

/** Can a part of the file not be read? */
function isDamage(error: unknown): boolean {
  const code = errorCode(error);
  return [CORRUPT, NOT_A_DATABASE].includes(code & 0xff) || UNREADABLE_CODES.includes(code);
}

/** After one of these nothing the connection says about the disk can be believed. */
export function isFatal(error: unknown): boolean {
  return [IO_ERROR, CORRUPT, NOT_A_DATABASE].includes(errorCode(error) & 0xff);
}

/** Does another program have the file locked? */
export const isBusy = (error: unknown): boolean => (errorCode(error) & 0xff) === BUSY;

/** An error in words that an operator understands, with those of SQLite. */
export function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const sentence = MESSAGES[errorCode(error) & 0xff];
  return sentence === undefined ? message : `${sentence}: ${message}`;
}

function errorCode(error: unknown): number {
  if (!(error instanceof Error) || !("errcode" in error)) return 0;
  return typeof error.errcode === "number" ? error.errcode : 0;
}
