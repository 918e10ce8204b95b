import type { Kysely } from "kysely";
import type { Pause } from "../clocks/table-clock.ts";
import { Conflict, type Database } from "../store/database.ts";
import type { ServiceClock } from "./service-clock.ts";
import type { Schema } from "../store/schema.ts";

/** A sign of life is kept so often, in milliseconds. */
const BEAT = 1000;
/** Silence of every node for longer means that the service was down; nobody is charged for more of it. */
export const SILENCE = 2 * BEAT;
/** A node that runs and whose signs of life were kept, only late, was slow and not down. */
const SLOW = 5 * BEAT;
/** A node that was silent for so long is gone: what it claimed is anybody's. */
export const DEAD = 3 * BEAT;
/** A node that could not reach the database for so long sends everybody to others. */
const CUT_OFF = 15 * BEAT;
/** After so long nothing is remembered of a node. */
const FORGOTTEN = 3600 * BEAT;

/** The last sign of life of all nodes. */
const lastSigns = (query: Kysely<Schema>) =>
  query.selectFrom("heartbeats").select((all) => all.fn.max("at").as("at"));

/** The time since which nobody has given a sign of life, where the service is down. */
export async function silenceUntil(
  query: Kysely<Schema>,
  now: number,
  longest = SILENCE,
): Promise<Pause | undefined> {
  const last = await lastSigns(query).executeTakeFirst();
  if (last?.at === null || last?.at === undefined) return undefined;
  const { at: began } = last;
  return now - began > longest ? { began, ended: now } : undefined;
}

/** Tells whether the wall clock jumped ahead. */
type JumpingClock = Pick<ServiceClock, "jump" | "advance">;

/** Keeps a node's signs of life, so that nobody is charged for time in which no node could serve. */
export class Vigil {
  readonly node: string;
  /** How many times as fast as usual signs of life are given, and missed. */
  readonly haste: number;
  readonly #database: Database;
  readonly #now: () => number;
  readonly #elapsed: () => number;
  readonly #clock: JumpingClock | undefined;
  #pauses: readonly Pause[] = [];
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;
  /** When the last sign of life was given that was kept, on a clock that never jumps. */
  #beaten = -Infinity;
  #hasFailed = false;
  #spells = 0;

  /** `elapsed` tells how long a node was silent itself; `now` what time it is for everybody, `clock` whether that jumped. */
  constructor(
    database: Database,
    now: () => number,
    node: string,
    elapsed: () => number = () => performance.now(),
    haste = 1,
    clock?: JumpingClock,
  ) {
    this.#database = database;
    this.#now = now;
    this.node = node;
    this.#elapsed = elapsed;
    this.haste = haste;
    this.#clock = clock;
  }

  get pauses(): readonly Pause[] {
    return this.#pauses;
  }

  /** Do all others know that this node is alive? */
  get isFresh(): boolean {
    return !this.#isSilentFor(SILENCE);
  }

  /** Could the node keep signs of life lately, if late? */
  get isWell(): boolean {
    return !this.#isSilentFor(SLOW);
  }

  /** Was the database out of reach for so long that others may serve better? */
  get isCutOff(): boolean {
    return this.#isSilentFor(CUT_OFF);
  }

  /** Another one after every silence: what was true before may not be so any more. */
  get spell(): number {
    return this.#spells;
  }

  /** Waits until it is known whether the service was down until now: before that nobody's time is judged. */
  async attend(): Promise<void> {
    if (!this.isFresh) await this.#beat();
  }

  /** Notes how long nobody was there, then gives signs of life until it is stopped. */
  async start(onFault: (error: unknown) => void): Promise<void> {
    await this.#beat();
    await this.#forgetOld();
    this.#timer = setInterval(() => void this.#beat().catch(onFault), BEAT / this.haste);
    this.#timer.unref();
  }

  /** A last sign of life. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating?.catch(() => {});
    await this.#beat();
  }

  get #silence(): number {
    return this.#elapsed() - this.#beaten;
  }

  /** Was it silent for longer than this, at the usual pace? */
  #isSilentFor(longest: number): boolean {
    return this.#silence * this.haste > longest;
  }

  #beat(): Promise<void> {
    this.#beating ??= this.#beatNow().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #beatNow(): Promise<void> {
    const began = this.#elapsed();
    try {
      const jump = (await this.#clock?.jump(await this.#lastOfOthers())) ?? 0;
      const isKnown = this.isFresh && jump === 0;
      const since = isKnown ? undefined : await this.#silentSince(jump);
      await this.#giveSign(since, jump);
      if (!isKnown) await this.#learnPauses();
      // The pause is known before the time moves: nobody is charged for the jump.
      if (jump > 0) this.#clock?.advance(jump);
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
    this.#beaten = began;
    this.#hasFailed = false;
  }

  /** When another node last gave a sign of life. */
  async #lastOfOthers(): Promise<number> {
    const others = lastSigns(this.#database.query).where("node", "<>", this.node);
    return (await others.executeTakeFirst())?.at ?? 0;
  }

  /** After a silence of its own, or a jump of the clock, a node asks whether there was a silence of all. */
  async #silentSince(jump: number): Promise<number | undefined> {
    const now = this.#now();
    const silence = this.isFresh ? 0 : this.#silence;
    const wasWell = this.isWell;
    const isOwn = silence < Infinity;
    const pause = await silenceUntil(this.#database.query, now + jump, SILENCE / this.haste);
    const wasSlow = isOwn && !this.#hasFailed && wasWell;
    if (pause === undefined || (wasSlow && jump === 0)) return undefined;
    return Math.max(pause.began, Math.floor(now - silence));
  }

  /** A sign of life, which ends a silence of all. */
  async #giveSign(began: number | undefined, jump: number): Promise<void> {
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
        return await this.#database.commit({ must: [pause, sign] });
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
      }
    }
    await query.executeQuery(sign);
  }

  async #learnPauses(): Promise<void> {
    const { query } = this.#database;
    this.#pauses = await query.selectFrom("pauses").selectAll().orderBy("began").execute();
    this.#spells++;
  }

  async #forgetOld(): Promise<void> {
    const { query } = this.#database;
    await query
      .deleteFrom("heartbeats")
      .where("at", "<", this.#now() - FORGOTTEN)
      .execute();
    for (const table of ["visits", "claims"] as const) {
      await query
        .deleteFrom(table)
        .where("node", "not in", query.selectFrom("heartbeats").select("node"))
        .execute();
    }
  }
}
