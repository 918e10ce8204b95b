import type { Kysely } from "kysely";
import type { Outage } from "../clocks/table-clock.ts";
import { CommitConflict, type Database } from "../store/database.ts";
import type { ServiceClock } from "./service-clock.ts";
import type { DatabaseSchema } from "../store/schema.ts";

/** How often a node writes a heartbeat. */
const HEARTBEAT_MS = 1000;
/** If no node wrote a heartbeat for longer, the service was down, and no clock is charged for that time. */
export const OUTAGE_GAP_MS = 2 * HEARTBEAT_MS;
/** A running node whose heartbeats were late by no more than this was slow, not down. */
const SLOW_GAP_MS = 5 * HEARTBEAT_MS;
/** After this time without heartbeats, other nodes may take over a node's leases. */
export const LEASE_TIMEOUT_MS = 3 * HEARTBEAT_MS;
/** A node that could not reach the database for this long sends its clients to other nodes. */
const CUT_OFF_GAP_MS = 15 * HEARTBEAT_MS;
/** After this time the rows of a node that is gone are deleted. */
const NODE_RETENTION_MS = 3600 * HEARTBEAT_MS;

/** The time of the newest heartbeat of any node. */
const selectLastHeartbeat = (query: Kysely<DatabaseSchema>) =>
  query.selectFrom("heartbeats").select((all) => all.fn.max("at").as("at"));

/** The time since the last heartbeat of any node, if it is so long that the service was down. */
async function findCurrentOutage(
  query: Kysely<DatabaseSchema>,
  now: number,
  maxGapMs = OUTAGE_GAP_MS,
): Promise<Outage | undefined> {
  const last = await selectLastHeartbeat(query).executeTakeFirst();
  if (last?.at === null || last?.at === undefined) return undefined;
  const { at: began } = last;
  return now - began > maxGapMs ? { began, ended: now } : undefined;
}

const selectOutages = (query: Kysely<DatabaseSchema>) =>
  query
    .selectFrom("outages")
    .select(["started_at as began", "ended_at as ended"])
    .orderBy("started_at");

/** All stored outages, and one that lasts until now if the service is down. */
export async function loadOutages(
  query: Kysely<DatabaseSchema>,
  now: number,
): Promise<readonly Outage[]> {
  const stored = await selectOutages(query).execute();
  const current = await findCurrentOutage(query, now);
  return current === undefined ? stored : [...stored, current];
}

type JumpDetector = Pick<ServiceClock, "detectJump" | "advance">;

/** Writes a node's heartbeats, and records outages, so that no clock is charged for time in which no node was running. */
export class Heartbeat {
  readonly node: string;
  /** For tests: all times of this file are divided by it. */
  readonly speedup: number;
  readonly #database: Database;
  readonly #now: () => number;
  readonly #elapsed: () => number;
  readonly #clock: JumpDetector | undefined;
  readonly #version: string | undefined;
  #outages: readonly Outage[] = [];
  #timer: NodeJS.Timeout | undefined;
  #refreshing: Promise<void> | undefined;
  /** When the write of the last stored heartbeat started, by the monotonic clock. */
  #refreshedAt = -Infinity;
  #hasFailed = false;
  #epoch = 0;

  /** `now` is the time of the service, `elapsed` a monotonic clock; `clock` detects and corrects jumps of the wall clock; `version` is the program's. */
  constructor(
    database: Database,
    now: () => number,
    node: string,
    elapsed: () => number = () => performance.now(),
    speedup = 1,
    clock?: JumpDetector,
    version?: string,
  ) {
    this.#database = database;
    this.#now = now;
    this.node = node;
    this.#elapsed = elapsed;
    this.speedup = speedup;
    this.#clock = clock;
    this.#version = version;
  }

  get outages(): readonly Outage[] {
    return this.#outages;
  }

  /** True if the last heartbeat is recent enough for all other nodes. */
  get isFresh(): boolean {
    return !this.#isGapOver(OUTAGE_GAP_MS);
  }

  /** True if the node wrote a heartbeat lately, even if it was late. */
  get isHealthy(): boolean {
    return !this.#isGapOver(SLOW_GAP_MS);
  }

  /** True if the database has been out of reach for so long that clients should try another node. */
  get isCutOff(): boolean {
    return this.#isGapOver(CUT_OFF_GAP_MS);
  }

  /** Grows after every gap in the heartbeats: a lease of an earlier epoch may have been taken over. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Resolves when all outages until now are known. Await it before deciding whether somebody's time ran out. */
  async ensureFresh(): Promise<void> {
    if (!this.isFresh) await this.#refresh();
  }

  /** Records the outage before the start, then writes heartbeats until `stop`. */
  async start(onError: (error: unknown) => void): Promise<void> {
    await this.#refresh();
    await this.#deleteOldNodes();
    this.#timer = setInterval(
      () => void this.#refresh().catch(onError),
      HEARTBEAT_MS / this.speedup,
    );
    this.#timer.unref();
  }

  /** Writes a last heartbeat. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#refreshing?.catch(() => {});
    await this.#refresh();
  }

  get #gap(): number {
    return this.#elapsed() - this.#refreshedAt;
  }

  #isGapOver(milliseconds: number): boolean {
    return this.#gap * this.speedup > milliseconds;
  }

  #refresh(): Promise<void> {
    this.#refreshing ??= this.#refreshNow().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #refreshNow(): Promise<void> {
    const startedAt = this.#elapsed();
    try {
      const jump = (await this.#clock?.detectJump(await this.#lastHeartbeatOfOthers())) ?? 0;
      const hasNoGap = this.isFresh && jump === 0;
      const outageStart = hasNoGap ? undefined : await this.#outageStart(jump);
      await this.#write(outageStart, jump);
      if (!hasNoGap) await this.#loadOutages();
      // Load the outage before the time jumps, so that no clock is charged for the jump.
      if (jump > 0) this.#clock?.advance(jump);
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
    this.#refreshedAt = startedAt;
    this.#hasFailed = false;
  }

  /** The time of the newest heartbeat of another node. */
  async #lastHeartbeatOfOthers(): Promise<number> {
    const others = selectLastHeartbeat(this.#database.query).where("node", "<>", this.node);
    return (await others.executeTakeFirst())?.at ?? 0;
  }

  /** When the outage of all nodes that ends now began, if there was one. Called after a gap of this node or a jump of the clock. */
  async #outageStart(jump: number): Promise<number | undefined> {
    const now = this.#now();
    const ownGap = this.isFresh ? 0 : this.#gap;
    const wasHealthy = this.isHealthy;
    const wasRunning = ownGap < Infinity;
    const outage = await findCurrentOutage(
      this.#database.query,
      now + jump,
      OUTAGE_GAP_MS / this.speedup,
    );
    const wasSlow = wasRunning && !this.#hasFailed && wasHealthy;
    if (outage === undefined || (wasSlow && jump === 0)) return undefined;
    return Math.max(outage.began, Math.floor(now - ownGap));
  }

  /** Writes a heartbeat; also stores the outage if every node was down. */
  async #write(outageStart: number | undefined, jump: number): Promise<void> {
    const { query } = this.#database;
    const at = this.#now() + jump;
    const heartbeat = query
      .insertInto("heartbeats")
      .values({ node: this.node, at, version: this.#version ?? null })
      .onConflict((conflict) => conflict.column("node").doUpdateSet({ at }))
      .compile();
    if (outageStart !== undefined) {
      const outage = query
        .insertInto("outages")
        .values({ started_at: outageStart, ended_at: at })
        .compile();
      try {
        // In one transaction: the heartbeat ends the outage, so another node cannot record it a second time.
        return await this.#database.commit({ mustChange: [outage, heartbeat] });
      } catch (error) {
        if (!(error instanceof CommitConflict)) throw error;
      }
    }
    await query.executeQuery(heartbeat);
  }

  async #loadOutages(): Promise<void> {
    const { query } = this.#database;
    this.#outages = await selectOutages(query).execute();
    this.#epoch++;
  }

  async #deleteOldNodes(): Promise<void> {
    const { query } = this.#database;
    await query
      .deleteFrom("heartbeats")
      .where("at", "<", this.#now() - NODE_RETENTION_MS)
      .execute();
    for (const table of ["presence", "leases"] as const) {
      await query
        .deleteFrom(table)
        .where("node", "not in", query.selectFrom("heartbeats").select("node"))
        .execute();
    }
  }
}
