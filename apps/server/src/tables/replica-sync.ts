import type { AppliedEntry } from "@sofala/engine";
import type { TimeSlicer } from "../fairness/time-slicer.ts";
import type { Logger } from "../logger.ts";
import type { Database } from "../store/database.ts";
import { PendingChanges } from "./change-messages.ts";
import { loadSince, loadTable } from "./stored-table.ts";
import type { Subscribers } from "./subscribers.ts";
import { loadTimeline, type TableState, type GameVersions } from "./table-state.ts";
import type { TaskQueue } from "./task-queue.ts";

export interface ReplicaSyncDeps extends GameVersions {
  readonly database: Database;
  readonly bus: { readonly isShared: boolean };
  readonly logger: Pick<Logger, "error">;
  readonly timeSlicer: TimeSlicer;
}

/** Keeps a table in step with the database: applies what other nodes changed and broadcasts it. */
export class ReplicaSync {
  readonly #state: TableState;
  readonly #subscribers: Subscribers;
  readonly #queue: TaskQueue;
  readonly #deps: ReplicaSyncDeps;
  readonly #onChanged: () => void;
  readonly #pendingChanges = new PendingChanges();
  #isSyncQueued = false;

  /** `onChanged` is called after each change of another node that was applied. */
  constructor(
    state: TableState,
    subscribers: Subscribers,
    queue: TaskQueue,
    deps: ReplicaSyncDeps,
    onChanged: () => void,
  ) {
    this.#state = state;
    this.#subscribers = subscribers;
    this.#queue = queue;
    this.#deps = deps;
    this.#onChanged = onChanged;
  }

  /** Loads what other nodes stored, as a task of the queue. */
  sync(): Promise<void> {
    return this.receiveChange(Infinity, "");
  }

  /** Handles a revision that another node announced, with the change if it fits into a message. */
  async receiveChange(revision: number, message: string): Promise<void> {
    this.#pendingChanges.add(revision, message);
    if (this.#isSyncQueued) return;
    this.#isSyncQueued = true;
    await this.#queue.run(async () => {
      this.#isSyncQueued = false;
      await this.applyPending();
      if (this.#pendingChanges.hasNewerThan(this.#state.table)) await this.syncNow();
    });
  }

  /** Loads what other nodes stored if the revision is outdated: a client that switches nodes must not see an older state. */
  async ensureCurrent(): Promise<void> {
    if (this.#deps.bus.isShared) await this.#queue.run(() => this.ensureCurrentNow());
  }

  /** The same within a task of the queue, also without other nodes: a command-line program may have changed the table. */
  async ensureCurrentNow(): Promise<void> {
    const { id, table } = this.#state;
    const row = await this.#deps.database.query
      .selectFrom("tables")
      .select("revision")
      .where("id", "=", id)
      .executeTakeFirst();
    if (row === undefined || row.revision === table.revision) return;
    if (row.revision > table.revision) await this.applyPending();
    const isBehind = row.revision > this.#state.table.revision;
    if (row.revision < table.revision || isBehind) await this.syncNow();
  }

  /** Applies the changes that other nodes sent, as long as none is missing; true if there were any. */
  async applyPending(): Promise<boolean> {
    const state = this.#state;
    const { revision } = state.table;
    for (;;) {
      const change = this.#pendingChanges.next(state.table, state.storedEntries);
      if (change === undefined) return state.table.revision > revision;
      try {
        if (change === "diverged") await this.#reload();
        else this.#applyAndBroadcast(() => state.applyChange(change));
      } catch (error) {
        this.#deps.logger.error(
          { err: error, table: state.id },
          "a change message does not match the log",
        );
        await this.#reload();
      }
      this.#onChanged();
    }
  }

  /** Loads what other nodes stored and broadcasts it. Runs within a task of the queue. */
  async syncNow(): Promise<void> {
    const state = this.#state;
    this.#pendingChanges.forgetNewestRevision();
    const known = state.timeline.log.length;
    const loaded = await loadSince(this.#deps.database.query, state.id, known);
    if (loaded === undefined) throw new Error(`table ${state.id} does not exist any more`);
    if (loaded.table.revision === state.table.revision) return;
    const isOlder = loaded.entryCount < known || loaded.table.revision < state.table.revision;
    if (isOlder) await this.#reload();
    else this.#applyAndBroadcast(() => state.applyLoaded(loaded));
    this.#onChanged();
  }

  #applyAndBroadcast(apply: () => readonly AppliedEntry[]): void {
    const state = this.#state;
    const { table: before } = state;
    const known = state.timeline.log.length;
    const applied = apply();
    const isClockSet =
      applied.length === 0 && JSON.stringify(before.clock) !== JSON.stringify(state.table.clock);
    this.#subscribers.broadcastChanges(before, applied, known, isClockSet);
  }

  /** Replaces everything with what the database contains: the log has diverged, because a backup was restored. */
  async #reload(): Promise<void> {
    const { id } = this.#state;
    this.#pendingChanges.clear();
    const loaded = await loadTable(this.#deps.database.query, id);
    if (loaded === undefined) throw new Error(`table ${id} does not exist any more`);
    const timeline = await loadTimeline(this.#deps, loaded);
    this.#state.reset({ ...loaded, timeline });
    this.#subscribers.broadcastAll();
  }
}
