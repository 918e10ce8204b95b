import { pino, stdSerializers, type Logger } from "pino";

/** Members that must not stand in a log, wherever they hang. */
const REDACTED_FIELDS = ["token", "seed", "salt", "invite", "cookie", "authorization"];

/** One line of JSON for each thing that happens, to a file descriptor: the standard output, unless another is named. */
export const createLogger = (level: string, descriptor = 1): Logger =>
  pino(
    {
      level,
      redact: REDACTED_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      serializers: { err: stdSerializers.err, error: stdSerializers.err },
    },
    pino.destination({ fd: descriptor, sync: true }),
  );
