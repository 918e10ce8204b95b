import { dice, type Dice, type Seat } from "@sofala/engine";
import type { SeenEntry, TableInfo } from "@sofala/protocol";
import { Client } from "../test/support/client.ts";
import { faultsInTold } from "./check-told.ts";
import type { Fault } from "./fault.ts";
import { Follower, type Reading } from "./follower.ts";
import { Player, type Heard, type Sent, type Sleep } from "./player.ts";
import type { Host } from "./host.ts";

/** What a party plays, game after game. */
export interface Wish {
  readonly people: number;
  readonly bots: number;
  readonly table: object & { readonly game: string };
  /** One of them sleeps. */
  readonly sleeper?: Sleep;
  readonly isWatched?: true;
}

interface Person {
  readonly host: Host;
  readonly cookie: string;
  readonly way: "socket" | "http";
  readonly sleeps: Sleep | undefined;
}

/** Somebody at a table, or beside it. */
export interface Listening {
  readonly follower: Follower;
  readonly cookie: string | undefined;
  readonly seat: Seat | undefined;
}

/** How a party finds servers, and what its people wish to see. */
export interface Habits {
  /** For everybody another one, who may come to another server. */
  host(): Host;
  readonly views?: boolean;
}

/** A request that failed is made again so many milliseconds later. */
const AGAIN = 20;

/** The people of one table, who play one game after the other. */
export class Party {
  readonly faults: Fault[] = [];
  readonly readings: Reading[] = [];
  /** Everybody who was at a table that was left. */
  readonly witnesses: Listening[] = [];
  games = 0;
  #timeouts = 0;
  readonly #habits: Habits;
  readonly #host: Host;
  readonly #wish: Wish;
  readonly #name: string;
  readonly #chance: Dice;
  readonly #heard: Heard;
  #people: readonly Person[] = [];
  #players: readonly Player[] = [];
  #listening: readonly Listening[] = [];
  #sent: readonly Sent[] = [];
  #isDone = false;
  #look: () => void = () => {};

  constructor(habits: Habits, wish: Wish, name: string, heard: Heard) {
    this.#habits = habits;
    this.#host = habits.host();
    this.#wish = wish;
    this.#name = name;
    this.#chance = dice(name);
    this.#heard = heard;
  }

  get hasSleeper(): boolean {
    return this.#wish.sleeper !== undefined;
  }

  /** Have all heard from the server that runs now? */
  get isCaughtUp(): boolean {
    return this.#listening.every(({ follower }) => follower.isCurrent);
  }

  /** Where they are, while they play. */
  get table(): string | undefined {
    return this.#listening[0]?.follower.table;
  }

  /** All that was sent until now, at this table and those before. */
  get sent(): readonly Sent[] {
    return [...this.#sent, ...this.#players.flatMap(({ sent }) => sent)];
  }

  /** How often somebody's time ran out. */
  get timeouts(): number {
    const { entries = [] } = this.#players[0]?.follower ?? {};
    return this.#timeouts + entries.filter(({ entry }) => isTimeout(entry)).length;
  }

  /** Gathers and begins the first game. */
  async open(): Promise<string> {
    const { people, bots, table, sleeper } = this.#wish;
    const hosts = Array.from({ length: people }, () => this.#habits.host());
    const clients = await Promise.all(
      hosts.map(async (host, n) => Client.guest(await host.address(), `${this.#name} ${n}`)),
    );
    this.#people = clients.map(({ cookie = "" }, n) => ({
      host: hosts[n] ?? this.#host,
      cookie,
      way: this.#chance.below(4) === 0 ? "http" : "socket",
      sleeps: n === people - 1 ? sleeper : undefined,
    }));
    const [first, ...others] = clients;
    if (first === undefined) throw new Error("a party of nobody");
    const { id } = await first.open({
      ...table,
      seats: [
        { kind: "me" },
        ...others.map(() => ({ kind: "open" })),
        ...Array.from({ length: bots }, () => ({ kind: "bot", level: "novice" })),
      ],
    });
    for (const each of others) await each.do(id, "join", {});
    await first.do(id, "start", {});
    return id;
  }

  /** Plays from this table on until it is told to stop. */
  async play(first: string): Promise<void> {
    for (let table = first; ; table = await this.#rematch(table)) {
      await this.#sitDown(table);
      await this.#until(() => this.#isDone || this.#isOver);
      for (const player of this.#players) player.rest();
      await this.#until(() => this.#players.every(({ isAnswered }) => isAnswered));
      await this.#compare();
      this.#standUp();
      if (this.#isDone) return;
      this.games += 1;
    }
  }

  stop(): void {
    this.#isDone = true;
    this.#look();
  }

  get #isOver(): boolean {
    return this.#listening.every(({ follower }) => follower.standing?.status === "over");
  }

  async #sitDown(table: string): Promise<void> {
    const seats = await Promise.all(this.#people.map(({ cookie }) => this.#seatOf(table, cookie)));
    this.#players = this.#people.map(
      (person, n) =>
        new Player(
          person.host,
          { table, seat: seats[n] ?? 0, views: this.#habits.views ?? false, ...person },
          this.#chance,
          (isAcknowledged) => {
            this.#heard(isAcknowledged);
            this.#look();
          },
        ),
    );
    this.#listening = [
      ...this.#players.map(({ follower }, n) => ({
        follower,
        cookie: this.#people[n]?.cookie,
        seat: seats[n],
      })),
      ...(this.#wish.isWatched ? [this.#watcher(table)] : []),
    ];
  }

  #watcher(table: string): Listening {
    const news = () => {
      this.#heard(false);
      this.#look();
    };
    const { views = false } = this.#habits;
    const follower = new Follower(this.#habits.host(), { table, views }, { news });
    return { follower, cookie: undefined, seat: undefined };
  }

  #standUp(): void {
    for (const { follower } of this.#listening) {
      follower.stop();
      this.readings.push(...follower.readings);
    }
    this.witnesses.push(...this.#listening);
    this.#timeouts = this.timeouts;
    this.#sent = this.sent;
    this.#players = [];
    this.#listening = [];
    this.#heard(false);
  }

  /** What everybody was told bit by bit is what they are told when they ask for all of it. */
  async #compare(): Promise<void> {
    for (const { follower, cookie } of this.#listening) {
      const path = `/api/tables/${follower.table}/entries?after=0`;
      const { entries } = await this.#ask<{ entries: SeenEntry[] }>(cookie, "GET", path);
      await this.#until(() => follower.entries.length >= entries.length);
      this.faults.push(...faultsInTold(follower.table, follower.entries, entries));
    }
  }

  async #rematch(table: string): Promise<string> {
    const cookie = this.#people[0]?.cookie;
    const path = `/api/tables/${table}/rematch`;
    const { table: next } = await this.#ask<{ table: string }>(cookie, "POST", path);
    await this.#ask(cookie, "POST", `/api/tables/${next}/start`);
    return next;
  }

  async #seatOf(table: string, cookie: string): Promise<number> {
    const path = `/api/tables/${table}`;
    const { table: info } = await this.#ask<{ table: TableInfo }>(cookie, "GET", path);
    if (info.you.seat === undefined) throw new Error(`no seat at ${table}`);
    return info.you.seat;
  }

  /** Asks one server after the other until there is an answer. */
  async #ask<Body>(cookie: string | undefined, method: string, path: string): Promise<Body> {
    for (;;) {
      const client = new Client(await this.#host.address(), cookie === undefined ? {} : { cookie });
      const asked = client.ask<Body>(method, path, method === "POST" ? {} : undefined);
      const answer = await answered(asked, this.#host.patience);
      if (answer?.status === 200) return answer.body;
      // It was started by a server that was killed before it said so.
      if (answer?.status === 409 && path.endsWith("/start")) return answer.body;
      const isLost = this.#host.patience !== undefined && (answer?.status ?? 500) >= 500;
      if (answer !== undefined && !isLost) {
        throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
      }
      this.#host.leave();
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }

  /** Waits until something holds, looking whenever something is heard; rejects where something is wrong. */
  #until(holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#look = () => {
        const [wrong] = this.#listening.flatMap(({ follower }) => follower.faults);
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

/** An answer, if there is one in time. */
async function answered<T>(
  asked: Promise<T>,
  patience: number | undefined,
): Promise<T | undefined> {
  const failed = asked.catch(() => undefined);
  if (patience === undefined) return failed;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patience).unref();
  });
  return Promise.race([failed, late]);
}
