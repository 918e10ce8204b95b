import { setTimeout } from "node:timers/promises";
import { openDatabase } from "../../../server/src/store/open-database.ts";
import type { Client } from "../../../server/test/support/client.ts";
import {
  newKey,
  personAt,
  startTable,
  type TestTable,
} from "../../../server/test/support/tables.ts";

/** Slow enough that no game ends before the trial. */
const PAUSE_MS = 300;

/** A move that the server has acknowledged. */
interface AcknowledgedMove {
  readonly table: string;
  readonly key: string;
  readonly seq: number;
}

/** People who play at several tables, also while the server restarts: they send a move again until it is answered. */
export class Load {
  readonly acknowledged: AcknowledgedMove[] = [];
  readonly tables: readonly TestTable[];
  #isStopped = false;
  readonly #players: readonly Promise<void>[];

  private constructor(tables: readonly TestTable[]) {
    this.tables = tables;
    this.#players = tables.map((table) => this.#play(table));
  }

  static async start(server: { readonly url: string }): Promise<Load> {
    return new Load([
      await startTable(server, 5, { game: "zimbabwe" }),
      await startTable(server, 4, { game: "zimbabwe" }),
      await startTable(server, 4, { game: "mediterranean" }),
    ]);
  }

  /** Waits until this many more moves were acknowledged. */
  async moves(count: number): Promise<void> {
    const goal = this.acknowledged.length + count;
    const allEnded = Promise.all(this.#players).then(() => {
      if (!this.#isStopped) throw new Error("all games ended before the trial");
    });
    while (this.acknowledged.length < goal) await Promise.race([setTimeout(PAUSE_MS), allEnded]);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#players);
  }

  /** The acknowledged moves that a database lacks. */
  async missingIn(location: string): Promise<readonly AcknowledgedMove[]> {
    const database = await openDatabase(location, { isAlongsideServer: true });
    const entries = await database.query.selectFrom("entries").selectAll().execute();
    await database.close();
    const keys = new Map(
      entries.map(({ table_id, seq, idempotency_key }) => [`${table_id} ${seq}`, idempotency_key]),
    );
    return this.acknowledged.filter(({ table, seq, key }) => keys.get(`${table} ${seq}`) !== key);
  }

  async #play(table: TestTable): Promise<void> {
    while (!this.#isStopped) {
      const next = await untilAnswered(async () => {
        const { toAct, status, entryCount } = await personAt(table, 0).info(table.id);
        const [seat] = toAct;
        if (status !== "running" || seat === undefined) {
          console.log(`  a game ended after ${entryCount} entries`);
          return undefined;
        }
        const person = personAt(table, seat);
        const { legal = [] } = await person.loadSnapshot(table.id);
        return { person, move: legal[this.acknowledged.length % legal.length] };
      });
      if (next?.move === undefined) return;
      await this.#send(table.id, next.person, next.move);
      await setTimeout(PAUSE_MS);
    }
  }

  async #send(table: string, person: Client, move: object): Promise<void> {
    const key = newKey();
    const acknowledgement = await untilAnswered(() =>
      person.command(table, "move", { key, move: { ...move } }),
    );
    if (acknowledgement.seq === undefined) throw new Error("a move without an entry");
    this.acknowledged.push({ table, key, seq: acknowledgement.seq });
  }
}

/** Repeats a request while there is no server, or while it shuts down or starts. */
async function untilAnswered<T>(request: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await request();
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      const isAway = ["ECONNREFUSED", "ECONNRESET", "EPIPE"].includes(code ?? "");
      if (!isAway && !message.startsWith("503") && message !== "socket hang up") throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}
