import type { Kysely } from "kysely";
import { newId } from "./people/tokens.ts";
import type { Pause } from "./play/clock.ts";
import type { Database } from "./store/database.ts";
import type { Schema } from "./store/schema.ts";

/** A sign of life is kept so often, in milliseconds. */
const BEAT = 1000;
/** Silence of every node for longer means that the service was down; nobody is charged for more of it. */
export const SILENCE = 2 * BEAT;

/** The time since which nobody has given a sign of life, where the service is down. */
export async function silenceUntil(query: Kysely<Schema>, now: number): Promise<Pause | undefined> {
  const last = await query
    .selectFrom("heartbeats")
    .select((all) => all.fn.max("at").as("at"))
    .executeTakeFirst();
  if (last?.at === null || last?.at === undefined) return undefined;
  const { at: began } = last;
  return now - began > SILENCE ? { began, ended: now } : undefined;
}

/** Keeps signs of life, so that nobody is charged for time in which no server ran. */
export class Vigil {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #node = newId();
  #pauses: readonly Pause[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  get pauses(): readonly Pause[] {
    return this.#pauses;
  }

  /** Notes how long nobody was there, then gives signs of life until it is stopped. */
  async start(onFault: (error: unknown) => void): Promise<void> {
    const { query } = this.#database;
    const now = this.#now();
    const pause = await silenceUntil(query, now);
    if (pause !== undefined) {
      await query
        .insertInto("pauses")
        .values(pause)
        .onConflict((known) => known.column("began").doUpdateSet({ ended: now }))
        .execute();
    }
    this.#pauses = await query.selectFrom("pauses").selectAll().orderBy("began").execute();
    // The sign of life first: whoever comes after a kill in between must find the last one.
    await this.#beat();
    await query
      .deleteFrom("heartbeats")
      .where("at", "<", now - SILENCE)
      .execute();
    this.#timer = setInterval(() => void this.#beat().catch(onFault), BEAT);
    this.#timer.unref();
  }

  /** A last sign of life. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beat();
  }

  async #beat(): Promise<void> {
    const at = this.#now();
    await this.#database.query
      .insertInto("heartbeats")
      .values({ node: this.#node, at })
      .onConflict((known) => known.column("node").doUpdateSet({ at }))
      .execute();
  }
}
