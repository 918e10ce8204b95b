import type { ChatMessage } from "@sofala/protocol";
import type { AppliedEntry } from "../timeline/timeline.ts";
import { runToEnd, type Steps } from "../fairness/time-slicer.ts";
import { SubscriberList, type Subscriber, type PersonSet } from "./subscriber-list.ts";
import { changedFields } from "../rooms/news.ts";
import { TableState } from "./table-state.ts";
import type { StoredTable } from "./stored-table.ts";

/** A table and all who follow it here: what is told, and to whom. */
export class Subscribers extends TableState {
  readonly subscribers = new SubscriberList();
  /** The number of the last thing said that everybody here was told. */
  lastChatNumber = 0;
  /** Who is there on other nodes. */
  #connectedElsewhere: PersonSet = new Set();
  /** Who sits here and is known to other nodes to be there. */
  #publishedPresence: ReadonlySet<string> = new Set();

  override get connected(): PersonSet {
    const { people } = this.subscribers;
    return { has: (person) => people.has(person) || this.#connectedElsewhere.has(person) };
  }

  /** Is anybody connected who sits here? */
  get hasConnectedPlayer(): boolean {
    return this.#seatedPeople.some((person) => this.connected.has(person));
  }

  get #seatedPeople(): readonly string[] {
    return this.table.seats.flatMap((sitter) => (sitter.kind === "person" ? [sitter.person] : []));
  }

  /** Begins to tell somebody, who knows so many entries already; returns how to stop. */
  subscribe(listener: Subscriber, after: number): () => void {
    return runToEnd(this.subscribeInSteps(listener, after));
  }

  /** The same, where the log may be long. */
  *subscribeInSteps(listener: Subscriber, after: number): Steps<() => void> {
    const { person } = listener;
    const { entries, standing } = yield* this.catchUpInSteps(person, after, listener);
    // They were let in before; the invitation may have been replaced since, or the owner may have blocked them.
    if (!this.canView(listener)) {
      listener.end("notAdmitted");
      return () => {};
    }
    const isNew = person !== undefined && !this.connected.has(person);
    this.subscribers.add(listener);
    this.subscribers.sendTo(listener, { kind: "table", table: this.infoFor(person) });
    this.subscribers.sendTo(listener, { kind: "entries", entries, standing });
    this.publishPresence();
    // Whether spectators are there is shown to nobody.
    if (isNew && this.#isSeated(listener)) this.#broadcastTable(this.#seesLive);
    return () => {
      this.subscribers.remove(listener);
      this.publishPresence();
      const isGone = person === undefined || !this.connected.has(person);
      if (isGone && this.#isSeated(listener)) this.#broadcastTable(this.#seesLive);
    };
  }

  /** Lets other nodes know who of those who sit here is connected to this one. */
  publishPresence(): void {
    const { presence } = this.services;
    const here = new Set(
      this.#seatedPeople.filter((person) => this.subscribers.people.has(person)),
    );
    for (const person of [...here, ...this.#publishedPresence])
      presence.setPresent(this.id, person, here.has(person));
    this.#publishedPresence = here;
  }

  /** These people are there on other nodes. */
  setConnectedElsewhere(people: PersonSet = new Set()): void {
    const before = this.#seatedPeople.map((person) => this.connected.has(person));
    this.#connectedElsewhere = people;
    const isSame = this.#seatedPeople.every(
      (person, at) => this.connected.has(person) === before[at],
    );
    if (!isSame) this.#broadcastTable(this.#seesLive);
  }

  /** What was said reaches spectators of a table with a delay when they ask for it later. */
  broadcastChat(message: ChatMessage): void {
    const { blocks } = this.services;
    this.lastChatNumber = message.number;
    const isFor = this.table.settings.delay === 0 ? () => true : this.#isSeated;
    const isHeard = ({ person }: Subscriber) => !blocks.hasBlocked(person, message.person);
    this.subscribers.broadcast(
      (listener) => (isFor(listener) && isHeard(listener) ? "all" : undefined),
      () => ({ kind: "chat", messages: [message] }),
    );
  }

  /** Sends away who may not see the table any more. */
  dropUnauthorized(): void {
    this.subscribers.endWhere((listener) => !this.canView(listener));
  }

  /** Time passed that nobody is charged for: everybody is told what is left. */
  broadcastClocks(): void {
    if (this.table.clock !== undefined) this.broadcastFrom(Infinity, this.#seesLive);
  }

  /** Spectators of a table with a delay are told what is old enough by now. */
  updateSpectators(): void {
    const from = this.spectatorTimeline.log.length;
    const judged = this.advanceSpectators();
    if (judged.length === 0) return;
    this.#broadcastEntries((listener) => !this.#isSeated(listener), judged, from);
    // Who plays for whom may be another. That they have seen everything is not told before the end: it would say that nobody
    // moved meanwhile.
    const isMore = judged.some(({ entry }) => entry.kind !== "move");
    const isEnd = this.table.status === "over" && this.nextSpectatorUpdateAt === undefined;
    if (isMore || isEnd) this.#broadcastTable((listener) => !this.#isSeated(listener));
  }

  /** Tells what happened since the table was another, and these entries from a number on. */
  protected broadcastChanges(
    before: StoredTable,
    judged: readonly AppliedEntry[],
    from: number,
    isClockSet = false,
  ): void {
    const news = changedFields(before, this.table);
    if (news.includes("seats") || news.includes("invite")) this.dropUnauthorized();
    const hasBegun = before.startedAt === undefined && this.table.startedAt !== undefined;
    const shown = news.filter((part) => part !== "invite");
    if (shown.length > 0)
      this.#broadcastTable(this.#recipientsOfChange(hasBegun || news.includes("seats")));
    // Nobody else is shown the invitation.
    if (news.includes("invite")) this.#broadcastTable(({ person }) => person === this.table.owner);
    if (news.includes("seats")) this.publishPresence();
    if (hasBegun) return this.broadcastFrom(0);
    // Clocks run by themselves, unless somebody sets them.
    if (judged.length === 0 && !isClockSet) return;
    this.#broadcastEntries(
      this.spectatorTimeline === this.timeline ? () => true : this.#isSeated,
      judged,
      from,
    );
  }

  /** Everything may be another: everybody is told all of it. */
  protected broadcastAll(): void {
    this.dropUnauthorized();
    this.#broadcastTable();
    this.broadcastFrom(0);
  }

  /** Tells everybody how the table stands, and what happened from an entry on. */
  protected broadcastFrom(
    from: number,
    isFor: (listener: Subscriber) => boolean = () => true,
  ): void {
    const concerned = this.subscribers.all.filter(isFor);
    const observers = new Set(concerned.map(({ person }) => this.observerOf(person)));
    const entries = this.entriesFrom(from, [...observers]);
    this.subscribers.broadcast(
      (listener) => (isFor(listener) ? this.#groupKey(listener) : undefined),
      (listener) => {
        const observer = this.observerOf(listener.person);
        const standing = this.snapshotFor(observer, listener);
        return { kind: "entries", entries: entries.get(observer) ?? [], standing };
      },
    );
  }

  /** Tells those for whom it is what was decided. */
  #broadcastEntries(
    isFor: (listener: Subscriber) => boolean,
    judged: readonly AppliedEntry[],
    from: number,
  ): void {
    const { hasOpenInformation = false } = this.game;
    this.subscribers.broadcast(
      (listener) => {
        if (!isFor(listener)) return undefined;
        // Where nothing is hidden, all see the same; the moves that they have are their own.
        return hasOpenInformation && !listener.legal
          ? `${listener.views}`
          : this.#groupKey(listener);
      },
      (listener) => {
        const observer = this.observerOf(listener.person);
        return {
          kind: "entries",
          entries: judged.map((each, index) => this.entryFor(from + index, each, observer)),
          standing: this.snapshotFor(observer, listener),
        };
      },
    );
  }

  readonly #isSeated = ({ person }: Subscriber): boolean => this.seatOf(person) !== undefined;

  /** Listeners of one kind see and want the same. */
  #groupKey({ person, views, legal }: Subscriber): string {
    return `${this.observerOf(person)} ${views} ${legal}`;
  }

  /** Spectators of a table with a delay hear nothing of the present once the game has begun. */
  readonly #seesLive = (listener: Subscriber): boolean =>
    this.table.settings.delay === 0 || this.table.status === "open" || this.#isSeated(listener);

  /** A change of the table that spectators see later is no news for them now: they would know that there was one. */
  #recipientsOfChange(isSeen: boolean): (listener: Subscriber) => boolean {
    const isOver = this.table.status === "over" && this.nextSpectatorUpdateAt === undefined;
    return isSeen || isOver ? () => true : this.#seesLive;
  }

  #broadcastTable(isFor: (listener: Subscriber) => boolean = () => true): void {
    this.subscribers.broadcast(
      (listener) => {
        const { person } = listener;
        if (!isFor(listener)) return undefined;
        return `${this.observerOf(person)} ${this.table.owner === person}`;
      },
      ({ person }) => ({ kind: "table", table: this.infoFor(person) }),
    );
  }
}
