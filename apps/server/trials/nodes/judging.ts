import { findGameVersion } from "@sofala/catalog";
import type { Observer } from "@sofala/engine";
import type { Snapshot } from "@sofala/protocol";
import { verifyTable } from "../../src/admin/verify-table.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import { Client } from "../../test/support/client.ts";
import { faultsInTimeouts } from "../check-clocks.ts";
import { deadlinesOf, faultsInDeadlines, type Deadline } from "../check-deadlines.ts";
import { faultsInTables, readTables, type KeptTable } from "../check-log.ts";
import { faultsInSights, type Witness } from "../check-sights.ts";
import type { Crowd } from "../crowd.ts";
import { fault, type Fault } from "../fault.ts";
import { faultsInHistory } from "../history/check-history.ts";
import { keptEntries, operationOf } from "../history/of-trial.ts";
import type { Sent } from "../player.ts";
import { hashOf } from "../sights.ts";
import type { Cluster, Shared } from "./cluster.ts";
import type { Trouble } from "./mishaps.ts";
import type { Reader } from "./reader.ts";

/** All that a trial leaves behind. */
interface Remains {
  readonly cluster: Cluster;
  readonly database: Shared;
  readonly crowd: Crowd;
  readonly reader: Reader;
  readonly troubles: readonly Trouble[];
}

/** What was found beside faults. */
export interface Judgement {
  readonly tables: number;
  readonly entries: number;
  /** Logs that were read over HTTP. */
  readonly readings: number;
  /** Views compared with those of logs played anew. */
  readonly views: number;
  readonly deadlines: readonly Deadline[];
}

/** Holds everything that was sent, told and shown against the database, when nobody plays any more. */
export async function judged(
  remains: Remains,
): Promise<{ readonly faults: readonly Fault[]; readonly judgement: Judgement }> {
  const { cluster, crowd, reader, troubles } = remains;
  const last = await viewsAtNodes(cluster, crowd);
  await Promise.all(cluster.nodes.map(({ service }) => service.end("SIGTERM")));
  const database = await openDatabase(remains.database.url);
  try {
    const tables = await readTables(database);
    const pauses = await database.query.selectFrom("pauses").selectAll().execute();
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
      ...tables.flatMap((table) => faultsInSights(table, witnesses.get(table.game.id) ?? [])),
      ...tables.flatMap((table) => faultsInTimeouts(table, [], pauses)),
      ...tables.flatMap((table, n) => faultsInDeadlines(table, deadlines[n] ?? [], troubles)),
    ];
    const judgement = {
      tables: tables.length,
      entries: tables.reduce((sum, { entries }) => sum + entries.length, 0),
      readings: reader.readings.length,
      views: [...witnesses.values()]
        .flat()
        .reduce((sum, { sights }) => sum + sights.views.length, 0),
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
    sights: follower.sights,
  }));

/** Every table that was played at last, as every node shows it to a stranger. */
async function viewsAtNodes({ nodes }: Cluster, crowd: Crowd): Promise<readonly WitnessAt[]> {
  const observer: Observer = "spectator";
  const last = new Map(crowd.witnesses.map(({ follower }) => [follower.table, follower.standing]));
  const running = [...last].filter(([, standing]) => standing?.status === "running");
  const seen: WitnessAt[] = [];
  for (const { service } of nodes) {
    const client = new Client(await service.address());
    for (const [table] of running) {
      const { entries, view } = await client.get<Snapshot>(`/api/tables/${table}/standing`);
      const sights = { views: [{ entries, hash: hashOf(view) }], texts: [] };
      seen.push({ table, observer, entries: [], sights });
    }
  }
  return seen;
}

/** What a later server refused may have been kept by an earlier one that never answered. */
function unlessOpen(sent: Sent): Sent {
  if (sent.isResent !== true || sent.seq !== undefined) return sent;
  const { isRefused: _, ...open } = sent;
  return open;
}

/** Games that `sofala admin games verify` would complain about. */
async function unverified(
  database: Parameters<typeof verifyTable>[0],
  tables: readonly KeptTable[],
): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const { game } of tables) {
    const verdict = await verifyTable(database, { findGameVersion }, game.id);
    if (verdict?.ok !== true) {
      faults.push(fault("log/unreadable", game.id, verdict?.error ?? "it is gone"));
    }
  }
  return faults;
}
