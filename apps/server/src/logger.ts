import { pino, stdSerializers, type Logger as PinoLogger } from "pino";
import { DatabaseDamaged } from "./store/database.ts";

/** The part of a logger that the server uses; pino implements it. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Fields that are never logged, at any of the first three levels of an object. */
const REDACTED_FIELDS = ["token", "seed", "salt", "invite", "cookie", "authorization"];

/** A logger that writes lines of JSON to a file descriptor, by default the standard output. */
export const createLogger = (level: string, descriptor = 1): PinoLogger =>
  pino(
    {
      level,
      redact: REDACTED_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      serializers: { err: stdSerializers.err, error: stdSerializers.err },
    },
    pino.destination({ fd: descriptor, sync: true }),
  );

/** The shortest time between two log lines: every read of the damaged part fails, some every second. */
const DAMAGE_LOG_INTERVAL_MS = 3_600_000;

const DAMAGE_ADVICE =
  "a part of the database cannot be read; tables in that part accept no moves. Stop the server, keep a copy of the damaged database, go back to the newest backup (docs/hosting.md, Backup and restore) and check it: sofala admin tables verify --all";

/** Logs a damaged database at most once an hour, with advice for the operator; logs everything else as usual. */
export function withDamageLimit(
  logger: Logger,
  elapsed: () => number = () => performance.now(),
): Logger {
  let lastLoggedAt = -Infinity;
  return {
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error(fields, message) {
      if (!("err" in fields && fields.err instanceof DatabaseDamaged)) {
        return logger.error(fields, message);
      }
      if (elapsed() - lastLoggedAt < DAMAGE_LOG_INTERVAL_MS) return;
      lastLoggedAt = elapsed();
      logger.error(fields, DAMAGE_ADVICE);
    },
  };
}
