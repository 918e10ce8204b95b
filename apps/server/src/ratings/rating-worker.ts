import type { Game } from "@sofala/engine";
import type { TableSettings } from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import type { TimeSlicer } from "../fairness/time-slicer.ts";
import type { Logger } from "../logger.ts";
import { loadTimeline } from "../tables/table-state.ts";
import { loadTable, type LoadedTable } from "../tables/stored-table.ts";
import {
  CommitConflict,
  DatabaseDamaged,
  CommitUncertain,
  type Database,
} from "../store/database.ts";
import { storeResult, nextSequenceQuery, type PendingTable } from "./store-result.ts";
import { computeTableResult, type TableResult } from "./table-result.ts";

/** Pending tables per query. */
const PAGE_SIZE = 100;
/** Attempts for one table, in case other nodes write at the same time. */
const MAX_ATTEMPTS = 50;

export interface RatingWorkerDeps {
  readonly database: Database;
  readonly findGameVersion: (id: string, rulesVersion: number) => Game | undefined;
  readonly now: () => number;
  /** Runs long replays in slices; without it, each replay runs in one go. */
  readonly timeSlicer?: TimeSlicer;
  readonly logger: Pick<Logger, "error">;
}

/** Stores the results of finished tables and updates the ratings: once per table, also after crashes and with many nodes. */
export class RatingWorker {
  readonly #deps: RatingWorkerDeps;
  /** Tables that cannot be read are skipped. */
  readonly #unreadableTables = new Set<string>();
  #running: Promise<void> | undefined;
  #isTriggered = false;
  #isClosed = false;

  constructor(deps: RatingWorkerDeps) {
    this.#deps = deps;
  }

  /** The tables that could not be read so far. */
  get unreadableTables(): readonly string[] {
    return [...this.#unreadableTables];
  }

  /** Processes all pending tables; calls during a run share it. */
  processPending(): Promise<void> {
    this.#isTriggered = true;
    this.#running ??= this.#processAll();
    return this.#running;
  }

  /** Starts a run without waiting for it. */
  trigger(): void {
    if (this.#isClosed) return;
    const { logger } = this.#deps;
    this.processPending().catch((error: unknown) =>
      logger.error({ err: error }, "finished tables could not be rated"),
    );
  }

  /** Waits for the current run; later triggers do nothing. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running?.catch(() => {});
  }

  async #processAll(): Promise<void> {
    try {
      while (this.#isTriggered && !this.#isClosed) {
        this.#isTriggered = false;
        while (!this.#isClosed && (await this.#processNext()));
      }
    } finally {
      this.#running = undefined;
    }
  }

  /** Processes the next pending table; false if none is left. */
  async #processNext(): Promise<boolean> {
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
      // Read before the table is chosen, so that the commit fails if another node rates a table in between.
      const sequenceQuery = await nextSequenceQuery(this.#deps.database.query);
      const next = await this.#nextPending();
      if (next === undefined) return false;
      try {
        await this.#processTable(next, sequenceQuery);
        return true;
      } catch (error) {
        // Another node was faster, or it is unknown whether the commit succeeded: read the pending tables again.
        if (!(error instanceof CommitConflict || error instanceof CommitUncertain)) throw error;
      }
    }
    throw new Error("gave up after too many write conflicts");
  }

  /** The next table: those to be recalculated in their old order, then the others by the time they ended. */
  async #nextPending(): Promise<PendingTable | undefined> {
    const { now } = this.#deps;
    const [recalculated] = await this.#selectReadableTables()
      .select(["id", "rated_at"])
      .where("rated_at", "<", 0)
      .orderBy("rated_at", "desc")
      .limit(1)
      .execute();
    if (recalculated !== undefined) {
      return { id: recalculated.id, previousRatedAt: -(recalculated.rated_at ?? 0) };
    }
    for (let offset = 0; ; offset += PAGE_SIZE) {
      const ended = await this.#selectReadableTables()
        .select(["id", "ended_at", "settings"])
        .where("status", "=", "over")
        .where("rated_at", "is", null)
        .orderBy("ended_at")
        .orderBy("id")
        .limit(PAGE_SIZE)
        .offset(offset)
        .execute();
      // Ratings must not reveal the result of a delayed table before its spectators see it.
      const visible = ended.find(
        (table) => (table.ended_at ?? 0) + spectatorDelayMs(table.settings) <= now(),
      );
      if (visible !== undefined || ended.length < PAGE_SIZE) return visible;
    }
  }

  #selectReadableTables() {
    return this.#deps.database.query
      .selectFrom("tables")
      .where("id", "not in", ["", ...this.#unreadableTables]);
  }

  async #processTable(pending: PendingTable, sequenceQuery: CompiledQuery): Promise<void> {
    const { database, now, logger } = this.#deps;
    const loaded = await loadTable(database.query, pending.id).catch((error: unknown) => {
      if (error instanceof DatabaseDamaged) return error;
      throw error;
    });
    if (loaded === undefined) return;
    const result = loaded instanceof DatabaseDamaged ? loaded : await this.#computeResult(loaded);
    if (result instanceof Error) {
      this.#unreadableTables.add(pending.id);
      logger.error({ err: result, table: pending.id }, "a table's result cannot be computed");
    } else if (!(loaded instanceof DatabaseDamaged)) {
      await storeResult(database, { ...pending, sequenceQuery }, loaded.table, result, now());
    }
  }

  async #computeResult(loaded: LoadedTable): Promise<TableResult | Error> {
    try {
      return computeTableResult(await loadTimeline(this.#deps, loaded), loaded);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}

const spectatorDelayMs = (settings: string): number =>
  (JSON.parse(settings) as TableSettings).delay * 1000;
