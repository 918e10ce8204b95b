import type { Bus } from "../bus/bus.ts";
import type { Database } from "../store/database.ts";
import { inBatches } from "../store/batches.ts";

/** Milliseconds for which changes are gathered: who comes and goes in a moment was not away. */
const GATHERED = 100;
/** Milliseconds until it is tried again where it could not be kept. */
const PAUSE = 1000;
/** A node that was silent for so long has nobody there. */
const ABSENT = 10_000;

interface Visit {
  /** The table where they sit; none for somebody who is connected at all. */
  readonly place: string;
  readonly person: string;
}

interface Needs {
  readonly database: Database;
  readonly bus: Bus;
  readonly node: string;
  readonly now: () => number;
  readonly log: { error(what: object, words: string): void };
}

/** Tells the other nodes who is connected here and where, and knows who is there. */
export class Visits {
  readonly #needs: Needs;
  /** Who is here, as far as the others know. */
  readonly #known = new Set<string>();
  /** Visits whose last write failed, so that the row may be there or not. */
  readonly #unsure = new Set<string>();
  /** What they do not know yet. */
  #changed = new Map<string, Visit & { readonly isHere: boolean }>();
  #timer: NodeJS.Timeout | undefined;
  #telling: Promise<void> = Promise.resolve();
  #isLeaving = false;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Somebody is connected to this node at a place, or not any more. */
  note(place: string, person: string, isHere: boolean): void {
    if (!this.#needs.bus.isShared || this.#isLeaving) return;
    const key = `${place} ${person}`;
    this.#changed.delete(key);
    if (this.#known.has(key) === isHere && !this.#unsure.has(key)) return;
    this.#changed.set(key, { place, person, isHere });
    this.#tellIn(GATHERED);
  }

  /** Who is connected to other nodes, by place. */
  async elsewhere(places: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const rows = await this.#others("place", places);
    const byPlace = Map.groupBy(rows, ({ place }) => place);
    return new Map(
      [...byPlace].map(([place, there]) => [place, new Set(there.map(({ person }) => person))]),
    );
  }

  /** Who of these people is connected to another node. */
  async whoIsElsewhere(people: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.#others("person", people)).map(({ person }) => person));
  }

  /** Whoever is sent away now comes back to another node in a moment, and was not away. */
  takeLeave(): void {
    this.#isLeaving = true;
    clearTimeout(this.#timer);
  }

  /** Nobody is here any more. */
  async close(): Promise<void> {
    this.takeLeave();
    const { database, bus, node } = this.#needs;
    if (!bus.isShared) return;
    await this.#telling;
    await database.query.deleteFrom("visits").where("node", "=", node).execute();
  }

  async #others(column: "place" | "person", asked: readonly string[]): Promise<readonly Visit[]> {
    const { bus, database, node, now } = this.#needs;
    const found: Visit[] = [];
    if (!bus.isShared) return found;
    for (const some of inBatches(asked)) {
      const rows = await database.query
        .selectFrom("visits")
        .innerJoin("heartbeats", "heartbeats.node", "visits.node")
        .select(["visits.place", "visits.person"])
        .where(column, "in", some)
        .where("visits.node", "<>", node)
        .where("heartbeats.at", ">", now() - ABSENT)
        .execute();
      found.push(...rows);
    }
    return found;
  }

  #tellIn(milliseconds: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#telling = this.#tell().catch((error: unknown) => {
        this.#needs.log.error({ err: error }, "it could not be kept who is here");
        this.#tellIn(PAUSE);
      });
    }, milliseconds);
    this.#timer.unref();
  }

  async #tell(): Promise<void> {
    await this.#telling;
    const { database, bus, node } = this.#needs;
    const { query } = database;
    const changes = this.#changed;
    const all = [...changes.values()];
    const come = all.filter(({ isHere }) => isHere);
    const rows = come.map(({ place, person }) => ({ place, person, node }));
    const arrivals = inBatches(rows).map((some) =>
      query
        .insertInto("visits")
        .values(some)
        .onConflict((there) => there.doNothing())
        .compile(),
    );
    const departures = all.flatMap(({ place, person, isHere }) =>
      isHere
        ? []
        : query
            .deleteFrom("visits")
            .where("place", "=", place)
            .where("person", "=", person)
            .where("node", "=", node)
            .compile(),
    );
    this.#changed = new Map();
    this.#know(changes);
    const also = [...arrivals, ...departures];
    try {
      if (also.length > 0) await database.commit({ must: [], also });
    } catch (error) {
      for (const key of changes.keys()) this.#unsure.add(key);
      // What is newer by now stands.
      this.#changed = new Map([...changes, ...this.#changed]);
      throw error;
    }
    for (const key of changes.keys()) this.#unsure.delete(key);
    for (const place of new Set(all.map((each) => each.place))) {
      if (place !== "") bus.publish(`table.${place}`, "visits");
    }
  }

  #know(changes: ReadonlyMap<string, { readonly isHere: boolean }>): void {
    for (const [key, { isHere }] of changes) {
      if (isHere) this.#known.add(key);
      else this.#known.delete(key);
    }
  }
}
