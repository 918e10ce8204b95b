import { createHash, randomBytes } from "node:crypto";

/** A random id for a person, a table or a node; never begins with a dash, which a command line takes for an option. */
export function newId(): string {
  const id = randomBytes(9).toString("base64url");
  return id.startsWith("-") ? newId() : id;
}

/** A secret for a session, an API token or an invitation. */
export const newToken = (): string => randomBytes(24).toString("base64url");

/** Only the hash of a token is stored, so that nobody who reads the database can use it. */
export const hashOf = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/** Identifies a stored token to its owner: the beginning of its hash. */
export const tokenIdOf = (hash: string): string => hash.slice(0, 12);
