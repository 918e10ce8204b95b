import type { Logger } from "../logger.ts";

/** Errors since the server started. */
export class ErrorCounts {
  /** Errors in the log that belong to no request. */
  logged = 0;
  /** Responses with a status of 500 or more. */
  failedResponses = 0;

  /** A logger that counts the errors that are logged with it. */
  countIn(logger: Logger): Logger {
    return {
      info: (fields, message) => logger.info(fields, message),
      warn: (fields, message) => logger.warn(fields, message),
      error: (fields, message) => {
        this.logged++;
        logger.error(fields, message);
      },
    };
  }
}
