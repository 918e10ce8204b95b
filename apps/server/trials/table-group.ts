import { dice, type Dice, type Seat } from "@sofala/engine";
import type { SeenEntry, TableInfo } from "@sofala/protocol";
import { Client } from "../test/support/client.ts";
import { faultsInMessages } from "./check-messages.ts";
import type { Fault } from "./fault.ts";
import { Follower, type Reading } from "./follower.ts";
import { Player, type OnMessage, type SentCommand, type IdleMode } from "./player.ts";
import type { Host } from "./host.ts";

/** The tables that a group plays, one after the other. */
export interface TableRequest {
  readonly people: number;
  readonly bots: number;
  readonly table: object & { readonly game: string };
  /** One of them never moves. */
  readonly idlePlayer?: IdleMode;
  readonly isWatched?: true;
}

interface Person {
  readonly host: Host;
  readonly cookie: string;
  readonly transport: "socket" | "http";
  readonly idle: IdleMode | undefined;
}

/** A player or spectator of a table. */
export interface Observer {
  readonly follower: Follower;
  readonly cookie: string | undefined;
  readonly seat: Seat | undefined;
}

/** How a group finds servers, and what it subscribes to. */
export interface GroupOptions {
  /** A new host per person, which may choose another server. */
  host(): Host;
  readonly views?: boolean;
}

/** Milliseconds until a failed request is retried. */
const RETRY_MS = 20;

/** The people of one table, who play one game after the other. */
export class TableGroup {
  readonly faults: Fault[] = [];
  readonly readings: Reading[] = [];
  /** People of earlier tables. */
  readonly pastObservers: Observer[] = [];
  games = 0;
  #timeouts = 0;
  readonly #options: GroupOptions;
  readonly #host: Host;
  readonly #request: TableRequest;
  readonly #name: string;
  readonly #chance: Dice;
  readonly #onMessage: OnMessage;
  #people: readonly Person[] = [];
  #players: readonly Player[] = [];
  #observers: readonly Observer[] = [];
  #sent: readonly SentCommand[] = [];
  #isDone = false;
  #look: () => void = () => {};

  constructor(options: GroupOptions, request: TableRequest, name: string, received: OnMessage) {
    this.#options = options;
    this.#host = options.host();
    this.#request = request;
    this.#name = name;
    this.#chance = dice(name);
    this.#onMessage = received;
  }

  get hasIdlePlayer(): boolean {
    return this.#request.idlePlayer !== undefined;
  }

  /** True if all received entries from the current server. */
  get isCaughtUp(): boolean {
    return this.#observers.every(({ follower }) => follower.isCurrent);
  }

  /** The current table. */
  get table(): string | undefined {
    return this.#observers[0]?.follower.table;
  }

  /** All commands sent so far, at all tables. */
  get sent(): readonly SentCommand[] {
    return [...this.#sent, ...this.#players.flatMap(({ sent }) => sent)];
  }

  /** The number of timeouts. */
  get timeouts(): number {
    const { entries = [] } = this.#players[0]?.follower ?? {};
    return this.#timeouts + entries.filter(({ entry }) => isTimeout(entry)).length;
  }

  /** Creates and starts the first table. */
  async createTable(): Promise<string> {
    const { people, bots, table, idlePlayer } = this.#request;
    const hosts = Array.from({ length: people }, () => this.#options.host());
    const clients = await Promise.all(
      hosts.map(async (host, n) => Client.guest(await host.address(), `${this.#name} ${n}`)),
    );
    this.#people = clients.map(({ cookie = "" }, n) => ({
      host: hosts[n] ?? this.#host,
      cookie,
      transport: this.#chance.below(4) === 0 ? "http" : "socket",
      idle: n === people - 1 ? idlePlayer : undefined,
    }));
    const [first, ...others] = clients;
    if (first === undefined) throw new Error("a group without people");
    const { id } = await first.createTable({
      ...table,
      seats: [
        { kind: "me" },
        ...others.map(() => ({ kind: "open" })),
        ...Array.from({ length: bots }, () => ({ kind: "bot", level: "novice" })),
      ],
    });
    for (const each of others) await each.command(id, "join", {});
    await first.command(id, "start", {});
    return id;
  }

  /** Plays table after table until it is stopped. */
  async play(first: string): Promise<void> {
    for (let table = first; ; table = await this.#rematch(table)) {
      await this.#connect(table);
      await this.#until(() => this.#isDone || this.#isOver);
      for (const player of this.#players) player.stop();
      await this.#until(() => this.#players.every(({ hasAllResponses }) => hasAllResponses));
      await this.#compare();
      this.#disconnect();
      if (this.#isDone) return;
      this.games += 1;
    }
  }

  stop(): void {
    this.#isDone = true;
    this.#look();
  }

  get #isOver(): boolean {
    return this.#observers.every(({ follower }) => follower.snapshot?.status === "over");
  }

  async #connect(table: string): Promise<void> {
    const seats = await Promise.all(this.#people.map(({ cookie }) => this.#seatOf(table, cookie)));
    this.#players = this.#people.map(
      (person, n) =>
        new Player(
          person.host,
          { table, seat: seats[n] ?? 0, views: this.#options.views ?? false, ...person },
          this.#chance,
          (isAcknowledged) => {
            this.#onMessage(isAcknowledged);
            this.#look();
          },
        ),
    );
    this.#observers = [
      ...this.#players.map(({ follower }, n) => ({
        follower,
        cookie: this.#people[n]?.cookie,
        seat: seats[n],
      })),
      ...(this.#request.isWatched ? [this.#spectator(table)] : []),
    ];
  }

  #spectator(table: string): Observer {
    const news = () => {
      this.#onMessage(false);
      this.#look();
    };
    const { views = false } = this.#options;
    const follower = new Follower(this.#options.host(), { table, views }, { news });
    return { follower, cookie: undefined, seat: undefined };
  }

  #disconnect(): void {
    for (const { follower } of this.#observers) {
      follower.stop();
      this.readings.push(...follower.readings);
    }
    this.pastObservers.push(...this.#observers);
    this.#timeouts = this.timeouts;
    this.#sent = this.sent;
    this.#players = [];
    this.#observers = [];
    this.#onMessage(false);
  }

  /** Compares the entries that each received with the whole log. */
  async #compare(): Promise<void> {
    for (const { follower, cookie } of this.#observers) {
      const path = `/api/tables/${follower.table}/entries?after=0`;
      const { entries } = await this.#send<{ entries: SeenEntry[] }>(cookie, "GET", path);
      await this.#until(() => follower.entries.length >= entries.length);
      this.faults.push(...faultsInMessages(follower.table, follower.entries, entries));
    }
  }

  async #rematch(table: string): Promise<string> {
    const cookie = this.#people[0]?.cookie;
    const path = `/api/tables/${table}/rematch`;
    const { tableId: next } = await this.#send<{ tableId: string }>(cookie, "POST", path);
    await this.#send(cookie, "POST", `/api/tables/${next}/start`);
    return next;
  }

  async #seatOf(table: string, cookie: string): Promise<number> {
    const path = `/api/tables/${table}`;
    const { table: info } = await this.#send<{ table: TableInfo }>(cookie, "GET", path);
    if (info.you.seat === undefined) throw new Error(`no seat at ${table}`);
    return info.you.seat;
  }

  /** Tries one server after the other until there is a response. */
  async #send<Body>(cookie: string | undefined, method: string, path: string): Promise<Body> {
    for (;;) {
      const client = new Client(await this.#host.address(), cookie === undefined ? {} : { cookie });
      const asked = client.request<Body>(method, path, method === "POST" ? {} : undefined);
      const answer = await answered(asked, this.#host.timeoutMs);
      if (answer?.status === 200) return answer.body;
      // A server that was killed before it responded had started the table.
      if (answer?.status === 409 && path.endsWith("/start")) return answer.body;
      const isLost = this.#host.timeoutMs !== undefined && (answer?.status ?? 500) >= 500;
      if (answer !== undefined && !isLost) {
        throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
      }
      this.#host.reportFailure();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  /** Waits until a condition holds, checking after every message; rejects on a fault. */
  #until(holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#look = () => {
        const [wrong] = this.#observers.flatMap(({ follower }) => follower.faults);
        if (wrong === undefined && !holds()) return;
        this.#look = () => {};
        if (wrong === undefined) resolve();
        else reject(new Error(`${wrong.code} ${wrong.table}: ${wrong.detail}`));
      };
      this.#look();
    });
  }
}

const isTimeout = (entry: SeenEntry["entry"]): boolean =>
  entry.kind === "move"
    ? entry.actor === "clock"
    : entry.kind === "takeover" || entry.kind === "resign";

/** A response, if it comes in time. */
async function answered<T>(
  asked: Promise<T>,
  timeoutMs: number | undefined,
): Promise<T | undefined> {
  const failed = asked.catch(() => undefined);
  if (timeoutMs === undefined) return failed;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), timeoutMs).unref();
  });
  return Promise.race([failed, late]);
}
