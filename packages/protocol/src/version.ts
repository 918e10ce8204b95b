import { whole } from "./parts.ts";

/** The version of this protocol. It rises where a client of the version before could not go on by ignoring what is new. */
export const PROTOCOL = 1;
/** Servers also serve clients of the version before; there is none before the first. */
const OLDEST = Math.max(1, PROTOCOL - 1);

/** Names the version in requests and answers of HTTP. */
export const PROTOCOL_HEADER = "x-sofala-protocol";
export const protocolVersion = whole(0, 1_000_000);

/** Does a client that speaks this version have to be replaced by a newer one? Whoever names none takes care of itself. */
export const isTooOld = (version: number | undefined): boolean =>
  version !== undefined && version < OLDEST;
