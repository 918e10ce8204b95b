import type { AppliedEntry } from "../timeline/timeline.ts";
import { Subscribers } from "./subscribers.ts";
import { loadSince } from "../rooms/news.ts";
import type { Services } from "./services.ts";
import { loadTimeline, type PreparedTable } from "./table-state.ts";
import { loadTable } from "./stored-table.ts";
import { PendingChanges } from "./change-messages.ts";

/** What follows when a table has changed and everybody here was told; a tiding is for other nodes, where this one changed it. */
export type OnTableChanged = (isOurs: boolean, tiding?: string) => void;

/** A table that other nodes change too: one thing after the other is done here, in step with what they did. */
export class ReplicaSync extends Subscribers {
  protected readonly onChanged: OnTableChanged;
  readonly #pendingChanges = new PendingChanges();
  #queue: Promise<unknown> = Promise.resolve();
  #isSyncQueued = false;

  constructor(services: Services, loaded: PreparedTable, afterwards: OnTableChanged) {
    super(services, loaded);
    this.onChanged = afterwards;
  }

  /** Runs a job when all before it are done. */
  enqueue<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(job);
    this.#queue = done.catch(() => {});
    return done;
  }

  /** Somebody else changed the table, as far as is known; everybody here is told what they missed. */
  sync(): Promise<void> {
    return this.receiveChange(Infinity, "");
  }

  /** Another node says that it changed the table to this revision, and perhaps how; everybody here is told. */
  async receiveChange(revision: number, tiding: string): Promise<void> {
    this.#pendingChanges.add(revision, tiding);
    if (this.#isSyncQueued) return;
    this.#isSyncQueued = true;
    await this.enqueue(async () => {
      this.#isSyncQueued = false;
      await this.applyPending();
      if (this.#pendingChanges.hasNewerThan(this.table)) await this.loadMissed();
    });
  }

  /** The table as it is now, whoever changed it: whoever comes from another node must not be told less than there. */
  async ensureCurrent(): Promise<this> {
    if (this.services.bus.isShared) await this.enqueue(() => this.refresh());
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
    if (row.revision > revision) await this.applyPending();
    if (row.revision < revision || row.revision > this.table.revision) await this.loadMissed();
  }

  /** Takes in what other nodes said they changed, as far as nothing is missing; was there anything? */
  protected async applyPending(): Promise<boolean> {
    const { revision } = this.table;
    for (;;) {
      const change = this.#pendingChanges.next(this.table, this.storedEntries);
      if (change === undefined) return this.table.revision > revision;
      try {
        if (change === "astray") await this.#reload();
        else this.#applyAndBroadcast(() => this.applyChange(change));
      } catch (error) {
        this.services.logger.error(
          { err: error, table: this.id },
          "what a node told does not hold",
        );
        await this.#reload();
      }
      this.onChanged(false);
    }
  }

  /** Reads what happened elsewhere, and tells everybody here. */
  protected async loadMissed(): Promise<void> {
    this.#pendingChanges.markLoaded();
    const known = this.timeline.log.length;
    const news = await loadSince(this.services.database.query, this.id, known);
    if (news === undefined) throw new Error(`table ${this.id} is gone`);
    if (news.table.revision === this.table.revision) return;
    const isOlder = news.entryCount < known || news.table.revision < this.table.revision;
    if (isOlder) await this.#reload();
    else this.#applyAndBroadcast(() => this.applyLoaded(news));
    this.onChanged(false);
  }

  #applyAndBroadcast(take: () => readonly AppliedEntry[]): void {
    const { table: before } = this;
    const known = this.timeline.log.length;
    const judged = take();
    const isClockSet = JSON.stringify(before.clock) !== JSON.stringify(this.table.clock);
    this.broadcastChanges(before, judged, known, isClockSet);
  }

  /** The log is another than it was: a backup was gone back to, and what it holds counts. */
  async #reload(): Promise<void> {
    this.#pendingChanges.clear();
    const loaded = await loadTable(this.services.database.query, this.id);
    if (loaded === undefined) throw new Error(`table ${this.id} is gone`);
    this.reset({ ...loaded, timeline: await loadTimeline(this.services, loaded) });
    this.broadcastAll();
  }
}
