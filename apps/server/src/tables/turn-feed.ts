import type { Seat } from "@sofala/engine";
import type { TurnUpdate } from "@sofala/protocol";
import type { Bus, Subscription } from "../bus/bus.ts";
import type { Logger } from "../logger.ts";
import { inBatches } from "../store/batches.ts";
import type { Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import { parseChange, turnAfter } from "./change-messages.ts";
import { isPlayedByPerson } from "./decision.ts";
import type { LiveTable } from "./live-table.ts";
import type { TurnState } from "./stored-table.ts";

export interface TurnFeedDeps {
  readonly database: Database;
  readonly bus: Bus;
  readonly logger: Pick<Logger, "error">;
  readonly now: () => number;
}

/** A connection that follows all tables of a person. */
interface TurnSubscriber {
  receive(update: TurnUpdate): void;
  end(): void;
}

/** A subscriber that drops repeated and outdated updates. */
interface DeduplicatedSubscriber {
  /** Receives an update from a node; dropped if it is older than the last one. */
  receive(update: TurnUpdate, revision: number): void;
  /** Receives the state in the database when the connection began; dropped if there was an update since. */
  receiveInitial(update: TurnUpdate, revision: number): void;
  /** Receives the state in the database: valid even if its revision is lower, after a backup was restored. */
  receiveCurrent(update: TurnUpdate, revision: number): void;
  end(): void;
}

/** The connections of a person, and the subscription that receives updates of other nodes. */
interface PersonFeed {
  readonly subscribers: Set<DeduplicatedSubscriber>;
  readonly subscription: Subscription;
  /** The tables that are followed for this person. */
  readonly tables: Set<string>;
}

/** What nodes send each other about a table of a person, unless the change of the table tells it. */
interface TurnMessage {
  readonly update: TurnUpdate;
  readonly revision: number;
  readonly seat: Seat;
}

/** A running game of people who have feeds on this node: the changes that other nodes make tell whose turn it is. */
interface FollowedTable {
  readonly game: string;
  /** By person. */
  readonly seats: Map<string, Seat>;
  readonly subscription: Subscription;
}

interface TablesInMemory {
  /** Loads a table if necessary. */
  find(id: string): Promise<LiveTable | undefined>;
  has(id: string): boolean;
}

/** Games that ended longer ago are not compared with the database again. */
const RECENT_END_MS = 60_000;

/** Sends people updates about all their tables: above all, whether it is their turn. */
export class TurnFeed {
  readonly #feeds = new Map<string, PersonFeed>();
  /** The key of the update that was published last, by table and person. */
  readonly #published = new WeakMap<LiveTable, Map<string, string>>();
  /** The running games of the people who have feeds, if there are other nodes. */
  readonly #followed = new Map<string, FollowedTable>();
  readonly #deps: TurnFeedDeps;
  readonly #tables: TablesInMemory;

  constructor(deps: TurnFeedDeps, tables: TablesInMemory) {
    this.#deps = deps;
    this.#tables = tables;
  }

  /**
   * Sends the state of all unfinished tables of a person, then every change that matters to them, and every turn;
   * returns a function that unsubscribes.
   */
  subscribe(person: string, subscriber: TurnSubscriber): () => void {
    const deduplicated = deduplicate(subscriber);
    const feed = this.#feeds.get(person) ?? this.#openFeed(person);
    const { subscribers, subscription } = feed;
    subscribers.add(deduplicated);
    this.#sendInitial(person, deduplicated, subscription.ready).catch((error: unknown) => {
      this.#deps.logger.error({ err: error }, "a person's tables could not be sent");
      deduplicated.end();
    });
    return () => {
      subscribers.delete(deduplicated);
      if (subscribers.size > 0 || this.#feeds.get(person) !== feed) return;
      this.#feeds.delete(person);
      subscription.stop();
      for (const id of feed.tables) this.#unfollow(id, person);
    };
  }

  /**
   * Sends a changed table to its people on this node and, if this node made the change and its message does not tell
   * whose turn it is, on the others.
   */
  publish(liveTable: LiveTable, isOurs: boolean, tellsTurn: boolean): void {
    const { bus } = this.#deps;
    const isPublished = isOurs && bus.isShared && !tellsTurn;
    const published = this.#published.get(liveTable) ?? new Map<string, string>();
    this.#published.set(liveTable, published);
    // What this node published last is outdated.
    if (!isPublished) published.clear();
    const { revision, seats } = liveTable.state.table;
    for (const [seat, holder] of seats.entries()) {
      if (holder.kind !== "person") continue;
      const { person } = holder;
      if (!isPublished && !this.#feeds.has(person)) continue;
      const update = turnUpdateFor(liveTable, person);
      this.#deliver(person, update, revision);
      const key = deduplicationKey(update);
      if (!isPublished || published.get(person) === key) continue;
      published.set(person, key);
      const message: TurnMessage = { update, revision, seat };
      bus.publish(`person.${person}`, JSON.stringify(message));
    }
  }

  /** Sends subscribers what they missed because a message of another node was lost. */
  async reconcile(): Promise<void> {
    const people = [...this.#feeds.keys()];
    for (const batch of inBatches(people)) {
      const rows = await this.#turnRows(batch)
        .where((is) =>
          is.or([
            is("tables.status", "<>", "over"),
            is("tables.ended_at", ">", this.#deps.now() - RECENT_END_MS),
          ]),
        )
        .execute();
      for (const row of rows) {
        const person = row.person ?? "";
        const update = turnUpdateFromRow(row);
        this.#followIfRunning(person, update, row.seat);
        for (const subscriber of this.#feeds.get(person)?.subscribers ?? [])
          subscriber.receiveCurrent(update, row.revision);
      }
    }
  }

  /** Ends all connections. */
  endAll(): void {
    const all = [...this.#feeds.values()];
    this.#feeds.clear();
    for (const { subscription } of this.#followed.values()) subscription.stop();
    this.#followed.clear();
    for (const { subscribers, subscription } of all) {
      subscription.stop();
      for (const subscriber of subscribers) subscriber.end();
    }
  }

  #deliver(person: string, update: TurnUpdate, revision: number): void {
    const { subscribers = [] } = this.#feeds.get(person) ?? {};
    for (const subscriber of subscribers) subscriber.receive(update, revision);
  }

  #openFeed(person: string): PersonFeed {
    const subscription = this.#deps.bus.subscribe(`person.${person}`, (text) => {
      const { update, revision, seat } = JSON.parse(text) as TurnMessage;
      this.#deliver(person, update, revision);
      const followed = this.#followIfRunning(person, update, seat);
      if (followed === undefined) return;
      this.#sendMissed(person, update.tableId, followed.ready).catch((error: unknown) => {
        this.#deps.logger.error({ err: error }, "one of a person's tables could not be sent");
      });
    });
    const feed = {
      subscribers: new Set<DeduplicatedSubscriber>(),
      subscription,
      tables: new Set<string>(),
    };
    this.#feeds.set(person, feed);
    return feed;
  }

  /** Follows a running game for a person who has a feed; returns the subscription if it is new. */
  #followIfRunning(
    person: string,
    { tableId, game, status }: TurnUpdate,
    seat: Seat,
  ): Subscription | undefined {
    const feed = this.#feeds.get(person);
    if (status !== "running") this.#unfollow(tableId, person);
    if (status !== "running" || feed === undefined || !this.#deps.bus.isShared) return undefined;
    feed.tables.add(tableId);
    const known = this.#followed.get(tableId);
    if (known !== undefined) {
      known.seats.set(person, seat);
      return undefined;
    }
    const subscription = this.#deps.bus.subscribe(`table.${tableId}`, (text) =>
      this.#deliverChange(tableId, text),
    );
    this.#followed.set(tableId, { game, seats: new Map([[person, seat]]), subscription });
    return subscription;
  }

  #unfollow(tableId: string, person: string): void {
    const followed = this.#followed.get(tableId);
    this.#feeds.get(person)?.tables.delete(tableId);
    followed?.seats.delete(person);
    if (followed === undefined || followed.seats.size > 0) return;
    this.#followed.delete(tableId);
    followed.subscription.stop();
  }

  /** Delivers whose turn it is after a change of another node, unless the table in memory does so. */
  #deliverChange(tableId: string, text: string): void {
    const followed = this.#followed.get(tableId);
    const message = this.#tables.has(tableId) ? undefined : parseChange(text);
    const turn = message === undefined ? undefined : turnAfter(message.change);
    if (followed === undefined || message === undefined || turn === undefined) return;
    const { game, seats } = followed;
    const { turnState, entryCount } = turn;
    for (const [person, seat] of seats) {
      const flags = turnFlags(seat, turnState);
      const update = {
        kind: "turn",
        tableId,
        game,
        status: "running",
        entryCount,
        ...flags,
      } as const;
      this.#deliver(person, update, message.revision);
    }
  }

  /** Sends what happened at a table before it was followed. */
  async #sendMissed(person: string, tableId: string, ready: Promise<void>): Promise<void> {
    await ready;
    const rows = await this.#turnRows([person]).where("tables.id", "=", tableId).execute();
    for (const row of rows) this.#deliver(person, turnUpdateFromRow(row), row.revision);
  }

  #turnRows(people: readonly string[]) {
    return this.#deps.database.query
      .selectFrom("seats")
      .innerJoin("tables", "tables.id", "seats.table_id")
      .select(["tables.id", "tables.game", "tables.status", "tables.entry_count"])
      .select(["tables.turn_state", "tables.revision", "seats.seat", "seats.person"])
      .where("seats.person", "in", people)
      .orderBy("tables.id");
  }

  async #sendInitial(
    person: string,
    subscriber: DeduplicatedSubscriber,
    ready: Promise<void>,
  ): Promise<void> {
    // Subscribe before reading, so that no later change is missed.
    await ready;
    const load = () => this.#turnRows([person]).where("tables.status", "<>", "over").execute();
    const isConnected = () => this.#feeds.get(person)?.subscribers.has(subscriber) === true;
    let rows = await load();
    if (!isConnected()) return;
    const followed = rows.flatMap(
      (row) => this.#followIfRunning(person, turnUpdateFromRow(row), row.seat) ?? [],
    );
    if (followed.length > 0) {
      await Promise.all(followed.map((subscription) => subscription.ready));
      rows = await load();
      if (!isConnected()) return;
    }
    for (const row of rows) {
      if (row.turn_state !== null || row.status === "open") {
        subscriber.receiveInitial(turnUpdateFromRow(row), row.revision);
        continue;
      }
      // Tables stored before this column existed: find out from the log.
      const liveTable = await this.#tables.find(row.id);
      if (!isConnected()) return;
      if (liveTable !== undefined)
        subscriber.receive(turnUpdateFor(liveTable, person), liveTable.state.table.revision);
    }
  }
}

/** The update for the holder of a seat, from the row of the table. */
function turnUpdateFromRow({
  id: tableId,
  game,
  status,
  entry_count: entryCount,
  turn_state: json,
  seat,
}: Pick<DatabaseSchema["tables"], "id" | "game" | "status" | "entry_count" | "turn_state"> &
  Pick<DatabaseSchema["seats"], "seat">): TurnUpdate {
  const turnState = JSON.parse(json ?? "{}") as Partial<TurnState>;
  return { kind: "turn", tableId, game, status, entryCount, ...turnFlags(seat, turnState) };
}

/** Whether it is the turn of a seat, and whether a bot plays for it. */
function turnFlags(
  seat: Seat,
  { toAct = [], away = [], resigned = [] }: Partial<TurnState>,
): Pick<TurnUpdate, "isYourTurn" | "isHandedOver"> {
  const isAway = away.includes(seat);
  return {
    isYourTurn: toAct.includes(seat) && !isAway && !resigned.includes(seat),
    ...(isAway ? { isHandedOver: true } : {}),
  };
}

/** Drops an update that means the same as the last one; a new turn is always passed on. */
export function deduplicate(subscriber: TurnSubscriber): DeduplicatedSubscriber {
  const known = new Map<string, { readonly key: string; readonly revision: number }>();
  const receiveCurrent = (update: TurnUpdate, revision: number): void => {
    const key = deduplicationKey(update);
    const isNew = known.get(update.tableId)?.key !== key;
    known.set(update.tableId, { key, revision });
    if (isNew) subscriber.receive(update);
  };
  return {
    receiveCurrent,
    receive(update, revision) {
      if (revision >= (known.get(update.tableId)?.revision ?? 0)) receiveCurrent(update, revision);
    },
    receiveInitial(update, revision) {
      if (!known.has(update.tableId)) receiveCurrent(update, revision);
    },
    end: () => subscriber.end(),
  };
}

/** Two updates of a table with the same key have the same meaning for the person. */
const deduplicationKey = ({ status, isYourTurn, isHandedOver, entryCount }: TurnUpdate): string =>
  isYourTurn ? `${entryCount}` : `${status} ${isHandedOver === true}`;

/** The update for a person, from the table in memory. */
function turnUpdateFor(liveTable: LiveTable, person: string): TurnUpdate {
  const { id: tableId, state } = liveTable;
  const { timeline } = state;
  const { game, status, seats } = state.table;
  const seat = state.seatOf(person);
  const isPlaying = status === "running" && seat !== undefined && !timeline.resigned.includes(seat);
  const isInControl = isPlaying && isPlayedByPerson(seats, timeline, seat);
  return {
    kind: "turn",
    tableId,
    game,
    status,
    isYourTurn: isInControl && timeline.toAct.includes(seat),
    entryCount: timeline.log.length,
    ...(isPlaying && !isInControl ? { isHandedOver: true } : {}),
  };
}
