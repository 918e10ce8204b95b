import { effect } from "@preact/signals";
import { zimbabwe, type Move, type Zimbabwe } from "@sofala/zimbabwe";
import type { Outbox } from "../../src/online/connection.ts";
import type { WebSocketLike } from "../../src/online/socket.ts";
import { TableClient, type LogFollower, type TableFactory } from "../../src/online/table-client.ts";
import { openTableFactory, type RemoteTable } from "../../src/online/remote-table.ts";
import {
  ApiClient,
  socketUrl,
  type ApiResult,
  type NewTableRequest,
} from "../../src/online/api-client.ts";
import { newerResponse, newerSocket } from "./newer-server.ts";

/** The versions of a client and the server. */
export interface Versions {
  /** The server is of a newer version than the app. */
  readonly isServerNewer?: boolean;
}

/** A person with a browser of their own. */
export class TestClient {
  readonly api: ApiClient;
  readonly url: string;
  private readonly isServerNewer: boolean;
  private cookie = "";
  private readonly tableClients: TableClient[] = [];

  constructor(url: string, { isServerNewer = false }: Versions = {}) {
    this.url = url;
    this.isServerNewer = isServerNewer;
    this.api = new ApiClient({ url, fetch: (where, init) => this.fetch(where, init) });
  }

  static async guest(url: string, name: string, versions?: Versions): Promise<TestClient> {
    const visitor = new TestClient(url, versions);
    await unwrap(visitor.api.createGuest(name));
    return visitor;
  }

  /** Opens a table of Zimbabwe, perhaps with wrapped sockets. */
  openZimbabweTable(
    id: string,
    options: OpenTestTable = {},
  ): Promise<TableClient<RemoteTable<Zimbabwe>>> {
    return this.openTable(openTableFactory([zimbabwe]), id, options);
  }

  /** Opens a table of any game. */
  async openTable<F extends LogFollower>(
    factory: TableFactory<F>,
    id: string,
    {
      invite,
      outbox,
      wrapSocket = this.wrapSocket,
      serverUrl = () => this.url,
    }: OpenTestTable = {},
  ): Promise<TableClient<F>> {
    const { api } = this;
    const info = await unwrap(api.readTable(id, invite));
    const headers = this.cookie === "" ? {} : { cookie: this.cookie };
    const client = new TableClient(factory, info, {
      api,
      openSocket: () => wrapSocket(new WebSocket(socketUrl(serverUrl(), id, invite), { headers })),
      onWake: () => () => {},
      isHidden: () => false,
      nameOf: ({ name }) => name,
      now: () => performance.now(),
      ...(invite === undefined ? {} : { invite }),
      ...(outbox === undefined ? {} : { outbox: () => outbox }),
    });
    this.tableClients.push(client);
    await waitUntil(() => client.connectionState.value === "open");
    return client;
  }

  /** Opens a running table. */
  async openStartedTable(id: string, options: OpenTestTable = {}): Promise<RemoteTable<Zimbabwe>> {
    return startedTable(await this.openZimbabweTable(id, options));
  }

  close(): void {
    for (const client of this.tableClients) client.close();
  }

  private readonly wrapSocket = (socket: WebSocketLike): WebSocketLike =>
    this.isServerNewer ? newerSocket(socket) : socket;

  private async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(init.headers as object), cookie: this.cookie };
    const response = await fetch(url, { ...init, headers });
    this.cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? this.cookie;
    return this.isServerNewer ? newerResponse(response) : response;
  }
}

interface OpenTestTable {
  readonly invite?: string;
  /** What survives a page of this client. */
  readonly outbox?: Outbox;
  readonly wrapSocket?: (socket: WebSocketLike) => WebSocketLike;
  /** The server that a load balancer chooses now. */
  readonly serverUrl?: () => string;
}

/** The value of a result, which must be ok. */
export async function unwrap<T>(promise: ApiResult<T>): Promise<T> {
  const result = await promise;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Waits until a condition on signals is true. */
export function waitUntil(condition: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let isDone = false;
    stop = effect(() => {
      if (isDone || !condition()) return;
      isDone = true;
      resolve();
      queueMicrotask(() => stop?.());
    });
  });
}

/** The table of a client, once the game has started. */
export async function startedTable<F extends LogFollower>(client: TableClient<F>): Promise<F> {
  await waitUntil(() => client.table.value !== undefined);
  const table = client.table.peek();
  if (table === undefined) throw new Error("no table");
  return table;
}

/** Waits until all decisions are confirmed. */
export const allConfirmed = (table: RemoteTable<Zimbabwe>): Promise<void> =>
  waitUntil(() => table.unconfirmedCount.value === 0);

/** A legal move of the seat to act: the first that fits, or the first. */
export function chooseLegalMove(
  table: RemoteTable<Zimbabwe>,
  choose: (moves: Move[]) => Move | undefined,
) {
  const { state, toAct } = table.currentMoment.peek();
  if (state === undefined) throw new Error("no state");
  const move = choose([...zimbabwe.legalMoves(state, toAct[0] ?? 0)]);
  if (move === undefined) throw new Error("no move");
  return move;
}

/** Creates a table with these people, and starts the game. */
export async function startGame(
  people: readonly TestClient[],
  settings: Partial<NewTableRequest> = {},
) {
  const [owner, ...others] = people;
  if (owner === undefined) throw new Error("nobody");
  const seats = [
    { kind: "me" },
    ...others.map(() => ({ kind: "open" })),
  ] as NewTableRequest["seats"];
  const { id } = await unwrap(owner.api.createTable({ game: "zimbabwe", seats, ...settings }));
  const clients = await Promise.all(people.map((each) => each.openZimbabweTable(id)));
  for (const client of clients.slice(1)) await unwrap(client.send("join", {}));
  const [first] = clients;
  if (first === undefined) throw new Error("nobody");
  await unwrap(first.send("start", {}));
  const tables = await Promise.all(clients.map((client) => startedTable(client)));
  return { id, clients, tables };
}

/** The seat to act plays the first legal move, until a condition is true; waits for all clients after each. */
export async function playUntil(
  tables: readonly RemoteTable<Zimbabwe>[],
  condition: (view: Zimbabwe["view"]) => boolean,
  choose: (moves: Move[]) => Move | undefined = ([move]) => move,
): Promise<RemoteTable<Zimbabwe>> {
  const [first] = tables;
  if (first === undefined) throw new Error("nobody");
  for (;;) {
    const { moveCount, toAct, view } = first.currentMoment.peek();
    await Promise.all(
      tables.map((each) => waitUntil(() => each.currentMoment.value.moveCount >= moveCount)),
    );
    const table = tables.find((each) => each.me.peek() === toAct[0]);
    if (table === undefined || condition(view)) return table ?? first;
    const refusal = table.play(chooseLegalMove(table, choose));
    if (refusal !== undefined) throw new Error(refusal.code);
    await allConfirmed(table);
    await waitUntil(() => first.currentMoment.value.moveCount > moveCount);
  }
}

/** The moves that the seat to act could undo. */
export function undoableMoves(table: RemoteTable<Zimbabwe>): readonly Move[] {
  const { state, toAct } = table.currentMoment.peek();
  const [seat = 0] = toAct;
  if (state === undefined) throw new Error("no state");
  return [...zimbabwe.legalMoves(state, seat)].filter((move) => {
    const step = zimbabwe.applyMove(state, seat, move);
    return step.ok && !step.value.reveals;
  });
}
