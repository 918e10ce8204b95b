import type { Notice } from "@sofala/protocol";
import type { Subscription } from "../bus/bus.ts";
import type { Room } from "./room.ts";
import type { Services } from "./services.ts";
import {
  newsOf,
  noticeFor,
  noticeOf,
  unlessKnown,
  type Attentive,
  type Follower,
} from "./turn-notices.ts";

interface Followed {
  readonly followers: Set<Attentive>;
  readonly subscription: Subscription;
}

/** A game that ended so long ago is no news to anybody. */
const NEWS = 60_000;
/** So many people are asked about at once. */
const BATCH = 500;

/** Tells people at which of their tables they are to act. */
export class Turns {
  readonly #followed = new Map<string, Followed>();
  /** What other nodes were told last, by room and person. */
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

  /** A table changed. */
  tell(room: Room): void {
    for (const sitter of room.table.seats) {
      if (sitter.kind !== "person") continue;
      this.#hear(sitter.person, noticeFor(room, sitter.person));
    }
  }

  /** This node changed a table: those whom it concerns may follow their tables on others. */
  announce(room: Room): void {
    const announced = this.#announced.get(room) ?? new Map<string, string>();
    this.#announced.set(room, announced);
    for (const sitter of room.table.seats) {
      if (sitter.kind !== "person") continue;
      const news = newsOf(noticeFor(room, sitter.person));
      if (announced.get(sitter.person) === news) continue;
      announced.set(sitter.person, news);
      this.#services.bus.publish(`person.${sitter.person}`, room.id);
    }
  }

  /** Whoever follows their tables here may have missed something: they are told what they do not know. */
  async lookAgain(): Promise<void> {
    const people = [...this.#followed.keys()];
    for (let from = 0; from < people.length; from += BATCH) {
      const rows = await this.#tablesOf(people.slice(from, from + BATCH))
        .where((is) =>
          is.or([
            is("games.status", "<>", "over"),
            is("games.ended", ">", this.#services.now() - NEWS),
          ]),
        )
        .execute();
      for (const row of rows) this.#hear(row.person ?? "", noticeOf(row));
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

  #hear(person: string, notice: Notice): void {
    for (const follower of this.#followed.get(person)?.followers ?? []) follower.hear(notice);
  }

  #listenFor(person: string): Followed {
    const { bus, log } = this.#services;
    const subscription = bus.subscribe(`person.${person}`, (table) => {
      this.#lookAt(person, table).catch((error: unknown) => {
        log.error({ err: error, table }, "somebody's table could not be told");
      });
    });
    const followed = { followers: new Set<Attentive>(), subscription };
    this.#followed.set(person, followed);
    return followed;
  }

  /** Another node changed a table. */
  async #lookAt(person: string, table: string): Promise<void> {
    const row = await this.#tablesOf([person]).where("games.id", "=", table).executeTakeFirst();
    if (row !== undefined) this.#hear(person, noticeOf(row));
  }

  #tablesOf(people: readonly string[]) {
    return this.#services.database.query
      .selectFrom("seats")
      .innerJoin("games", "games.id", "seats.game")
      .select(["games.id", "games.game", "games.status", "games.entries", "games.waits"])
      .select(["seats.seat", "seats.person"])
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
        follower.learn(noticeOf(row));
        continue;
      }
      // A game of before it was kept whom it waits for: its log tells.
      const room = await this.#find(row.id);
      if (!isThere()) return;
      if (room !== undefined) follower.hear(noticeFor(room, person));
    }
  }
}
