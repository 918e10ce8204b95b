/** The default limit; moves are small. */
export const MAX_BODY_BYTES = 64_000;
/** For bodies with a game record. */
export const MAX_RECORD_BODY_BYTES = 1_000_000;
export const MAX_SOCKET_MESSAGE_BYTES = 64_000;
/** How many frames a socket message may have; browsers split long ones into a few. */
export const MAX_SOCKET_FRAGMENTS = 16;
/** How long the client may take to send a request. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** How often to check for requests that exceed it; Node's default is 30 seconds. */
export const REQUEST_TIMEOUT_CHECK_MS = 1000;
/** How long a connection may transfer nothing during a request or response. */
export const STALLED_CONNECTION_TIMEOUT_MS = 60_000;
/** New guests from one address: enough for a club's evening behind one router. */
export const GUESTS_PER_HOUR = 60;
/** New tables from one address. */
export const TABLES_PER_HOUR = 120;
/** Preview images rendered for one address. */
export const PREVIEW_IMAGES_PER_HOUR = 600;
/** Pairing requests from one address: enough for a club's evening. */
export const PAIRINGS_PER_HOUR = 240;
/** Exports of personal data to one address: each reads everything that a person has ever stored. */
export const EXPORTS_PER_HOUR = 30;
/** Reports from one address. */
export const REPORTS_PER_HOUR = 60;
/** Sockets and streams open at the same time. */
export const CONNECTION_LIMITS = { perAddress: 300, perPerson: 50 };
/** Bytes in memory that slow clients have not read, and how often to check them. */
export const SLOW_READER_LIMITS = {
  perTable: 20_000_000,
  total: 100_000_000,
  checkIntervalMs: 1000,
};
/** Account mails requested from one address. */
export const ACCOUNT_MAILS_PER_HOUR = 20;
/** Test notifications requested from one address. */
export const CHANNEL_TESTS_PER_HOUR = 30;
