import type { Notice } from "@sofala/protocol";
import type { Subscription } from "../bus/bus.ts";
import type { Room } from "./live-table.ts";
import type { Services } from "./services.ts";
import {
  newsOf,
  noticeFor,
  noticeOf,
  unlessKnown,
  type Attentive,
  type Follower,
} from "../rooms/turn-notices.ts";
import { inBatches } from "../store/batches.ts";

interface Followed {
  readonly followers: Set<Attentive>;
  readonly subscription: Subscription;
}

/** What nodes tell each other of somebody's table. */
interface Announcement {
  readonly notice: Notice;
  readonly revision: number;
}

/** A game that ended so long ago is no news to anybody. */
const NEWS = 60_000;

/** Tells people at which of their tables they are to act. */
export class Turns {
  readonly #followed = new Map<string, Followed>();
  /** What all nodes were told last, by room and person. */
  readonly #announced = new WeakMap<Room, Map<string, string>>();
  readonly #services: Services;
  readonly #find: (id: string) => Promise<Room | undefined>;

  constructor(services: Services, find: (id: string) => Promise<Room | undefined>) {
    this.#services = services;
    this.#find = find;
  }

  /**
   * Tells somebody of all their games that are not over, then of every change that matters to them,
   * and of every new moment at which they are to act; returns how to stop.
   */
  follow(person: string, listener: Follower): () => void {
    const follower = unlessKnown(listener);
    const followed = this.#followed.get(person) ?? this.#listenFor(person);
    const { followers, subscription } = followed;
    followers.add(follower);
    this.#tellAll(person, follower, subscription.ready).catch((error: unknown) => {
      this.#services.log.error({ err: error }, "somebody's tables could not be told");
      follower.end();
    });
    return () => {
      followers.delete(follower);
      if (followers.size > 0 || this.#followed.get(person) !== followed) return;
      this.#followed.delete(person);
      subscription.stop();
    };
  }

  /** A table changed; where it was this node that changed it, those whom it concerns may follow their tables on others. */
  tell(room: Room, isOurs: boolean): void {
    const announced = this.#announced.get(room) ?? new Map<string, string>();
    this.#announced.set(room, announced);
    const { revision, seats } = room.table;
    for (const sitter of seats) {
      if (sitter.kind !== "person") continue;
      const { person } = sitter;
      const notice = noticeFor(room, person);
      this.#hear(person, notice, revision);
      const news = newsOf(notice);
      // What another node changed it has announced itself, and it is not what this one said last.
      if (!isOurs) announced.delete(person);
      if (!isOurs || announced.get(person) === news) continue;
      announced.set(person, news);
      const told: Announcement = { notice, revision };
      this.#services.bus.publish(`person.${person}`, JSON.stringify(told));
    }
  }

  /** Whoever follows their tables here may have missed something: they are told what they do not know. */
  async lookAgain(): Promise<void> {
    const people = [...this.#followed.keys()];
    for (const some of inBatches(people)) {
      const rows = await this.#tablesOf(some)
        .where((is) =>
          is.or([
            is("games.status", "<>", "over"),
            is("games.ended", ">", this.#services.now() - NEWS),
          ]),
        )
        .execute();
      for (const row of rows) {
        const { followers = [] } = this.#followed.get(row.person ?? "") ?? {};
        for (const follower of followers) follower.correct(noticeOf(row), row.revision);
      }
    }
  }

  /** Takes leave of everybody. */
  end(): void {
    const all = [...this.#followed.values()];
    this.#followed.clear();
    for (const { followers, subscription } of all) {
      subscription.stop();
      for (const follower of followers) follower.end();
    }
  }

  #hear(person: string, notice: Notice, revision: number): void {
    const { followers = [] } = this.#followed.get(person) ?? {};
    for (const follower of followers) follower.hear(notice, revision);
  }

  #listenFor(person: string): Followed {
    const subscription = this.#services.bus.subscribe(`person.${person}`, (text) => {
      const { notice, revision } = JSON.parse(text) as Announcement;
      this.#hear(person, notice, revision);
    });
    const followed = { followers: new Set<Attentive>(), subscription };
    this.#followed.set(person, followed);
    return followed;
  }

  #tablesOf(people: readonly string[]) {
    return this.#services.database.query
      .selectFrom("seats")
      .innerJoin("games", "games.id", "seats.game")
      .select(["games.id", "games.game", "games.status", "games.entries", "games.waits"])
      .select(["games.revision", "seats.seat", "seats.person"])
      .where("seats.person", "in", people)
      .orderBy("games.id");
  }

  async #tellAll(person: string, follower: Attentive, isHeard: Promise<void>): Promise<void> {
    // What changes after it is read must be heard of.
    await isHeard;
    const rows = await this.#tablesOf([person]).where("games.status", "<>", "over").execute();
    const isThere = () => this.#followed.get(person)?.followers.has(follower) === true;
    if (!isThere()) return;
    for (const row of rows) {
      if (row.waits !== null || row.status === "open") {
        follower.learn(noticeOf(row), row.revision);
        continue;
      }
      // A game of before it was kept whom it waits for: its log tells.
      const room = await this.#find(row.id);
      if (!isThere()) return;
      if (room !== undefined) follower.hear(noticeFor(room, person), room.table.revision);
    }
  }
}
