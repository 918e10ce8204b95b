import { ok, type Observer, type Result } from "@sofala/engine";
import {
  problem,
  type Acknowledgement,
  type ChatMessage,
  type CommandBody,
  type Problem,
} from "@sofala/protocol";
import { calendarsOf } from "../notices/calendars.ts";
import type { Judged } from "../play/play.ts";
import { Conflict, Unsure } from "../store/database.ts";
import { Audience, type Listener, type People } from "./audience.ts";
import type { Caller } from "./caller.ts";
import { RULES, type TableCommand } from "./commands.ts";
import type { Decision, Scene } from "./decision.ts";
import type { Services } from "./services.ts";
import { Sitting } from "./sitting.ts";
import { changeUnit, isNews, loadTable, type LoadedTable } from "./stored-table.ts";

/** How often a change is judged anew because somebody else was quicker. */
const TRIES = 20;

/** What is to happen to a table as it is at that moment, or why not. */
export type Judge = (scene: Scene) => Result<Decision, Problem>;
export type Acknowledge = (outcome: Result<Acknowledgement, Problem>) => void;

/** A table that somebody is at: one thing after the other is decided, kept, acknowledged and told. */
export class Room extends Sitting {
  readonly audience = new Audience();
  /** When somebody last asked something of the table. */
  touched: number;
  readonly #afterwards: () => void;
  #queue: Promise<unknown> = Promise.resolve();

  /** `afterwards` is called when the table has changed and everybody was told. */
  constructor(services: Services, loaded: LoadedTable, afterwards: () => void) {
    super(services, loaded);
    this.touched = services.now();
    this.#afterwards = afterwards;
  }

  override get present(): People {
    return this.audience.people;
  }

  /** Is anybody connected who sits here? */
  get isAnybodyThere(): boolean {
    return this.table.seats.some(
      (sitter) => sitter.kind === "person" && this.present.has(sitter.person),
    );
  }

  /** Does what a command asks; acknowledges it before anybody else is told. */
  command<Name extends TableCommand>(
    name: Name,
    who: Pick<Caller, "person" | "name">,
    body: CommandBody<Name>,
    acknowledge: Acknowledge,
  ): Promise<void> {
    const tell: Acknowledge = (outcome) =>
      acknowledge(outcome.ok ? ok(this.#asSeen(who.person, outcome.value)) : outcome);
    return this.decide((scene) => {
      const seat = this.seatOf(who.person);
      const isOwner = scene.table.owner === who.person;
      const avoids = (other: string) => this.services.apart.areApart(who.person, other);
      const caller = { ...who, isOwner, avoids, ...(seat === undefined ? {} : { seat }) };
      return RULES[name](scene, caller, body);
    }, tell);
  }

  /** Who does not sit here learns of no more entries than spectators see. */
  #asSeen(person: string, done: Acknowledgement): Acknowledgement {
    return { ...done, entries: Math.min(done.entries, this.entriesFor(person)) };
  }

  /** Judges, keeps, acknowledges, tells; one decision after the other. */
  decide(judge: Judge, acknowledge: Acknowledge = () => {}): Promise<void> {
    this.touched = this.services.now();
    return this.inTurn(() => this.#decideNow(judge, acknowledge));
  }

  /** Runs a job when all before it are done. */
  inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(job);
    this.#queue = done.catch(() => {});
    return done;
  }

  /** Reads the table anew if somebody else changed it. */
  async refresh(): Promise<void> {
    const { query } = this.services.database;
    const row = await query
      .selectFrom("games")
      .select("revision")
      .where("id", "=", this.id)
      .executeTakeFirst();
    if (row !== undefined && row.revision !== this.table.revision) await this.#reload();
  }

  /** Begins to tell somebody, who knows so many entries already; returns how to stop. */
  subscribe(listener: Listener, after: number): () => void {
    const { person } = listener;
    const isNew = person !== undefined && !this.present.has(person);
    this.audience.add(listener);
    const observer = this.observerOf(person);
    const entries = this.entriesFrom(after, observer);
    const standing = this.standing(observer, listener);
    this.audience.whisper(listener, { kind: "table", table: this.info(person) });
    this.audience.whisper(listener, { kind: "entries", entries, standing });
    // Whether spectators are there is shown to nobody.
    if (isNew && this.#isSeated(listener)) this.#tellTable();
    return () => {
      const isGone = this.audience.remove(listener);
      if (isGone && this.#isSeated(listener)) this.#tellTable();
    };
  }

  /** What was said reaches spectators of a table with a delay when they ask for it later. */
  tellChat(message: ChatMessage): void {
    const { apart } = this.services;
    const isFor = this.table.terms.delay === 0 ? () => true : this.#isSeated;
    const isHeard = ({ person }: Listener) => !apart.hasBlocked(person, message.person);
    this.audience.tell(
      (listener) => (isFor(listener) && isHeard(listener) ? "all" : undefined),
      () => ({ kind: "chat", messages: [message] }),
    );
  }

  /** Spectators of a table with a delay are told what is old enough by now. */
  showSpectators(): void {
    const from = this.watched.log.length;
    const judged = this.letSpectatorsSee();
    if (judged.length === 0) return;
    this.#tellEntries((listener) => !this.#isSeated(listener), judged, from);
    if (this.shownNext === undefined) this.#tellTable();
  }

  async #decideNow(judge: Judge, acknowledge: Acknowledge): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      await this.#readCalendars();
      const decision = judge(this.scene());
      if (!decision.ok) return acknowledge(decision);
      const { judged, repeats } = decision.value;
      const seq = this.play.log.length;
      if (repeats !== undefined) return acknowledge(ok({ entries: seq, ...repeats }));
      if (!(await this.#isKept(decision.value))) continue;
      this.accept(decision.value);
      const entries = this.play.log.length;
      acknowledge(ok({ entries, ...(judged.length === 0 ? {} : { seq }) }));
      this.#tell(decision.value, seq);
      this.#afterwards();
      return;
    }
    acknowledge({ ok: false, error: problem("server/busy") });
  }

  /** Reads who rests when, where that stops clocks: people change it elsewhere. */
  async #readCalendars(): Promise<void> {
    const { terms, seats } = this.table;
    if (terms.rest === undefined) return;
    const people = seats.flatMap((sitter) => (sitter.kind === "person" ? [sitter.person] : []));
    this.calendars = await calendarsOf(this.services.database.query, people);
  }

  /** Keeps a decision; false where the table has changed meanwhile and was read anew. */
  async #isKept({ change, judged }: Decision): Promise<boolean> {
    const { database, meter } = this.services;
    const began = performance.now();
    try {
      await database.commit(changeUnit(database.query, this.table, this.play.log.length, change));
      const moves = judged.filter(({ entry }) => entry.kind === "move").length;
      meter.kept(moves, performance.now() - began);
      return true;
    } catch (error) {
      if (!(error instanceof Conflict || error instanceof Unsure)) throw error;
      // Where nobody can tell whether it was done, its key tells in what is read now.
      await this.#reload();
      return false;
    }
  }

  #tell({ change, judged }: Decision, from: number): void {
    if (Object.keys(change.table).some(isNews)) this.#tellTable(this.#whoSees(change));
    if (change.table.status === "running") return this.#tellFrom(() => 0);
    if (judged.length === 0) return;
    this.#tellEntries(this.watched === this.play ? () => true : this.#isSeated, judged, from);
  }

  /** Tells those for whom it is what was decided. */
  #tellEntries(
    isFor: (listener: Listener) => boolean,
    judged: readonly Judged[],
    from: number,
  ): void {
    const { isOpen = false } = this.game;
    this.audience.tell(
      (listener) => {
        if (!isFor(listener)) return undefined;
        // Where nothing is hidden, all see the same; the moves that they have are their own.
        return isOpen && !listener.legal ? `${listener.views}` : this.#kindOf(listener);
      },
      (listener) => {
        const observer = this.observerOf(listener.person);
        return {
          kind: "entries",
          entries: judged.map((each, index) => this.seen(from + index, each, observer)),
          standing: this.standing(observer, listener),
        };
      },
    );
  }

  readonly #isSeated = ({ person }: Listener): boolean => this.seatOf(person) !== undefined;

  /** Listeners of one kind see and want the same. */
  #kindOf({ person, views, legal }: Listener): string {
    return `${this.observerOf(person)} ${views} ${legal}`;
  }

  /** A change of the table that spectators see later is no news for them now: they would know that there was one. */
  #whoSees({ table }: Decision["change"]): (listener: Listener) => boolean {
    const isSeen = "seats" in table || table.status === "running";
    return isSeen || this.shownNext === undefined ? () => true : this.#isSeated;
  }

  #tellTable(isFor: (listener: Listener) => boolean = () => true): void {
    this.audience.tell(
      (listener) => {
        const { person } = listener;
        if (!isFor(listener)) return undefined;
        return `${this.observerOf(person)} ${this.table.owner === person}`;
      },
      ({ person }) => ({ kind: "table", table: this.info(person) }),
    );
  }

  /** Somebody else changed the table: everybody here is told what they missed. */
  async #reload(): Promise<void> {
    const loaded = await loadTable(this.services.database.query, this.id);
    if (loaded === undefined) throw new Error(`table ${this.id} is gone`);
    const known = { seats: this.play.log.length, spectators: this.watched.log.length };
    this.take(loaded);
    this.#tellTable();
    this.#tellFrom((observer) => (observer === "spectator" ? known.spectators : known.seats));
    this.#afterwards();
  }

  /** Tells everybody how the table stands, and what happened since they were last told. */
  #tellFrom(known: (observer: Observer) => number): void {
    this.audience.tell(
      (listener) => this.#kindOf(listener),
      (listener) => {
        const observer = this.observerOf(listener.person);
        const entries = this.entriesFrom(known(observer), observer);
        return { kind: "entries", entries, standing: this.standing(observer, listener) };
      },
    );
  }
}
