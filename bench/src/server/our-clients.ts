/** Clients of our server, in their own process: everybody has a socket and receives views, like a browser. */
import { serveCalls } from "./helper-process.ts";
import { pace, saturate, type Match, type Run } from "./load.ts";
import { startTable, createGuests } from "./tables.ts";
import { TableSocket } from "./table-socket.ts";
import { processorSeconds } from "./usage.ts";
import { zimbabweGames, type RecordedGame } from "./recorded-games.ts";

/** The number of moves of the shortest game. */
const MIN_MOVES = 140;
/** The number of tables that are created at the same time. */
const CONCURRENT_TABLES = 20;

interface TableCount {
  readonly ports: readonly number[];
  /** The number of tables. */
  readonly count: number;
}

/** Two people who play a recorded game. */
class OurMatch implements Match {
  readonly sockets: readonly TableSocket[];
  readonly #moves: RecordedGame["moves"];
  #made = 0;

  constructor(sockets: readonly TableSocket[], { moves }: RecordedGame) {
    this.sockets = sockets;
    this.#moves = moves;
  }

  async isSeen(): Promise<void> {
    const [actor] = this.#moves[this.#made] ?? [];
    if (typeof actor === "number") await this.sockets[actor]?.hasSeen(this.#made);
  }

  async move(): Promise<boolean> {
    const [actor, move] = this.#moves[this.#made] ?? [];
    if (typeof actor !== "number") return false;
    const key = `move-${this.#made++}`;
    await this.sockets[actor]?.command({ command: "move", key, move });
    return true;
  }
}

let matches: readonly OurMatch[] = [];

const functions = {
  /** Creates this many tables and connects everybody; the people of a table are spread over the servers. */
  async createTables({ ports, count }: TableCount): Promise<void> {
    const crowds = await Promise.all(
      ports.map((port) =>
        createGuests(`http://127.0.0.1:${port}`, Math.ceil((2 * count) / ports.length)),
      ),
    );
    const people = Array.from({ length: 2 * count }, (_, n) => {
      const person = crowds[n % ports.length]?.[Math.floor(n / ports.length)];
      if (person === undefined) throw new Error("somebody is missing");
      return person;
    });
    const created: OurMatch[] = [];
    const games = zimbabweGames(count, 2, MIN_MOVES);
    while (created.length < count) {
      const from = created.length;
      const next = games.slice(from, from + CONCURRENT_TABLES).map(async (recorded, index) => {
        const pair = people.slice(2 * (from + index), 2 * (from + index + 1));
        const { id } = await startTable(pair, recorded, 0);
        const sockets = await Promise.all(pair.map((person) => TableSocket.open(person, id)));
        return new OurMatch(sockets, recorded);
      });
      created.push(...(await Promise.all(next)));
    }
    matches = created;
  },
  saturate: (seconds: number): Promise<Run> => saturate(matches, seconds),
  pace: ({ perSecond, seconds }: { readonly perSecond: number; readonly seconds: number }) =>
    pace(matches, perSecond, seconds),
  /** Bytes received since the tables were created. */
  received: (): number =>
    matches.flatMap(({ sockets }) => sockets).reduce((sum, { received }) => sum + received, 0),
  async disconnect(): Promise<void> {
    await Promise.all(matches.flatMap(({ sockets }) => sockets.map((socket) => socket.close())));
    matches = [];
  },
  processorSeconds,
};

export type OurClients = typeof functions;

serveCalls(functions);
