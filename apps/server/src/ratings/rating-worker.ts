import type { TableSettings } from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import type { Services } from "../tables/services.ts";
import { loadTimeline } from "../tables/table-state.ts";
import { loadTable, type LoadedTable } from "../tables/stored-table.ts";
import { CommitConflict, DatabaseDamaged, CommitUncertain } from "../store/database.ts";
import { storeResult, nextSequenceQuery, type PendingTable } from "./store-result.ts";
import { computeTableResult, type TableResult } from "./table-result.ts";

/** So many games that wait are read at once. */
const PAGE_SIZE = 100;
/** How often somebody else may be quicker. */
const MAX_ATTEMPTS = 50;

interface RatingWorkerDeps
  extends
    Pick<Services, "database" | "findGameVersion" | "now">,
    Partial<Pick<Services, "timeSlicer">> {
  readonly logger: Pick<Services["logger"], "error">;
}

/** Counts what finished games were for those who played: each once, whoever crashes and however many servers run. */
export class RatingWorker {
  readonly #deps: RatingWorkerDeps;
  /** Games that cannot be read do not keep the others waiting. */
  readonly #unreadableTables = new Set<string>();
  #running: Promise<void> | undefined;
  #isTriggered = false;
  #isClosed = false;

  constructor(services: RatingWorkerDeps) {
    this.#deps = services;
  }

  /** Games that cannot be read, as far as they were met. */
  get unreadableTables(): readonly string[] {
    return [...this.#unreadableTables];
  }

  /** Counts all games that wait; those who ask meanwhile wait for the same. */
  processPending(): Promise<void> {
    this.#isTriggered = true;
    this.#running ??= this.#processAll();
    return this.#running;
  }

  /** A game is over: it is counted soon. */
  trigger(): void {
    if (this.#isClosed) return;
    const { logger } = this.#deps;
    this.processPending().catch((error: unknown) =>
      logger.error({ err: error }, "a game was not counted"),
    );
  }

  /** Waits for what is being counted; nothing is counted afterwards. */
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

  /** Counts the game whose turn it is; false where none is left. */
  async #processNext(): Promise<boolean> {
    for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
      // Taken before the game is chosen: whoever counts meanwhile may have changed whose turn it is.
      const turn = await nextSequenceQuery(this.#deps.database.query);
      const next = await this.#nextPending();
      if (next === undefined) return false;
      try {
        await this.#processTable(next, turn);
        return true;
      } catch (error) {
        // Another server was quicker, or nobody knows: what waits now is read again.
        if (!(error instanceof CommitConflict || error instanceof CommitUncertain)) throw error;
      }
    }
    throw new Error("others are always quicker");
  }

  /** Games to be counted again come first and in their old order, then the others as they ended. */
  async #nextPending(): Promise<PendingTable | undefined> {
    const { now } = this.#deps;
    const [again] = await this.#selectReadableTables()
      .select(["id", "rated"])
      .where("rated", "<", 0)
      .orderBy("rated", "desc")
      .limit(1)
      .execute();
    if (again !== undefined) return { id: again.id, previousRatedAt: -(again.rated ?? 0) };
    for (let from = 0; ; from += PAGE_SIZE) {
      const ended = await this.#selectReadableTables()
        .select(["id", "ended", "terms"])
        .where("status", "=", "over")
        .where("rated", "is", null)
        .orderBy("ended")
        .orderBy("id")
        .limit(PAGE_SIZE)
        .offset(from)
        .execute();
      // Ratings must not tell spectators of a table with a delay how its game ended.
      const shown = ended.find((game) => (game.ended ?? 0) + spectatorDelayMs(game.terms) <= now());
      if (shown !== undefined || ended.length < PAGE_SIZE) return shown;
    }
  }

  #selectReadableTables() {
    return this.#deps.database.query
      .selectFrom("games")
      .where("id", "not in", ["", ...this.#unreadableTables]);
  }

  async #processTable(waiting: PendingTable, sequenceQuery: CompiledQuery): Promise<void> {
    const { database, now, logger } = this.#deps;
    const loaded = await loadTable(database.query, waiting.id).catch((error: unknown) => {
      if (error instanceof DatabaseDamaged) return error;
      throw error;
    });
    if (loaded === undefined) return;
    const tally = loaded instanceof DatabaseDamaged ? loaded : await this.#computeResult(loaded);
    if (tally instanceof Error) {
      this.#unreadableTables.add(waiting.id);
      logger.error({ err: tally, table: waiting.id }, "a game cannot be counted");
    } else if (!(loaded instanceof DatabaseDamaged)) {
      await storeResult(database, { ...waiting, sequenceQuery }, loaded.table, tally, now());
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

const spectatorDelayMs = (terms: string): number =>
  (JSON.parse(terms) as TableSettings).delay * 1000;
