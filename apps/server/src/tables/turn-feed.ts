import type { TurnUpdate } from "@sofala/protocol";
import type { Subscription } from "../bus/bus.ts";
import type { LiveTable } from "./live-table.ts";
import type { Services } from "./services.ts";
import {
  deduplicationKey,
  turnUpdateFor,
  turnUpdateFromRow,
  deduplicate,
  type DeduplicatedSubscriber,
  type TurnSubscriber,
} from "../rooms/turn-notices.ts";
import { inBatches } from "../store/batches.ts";

interface PersonFeed {
  readonly subscribers: Set<DeduplicatedSubscriber>;
  readonly subscription: Subscription;
}

/** What nodes tell each other of somebody's table. */
interface TurnMessage {
  readonly update: TurnUpdate;
  readonly revision: number;
}

/** A game that ended so long ago is no news to anybody. */
const RECENT_END_MS = 60_000;

/** Tells people at which of their tables they are to act. */
export class TurnFeed {
  readonly #feeds = new Map<string, PersonFeed>();
  /** What all nodes were told last, by room and person. */
  readonly #published = new WeakMap<LiveTable, Map<string, string>>();
  readonly #services: Services;
  readonly #find: (id: string) => Promise<LiveTable | undefined>;

  constructor(services: Services, find: (id: string) => Promise<LiveTable | undefined>) {
    this.#services = services;
    this.#find = find;
  }

  /**
   * Tells somebody of all their games that are not over, then of every change that matters to them,
   * and of every new moment at which they are to act; returns how to stop.
   */
  subscribe(person: string, listener: TurnSubscriber): () => void {
    const follower = deduplicate(listener);
    const followed = this.#feeds.get(person) ?? this.#openFeed(person);
    const { subscribers, subscription } = followed;
    subscribers.add(follower);
    this.#sendInitial(person, follower, subscription.ready).catch((error: unknown) => {
      this.#services.logger.error({ err: error }, "somebody's tables could not be told");
      follower.end();
    });
    return () => {
      subscribers.delete(follower);
      if (subscribers.size > 0 || this.#feeds.get(person) !== followed) return;
      this.#feeds.delete(person);
      subscription.stop();
    };
  }

  /** A table changed; where it was this node that changed it, those whom it concerns may follow their tables on others. */
  publish(room: LiveTable, isOurs: boolean): void {
    const announced = this.#published.get(room) ?? new Map<string, string>();
    this.#published.set(room, announced);
    const { revision, seats } = room.table;
    for (const sitter of seats) {
      if (sitter.kind !== "person") continue;
      const { person } = sitter;
      const update = turnUpdateFor(room, person);
      this.#deliver(person, update, revision);
      const news = deduplicationKey(update);
      // What another node changed it has announced itself, and it is not what this one said last.
      if (!isOurs) announced.delete(person);
      if (!isOurs || announced.get(person) === news) continue;
      announced.set(person, news);
      const told: TurnMessage = { update, revision };
      this.#services.bus.publish(`person.${person}`, JSON.stringify(told));
    }
  }

  /** Whoever follows their tables here may have missed something: they are told what they do not know. */
  async reconcile(): Promise<void> {
    const people = [...this.#feeds.keys()];
    for (const some of inBatches(people)) {
      const rows = await this.#turnRows(some)
        .where((is) =>
          is.or([
            is("games.status", "<>", "over"),
            is("games.ended", ">", this.#services.now() - RECENT_END_MS),
          ]),
        )
        .execute();
      for (const row of rows) {
        const { subscribers = [] } = this.#feeds.get(row.person ?? "") ?? {};
        for (const follower of subscribers)
          follower.receiveCurrent(turnUpdateFromRow(row), row.revision);
      }
    }
  }

  /** Takes leave of everybody. */
  endAll(): void {
    const all = [...this.#feeds.values()];
    this.#feeds.clear();
    for (const { subscribers, subscription } of all) {
      subscription.stop();
      for (const follower of subscribers) follower.end();
    }
  }

  #deliver(person: string, notice: TurnUpdate, revision: number): void {
    const { subscribers = [] } = this.#feeds.get(person) ?? {};
    for (const follower of subscribers) follower.receive(notice, revision);
  }

  #openFeed(person: string): PersonFeed {
    const subscription = this.#services.bus.subscribe(`person.${person}`, (text) => {
      const { update, revision } = JSON.parse(text) as TurnMessage;
      this.#deliver(person, update, revision);
    });
    const feed = { subscribers: new Set<DeduplicatedSubscriber>(), subscription };
    this.#feeds.set(person, feed);
    return feed;
  }

  #turnRows(people: readonly string[]) {
    return this.#services.database.query
      .selectFrom("seats")
      .innerJoin("games", "games.id", "seats.game")
      .select(["games.id", "games.game", "games.status", "games.entries", "games.waits"])
      .select(["games.revision", "seats.seat", "seats.person"])
      .where("seats.person", "in", people)
      .orderBy("games.id");
  }

  async #sendInitial(
    person: string,
    follower: DeduplicatedSubscriber,
    isHeard: Promise<void>,
  ): Promise<void> {
    // What changes after it is read must be heard of.
    await isHeard;
    const rows = await this.#turnRows([person]).where("games.status", "<>", "over").execute();
    const isThere = () => this.#feeds.get(person)?.subscribers.has(follower) === true;
    if (!isThere()) return;
    for (const row of rows) {
      if (row.waits !== null || row.status === "open") {
        follower.receiveInitial(turnUpdateFromRow(row), row.revision);
        continue;
      }
      // A game of before it was kept whom it waits for: its log tells.
      const room = await this.#find(row.id);
      if (!isThere()) return;
      if (room !== undefined) follower.receive(turnUpdateFor(room, person), room.table.revision);
    }
  }
}
