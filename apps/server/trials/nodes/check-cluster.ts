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
import { keptEntries, operationOf } from "../history/of-trial.ts";
import type { Sent } from "../player.ts";
import { hashOf } from "../seen-views.ts";
import type { Cluster, Shared } from "./cluster.ts";
import type { Trouble } from "./disturbances.ts";
import type { Reader } from "./reader.ts";

/** Everything that a trial recorded. */
interface Remains {
  readonly cluster: Cluster;
  readonly database: Shared;
  readonly crowd: Crowd;
  readonly reader: Reader;
  readonly troubles: readonly Trouble[];
}

/** Figures of the check. */
export interface ClusterCheck {
  readonly tables: number;
  readonly entries: number;
  /** Logs that were read by HTTP. */
  readonly readings: number;
  /** Views that were compared with a replay. */
  readonly views: number;
  readonly deadlines: readonly Deadline[];
}

/** Compares everything sent and received with the database after play. */
export async function checkCluster(
  remains: Remains,
): Promise<{ readonly faults: readonly Fault[]; readonly judgement: ClusterCheck }> {
  const { cluster, crowd, reader, troubles } = remains;
  const last = await viewsAtNodes(cluster, crowd);
  await Promise.all(cluster.nodes.map(({ service }) => service.end("SIGTERM")));
  const database = await openDatabase(remains.database.url);
  try {
    const tables = await readTables(database);
    const pauses = await database.query
      .selectFrom("outages")
      .select(["started_at as began", "ended_at as ended"])
      .execute();
    const witnesses = Map.groupBy([...last, ...witnessesOf(crowd)], ({ table }) => table);
    const logs = new Map(tables.map((table) => [table.game.id, keptEntries(table)]));
    const operations = crowd.sent.map(operationOf);
    const deadlines = tables.map((table) => deadlinesOf(table, pauses));
    const heard = crowd.witnesses.flatMap(({ follower }) => follower.heard);
    const faults = [
      ...crowd.faults,
      ...faultsInHistory(logs, { operations, readings: [...heard, ...reader.readings] }),
      ...faultsInTables(tables, crowd.sent.map(unlessOpen)),
      ...(await unverified(database, tables)),
      ...tables.flatMap((table) => faultsInViews(table, witnesses.get(table.game.id) ?? [])),
      ...tables.flatMap((table) => faultsInTimeouts(table, [], pauses)),
      ...tables.flatMap((table, n) => faultsInDeadlines(table, deadlines[n] ?? [], troubles)),
    ];
    const judgement = {
      tables: tables.length,
      entries: tables.reduce((sum, { entries }) => sum + entries.length, 0),
      readings: reader.readings.length,
      views: [...witnesses.values()]
        .flat()
        .reduce((sum, { seenViews }) => sum + seenViews.views.length, 0),
      deadlines: deadlines.flat(),
    };
    return { faults, judgement };
  } finally {
    await database.close();
  }
}

interface WitnessAt extends Witness {
  readonly table: string;
}

const witnessesOf = (crowd: Crowd): readonly WitnessAt[] =>
  crowd.witnesses.map(({ follower, seat }) => ({
    table: follower.table,
    observer: seat ?? "spectator",
    entries: follower.entries,
    seenViews: follower.seenViews,
  }));

/** The last tables as every node shows them to a visitor. */
async function viewsAtNodes({ nodes }: Cluster, crowd: Crowd): Promise<readonly WitnessAt[]> {
  const observer: Observer = "spectator";
  const last = new Map(crowd.witnesses.map(({ follower }) => [follower.table, follower.standing]));
  const running = [...last].filter(([, standing]) => standing?.status === "running");
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
function unlessOpen(sent: Sent): Sent {
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
    const verdict = await verifyTable(database, { findGameVersion }, game.id);
    if (verdict?.ok !== true) {
      faults.push(fault("log/unreadable", game.id, verdict?.error ?? "it does not exist"));
    }
  }
  return faults;
}
