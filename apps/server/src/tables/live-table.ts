import { isSameJson, ok, type Result } from "@sofala/engine";
import { refuse, type Acknowledgement, type CommandBody, type Problem } from "@sofala/protocol";
import type { CpuLimiter } from "../fairness/cpu-limiter.ts";
import { loadCalendars } from "../people/absences.ts";
import { CommitConflict, CommitUncertain } from "../store/database.ts";
import type { BlockLookup } from "./block-lookup.ts";
import { encodeChange, tellsTurn } from "./change-messages.ts";
import { COMMAND_HANDLERS, type TableCommand } from "./commands.ts";
import type { Decision, TableContext } from "./decision.ts";
import type { Caller } from "./caller.ts";
import { ReplicaSync, type ReplicaSyncDeps } from "./replica-sync.ts";
import { loadTable, type Change, type StoredEntry } from "./stored-table.ts";
import { Subscribers, type SubscribersDeps } from "./subscribers.ts";
import type { TableMetrics } from "./table-metrics.ts";
import { TableState, type PreparedTable, type TableStateDeps } from "./table-state.ts";
import { changeTableQueries } from "./table-writes.ts";
import { TaskQueue } from "./task-queue.ts";

/** How often to decide a change again, if somebody else has stored another one first. */
const MAX_ATTEMPTS = 20;
/** While the database is damaged, a table is read again after this time: the damage may have spread to it. */
const READ_AGAIN_MS = 5000;

/** Decides what happens to a table in its present state, or why nothing happens. */
export type Decide = (context: TableContext) => Result<Decision, Problem>;
export type Acknowledge = (result: Result<Acknowledgement, Problem>) => void;

/** Runs something whose CPU time is charged to an address. */
type Charge = <T>(run: () => T) => T;

export interface LiveTableDeps
  extends Omit<TableStateDeps, "heartbeat">, SubscribersDeps, ReplicaSyncDeps {
  readonly blocks: Pick<BlockLookup, "hasBlocked" | "isBlocked">;
  readonly heartbeat: TableStateDeps["heartbeat"] & {
    /** Resolves when all outages until now are known. */
    ensureFresh(): Promise<void>;
  };
  readonly cpuLimiter: Pick<CpuLimiter, "runCharged">;
  readonly metrics: Pick<TableMetrics, "recordStored">;
}

/** A change of a table that has been broadcast on this node. */
export interface TableChange {
  /** True if this node stored it. */
  readonly isOurs: boolean;
  /** The change as other nodes apply it; empty if they have to load it. */
  readonly message: string;
  /** True if the message also tells other nodes whose turn it is. */
  readonly tellsTurn: boolean;
}

/** A table in memory: runs commands one at a time, stores them, then tells subscribers. */
export class LiveTable {
  readonly id: string;
  /** What is stored, and what each observer may see. */
  readonly state: TableState;
  /** Who is connected, and what each is sent. */
  readonly subscribers: Subscribers;
  /** Changes that other nodes made. */
  readonly replica: ReplicaSync;
  /** When the table was last used; idle tables are unloaded. */
  lastUsedAt: number;
  /** The address from which the owner sent their last command to this node since the table was loaded. */
  ownerClientAddress: string | undefined;
  readonly #queue = new TaskQueue();
  readonly #deps: LiveTableDeps;
  readonly #changeListeners: ((change: TableChange) => void)[] = [];
  /** When the table was last read from a database that is known to be damaged. */
  #readAt = -Infinity;

  constructor(deps: LiveTableDeps, loaded: PreparedTable) {
    this.id = loaded.table.id;
    this.#deps = deps;
    this.state = new TableState(deps, loaded);
    this.subscribers = new Subscribers(this.state, deps);
    this.replica = new ReplicaSync(this.state, this.subscribers, this.#queue, deps, () =>
      this.#notify({ isOurs: false, message: "", tellsTurn: false }),
    );
    this.lastUsedAt = deps.now();
  }

  /** Calls a listener after every change, once it has been broadcast. */
  onChange(listener: (change: TableChange) => void): void {
    this.#changeListeners.push(listener);
  }

  /** Runs a task when all earlier ones of this table are done. */
  enqueue<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(task);
  }

  /** Decides a command, stores the result, acknowledges it and broadcasts it: in this order. */
  execute<Name extends TableCommand>(
    name: Name,
    { person, clientAddress, isOutdated }: Caller & { readonly isOutdated?: () => boolean },
    body: CommandBody<Name>,
    acknowledge: Acknowledge,
  ): Promise<void> {
    const acknowledgeVisible: Acknowledge = (result) =>
      acknowledge(result.ok ? ok(this.#asVisibleTo(person, result.value)) : result);
    this.lastUsedAt = this.#deps.now();
    return this.enqueue(async () => {
      // Load the name within the task, so that no later command overtakes this one. Only `join` needs it.
      const personName = name === "join" ? await this.#nameOf(person) : "";
      const decide: Decide = (context) => {
        // Check before every attempt: the person may have sent another command to another node instead.
        if (isOutdated?.() === true) return refuse("server/busy");
        const seat = this.state.seatOf(person);
        const isOwner = context.table.owner === person;
        const isBlocked = (other: string) => this.#deps.blocks.isBlocked(person, other);
        const caller = { person, name: personName, clientAddress, isOwner, isBlocked };
        return COMMAND_HANDLERS[name](
          context,
          { ...caller, ...(seat === undefined ? {} : { seat }) },
          body,
        );
      };
      await this.#decideAndStoreNow(decide, acknowledgeVisible, this.#chargeTo(clientAddress));
    });
  }

  /** The same for changes that no person requested: by clocks, bots, orders, operators. */
  decideAndStore(decide: Decide, acknowledge: Acknowledge = () => {}): Promise<void> {
    this.lastUsedAt = this.#deps.now();
    return this.enqueue(() =>
      this.#decideAndStoreNow(decide, acknowledge, this.#chargeTo(undefined)),
    );
  }

  async #nameOf(person: string): Promise<string> {
    const row = await this.#deps.database.query
      .selectFrom("people")
      .select("name")
      .where("id", "=", person)
      .executeTakeFirst();
    return row?.name ?? "";
  }

  /** Limits the entry count for people without a seat to what spectators may see. */
  #asVisibleTo(person: string, done: Acknowledgement): Acknowledgement {
    const visible = this.state.visibleEntryCount(person);
    return { ...done, entryCount: Math.min(done.entryCount, visible) };
  }

  #chargeTo(address: string | undefined): Charge {
    const { cpuLimiter } = this.#deps;
    return (run) => (address === undefined ? run() : cpuLimiter.runCharged(address, run));
  }

  #notify(change: TableChange): void {
    for (const listener of this.#changeListeners) listener(change);
  }

  /** Loads what other nodes stored; true if there was anything. */
  async #loadRemoteChanges(): Promise<boolean> {
    const { revision } = this.state.table;
    if (this.#deps.bus.isShared && !(await this.replica.applyPending()))
      await this.replica.syncNow();
    return this.state.table.revision !== revision;
  }

  async #decideAndStoreNow(
    decide: Decide,
    acknowledge: Acknowledge,
    charge: Charge,
  ): Promise<void> {
    const { state, subscribers, replica } = this;
    let uncertain: UncertainCommit | undefined;
    if (this.#deps.database.damage !== undefined) await this.#requireReadable();
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      await this.#deps.heartbeat.ensureFresh();
      if (state.table.settings.rest !== undefined) await this.#loadCalendars();
      const decision = charge(() => decide(state.context()));
      if (!decision.ok) {
        // Do not refuse because of an outdated state: another node may have changed it.
        if (await this.#loadRemoteChanges()) continue;
        return acknowledge(decision);
      }
      const { change, applied, repeatOf } = decision.value;
      const seq = state.timeline.log.length;
      if (repeatOf !== undefined) return acknowledge(ok({ entryCount: seq, ...repeatOf }));
      const { table: before } = state;
      const outcome = await this.#store(decision.value);
      if (outcome === "stored") {
        return charge(() => {
          state.applyDecision(decision.value);
          const entryCount = state.timeline.log.length;
          acknowledge(ok({ entryCount, ...(applied.length === 0 ? {} : { seq }) }));
          subscribers.broadcastChanges(before, applied, seq);
          this.#notify({ isOurs: true, ...this.#changeMessage(seq, change) });
        });
      }
      if (outcome === "conflict" && uncertain === undefined && (await replica.applyPending()))
        continue;
      if (outcome === "uncertain") uncertain = { change, seq, revision: before.revision };
      await replica.syncNow();
      if (uncertain !== undefined && isCommitted(uncertain, state)) {
        const made = uncertain.change.entries.length === 0 ? {} : { seq: uncertain.seq };
        acknowledge(ok({ entryCount: state.timeline.log.length, ...made }));
        this.#notify({ isOurs: true, message: "", tellsTurn: false });
        return;
      }
    }
    acknowledge(refuse("server/busy"));
  }

  /** Throws if this table cannot be read from a damaged database: a new move would be lost. */
  async #requireReadable(): Promise<void> {
    const { database, now } = this.#deps;
    if (now() - this.#readAt < READ_AGAIN_MS) return;
    await loadTable(database.query, this.id);
    this.#readAt = now();
  }

  /** The change as other nodes apply it to a log of `seq` entries; empty if there are no other nodes. */
  #changeMessage(seq: number, change: Change): Omit<TableChange, "isOurs"> {
    const message = this.#deps.bus.isShared
      ? encodeChange(this.state.storedEntries, seq, change)
      : "";
    return { message, tellsTurn: message !== "" && tellsTurn(change) };
  }

  /** Loads the absences of the players, which stop clocks. They are stored elsewhere and may have changed. */
  async #loadCalendars(): Promise<void> {
    const { seats } = this.state.table;
    const people = seats.flatMap((holder) => (holder.kind === "person" ? [holder.person] : []));
    this.state.calendars = await loadCalendars(this.#deps.database.query, people);
  }

  /** Commits a decision if the table still has the revision for which it was made. */
  async #store({ change, applied }: Decision): Promise<"stored" | "conflict" | "uncertain"> {
    const { database, metrics } = this.#deps;
    const { table, timeline } = this.state;
    const startedAt = performance.now();
    try {
      await database.commit(changeTableQueries(database.query, table, timeline.log.length, change));
    } catch (error) {
      if (error instanceof CommitConflict) return "conflict";
      if (error instanceof CommitUncertain) return "uncertain";
      throw error;
    }
    const moves = applied.filter(({ entry }) => entry.kind === "move").length;
    metrics.recordStored(moves, performance.now() - startedAt);
    return "stored";
  }
}

/** A change whose commit was not confirmed: it may or may not be stored. */
interface UncertainCommit {
  readonly change: Change;
  /** The number of entries and the revision before it. */
  readonly seq: number;
  readonly revision: number;
}

/** True if the table, which has been loaded again since, contains the change. */
function isCommitted(
  { change, seq, revision }: UncertainCommit,
  { storedEntries, table }: Pick<TableState, "storedEntries" | "table">,
): boolean {
  if (change.entries.length > 0) {
    return change.entries.every((entry, index) => isSameEntry(entry, storedEntries[seq + index]));
  }
  // Without an entry, this cannot be told apart from the same change by somebody else.
  const fields = Object.keys(change.table) as (keyof Change["table"])[];
  return (
    table.revision === revision + 1 &&
    fields.every((field) => isSameJson(change.table[field] ?? {}, table[field] ?? {}))
  );
}

const isSameEntry = (one: StoredEntry, other: StoredEntry | undefined): boolean =>
  other !== undefined &&
  one.at === other.at &&
  one.actor === other.actor &&
  one.key === other.key &&
  JSON.stringify(one.entry) === JSON.stringify(other.entry);
