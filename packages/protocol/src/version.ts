import { integerBetween } from "./shared-schemas.ts";

/** The version of this protocol. It goes up if an older client cannot work correctly by ignoring what is new. */
export const PROTOCOL_VERSION = 1;
/** Servers also serve clients of the version before; there is none before the first. */
const OLDEST_SUPPORTED_VERSION = Math.max(1, PROTOCOL_VERSION - 1);

/** Names the version in requests and answers of HTTP. */
export const PROTOCOL_HEADER = "x-sofala-protocol";
export const protocolVersion = integerBetween(0, 1_000_000);

/** True for versions that this server does not serve. A client that names no version is always served. */
export const isTooOld = (version: number | undefined): boolean =>
  version !== undefined && version < OLDEST_SUPPORTED_VERSION;
