/** The usual limit on what is sent, in bytes; moves are small. */
export const MAX_BODY_BYTES = 64_000;
/** The largest body with a record. */
export const MAX_RECORD_BODY_BYTES = 1_000_000;
/** The largest message of a socket. */
export const MAX_SOCKET_MESSAGE_BYTES = 64_000;
/** Frames of which such a message may consist; browsers split long ones into a few. */
export const SOCKET_FRAGMENTS = 16;
/** Milliseconds in which a request must have come in whole. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Milliseconds between two checks for such requests; the default of Node is 30 seconds. */
export const REQUEST_TIMEOUT_CHECK_MS = 1000;
/** Milliseconds for which a connection may stand still while something is asked or answered. */
export const STALLED_CONNECTION_TIMEOUT_MS = 60_000;
/** Guests that one address may become in an hour: a club's evening behind one router. */
export const GUESTS_PER_HOUR = 60;
/** Tables that may be opened from one address in an hour. */
export const TABLES_PER_HOUR = 120;
/** Cards that one address may have drawn in an hour. */
export const PREVIEW_IMAGES_PER_HOUR = 600;
/** How often one address may ask in an hour to be paired: one evening's clicks of a club. */
export const PAIRINGS_PER_HOUR = 240;
/** Reports that may come from one address in an hour. */
export const REPORTS_PER_HOUR = 60;
/** Sockets and streams that may be open at the same time, from one address and of one person. */
export const CONNECTION_LIMITS = { perAddress: 300, perPerson: 50 };
/** Bytes that may wait for slow readers, at one table and in all, and milliseconds between two checks. */
export const SLOW_READER_LIMITS = {
  perTable: 20_000_000,
  total: 100_000_000,
  checkIntervalMs: 1000,
};
/** Letters about accounts that one address may ask for in an hour. */
export const ACCOUNT_MAILS_PER_HOUR = 20;
/** How often one address may ask in an hour for a message that shows what messages look like. */
export const CHANNEL_TESTS_PER_HOUR = 30;
