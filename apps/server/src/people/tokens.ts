import { createHash, randomBytes } from "node:crypto";

/** A short name for a person, a table or a node that nobody has had before. */
export const newId = (): string => randomBytes(9).toString("base64url");

/** A secret that opens a door; shown once. */
export const newToken = (): string => randomBytes(24).toString("base64url");

/** What is kept of a token: who reads the database cannot use it. */
export const hashOf = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
