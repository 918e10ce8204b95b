import type { Kysely } from "kysely";
import type { Outage } from "../clocks/table-clock.ts";
import { CommitConflict, type Database } from "../store/database.ts";
import type { ServiceClock } from "./service-clock.ts";
import type { DatabaseSchema } from "../store/schema.ts";

/** A sign of life is kept so often, in milliseconds. */
const HEARTBEAT_MS = 1000;
/** Silence of every node for longer means that the service was down; nobody is charged for more of it. */
export const OUTAGE_GAP_MS = 2 * HEARTBEAT_MS;
/** A node that runs and whose signs of life were kept, only late, was slow and not down. */
const SLOW_GAP_MS = 5 * HEARTBEAT_MS;
/** A node that was silent for so long is gone: what it claimed is anybody's. */
export const NODE_TIMEOUT_MS = 3 * HEARTBEAT_MS;
/** A node that could not reach the database for so long sends everybody to others. */
const CUT_OFF_GAP_MS = 15 * HEARTBEAT_MS;
/** After so long nothing is remembered of a node. */
const NODE_RETENTION_MS = 3600 * HEARTBEAT_MS;

/** The last sign of life of all nodes. */
const lastHeartbeats = (query: Kysely<DatabaseSchema>) =>
  query.selectFrom("heartbeats").select((all) => all.fn.max("at").as("at"));

/** The time since which nobody has given a sign of life, where the service is down. */
export async function outageUntil(
  query: Kysely<DatabaseSchema>,
  now: number,
  longest = OUTAGE_GAP_MS,
): Promise<Outage | undefined> {
  const last = await lastHeartbeats(query).executeTakeFirst();
  if (last?.at === null || last?.at === undefined) return undefined;
  const { at: began } = last;
  return now - began > longest ? { began, ended: now } : undefined;
}

/** Tells whether the wall clock jumped ahead. */
type JumpDetector = Pick<ServiceClock, "detectJump" | "advance">;

/** Keeps a node's signs of life, so that nobody is charged for time in which no node could serve. */
export class Heartbeat {
  readonly node: string;
  /** How many times as fast as usual signs of life are given, and missed. */
  readonly speedup: number;
  readonly #database: Database;
  readonly #now: () => number;
  readonly #elapsed: () => number;
  readonly #clock: JumpDetector | undefined;
  #outages: readonly Outage[] = [];
  #timer: NodeJS.Timeout | undefined;
  #refreshing: Promise<void> | undefined;
  /** When the last sign of life was given that was kept, on a clock that never jumps. */
  #refreshedAt = -Infinity;
  #hasFailed = false;
  #epoch = 0;

  /** `elapsed` tells how long a node was silent itself; `now` what time it is for everybody, `clock` whether that jumped. */
  constructor(
    database: Database,
    now: () => number,
    node: string,
    elapsed: () => number = () => performance.now(),
    haste = 1,
    clock?: JumpDetector,
  ) {
    this.#database = database;
    this.#now = now;
    this.node = node;
    this.#elapsed = elapsed;
    this.speedup = haste;
    this.#clock = clock;
  }

  get outages(): readonly Outage[] {
    return this.#outages;
  }

  /** Do all others know that this node is alive? */
  get isFresh(): boolean {
    return !this.#isGapOver(OUTAGE_GAP_MS);
  }

  /** Could the node keep signs of life lately, if late? */
  get isHealthy(): boolean {
    return !this.#isGapOver(SLOW_GAP_MS);
  }

  /** Was the database out of reach for so long that others may serve better? */
  get isCutOff(): boolean {
    return this.#isGapOver(CUT_OFF_GAP_MS);
  }

  /** Another one after every silence: what was true before may not be so any more. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Waits until it is known whether the service was down until now: before that nobody's time is judged. */
  async ensureFresh(): Promise<void> {
    if (!this.isFresh) await this.#refresh();
  }

  /** Notes how long nobody was there, then gives signs of life until it is stopped. */
  async start(onFault: (error: unknown) => void): Promise<void> {
    await this.#refresh();
    await this.#deleteOldNodes();
    this.#timer = setInterval(
      () => void this.#refresh().catch(onFault),
      HEARTBEAT_MS / this.speedup,
    );
    this.#timer.unref();
  }

  /** A last sign of life. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#refreshing?.catch(() => {});
    await this.#refresh();
  }

  get #gap(): number {
    return this.#elapsed() - this.#refreshedAt;
  }

  /** Was it silent for longer than this, at the usual pace? */
  #isGapOver(longest: number): boolean {
    return this.#gap * this.speedup > longest;
  }

  #refresh(): Promise<void> {
    this.#refreshing ??= this.#refreshNow().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #refreshNow(): Promise<void> {
    const began = this.#elapsed();
    try {
      const jump = (await this.#clock?.detectJump(await this.#lastHeartbeatOfOthers())) ?? 0;
      const isKnown = this.isFresh && jump === 0;
      const since = isKnown ? undefined : await this.#outageStart(jump);
      await this.#write(since, jump);
      if (!isKnown) await this.#loadOutages();
      // The pause is known before the time moves: nobody is charged for the jump.
      if (jump > 0) this.#clock?.advance(jump);
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
    this.#refreshedAt = began;
    this.#hasFailed = false;
  }

  /** When another node last gave a sign of life. */
  async #lastHeartbeatOfOthers(): Promise<number> {
    const others = lastHeartbeats(this.#database.query).where("node", "<>", this.node);
    return (await others.executeTakeFirst())?.at ?? 0;
  }

  /** After a silence of its own, or a jump of the clock, a node asks whether there was a silence of all. */
  async #outageStart(jump: number): Promise<number | undefined> {
    const now = this.#now();
    const silence = this.isFresh ? 0 : this.#gap;
    const wasWell = this.isHealthy;
    const isOwn = silence < Infinity;
    const pause = await outageUntil(this.#database.query, now + jump, OUTAGE_GAP_MS / this.speedup);
    const wasSlow = isOwn && !this.#hasFailed && wasWell;
    if (pause === undefined || (wasSlow && jump === 0)) return undefined;
    return Math.max(pause.began, Math.floor(now - silence));
  }

  /** A sign of life, which ends a silence of all. */
  async #write(began: number | undefined, jump: number): Promise<void> {
    const { query } = this.#database;
    const at = this.#now() + jump;
    const sign = query
      .insertInto("heartbeats")
      .values({ node: this.node, at })
      .onConflict((known) => known.column("node").doUpdateSet({ at }))
      .compile();
    if (began !== undefined) {
      const pause = query.insertInto("pauses").values({ began, ended: at }).compile();
      try {
        // Together: who is killed has noted nothing, and whoever noted the silence has ended it.
        return await this.#database.commit({ mustChange: [pause, sign] });
      } catch (error) {
        if (!(error instanceof CommitConflict)) throw error;
      }
    }
    await query.executeQuery(sign);
  }

  async #loadOutages(): Promise<void> {
    const { query } = this.#database;
    this.#outages = await query.selectFrom("pauses").selectAll().orderBy("began").execute();
    this.#epoch++;
  }

  async #deleteOldNodes(): Promise<void> {
    const { query } = this.#database;
    await query
      .deleteFrom("heartbeats")
      .where("at", "<", this.#now() - NODE_RETENTION_MS)
      .execute();
    for (const table of ["visits", "claims"] as const) {
      await query
        .deleteFrom(table)
        .where("node", "not in", query.selectFrom("heartbeats").select("node"))
        .execute();
    }
  }
}
