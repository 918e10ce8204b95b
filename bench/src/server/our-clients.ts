/** People at our tables, in a process of their own: everybody has a socket, with views as a browser wants them. */
import { answer } from "./aide.ts";
import { pace, saturate, type Match, type Run } from "./load.ts";
import { begin, guests } from "./tables.ts";
import { TableSocket } from "./table-socket.ts";
import { processorSeconds } from "./usage.ts";
import { duels, type Script } from "./written-games.ts";

/** Moves of the shortest game. */
const LENGTH = 140;
/** Tables that are opened at a time. */
const AT_ONCE = 20;

/** Two who play a game by heart. */
class OurMatch implements Match {
  readonly sockets: readonly TableSocket[];
  readonly #moves: Script["moves"];
  #made = 0;

  constructor(sockets: readonly TableSocket[], { moves }: Script) {
    this.sockets = sockets;
    this.#moves = moves;
  }

  async move(): Promise<boolean> {
    const [actor, move] = this.#moves[this.#made] ?? [];
    if (typeof actor !== "number") return false;
    const key = `move-${this.#made++}`;
    await this.sockets[actor]?.command({ do: "move", key, move });
    return true;
  }
}

let matches: readonly OurMatch[] = [];

const skills = {
  /** So many tables are opened, and everybody sits down. */
  async gather({ port, count }: { readonly port: number; readonly count: number }): Promise<void> {
    const url = `http://127.0.0.1:${port}`;
    const people = await guests(url, 2 * count);
    const gathered: OurMatch[] = [];
    const scripts = duels(count, LENGTH);
    while (gathered.length < count) {
      const from = gathered.length;
      const next = scripts.slice(from, from + AT_ONCE).map(async (script, index) => {
        const pair = people.slice(2 * (from + index), 2 * (from + index + 1));
        const { id } = await begin(pair, script, 0);
        const sockets = await Promise.all(pair.map((person) => TableSocket.open(person, id)));
        return new OurMatch(sockets, script);
      });
      gathered.push(...(await Promise.all(next)));
    }
    matches = gathered;
  },
  saturate: (seconds: number): Promise<Run> => saturate(matches, seconds),
  pace: ({ perSecond, seconds }: { readonly perSecond: number; readonly seconds: number }) =>
    pace(matches, perSecond, seconds),
  /** Bytes that came so far at this gathering. */
  received: (): number =>
    matches.flatMap(({ sockets }) => sockets).reduce((sum, { received }) => sum + received, 0),
  async leave(): Promise<void> {
    await Promise.all(matches.flatMap(({ sockets }) => sockets.map((socket) => socket.close())));
    matches = [];
  },
  processorSeconds,
};

export type OurClients = typeof skills;

answer(skills);
