import { createHash, randomBytes } from "node:crypto";

/** A short name for a person, a table or a node that nobody has had before; a command line takes it for no option. */
export function newId(): string {
  const id = randomBytes(9).toString("base64url");
  return id.startsWith("-") ? newId() : id;
}

/** A secret that opens a door; shown once. */
export const newToken = (): string => randomBytes(24).toString("base64url");

/** What is kept of a token: who reads the database cannot use it. */
export const hashOf = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
