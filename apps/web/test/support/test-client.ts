import { effect } from "@preact/signals";
import { zimbabwe, type Move, type Zimbabwe } from "@sofala/zimbabwe";
import type { Outbox } from "../../src/online/pending-commands.ts";
import type { Socket } from "../../src/online/socket.ts";
import { RemoteRoom, type Follower, type Seating } from "../../src/online/table-client.ts";
import { openSeating, type RemoteTable } from "../../src/online/remote-table.ts";
import { Server, socketUrl, type Answer, type Wish } from "../../src/online/api-client.ts";
import { newerResponse, newerSocket } from "./newer-server.ts";

/** How a visitor's browser compares with the server. */
export interface Versions {
  /** The server is of a later version than the app. */
  readonly isServerNewer?: boolean;
}

/** Somebody with a browser of their own. */
export class Visitor {
  readonly server: Server;
  readonly url: string;
  private readonly isServerNewer: boolean;
  private cookie = "";
  private readonly rooms: RemoteRoom[] = [];

  constructor(url: string, { isServerNewer = false }: Versions = {}) {
    this.url = url;
    this.isServerNewer = isServerNewer;
    this.server = new Server({ url, fetch: (where, init) => this.fetch(where, init) });
  }

  static async guest(url: string, name: string, versions?: Versions): Promise<Visitor> {
    const visitor = new Visitor(url, versions);
    await good(visitor.server.becomeGuest(name));
    return visitor;
  }

  /** Comes to a table of Zimbabwe, with sockets as they are or as a test has them. */
  enter(id: string, entering: EnteringTest = {}): Promise<RemoteRoom<RemoteTable<Zimbabwe>>> {
    return this.enterAs(openSeating(zimbabwe), id, entering);
  }

  /** Comes to a table of any game. */
  async enterAs<F extends Follower>(
    seating: Seating<F>,
    id: string,
    { invite, outbox, around = this.socket, where = () => this.url }: EnteringTest = {},
  ): Promise<RemoteRoom<F>> {
    const { server } = this;
    const info = await good(server.info(id, invite));
    const headers = this.cookie === "" ? {} : { cookie: this.cookie };
    const room = new RemoteRoom(seating, info, {
      server,
      openSocket: () => around(new WebSocket(socketUrl(where(), id, invite), { headers })),
      onWake: () => () => {},
      isHidden: () => false,
      nameOf: ({ name }) => name,
      now: () => performance.now(),
      ...(invite === undefined ? {} : { invite }),
      ...(outbox === undefined ? {} : { outbox: () => outbox }),
    });
    this.rooms.push(room);
    await until(() => room.connection.value === "open");
    return room;
  }

  /** Comes to a table where the game has begun. */
  async sitDown(id: string, entering: EnteringTest = {}): Promise<RemoteTable<Zimbabwe>> {
    return tableOf(await this.enter(id, entering));
  }

  leave(): void {
    for (const room of this.rooms) room.close();
  }

  private readonly socket = (socket: Socket): Socket =>
    this.isServerNewer ? newerSocket(socket) : socket;

  private async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(init.headers as object), cookie: this.cookie };
    const response = await fetch(url, { ...init, headers });
    this.cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? this.cookie;
    return this.isServerNewer ? newerResponse(response) : response;
  }
}

interface EnteringTest {
  readonly invite?: string;
  /** What outlives a page of this visitor's. */
  readonly outbox?: Outbox;
  readonly around?: (socket: Socket) => Socket;
  /** The server that a balancer leads to now. */
  readonly where?: () => string;
}

/** The answer, which must be a good one. */
export async function good<T>(answer: Answer<T>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Waits until something holds of signals. */
export function until(holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let isDone = false;
    stop = effect(() => {
      if (isDone || !holds()) return;
      isDone = true;
      resolve();
      queueMicrotask(() => stop?.());
    });
  });
}

/** The game of a room, once it has begun. */
export async function tableOf<F extends Follower>(room: RemoteRoom<F>): Promise<F> {
  await until(() => room.table.value !== undefined);
  const table = room.table.peek();
  if (table === undefined) throw new Error("no table");
  return table;
}

/** Everything that the server was asked has been answered. */
export const settled = (table: RemoteTable<Zimbabwe>): Promise<void> =>
  until(() => table.unconfirmed.value === 0);

/** A legal move of the seat to act: the first of a kind, or the first. */
export function legal(table: RemoteTable<Zimbabwe>, choose: (moves: Move[]) => Move | undefined) {
  const { state, toAct } = table.now.peek();
  if (state === undefined) throw new Error("no state");
  const move = choose([...zimbabwe.legalMoves(state, toAct[0] ?? 0)]);
  if (move === undefined) throw new Error("no move");
  return move;
}

/** Some people sit at a table, and the game begins. */
export async function begin(people: readonly Visitor[], wish: Partial<Wish> = {}) {
  const [owner, ...others] = people;
  if (owner === undefined) throw new Error("nobody");
  const seats = [{ kind: "me" }, ...others.map(() => ({ kind: "open" }))] as Wish["seats"];
  const { id } = await good(owner.server.open({ game: "zimbabwe", seats, ...wish }));
  const rooms = await Promise.all(people.map((each) => each.enter(id)));
  for (const room of rooms.slice(1)) await good(room.ask("join", {}));
  const [first] = rooms;
  if (first === undefined) throw new Error("nobody");
  await good(first.ask("start", {}));
  const tables = await Promise.all(rooms.map((room) => tableOf(room)));
  return { id, rooms, tables };
}

/** Whoever is to act plays the first legal move, until something holds; all are told of each. */
export async function playUntil(
  tables: readonly RemoteTable<Zimbabwe>[],
  holds: (view: Zimbabwe["view"]) => boolean,
  choose: (moves: Move[]) => Move | undefined = ([move]) => move,
): Promise<RemoteTable<Zimbabwe>> {
  const [first] = tables;
  if (first === undefined) throw new Error("nobody");
  for (;;) {
    const { number, toAct, view } = first.now.peek();
    await Promise.all(tables.map((each) => until(() => each.now.value.number >= number)));
    const table = tables.find((each) => each.me.peek() === toAct[0]);
    if (table === undefined || holds(view)) return table ?? first;
    const refusal = table.play(legal(table, choose));
    if (refusal !== undefined) throw new Error(refusal.code);
    await settled(table);
    await until(() => first.now.value.number > number);
  }
}

/** The moves that the seat to act could take back again. */
export function openMoves(table: RemoteTable<Zimbabwe>): readonly Move[] {
  const { state, toAct } = table.now.peek();
  const [seat = 0] = toAct;
  if (state === undefined) throw new Error("no state");
  return [...zimbabwe.legalMoves(state, seat)].filter((move) => {
    const step = zimbabwe.applyMove(state, seat, move);
    return step.ok && !step.value.reveals;
  });
}
