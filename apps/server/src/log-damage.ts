import type { Logger } from "pino";
import type { Services } from "./tables/services.ts";
import { DatabaseDamaged } from "./store/database.ts";

/** Damage is logged so often, in milliseconds: everything that reads there fails, some of it every second. */
const DAMAGE_LOG_INTERVAL_MS = 3_600_000;

const DAMAGE_ADVICE =
  "a part of the database cannot be read; tables that stand there take no moves. Stop the server, keep a copy of the damaged database, go back to the newest backup (docs/hosting.md, Backup and restore) and check it: sofala admin games verify --all";

/** Logs as usual, but damage of the database once an hour and with what the operator should do. */
export function withDamageLimit(
  logger: Pick<Logger, "info" | "warn" | "error">,
  elapsed: () => number = () => performance.now(),
): Services["logger"] {
  let logged = -Infinity;
  return {
    info: (what, words) => logger.info(what, words),
    warn: (what, words) => logger.warn(what, words),
    error(what, words) {
      if (!("err" in what && what.err instanceof DatabaseDamaged)) return logger.error(what, words);
      if (elapsed() - logged < DAMAGE_LOG_INTERVAL_MS) return;
      logged = elapsed();
      logger.error(what, DAMAGE_ADVICE);
    },
  };
}
