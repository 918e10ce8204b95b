/** Players of boardgame.io's matches, in their own process: everybody has a socket, like its own client. */
import { randomUUID } from "node:crypto";
import { io, type Socket } from "socket.io-client";
import { serveCalls } from "./helper-process.ts";
import { pace, saturate, type Match, type Run } from "./load.ts";
import { processorSeconds } from "./usage.ts";

interface MatchState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

/** Two players who pass a cow back and forth. */
class TheirMatch implements Match {
  readonly sockets: Socket[] = [];
  readonly #id: string;
  #state: MatchState | undefined;
  #acknowledged: (state: MatchState) => void = () => {};

  constructor(id: string) {
    this.#id = id;
  }

  /** Connects one more player; the first one creates the match. */
  async join(url: string): Promise<void> {
    const playerID = String(this.sockets.length);
    const socket = io(`${url}/gifts`, { transports: ["websocket"], forceNew: true });
    this.sockets.push(socket);
    const { promise, resolve } = Promise.withResolvers<void>();
    socket.on("sync", (_match: string, { state }: { readonly state: MatchState }) => {
      this.#state = state;
      resolve();
    });
    socket.on("update", (_match: string, state: MatchState) => {
      const { ctx, _stateID: known = 0 } = this.#state ?? {};
      // Both receive the update; for the player who moved, it is the acknowledgement.
      if (ctx?.currentPlayer === playerID && state._stateID > known) this.#acknowledged(state);
    });
    socket.on("connect", () => socket.emit("sync", this.#id, playerID, undefined, 2));
    await promise;
  }

  /** The one server sends a move to both players at the same time. */
  async isSeen(): Promise<void> {}

  async move(): Promise<boolean> {
    const { ctx, _stateID: stateID = 0 } = this.#state ?? {};
    const playerID = ctx?.currentPlayer ?? "0";
    const { promise, resolve } = Promise.withResolvers<MatchState>();
    this.#acknowledged = resolve;
    const payload = { type: "move", args: [1], playerID };
    const action = { type: "MAKE_MOVE", payload };
    this.sockets[Number(playerID)]?.emit("update", action, stateID, this.#id, playerID);
    this.#state = await promise;
    return true;
  }
}

async function open(url: string): Promise<TheirMatch> {
  const match = new TheirMatch(randomUUID());
  await match.join(url);
  await match.join(url);
  return match;
}

const CONCURRENT_TABLES = 20;
let matches: readonly TheirMatch[] = [];

const functions = {
  async createTables({
    port,
    count,
  }: {
    readonly port: number;
    readonly count: number;
  }): Promise<void> {
    const created: TheirMatch[] = [];
    while (created.length < count) {
      const next = Math.min(CONCURRENT_TABLES, count - created.length);
      const url = `http://localhost:${port}`;
      created.push(...(await Promise.all(Array.from({ length: next }, () => open(url)))));
    }
    matches = created;
  },
  saturate: (seconds: number): Promise<Run> => saturate(matches, seconds),
  pace: ({ perSecond, seconds }: { readonly perSecond: number; readonly seconds: number }) =>
    pace(matches, perSecond, seconds),
  disconnect(): void {
    for (const { sockets } of matches) for (const socket of sockets) socket.disconnect();
    matches = [];
  },
  processorSeconds,
};

export type TheirClients = typeof functions;

serveCalls(functions);
