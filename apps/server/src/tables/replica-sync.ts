import type { Judged } from "../timeline/timeline.ts";
import { Gathering } from "./subscribers.ts";
import { newsOf } from "../rooms/news.ts";
import type { Services } from "./services.ts";
import { replayed, type ReadTable } from "./table-state.ts";
import { loadTable } from "./stored-table.ts";
import { Tidings } from "./change-messages.ts";

/** What follows when a table has changed and everybody here was told; a tiding is for other nodes, where this one changed it. */
export type Afterwards = (isOurs: boolean, tiding?: string) => void;

/** A table that other nodes change too: one thing after the other is done here, in step with what they did. */
export class InStep extends Gathering {
  protected readonly afterwards: Afterwards;
  readonly #tidings = new Tidings();
  #queue: Promise<unknown> = Promise.resolve();
  #isAboutToLook = false;

  constructor(services: Services, loaded: ReadTable, afterwards: Afterwards) {
    super(services, loaded);
    this.afterwards = afterwards;
  }

  /** Runs a job when all before it are done. */
  inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(job);
    this.#queue = done.catch(() => {});
    return done;
  }

  /** Somebody else changed the table, as far as is known; everybody here is told what they missed. */
  look(): Promise<void> {
    return this.hear(Infinity, "");
  }

  /** Another node says that it changed the table to this revision, and perhaps how; everybody here is told. */
  async hear(revision: number, tiding: string): Promise<void> {
    this.#tidings.add(revision, tiding);
    if (this.#isAboutToLook) return;
    this.#isAboutToLook = true;
    await this.inTurn(async () => {
      this.#isAboutToLook = false;
      await this.heed();
      if (this.#tidings.isPast(this.table)) await this.readNews();
    });
  }

  /** The table as it is now, whoever changed it: whoever comes from another node must not be told less than there. */
  async catchUp(): Promise<this> {
    if (this.services.bus.isShared) await this.inTurn(() => this.refresh());
    return this;
  }

  /** Takes in what somebody else changed, if anybody did. */
  async refresh(): Promise<void> {
    const { query } = this.services.database;
    const { revision } = this.table;
    const row = await query
      .selectFrom("games")
      .select("revision")
      .where("id", "=", this.id)
      .executeTakeFirst();
    if (row === undefined || row.revision === revision) return;
    if (row.revision > revision) await this.heed();
    if (row.revision < revision || row.revision > this.table.revision) await this.readNews();
  }

  /** Takes in what other nodes said they changed, as far as nothing is missing; was there anything? */
  protected async heed(): Promise<boolean> {
    const { revision } = this.table;
    for (;;) {
      const change = this.#tidings.next(this.table, this.kept);
      if (change === undefined) return this.table.revision > revision;
      try {
        if (change === "astray") await this.#startOver();
        else this.#takeIn(() => this.takeChange(change));
      } catch (error) {
        this.services.log.error({ err: error, table: this.id }, "what a node told does not hold");
        await this.#startOver();
      }
      this.afterwards(false);
    }
  }

  /** Reads what happened elsewhere, and tells everybody here. */
  protected async readNews(): Promise<void> {
    this.#tidings.settle();
    const known = this.play.log.length;
    const news = await newsOf(this.services.database.query, this.id, known);
    if (news === undefined) throw new Error(`table ${this.id} is gone`);
    if (news.table.revision === this.table.revision) return;
    const isOlder = news.length < known || news.table.revision < this.table.revision;
    if (isOlder) await this.#startOver();
    else this.#takeIn(() => this.takeNews(news));
    this.afterwards(false);
  }

  #takeIn(take: () => readonly Judged[]): void {
    const { table: before } = this;
    const known = this.play.log.length;
    const judged = take();
    const isClockSet = JSON.stringify(before.clock) !== JSON.stringify(this.table.clock);
    this.tellNews(before, judged, known, isClockSet);
  }

  /** The log is another than it was: a backup was gone back to, and what it holds counts. */
  async #startOver(): Promise<void> {
    this.#tidings.forget();
    const loaded = await loadTable(this.services.database.query, this.id);
    if (loaded === undefined) throw new Error(`table ${this.id} is gone`);
    this.take({ ...loaded, play: await replayed(this.services, loaded) });
    this.tellAnew();
  }
}
