import { findGameVersion } from "@sofala/catalog";
import type { Observer } from "@sofala/engine";
import type { Snapshot } from "@sofala/protocol";
import { verifyTable } from "../../src/admin/verify-table.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import { Client } from "../../test/support/client.ts";
import { faultsInTimeouts } from "../check-clocks.ts";
import { deadlinesOf, faultsInDeadlines, type Deadline } from "../check-deadlines.ts";
import { faultsInTables, readTables, type StoredTableRows } from "../check-log.ts";
import { faultsInViews, type Witness } from "../check-views.ts";
import type { Crowd } from "../crowd.ts";
import { fault, type Fault } from "../fault.ts";
import { faultsInHistory } from "../history/check-history.ts";
import { storedEntries, operationOf } from "../history/of-trial.ts";
import type { SentCommand } from "../player.ts";
import { hashOf } from "../seen-views.ts";
import type { Cluster, SharedServer } from "./cluster.ts";
import type { DisturbanceInterval } from "./disturbances.ts";
import type { Reader } from "./reader.ts";

/** Everything that a trial recorded. */
interface TrialRecords {
  readonly cluster: Cluster;
  readonly database: SharedServer;
  readonly crowd: Crowd;
  readonly reader: Reader;
  readonly disturbances: readonly DisturbanceInterval[];
}

/** Figures of the check. */
export interface ClusterCheck {
  readonly tables: number;
  readonly entries: number;
  /** Logs that were read by HTTP. */
  readonly logReads: number;
  /** Views that were compared with a replay. */
  readonly views: number;
  readonly deadlines: readonly Deadline[];
}

/** Compares everything sent and received with the database after play. */
export async function checkCluster(
  remains: TrialRecords,
): Promise<{ readonly faults: readonly Fault[]; readonly figures: ClusterCheck }> {
  const { cluster, crowd, reader, disturbances } = remains;
  const last = await viewsAtNodes(cluster, crowd);
  await Promise.all(cluster.nodes.map(({ service }) => service.end("SIGTERM")));
  const database = await openDatabase(remains.database.url);
  try {
    const tables = await readTables(database);
    const outages = await database.query
      .selectFrom("outages")
      .select(["started_at as began", "ended_at as ended"])
      .execute();
    const observers = Map.groupBy([...last, ...observersOf(crowd)], ({ table }) => table);
    const logs = new Map(tables.map((table) => [table.game.id, storedEntries(table)]));
    const operations = crowd.sent.map(operationOf);
    const deadlines = tables.map((table) => deadlinesOf(table, outages));
    const received = crowd.observers.flatMap(({ follower }) => follower.received);
    const faults = [
      ...crowd.faults,
      ...faultsInHistory(logs, { operations, readings: [...received, ...reader.readings] }),
      ...faultsInTables(tables, crowd.sent.map(withUncertainOutcome)),
      ...(await unverified(database, tables)),
      ...tables.flatMap((table) => faultsInViews(table, observers.get(table.game.id) ?? [])),
      ...tables.flatMap((table) => faultsInTimeouts(table, [], outages)),
      ...tables.flatMap((table, n) => faultsInDeadlines(table, deadlines[n] ?? [], disturbances)),
    ];
    const figures = {
      tables: tables.length,
      entries: tables.reduce((sum, { entries }) => sum + entries.length, 0),
      logReads: reader.readings.length,
      views: [...observers.values()]
        .flat()
        .reduce((sum, { seenViews }) => sum + seenViews.views.length, 0),
      deadlines: deadlines.flat(),
    };
    return { faults, figures };
  } finally {
    await database.close();
  }
}

interface WitnessAt extends Witness {
  readonly table: string;
}

const observersOf = (crowd: Crowd): readonly WitnessAt[] =>
  crowd.observers.map(({ follower, seat }) => ({
    table: follower.table,
    observer: seat ?? "spectator",
    entries: follower.entries,
    seenViews: follower.seenViews,
  }));

/** The last tables as every node shows them to a visitor. */
async function viewsAtNodes({ nodes }: Cluster, crowd: Crowd): Promise<readonly WitnessAt[]> {
  const observer: Observer = "spectator";
  const last = new Map(crowd.observers.map(({ follower }) => [follower.table, follower.snapshot]));
  const running = [...last].filter(([, snapshot]) => snapshot?.status === "running");
  const seen: WitnessAt[] = [];
  for (const { service } of nodes) {
    const client = new Client(await service.address());
    for (const [table] of running) {
      const { entryCount, view } = await client.get<Snapshot>(`/api/tables/${table}/snapshot`);
      const seenViews = { views: [{ entries: entryCount, hash: hashOf(view) }], texts: [] };
      seen.push({ table, observer, entries: [], seenViews });
    }
  }
  return seen;
}

/** A command that a later server refused may have been stored by an earlier one. */
function withUncertainOutcome(sent: SentCommand): SentCommand {
  if (sent.isResent !== true || sent.seq !== undefined) return sent;
  const { isRefused: _, ...open } = sent;
  return open;
}

/** Tables that `sofala admin tables verify` would reject. */
async function unverified(
  database: Parameters<typeof verifyTable>[0],
  tables: readonly StoredTableRows[],
): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const { game } of tables) {
    const result = await verifyTable(database, { findGameVersion }, game.id);
    if (result?.ok !== true) {
      faults.push(fault("log/unreadable", game.id, result?.error ?? "it does not exist"));
    }
  }
  return faults;
}
