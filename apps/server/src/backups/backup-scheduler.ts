import type { Result } from "@sofala/engine";
import type { BackupConfig } from "../backup-config.ts";
import type { Logger } from "../logger.ts";
import type { Leases } from "../nodes/leases.ts";
import { warnOperators } from "../notifications/warn-operators.ts";
import {
  backupProblem,
  loadBackupStatus,
  saveBackupStatus,
  type BackupStatus,
} from "../store/backup-status.ts";
import type { Database } from "../store/database.ts";
import { listBackups } from "./backup-list.ts";
import { startBackup, type BackupRun } from "./backup-run.ts";
import { openStorage, type BackupStorage } from "./backup-storage.ts";
import { failureText, type MadeBackup } from "./make-backup.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Not right after the start, which should be quick. */
const START_DELAY_MS = MINUTE_MS;
const CHECK_INTERVAL_MS = MINUTE_MS;
/** The pause after the first failure; it doubles with each further one. */
const FIRST_RETRY_MS = 10 * MINUTE_MS;
const MAX_RETRY_MS = 4 * HOUR_MS;

export interface BackupSchedulerDeps {
  readonly database: Database;
  readonly leases: Pick<Leases, "acquire">;
  readonly now: () => number;
  readonly logger: Pick<Logger, "info" | "warn" | "error">;
}

interface Settings {
  readonly config: BackupConfig;
  /** Where the database is: a path, or a URL. */
  readonly location: string;
  readonly storage?: BackupStorage;
  readonly start?: typeof startBackup;
}

/** Makes a backup every day, on one node of the site. A backup that was missed is made when a server runs again. */
export class BackupScheduler {
  readonly #deps: BackupSchedulerDeps;
  readonly #config: BackupConfig;
  readonly #location: string;
  readonly #storage: BackupStorage;
  readonly #start: typeof startBackup;
  #nextCheckAt: number;
  /** True once this node has looked into the storage; its own backups are known without looking again. */
  #hasLooked = false;
  /** Failures from before the start may be repaired by now, so the first attempt does not wait. */
  #hasTried = false;
  #run: BackupRun | undefined;
  #check: Promise<void> | undefined;
  readonly #closing = Promise.withResolvers<undefined>();
  #isClosed = false;

  constructor(
    deps: BackupSchedulerDeps,
    { config, location, storage = openStorage(config.to), start = startBackup }: Settings,
  ) {
    this.#deps = deps;
    this.#config = config;
    this.#location = location;
    this.#storage = storage;
    this.#start = start;
    this.#nextCheckAt = deps.now() + START_DELAY_MS;
  }

  /** Starts what is due, and does not wait for it. */
  tick(): void {
    const now = this.#deps.now();
    if (this.#check !== undefined || this.#isClosed || now < this.#nextCheckAt) return;
    this.#nextCheckAt = now + CHECK_INTERVAL_MS;
    this.#check = this.#makeIfDue()
      .catch((error: unknown) => {
        this.#deps.logger.error({ err: error }, "backups could not be checked");
      })
      .finally(() => {
        this.#check = undefined;
      });
  }

  /** Resolves when no backup is being made. */
  async whenIdle(): Promise<void> {
    await this.#check;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#closing.resolve(undefined);
    await this.#run?.stop();
    await this.#check;
  }

  async #makeIfDue(): Promise<void> {
    const { database, leases, now } = this.#deps;
    if (!(await leases.acquire("backups"))) {
      // Another node makes them; this one looks again when it takes over.
      this.#hasLooked = false;
      return;
    }
    let status = await loadBackupStatus(database);
    if (this.#hasTried && status.failure !== undefined && now() < retryAt(status.failure)) return;
    this.#hasTried = true;
    if (!this.#hasLooked) {
      const found = await this.#findNewest(status);
      if (found === undefined) return;
      status = found;
    }
    const { newest } = status;
    if (newest !== undefined && newest.createdAt >= lastDueAt(now(), this.#config.hour)) return;
    if (this.#isClosed) return;
    this.#run = this.#start({ location: this.#location, config: this.#config, now: now() });
    const outcome = await this.#run.outcome;
    this.#run = undefined;
    // A run that the shutdown stopped is no failure: the next start makes it up.
    if (!this.#isClosed) await this.#record(status, outcome);
  }

  /** The status with the newest backup in the storage, which people may have changed; undefined if it cannot be read now. */
  async #findNewest(status: BackupStatus): Promise<BackupStatus | undefined> {
    try {
      const backups = await Promise.race([listBackups(this.#storage), this.#closing.promise]);
      if (backups === undefined) return undefined;
      // After the clock was ahead by mistake, some may be from the future.
      const now = this.#deps.now();
      const newest = backups.find(({ isVerified, createdAt }) => isVerified && createdAt <= now);
      const { failure } = status;
      const found: BackupStatus = {
        ...(failure === undefined ? {} : { failure }),
        ...(newest === undefined
          ? {}
          : { newest: { name: newest.name, createdAt: newest.createdAt, bytes: newest.bytes } }),
      };
      await saveBackupStatus(this.#deps.database, found);
      this.#hasLooked = true;
      return found;
    } catch (error) {
      await this.#recordFailure(status, failureText(error));
      return undefined;
    }
  }

  async #record(status: BackupStatus, outcome: Result<MadeBackup, string>): Promise<void> {
    if (!outcome.ok) return this.#recordFailure(status, outcome.error);
    const { logger, database } = this.#deps;
    const { name, createdAt, bytes, warning } = outcome.value;
    logger.info(outcome.value, "a backup was made and verified");
    if (warning !== undefined) logger.warn({ warning }, "old backups could not be removed");
    await saveBackupStatus(database, { newest: { name, createdAt, bytes } });
  }

  async #recordFailure(status: BackupStatus, message: string): Promise<void> {
    const { logger, database, now } = this.#deps;
    const at = now();
    logger.error({ reason: message }, "the backup failed");
    const failed = {
      ...status,
      failure: { at, message, attempts: (status.failure?.attempts ?? 0) + 1 },
    };
    await saveBackupStatus(database, failed);
    await warnOperators(database, backupProblem(failed, at) ?? "failed", at);
  }
}

const retryAt = ({ at, attempts }: NonNullable<BackupStatus["failure"]>): number =>
  at + Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS);

/** The last time that it was this hour of the day in UTC. */
function lastDueAt(now: number, hour: number): number {
  const today = Math.floor(now / DAY_MS) * DAY_MS + hour * HOUR_MS;
  return today <= now ? today : today - DAY_MS;
}
