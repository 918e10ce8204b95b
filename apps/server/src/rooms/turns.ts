import type { Seat } from "@sofala/engine";
import type { Notice } from "@sofala/protocol";
import { isHeldByPerson } from "./decision.ts";
import type { Room } from "./room.ts";
import type { Services } from "./services.ts";
import type { Waits } from "./stored-table.ts";

/** Somebody who wants to know of all their tables at once. */
export interface Follower {
  hear(notice: Notice): void;
  /** There is no more to tell. */
  end(): void;
}

/** Tells people at which of their tables they are to act. */
export class Turns {
  readonly #followers = new Map<string, Set<Follower>>();
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
    const followers = this.#followers.get(person) ?? new Set();
    this.#followers.set(person, followers.add(follower));
    this.#tellAll(person, follower).catch((error: unknown) => {
      this.#services.log.error({ err: error }, "somebody's tables could not be told");
      follower.end();
    });
    return () => {
      followers.delete(follower);
      if (followers.size === 0 && this.#followers.get(person) === followers) {
        this.#followers.delete(person);
      }
    };
  }

  /** A table changed. */
  tell(room: Room): void {
    for (const sitter of room.table.seats) {
      if (sitter.kind !== "person") continue;
      for (const follower of this.#followers.get(sitter.person) ?? []) {
        follower.hear(noticeFor(room, sitter.person));
      }
    }
  }

  /** Takes leave of everybody. */
  end(): void {
    const all = [...this.#followers.values()].flatMap((each) => [...each]);
    this.#followers.clear();
    for (const follower of all) follower.end();
  }

  async #tellAll(person: string, follower: Attentive): Promise<void> {
    const rows = await this.#services.database.query
      .selectFrom("seats")
      .innerJoin("games", "games.id", "seats.game")
      .select(["games.id", "games.game", "games.status", "games.entries", "games.waits"])
      .select("seats.seat")
      .where("seats.person", "=", person)
      .where("games.status", "<>", "over")
      .orderBy("games.id")
      .execute();
    if (this.#followers.get(person)?.has(follower) !== true) return;
    for (const { id, game, status, entries, waits, seat } of rows) {
      if (waits !== null || status === "open") {
        const whom = JSON.parse(waits ?? "{}") as Partial<Waits>;
        follower.learn({ kind: "turn", table: id, game, status, entries, ...partOf(seat, whom) });
        continue;
      }
      // A game of before it was kept whom it waits for: its log tells.
      const room = await this.#find(id);
      if (this.#followers.get(person)?.has(follower) !== true) return;
      if (room !== undefined) follower.hear(noticeFor(room, person));
    }
  }
}

/** What a game that waits for somebody has to do with a seat. */
function partOf(
  seat: Seat,
  { toAct = [], away = [], resigned = [] }: Partial<Waits>,
): Pick<Notice, "isYours" | "handedOver"> {
  const isAway = away.includes(seat);
  return {
    isYours: toAct.includes(seat) && !isAway && !resigned.includes(seat),
    ...(isAway ? { handedOver: true } : {}),
  };
}

/** A follower that keeps in mind what it heard. */
interface Attentive extends Follower {
  /** What the database had to tell; by now there may have been news. */
  learn(notice: Notice): void;
}

/** Passes a notice on if it says something new; every moment at which somebody is to act is new. */
function unlessKnown(listener: Follower): Attentive {
  const known = new Map<string, string>();
  const hear = (notice: Notice): void => {
    const { table, status, isYours, handedOver = false, entries } = notice;
    const news = isYours ? `${entries}` : `${status} ${handedOver}`;
    if (known.get(table) === news) return;
    known.set(table, news);
    listener.hear(notice);
  };
  return {
    hear,
    learn: (notice) => {
      if (!known.has(notice.table)) hear(notice);
    },
    end: () => listener.end(),
  };
}

function noticeFor(room: Room, person: string): Notice {
  const { id: table, play } = room;
  const { game, status, seats } = room.table;
  const seat = room.seatOf(person);
  const isPlaying = status === "running" && seat !== undefined && !play.resigned.includes(seat);
  const isHeld = isPlaying && isHeldByPerson(seats, play, seat);
  return {
    kind: "turn",
    table,
    game,
    status,
    isYours: isHeld && play.toAct.includes(seat),
    entries: play.log.length,
    ...(isPlaying && !isHeld ? { handedOver: true } : {}),
  };
}
