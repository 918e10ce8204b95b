import { ok, type Result } from "@sofala/engine";
import { problem, type Acknowledgement, type CommandBody, type Problem } from "@sofala/protocol";
import { calendarsOf } from "../people/absences.ts";
import { Conflict, Unsure } from "../store/database.ts";
import { RULES, type TableCommand } from "./commands.ts";
import { no, type Decision, type Scene } from "./decision.ts";
import { isDone, type Doubt } from "../rooms/doubt.ts";
import { InStep, type Afterwards } from "./replica-sync.ts";
import type { Storer } from "./quotas.ts";
import type { Services } from "./services.ts";
import type { ReadTable } from "./table-state.ts";
import { loadTable, type Change } from "./stored-table.ts";
import { changeUnit } from "./table-writes.ts";
import { tidingOf } from "./change-messages.ts";

/** How often a change is judged anew because somebody else was quicker. */
const TRIES = 20;
/** Milliseconds after which a table of a damaged database is read again: its own page may have broken since. */
const READ_AGAIN = 5000;

/** What is to happen to a table as it is at that moment, or why not. */
export type Judge = (scene: Scene) => Result<Decision, Problem>;
export type Acknowledge = (outcome: Result<Acknowledgement, Problem>) => void;

/** Does something that somebody is charged for. */
type Spend = <T>(act: () => T) => T;

/** A table that somebody is at: one thing after the other is decided, kept, acknowledged and told. */
export class Room extends InStep {
  /** When somebody last asked something of the table. */
  touched: number;
  /** The address of whoever opened the table, where they did something here since it was read. */
  openedFrom: string | undefined;
  /** When the table was last read from a database that was found damaged. */
  #lastRead = -Infinity;

  constructor(services: Services, loaded: ReadTable, afterwards: Afterwards) {
    super(services, loaded, afterwards);
    this.touched = services.now();
  }

  /** Does what a command asks; acknowledges it before anybody else is told. */
  command<Name extends TableCommand>(
    name: Name,
    { person, source, isOutdated }: Storer & { readonly isOutdated?: () => boolean },
    body: CommandBody<Name>,
    acknowledge: Acknowledge,
  ): Promise<void> {
    const tell: Acknowledge = (outcome) =>
      acknowledge(outcome.ok ? ok(this.#asSeen(person, outcome.value)) : outcome);
    this.touched = this.services.now();
    return this.inTurn(async () => {
      // Read in turn, so that no later command overtakes this one; a seat stores it.
      const called = name === "join" ? await this.#nameOf(person) : "";
      const judge: Judge = (scene) => {
        // Asked every time: somebody else was quicker, perhaps the same person at another node.
        if (isOutdated?.() === true) return no("server/busy");
        const seat = this.seatOf(person);
        const isOwner = scene.table.owner === person;
        const avoids = (other: string) => this.services.apart.areApart(person, other);
        const caller = { person, name: called, source, isOwner, avoids };
        return RULES[name](scene, { ...caller, ...(seat === undefined ? {} : { seat }) }, body);
      };
      await this.#decideNow(judge, tell, this.#spendingOf(source));
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
  #asSeen(person: string, done: Acknowledgement): Acknowledgement {
    return { ...done, entries: Math.min(done.entries, this.entriesFor(person)) };
  }

  /** Judges, keeps, acknowledges, tells; one decision after the other. */
  decide(judge: Judge, acknowledge: Acknowledge = () => {}): Promise<void> {
    this.touched = this.services.now();
    return this.inTurn(() => this.#decideNow(judge, acknowledge, this.#spendingOf(undefined)));
  }

  /** Charges an address, if there is one, for the time that something takes. */
  #spendingOf(address: string | undefined): Spend {
    const { share } = this.services;
    return (act) => (address === undefined ? act() : share.spend(address, act));
  }

  /** Did another node change the table, which was read anew? */
  async #hasChanged(): Promise<boolean> {
    const { revision } = this.table;
    if (this.services.bus.isShared) await this.refresh();
    return this.table.revision !== revision;
  }

  async #decideNow(judge: Judge, acknowledge: Acknowledge, spend: Spend): Promise<void> {
    let doubt: Doubt | undefined;
    await this.#requireReadable();
    for (let tries = 0; tries < TRIES; tries++) {
      await this.services.vigil.attend();
      await this.#readCalendars();
      const decision = spend(() => judge(this.scene()));
      if (!decision.ok) {
        // Nothing is refused for what the table was before another node changed it.
        if (await this.#hasChanged()) continue;
        return acknowledge(decision);
      }
      const { change, judged, repeats } = decision.value;
      const seq = this.play.log.length;
      if (repeats !== undefined) return acknowledge(ok({ entries: seq, ...repeats }));
      const { table: before } = this;
      const end = await this.#keep(decision.value);
      if (end === "kept") {
        return spend(() => {
          this.accept(decision.value);
          const entries = this.play.log.length;
          acknowledge(ok({ entries, ...(judged.length === 0 ? {} : { seq }) }));
          this.tellNews(before, judged, seq);
          this.afterwards(true, this.#tiding(seq, change));
        });
      }
      if (end === "late" && doubt === undefined && (await this.heed())) continue;
      if (end === "unsure") doubt = { change, seq, revision: before.revision };
      await this.readNews();
      if (doubt !== undefined && isDone(doubt, this)) {
        const done = doubt.change.entries.length === 0 ? {} : { seq: doubt.seq };
        acknowledge(ok({ entries: this.play.log.length, ...done }));
        this.afterwards(true);
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
  #tiding(seq: number, change: Change): string | undefined {
    return this.services.bus.isShared ? tidingOf(this.kept, seq, change) : undefined;
  }

  /** Reads who rests when, where that stops clocks: people change it elsewhere. */
  async #readCalendars(): Promise<void> {
    const { terms, seats } = this.table;
    if (terms.rest === undefined) return;
    const people = seats.flatMap((sitter) => (sitter.kind === "person" ? [sitter.person] : []));
    this.calendars = await calendarsOf(this.services.database.query, people);
  }

  /** Keeps a decision, if the table is still what it was judged by. */
  async #keep({ change, judged }: Decision): Promise<"kept" | "late" | "unsure"> {
    const { database, meter } = this.services;
    const began = performance.now();
    try {
      await database.commit(changeUnit(database.query, this.table, this.play.log.length, change));
    } catch (error) {
      if (error instanceof Conflict) return "late";
      if (error instanceof Unsure) return "unsure";
      throw error;
    }
    const moves = judged.filter(({ entry }) => entry.kind === "move").length;
    meter.kept(moves, performance.now() - began);
    return "kept";
  }
}
