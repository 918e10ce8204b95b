import { ok, type Result } from "@sofala/engine";
import { problem, type Acknowledgement, type CommandBody, type Problem } from "@sofala/protocol";
import { loadCalendars } from "../people/absences.ts";
import { CommitConflict, CommitUncertain } from "../store/database.ts";
import { COMMAND_HANDLERS, type TableCommand } from "./commands.ts";
import { refuse, type Decision, type TableContext } from "./decision.ts";
import { isCommitted, type UncertainCommit } from "../rooms/doubt.ts";
import { ReplicaSync, type OnTableChanged } from "./replica-sync.ts";
import type { Requester } from "./quotas.ts";
import type { Services } from "./services.ts";
import type { PreparedTable } from "./table-state.ts";
import { loadTable, type Change } from "./stored-table.ts";
import { changeTableQueries } from "./table-writes.ts";
import { encodeChange } from "./change-messages.ts";

/** How often a change is judged anew because somebody else was quicker. */
const MAX_ATTEMPTS = 20;
/** Milliseconds after which a table of a damaged database is read again: its own page may have broken since. */
const READ_AGAIN = 5000;

/** What is to happen to a table as it is at that moment, or why not. */
export type Decide = (scene: TableContext) => Result<Decision, Problem>;
export type Acknowledge = (outcome: Result<Acknowledgement, Problem>) => void;

/** Does something that somebody is charged for. */
type Charge = <T>(act: () => T) => T;

/** A table that somebody is at: one thing after the other is decided, kept, acknowledged and told. */
export class LiveTable extends ReplicaSync {
  /** When somebody last asked something of the table. */
  lastUsedAt: number;
  /** The address of whoever opened the table, where they did something here since it was read. */
  ownerAddress: string | undefined;
  /** When the table was last read from a database that was found damaged. */
  #lastRead = -Infinity;

  constructor(services: Services, loaded: PreparedTable, afterwards: OnTableChanged) {
    super(services, loaded, afterwards);
    this.lastUsedAt = services.now();
  }

  /** Does what a command asks; acknowledges it before anybody else is told. */
  execute<Name extends TableCommand>(
    name: Name,
    { person, source, isOutdated }: Requester & { readonly isOutdated?: () => boolean },
    body: CommandBody<Name>,
    acknowledge: Acknowledge,
  ): Promise<void> {
    const tell: Acknowledge = (outcome) =>
      acknowledge(outcome.ok ? ok(this.#asVisibleTo(person, outcome.value)) : outcome);
    this.lastUsedAt = this.services.now();
    return this.enqueue(async () => {
      // Read in turn, so that no later command overtakes this one; a seat stores it.
      const called = name === "join" ? await this.#nameOf(person) : "";
      const judge: Decide = (scene) => {
        // Asked every time: somebody else was quicker, perhaps the same person at another node.
        if (isOutdated?.() === true) return refuse("server/busy");
        const seat = this.seatOf(person);
        const isOwner = scene.table.owner === person;
        const isBlocked = (other: string) => this.services.blocks.isBlocked(person, other);
        const caller = { person, name: called, source, isOwner, isBlocked };
        return COMMAND_HANDLERS[name](
          scene,
          { ...caller, ...(seat === undefined ? {} : { seat }) },
          body,
        );
      };
      await this.#decideAndStoreNow(judge, tell, this.#chargeTo(source));
    });
  }

  /** What somebody is called now. */
  async #nameOf(person: string): Promise<string> {
    const row = await this.services.database.query
      .selectFrom("people")
      .select("name")
      .where("id", "=", person)
      .executeTakeFirst();
    return row?.name ?? "";
  }

  /** Who does not sit here learns of no more entries than spectators see. */
  #asVisibleTo(person: string, done: Acknowledgement): Acknowledgement {
    return { ...done, entries: Math.min(done.entries, this.visibleEntryCount(person)) };
  }

  /** Judges, keeps, acknowledges, tells; one decision after the other. */
  decideAndStore(judge: Decide, acknowledge: Acknowledge = () => {}): Promise<void> {
    this.lastUsedAt = this.services.now();
    return this.enqueue(() =>
      this.#decideAndStoreNow(judge, acknowledge, this.#chargeTo(undefined)),
    );
  }

  /** Charges an address, if there is one, for the time that something takes. */
  #chargeTo(address: string | undefined): Charge {
    const { cpuLimiter } = this.services;
    return (act) => (address === undefined ? act() : cpuLimiter.runCharged(address, act));
  }

  /** Did another node change the table, which was read anew? */
  async #hasChangedElsewhere(): Promise<boolean> {
    const { revision } = this.table;
    if (this.services.bus.isShared) await this.refresh();
    return this.table.revision !== revision;
  }

  async #decideAndStoreNow(judge: Decide, acknowledge: Acknowledge, spend: Charge): Promise<void> {
    let doubt: UncertainCommit | undefined;
    await this.#requireReadable();
    for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
      await this.services.heartbeat.ensureFresh();
      await this.#loadCalendars();
      const decision = spend(() => judge(this.context()));
      if (!decision.ok) {
        // Nothing is refused for what the table was before another node changed it.
        if (await this.#hasChangedElsewhere()) continue;
        return acknowledge(decision);
      }
      const { change, applied, repeatOf } = decision.value;
      const seq = this.timeline.log.length;
      if (repeatOf !== undefined) return acknowledge(ok({ entries: seq, ...repeatOf }));
      const { table: before } = this;
      const end = await this.#store(decision.value);
      if (end === "kept") {
        return spend(() => {
          this.applyDecision(decision.value);
          const entries = this.timeline.log.length;
          acknowledge(ok({ entries, ...(applied.length === 0 ? {} : { seq }) }));
          this.broadcastChanges(before, applied, seq);
          this.onChanged(true, this.#changeMessage(seq, change));
        });
      }
      if (end === "late" && doubt === undefined && (await this.applyPending())) continue;
      if (end === "unsure") doubt = { change, seq, revision: before.revision };
      await this.loadMissed();
      if (doubt !== undefined && isCommitted(doubt, this)) {
        const done = doubt.change.entries.length === 0 ? {} : { seq: doubt.seq };
        acknowledge(ok({ entries: this.timeline.log.length, ...done }));
        this.onChanged(true);
        return;
      }
    }
    acknowledge({ ok: false, error: problem("server/busy") });
  }

  /** Throws where the database is damaged and this table cannot be read from it: a move would be lost with it. */
  async #requireReadable(): Promise<void> {
    const { database, now } = this.services;
    if (database.damage === undefined || now() - this.#lastRead < READ_AGAIN) return;
    await loadTable(database.query, this.id);
    this.#lastRead = now();
  }

  /** What other nodes are told of a change of the log that had so many entries. */
  #changeMessage(seq: number, change: Change): string | undefined {
    return this.services.bus.isShared ? encodeChange(this.storedEntries, seq, change) : undefined;
  }

  /** Reads who rests when, where that stops clocks: people change it elsewhere. */
  async #loadCalendars(): Promise<void> {
    const { settings, seats } = this.table;
    if (settings.rest === undefined) return;
    const people = seats.flatMap((sitter) => (sitter.kind === "person" ? [sitter.person] : []));
    this.calendars = await loadCalendars(this.services.database.query, people);
  }

  /** Keeps a decision, if the table is still what it was judged by. */
  async #store({ change, applied }: Decision): Promise<"kept" | "late" | "unsure"> {
    const { database, metrics } = this.services;
    const began = performance.now();
    try {
      await database.commit(
        changeTableQueries(database.query, this.table, this.timeline.log.length, change),
      );
    } catch (error) {
      if (error instanceof CommitConflict) return "late";
      if (error instanceof CommitUncertain) return "unsure";
      throw error;
    }
    const moves = applied.filter(({ entry }) => entry.kind === "move").length;
    metrics.recordStored(moves, performance.now() - began);
    return "kept";
  }
}
