import type { AppliedEntry } from "@sofala/engine";
import type { ChatMessage } from "@sofala/protocol";
import { runToEnd, type Steps } from "../fairness/time-slicer.ts";
import type { BlockLookup } from "./block-lookup.ts";
import { changedFields, type StoredTable } from "./stored-table.ts";
import { SubscriberList, type PersonSet, type Subscriber } from "./subscriber-list.ts";
import type { TableState } from "./table-state.ts";

export interface SubscribersDeps {
  readonly blocks: Pick<BlockLookup, "hasBlocked">;
  /** Publishes to other nodes who is connected to this one. */
  readonly presence: { setPresent(table: string, person: string, isPresent: boolean): void };
}

/** Everybody who is connected to a table on this node, and what each of them is sent. */
export class Subscribers {
  /** The number of the last chat message that was broadcast here. */
  lastChatNumber = 0;
  /** Called when somebody has subscribed. */
  onSubscribe = (): void => {};
  /** Who is connected: to this node, or to another one. */
  readonly connected: PersonSet = {
    has: (person) => this.#list.people.has(person) || this.#connectedElsewhere.has(person),
  };
  readonly #state: TableState;
  readonly #deps: SubscribersDeps;
  readonly #list = new SubscriberList();
  /** Who is connected to other nodes. */
  #connectedElsewhere: PersonSet = new Set();
  /** Seated people who are published to other nodes as connected to this one. */
  #publishedPresence: ReadonlySet<string> = new Set();

  constructor(state: TableState, deps: SubscribersDeps) {
    this.#state = state;
    this.#deps = deps;
    state.connected = this.connected;
  }

  get isEmpty(): boolean {
    return this.#list.isEmpty;
  }

  /** True if a person with a seat is connected. */
  get hasConnectedPlayer(): boolean {
    return this.#seatedPeople.some((person) => this.connected.has(person));
  }

  /** Ends all connections: the node is shutting down, or cannot serve. */
  endAll(): void {
    this.#list.endAll();
  }

  /** Sends the table and the entries from `after` on, then every change; returns a function that unsubscribes. */
  subscribe(subscriber: Subscriber, after: number): () => void {
    return runToEnd(this.subscribeInSteps(subscriber, after));
  }

  /** The same in steps, because the log may be long. */
  *subscribeInSteps(subscriber: Subscriber, after: number): Steps<() => void> {
    const { person } = subscriber;
    const { entries, snapshot } = yield* this.#state.catchUpInSteps(person, after, subscriber);
    // Between two steps the invitation may have been replaced, or the owner may have blocked the subscriber.
    if (!this.#state.canView(subscriber)) {
      subscriber.end("accessRevoked");
      return () => {};
    }
    const isNew = person !== undefined && !this.connected.has(person);
    this.#list.add(subscriber);
    this.#list.sendTo(subscriber, { kind: "table", table: this.#state.infoFor(person) });
    this.#list.sendTo(subscriber, { kind: "entries", entries, snapshot });
    this.publishPresence();
    // The table does not list connected spectators.
    if (isNew && this.#isSeated(subscriber)) this.#broadcastTable(this.#seesLive);
    this.onSubscribe();
    return () => {
      this.#list.remove(subscriber);
      this.publishPresence();
      const hasLeft = person === undefined || !this.connected.has(person);
      if (hasLeft && this.#isSeated(subscriber)) this.#broadcastTable(this.#seesLive);
    };
  }

  /** Publishes to other nodes which seated people are connected to this one. */
  publishPresence(): void {
    const { presence } = this.#deps;
    const here = new Set(this.#seatedPeople.filter((person) => this.#list.people.has(person)));
    for (const person of [...here, ...this.#publishedPresence])
      presence.setPresent(this.#state.id, person, here.has(person));
    this.#publishedPresence = here;
  }

  /** Sets who is connected to other nodes. */
  setConnectedElsewhere(people: PersonSet = new Set()): void {
    const before = this.#seatedPeople.map((person) => this.connected.has(person));
    this.#connectedElsewhere = people;
    const isSame = this.#seatedPeople.every(
      (person, index) => this.connected.has(person) === before[index],
    );
    if (!isSame) this.#broadcastTable(this.#seesLive);
  }

  /** Sends a chat message. Spectators of a delayed table load it later. */
  broadcastChat(message: ChatMessage): void {
    const { blocks } = this.#deps;
    this.lastChatNumber = message.number;
    const isRecipient = this.#state.table.settings.delay === 0 ? () => true : this.#isSeated;
    const isNotBlocked = ({ person }: Subscriber) => !blocks.hasBlocked(person, message.personId);
    this.#list.broadcast(
      (subscriber) => (isRecipient(subscriber) && isNotBlocked(subscriber) ? "all" : undefined),
      () => ({ kind: "chat", messages: [message] }),
    );
  }

  /** Ends the connections of everybody who may no longer see the table. */
  dropUnauthorized(): void {
    this.#list.endWhere((subscriber) => !this.#state.canView(subscriber));
  }

  /** Sends the clocks again after an outage, whose time is not charged to anybody. */
  broadcastClocks(): void {
    if (this.#state.table.clock !== undefined) this.broadcastFrom(Infinity, this.#seesLive);
  }

  /** Sends the spectators of a delayed table what they may see by now. */
  updateSpectators(): void {
    if (this.#state.table.settings.delay === 0) return;
    const from = this.#state.spectatorTimeline.log.length;
    const applied = this.#state.advanceSpectators();
    if (applied.length === 0) return;
    this.#broadcastEntries((subscriber) => !this.#isSeated(subscriber), applied, from);
    // Send the table if the player of a seat may have changed. Otherwise only at the end: sending it earlier would
    // reveal that nobody has moved since.
    const isTableChanged = applied.some(({ entry }) => entry.kind !== "move");
    const isEnd =
      this.#state.table.status === "over" && this.#state.nextSpectatorUpdateAt === undefined;
    if (isTableChanged || isEnd) this.#broadcastTable((subscriber) => !this.#isSeated(subscriber));
  }

  /** Sends the fields that changed since `before`, and the new entries, whose first number is `from`. */
  broadcastChanges(
    before: StoredTable,
    applied: readonly AppliedEntry[],
    from: number,
    isClockSet = false,
  ): void {
    const changed = changedFields(before, this.#state.table);
    if (changed.includes("seats") || changed.includes("invite")) this.dropUnauthorized();
    const hasStarted = before.startedAt === undefined && this.#state.table.startedAt !== undefined;
    const publicFields = changed.filter((field) => field !== "invite");
    if (publicFields.length > 0)
      this.#broadcastTable(this.#recipientsOfChange(hasStarted || changed.includes("seats")));
    // Only the owner may see the invitation.
    if (changed.includes("invite"))
      this.#broadcastTable(({ person }) => person === this.#state.table.owner);
    if (changed.includes("seats")) this.publishPresence();
    if (hasStarted) return this.broadcastFrom(0);
    // Clients run the clocks themselves, unless an operator has set one.
    if (applied.length === 0 && !isClockSet) return;
    this.#broadcastEntries(
      this.#state.spectatorTimeline === this.#state.timeline ? () => true : this.#isSeated,
      applied,
      from,
    );
  }

  /** Sends everything again, after a reload. */
  broadcastAll(): void {
    this.dropUnauthorized();
    this.#broadcastTable();
    this.broadcastFrom(0);
  }

  /** Sends a snapshot, and the entries from this number on. */
  broadcastFrom(from: number, isRecipient: (subscriber: Subscriber) => boolean = () => true): void {
    const recipients = this.#list.all.filter(isRecipient);
    const observers = new Set(recipients.map(({ person }) => this.#state.observerOf(person)));
    const entries = this.#state.entriesFrom(from, [...observers]);
    this.#list.broadcast(
      (subscriber) => (isRecipient(subscriber) ? this.#groupKey(subscriber) : undefined),
      (subscriber) => {
        const observer = this.#state.observerOf(subscriber.person);
        const snapshot = this.#state.snapshotFor(observer, subscriber);
        return { kind: "entries", entries: entries.get(observer) ?? [], snapshot };
      },
    );
  }

  #broadcastEntries(
    isRecipient: (subscriber: Subscriber) => boolean,
    applied: readonly AppliedEntry[],
    from: number,
  ): void {
    const { hasOpenInformation = false } = this.#state.game;
    this.#list.broadcast(
      (subscriber) => {
        if (!isRecipient(subscriber)) return undefined;
        // In a game without secrets everybody sees the same, except for their own legal moves.
        return hasOpenInformation && !subscriber.legal
          ? `${subscriber.views}`
          : this.#groupKey(subscriber);
      },
      (subscriber) => {
        const observer = this.#state.observerOf(subscriber.person);
        return {
          kind: "entries",
          entries: applied.map((each, index) => this.#state.entryFor(from + index, each, observer)),
          snapshot: this.#state.snapshotFor(observer, subscriber),
        };
      },
    );
  }

  get #seatedPeople(): readonly string[] {
    return this.#state.table.seats.flatMap((holder) =>
      holder.kind === "person" ? [holder.person] : [],
    );
  }

  readonly #isSeated = ({ person }: Subscriber): boolean =>
    this.#state.seatOf(person) !== undefined;

  /** Subscribers with the same key get the same message. */
  #groupKey({ person, views, legal }: Subscriber): string {
    return `${this.#state.observerOf(person)} ${views} ${legal}`;
  }

  /** False for spectators of a delayed table that has started. */
  readonly #seesLive = (subscriber: Subscriber): boolean =>
    this.#state.table.settings.delay === 0 ||
    this.#state.table.status === "open" ||
    this.#isSeated(subscriber);

  /** Who gets a change at once. Not spectators of a delayed table: they would learn that something happened. */
  #recipientsOfChange(isPublic: boolean): (subscriber: Subscriber) => boolean {
    const isOver =
      this.#state.table.status === "over" && this.#state.nextSpectatorUpdateAt === undefined;
    return isPublic || isOver ? () => true : this.#seesLive;
  }

  #broadcastTable(isRecipient: (subscriber: Subscriber) => boolean = () => true): void {
    this.#list.broadcast(
      (subscriber) => {
        const { person } = subscriber;
        if (!isRecipient(subscriber)) return undefined;
        return `${this.#state.observerOf(person)} ${this.#state.table.owner === person}`;
      },
      ({ person }) => ({ kind: "table", table: this.#state.infoFor(person) }),
    );
  }
}
