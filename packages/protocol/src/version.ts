import { integerBetween } from "./shared-schemas.ts";

/** The version of this protocol. Raise it if an older client cannot simply ignore a change. */
export const PROTOCOL_VERSION = 2;
/** Normally the version before the current one. Version 1 had other names, so it is not supported. */
const OLDEST_SUPPORTED_VERSION = Math.max(2, PROTOCOL_VERSION - 1);

/** The HTTP header with the version, in requests and responses. */
export const PROTOCOL_HEADER = "x-sofala-protocol";
export const protocolVersion = integerBetween(0, 1_000_000);

/** True for versions that this server does not support. A client that sends no version is always served. */
export const isTooOld = (version: number | undefined): boolean =>
  version !== undefined && version < OLDEST_SUPPORTED_VERSION;
