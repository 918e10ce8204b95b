import type { ChatMessage } from "@sofala/protocol";
import type { Judged } from "../timeline/timeline.ts";
import { atOnce, type Work } from "../fairness/time-slicer.ts";
import { Audience, type Listener, type People } from "./subscriber-list.ts";
import { newsIn } from "../rooms/news.ts";
import { Sitting } from "./table-state.ts";
import type { StoredTable } from "./stored-table.ts";

/** A table and all who follow it here: what is told, and to whom. */
export class Gathering extends Sitting {
  readonly audience = new Audience();
  /** The number of the last thing said that everybody here was told. */
  heard = 0;
  /** Who is there on other nodes. */
  #elsewhere: People = new Set();
  /** Who sits here and is known to other nodes to be there. */
  #noted: ReadonlySet<string> = new Set();

  override get present(): People {
    const { people } = this.audience;
    return { has: (person) => people.has(person) || this.#elsewhere.has(person) };
  }

  /** Is anybody connected who sits here? */
  get isAnybodyThere(): boolean {
    return this.#sitters.some((person) => this.present.has(person));
  }

  get #sitters(): readonly string[] {
    return this.table.seats.flatMap((sitter) => (sitter.kind === "person" ? [sitter.person] : []));
  }

  /** Begins to tell somebody, who knows so many entries already; returns how to stop. */
  subscribe(listener: Listener, after: number): () => void {
    return atOnce(this.subscribeWork(listener, after));
  }

  /** The same, where the log may be long. */
  *subscribeWork(listener: Listener, after: number): Work<() => void> {
    const { person } = listener;
    const { entries, standing } = yield* this.catchUpWork(person, after, listener);
    // They were let in before; the invitation may have been replaced since, or the owner may have blocked them.
    if (!this.admits(listener)) {
      listener.end("notAdmitted");
      return () => {};
    }
    const isNew = person !== undefined && !this.present.has(person);
    this.audience.add(listener);
    this.audience.whisper(listener, { kind: "table", table: this.info(person) });
    this.audience.whisper(listener, { kind: "entries", entries, standing });
    this.noteVisits();
    // Whether spectators are there is shown to nobody.
    if (isNew && this.#isSeated(listener)) this.#tellTable(this.#seesPresent);
    return () => {
      this.audience.remove(listener);
      this.noteVisits();
      const isGone = person === undefined || !this.present.has(person);
      if (isGone && this.#isSeated(listener)) this.#tellTable(this.#seesPresent);
    };
  }

  /** Lets other nodes know who of those who sit here is connected to this one. */
  noteVisits(): void {
    const { visits } = this.services;
    const here = new Set(this.#sitters.filter((person) => this.audience.people.has(person)));
    for (const person of [...here, ...this.#noted]) visits.note(this.id, person, here.has(person));
    this.#noted = here;
  }

  /** These people are there on other nodes. */
  seeElsewhere(people: People = new Set()): void {
    const before = this.#sitters.map((person) => this.present.has(person));
    this.#elsewhere = people;
    const isSame = this.#sitters.every((person, at) => this.present.has(person) === before[at]);
    if (!isSame) this.#tellTable(this.#seesPresent);
  }

  /** What was said reaches spectators of a table with a delay when they ask for it later. */
  tellChat(message: ChatMessage): void {
    const { apart } = this.services;
    this.heard = message.number;
    const isFor = this.table.terms.delay === 0 ? () => true : this.#isSeated;
    const isHeard = ({ person }: Listener) => !apart.hasBlocked(person, message.person);
    this.audience.tell(
      (listener) => (isFor(listener) && isHeard(listener) ? "all" : undefined),
      () => ({ kind: "chat", messages: [message] }),
    );
  }

  /** Sends away who may not see the table any more. */
  checkAdmission(): void {
    this.audience.dismiss((listener) => !this.admits(listener));
  }

  /** Time passed that nobody is charged for: everybody is told what is left. */
  tellClocks(): void {
    if (this.table.clock !== undefined) this.tellFrom(Infinity, this.#seesPresent);
  }

  /** Spectators of a table with a delay are told what is old enough by now. */
  showSpectators(): void {
    const from = this.watched.log.length;
    const judged = this.letSpectatorsSee();
    if (judged.length === 0) return;
    this.#tellEntries((listener) => !this.#isSeated(listener), judged, from);
    // Who plays for whom may be another. That they have seen everything is not told before the end: it would say that nobody
    // moved meanwhile.
    const isMore = judged.some(({ entry }) => entry.kind !== "move");
    const isEnd = this.table.status === "over" && this.shownNext === undefined;
    if (isMore || isEnd) this.#tellTable((listener) => !this.#isSeated(listener));
  }

  /** Tells what happened since the table was another, and these entries from a number on. */
  protected tellNews(
    before: StoredTable,
    judged: readonly Judged[],
    from: number,
    isClockSet = false,
  ): void {
    const news = newsIn(before, this.table);
    if (news.includes("seats") || news.includes("invite")) this.checkAdmission();
    const hasBegun = before.started === undefined && this.table.started !== undefined;
    const shown = news.filter((part) => part !== "invite");
    if (shown.length > 0) this.#tellTable(this.#whoSees(hasBegun || news.includes("seats")));
    // Nobody else is shown the invitation.
    if (news.includes("invite")) this.#tellTable(({ person }) => person === this.table.owner);
    if (news.includes("seats")) this.noteVisits();
    if (hasBegun) return this.tellFrom(0);
    // Clocks run by themselves, unless somebody sets them.
    if (judged.length === 0 && !isClockSet) return;
    this.#tellEntries(this.watched === this.play ? () => true : this.#isSeated, judged, from);
  }

  /** Everything may be another: everybody is told all of it. */
  protected tellAnew(): void {
    this.checkAdmission();
    this.#tellTable();
    this.tellFrom(0);
  }

  /** Tells everybody how the table stands, and what happened from an entry on. */
  protected tellFrom(from: number, isFor: (listener: Listener) => boolean = () => true): void {
    const concerned = this.audience.listeners.filter(isFor);
    const observers = new Set(concerned.map(({ person }) => this.observerOf(person)));
    const entries = this.entriesFrom(from, [...observers]);
    this.audience.tell(
      (listener) => (isFor(listener) ? this.#kindOf(listener) : undefined),
      (listener) => {
        const observer = this.observerOf(listener.person);
        const standing = this.standing(observer, listener);
        return { kind: "entries", entries: entries.get(observer) ?? [], standing };
      },
    );
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

  /** Spectators of a table with a delay hear nothing of the present once the game has begun. */
  readonly #seesPresent = (listener: Listener): boolean =>
    this.table.terms.delay === 0 || this.table.status === "open" || this.#isSeated(listener);

  /** A change of the table that spectators see later is no news for them now: they would know that there was one. */
  #whoSees(isSeen: boolean): (listener: Listener) => boolean {
    const isOver = this.table.status === "over" && this.shownNext === undefined;
    return isSeen || isOver ? () => true : this.#seesPresent;
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
}
