import { dice } from "@sofala/engine";
import { openDatabase } from "../src/store/open-database.ts";
import { OUTAGE_GAP_MS } from "../src/nodes/heartbeat.ts";
import { faultsInOutages, faultsInClockReadings, faultsInTimeouts } from "./check-clocks.ts";
import { faultsInAcks, faultsInTables, readTables } from "./check-log.ts";
import { Crowd } from "./crowd.ts";
import { fault, type Fault } from "./fault.ts";
import type { TableRequest } from "./table-group.ts";
import type { SentCommand } from "./player.ts";
import { Service } from "./service.ts";

export interface KillTrial {
  /** An empty database: a SQLite file or a PostgreSQL URL. */
  readonly database: string;
  readonly tableRequests: readonly TableRequest[];
  readonly kills: number;
  readonly seed: string;
  /** The maximum number of acknowledged moves between two kills. */
  readonly moves: number;
}

export interface Report {
  readonly faults: readonly Fault[];
  readonly sent: readonly SentCommand[];
  readonly figures: Figures;
}

export interface Figures {
  readonly kills: number;
  readonly games: number;
  readonly acknowledged: number;
  /** Commands sent to more than one server, and those stored by an earlier one without an acknowledgement. */
  readonly resent: number;
  readonly found: number;
  readonly refused: number;
  /** Clocks that were read before and after a kill. */
  readonly readings: number;
  readonly timeouts: number;
  /** Milliseconds from each kill until the next server listened, and until all clients caught up. */
  readonly back: readonly number[];
  readonly caughtUp: readonly number[];
  readonly seconds: number;
}

/** One in this many kills happens during reconnection; one in this many is a longer outage. */
const EARLY = 5;
const LONG_OUTAGE = 5;
/** Acknowledged moves after the last kill before tables are stopped. */
const AFTERWARDS = 10;
/** Longer than the heartbeat timeout. */
const OUTAGE = OUTAGE_GAP_MS + 500;

/** Groups play while the server is killed repeatedly; then everything is compared with the database. */
export async function killTrial(trial: KillTrial): Promise<Report> {
  const began = performance.now();
  const service = new Service(trial.database);
  const crowd = new Crowd({ host: () => service, failure: service.failure }, trial);
  const faults: Fault[] = [];
  const caughtUp: number[] = [];
  const chance = dice(trial.seed);
  try {
    await service.start();
    await crowd.start();
    for (let kill = 0; kill < trial.kills; kill++) {
      const goal = crowd.acknowledged + 1 + chance.below(trial.moves);
      const isEarly = kill > 0 && chance.below(EARLY) === 0;
      if (!isEarly) await crowd.until(() => crowd.acknowledged >= goal);
      const killed = performance.now();
      await service.kill(kill % LONG_OUTAGE === LONG_OUTAGE - 1 ? OUTAGE : 0);
      if (isEarly) continue;
      await crowd.until(() => crowd.isCaughtUp);
      caughtUp.push(performance.now() - killed);
      faults.push(...(await faultsSoFar(trial.database, crowd.sent)));
    }
    await crowd.until(() => crowd.isCaughtUp);
    const goal = crowd.acknowledged + AFTERWARDS;
    await crowd.until(() => crowd.acknowledged >= goal);
    const { timeouts } = crowd;
    crowd.stopTablesWithoutTimeouts();
    if (crowd.hasIdlePlayer) await crowd.until(() => crowd.timeouts > timeouts);
    await crowd.end();
  } finally {
    await service.end();
  }
  const complaints = service.errorOutput.map((line) => fault("server/error", "", line));
  faults.push(...crowd.faults, ...complaints, ...(await faultsInAll(service, crowd)));
  const { sent } = crowd;
  const count = (which: (each: SentCommand) => unknown) => sent.filter(which).length;
  return {
    faults,
    sent,
    figures: {
      kills: service.outages.length,
      games: crowd.games,
      acknowledged: count(({ seq }) => seq !== undefined),
      resent: count(({ isResent }) => isResent),
      found: count(({ wasStored }) => wasStored),
      refused: count(({ isRefused }) => isRefused),
      readings: crowd.readings.length,
      timeouts: crowd.timeouts,
      back: service.outages.map(({ killedAt, listeningAt }) => listeningAt - killedAt),
      caughtUp,
      seconds: (performance.now() - began) / 1000,
    },
  };
}

/** Checks acknowledged commands during play. */
async function faultsSoFar(where: string, sent: readonly SentCommand[]): Promise<readonly Fault[]> {
  const acknowledged = sent.flatMap((each) => (each.seq === undefined ? [] : [{ ...each }]));
  const database = await openDatabase(where, { isAlongsideServer: true });
  try {
    return faultsInAcks(await readTables(database), acknowledged);
  } finally {
    await database.close();
  }
}

/** Checks everything after play. */
async function faultsInAll(service: Service, crowd: Crowd): Promise<readonly Fault[]> {
  const { outages } = service;
  const { tables, storedOutages } = await readAll(service.database);
  return [
    ...faultsInTables(tables, crowd.sent),
    ...tables.flatMap((table) => faultsInTimeouts(table, outages, storedOutages)),
    ...faultsInClockReadings(crowd.readings, outages, storedOutages),
    ...faultsInOutages(outages, storedOutages, OUTAGE_GAP_MS),
  ];
}

async function readAll(where: string) {
  const database = await openDatabase(where);
  try {
    const outages = await database.query
      .selectFrom("outages")
      .select(["started_at as began", "ended_at as ended"])
      .execute();
    return { tables: await readTables(database), storedOutages: outages };
  } finally {
    await database.close();
  }
}
