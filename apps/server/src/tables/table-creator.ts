import { ok, type Game, type Result } from "@sofala/engine";
import { refuse, type NewTable, type Problem } from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import type { TimeSlicer } from "../fairness/time-slicer.ts";
import { CommitConflict } from "../store/database.ts";
import type { BlockLookup } from "./block-lookup.ts";
import type { Caller, TableCaller } from "./caller.ts";
import { createRematch, createTableInSteps, type CreatedTable } from "./create-table.ts";
import { alreadyDone, updateFields } from "./decision.ts";
import type { LiveTable } from "./live-table.ts";
import type { LiveTables } from "./live-tables.ts";
import { toQuickTable } from "./quick-table.ts";
import { quotaQueries, type QuotaDeps } from "./quotas.ts";
import { insertTableQueries } from "./table-writes.ts";

/** How many tables one person may have open at the same time. */
export const MAX_OPEN_TABLES = 50;

export interface TableCreatorDeps extends QuotaDeps {
  readonly tables: Pick<LiveTables, "find">;
  /** The newest version of each game. */
  readonly games: readonly Game[];
  readonly blocks: Pick<BlockLookup, "isBlocked">;
  readonly timeSlicer: Pick<TimeSlicer, "run">;
}

/** Creates tables, within the limits of a person and an address. */
export class TableCreator {
  readonly #deps: TableCreatorDeps;

  constructor(deps: TableCreatorDeps) {
    this.#deps = deps;
  }

  /**
   * Creates a table. The size of the request counts towards a quota if the table continues a record; pairing passes a
   * statement that must succeed in the same commit.
   */
  async create(
    owner: Pick<TableCaller, "person" | "name" | "clientAddress">,
    request: NewTable,
    {
      bodyBytes = 0,
      must,
    }: { readonly bodyBytes?: number; readonly must?: (table: string) => CompiledQuery } = {},
  ): Promise<Result<string, Problem>> {
    if ((await this.#countOpenTables(owner.person)) >= MAX_OPEN_TABLES)
      return refuse("table/too-many");
    const quota = await this.#newTableQuotaQueries(
      owner,
      request.record === undefined ? 0 : bodyBytes,
    );
    if (!quota.ok) return quota;
    const { timeSlicer } = this.#deps;
    const steps = createTableInSteps(this.#deps, owner, request);
    const created = await timeSlicer.run(owner.clientAddress ?? "", steps);
    if (!created.ok) return created;
    const { table, entries } = created.value;
    if (must === undefined) await this.#store(created.value, quota.value);
    else await this.#store({ table: toQuickTable(table), entries }, quota.value, [must(table.id)]);
    return ok(table.id);
  }

  /** The rematch of a table. The first request creates it; later ones get the same table. */
  async rematch(liveTable: LiveTable, caller: Caller): Promise<Result<string, Problem>> {
    await liveTable.replica.ensureCurrent();
    if (liveTable.state.seatOf(caller.person) === undefined) return refuse("seat/not-seated");
    if (liveTable.state.table.status !== "over") return refuse("table/not-over");
    const next = createRematch(this.#deps, liveTable.state.table, caller);
    if (!next.ok) return next;
    const { id: rematch } = next.value.table;
    if ((await this.#deps.tables.find(rematch)) === undefined) {
      const quota = await this.#newTableQuotaQueries(caller);
      if (!quota.ok) return quota;
      if ((await this.#countOpenTables(caller.person)) >= MAX_OPEN_TABLES)
        return refuse("table/too-many");
      try {
        await this.#store(next.value, quota.value);
      } catch (error) {
        if (!(error instanceof CommitConflict)) throw error;
      }
    }
    if (await this.#isBlockedAt(rematch, caller.person)) return refuse("seat/blocked");
    // Show everybody at the old table the new one.
    await liveTable.decideAndStore((context) =>
      context.table.rematch === undefined
        ? updateFields(context, { rematch })
        : alreadyDone(context),
    );
    return ok(rematch);
  }

  /** True if somebody at the table has blocked the person, or is blocked by them. */
  async #isBlockedAt(id: string, person: string): Promise<boolean> {
    const liveTable = await this.#deps.tables.find(id);
    return (
      liveTable !== undefined &&
      liveTable.state.seatOf(person) === undefined &&
      liveTable.state.table.seats.some(
        (holder) => holder.kind === "person" && this.#deps.blocks.isBlocked(person, holder.person),
      )
    );
  }

  async #store(
    { table, entries }: CreatedTable,
    quota: readonly CompiledQuery[],
    must: readonly CompiledQuery[] = [],
  ): Promise<void> {
    const { database } = this.#deps;
    await database.commit({
      mustChange: [...must, ...insertTableQueries(database.query, table, entries)],
      mayChange: quota,
    });
  }

  /** Uses the quotas of a new table, and of the record that it continues. */
  async #newTableQuotaQueries(
    owner: Caller,
    recordBytes = 0,
  ): Promise<Result<readonly CompiledQuery[], Problem>> {
    const tables = await quotaQueries(this.#deps, "tables", owner);
    if (!tables.ok || recordBytes === 0) return tables;
    const records = await quotaQueries(this.#deps, "records", owner, recordBytes);
    return records.ok ? ok([...tables.value, ...records.value]) : records;
  }

  async #countOpenTables(owner: string): Promise<number> {
    const row = await this.#deps.database.query
      .selectFrom("tables")
      .select((all) => all.fn.countAll<number>().as("count"))
      .where("owner", "=", owner)
      .where("status", "=", "open")
      .executeTakeFirstOrThrow();
    return row.count;
  }
}
