import type { Move, Zimbabwe } from "@sofala/zimbabwe";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { RemoteTable } from "../../src/online/remote-table.ts";
import { RestartableServer } from "./restartable-server.ts";
import { startGame, undoableMoves, playUntil, TestClient, type Versions } from "./test-client.ts";

/** A server for the tests of a file, and clients that are closed after each of them. */
export class TestServer {
  readonly server = new RestartableServer();
  private readonly versions: Versions;
  private clients: TestClient[] = [];

  constructor(versions: Versions = {}) {
    this.versions = versions;
    beforeAll(() => this.server.start(), 60_000);
    afterAll(() => this.server.delete());
    afterEach(() => {
      for (const visitor of this.clients) visitor.close();
      this.clients = [];
    });
  }

  /** Creates guests with these names. */
  async createGuests<const Names extends readonly string[]>(
    ...names: Names
  ): Promise<{ readonly [Index in keyof Names]: TestClient }> {
    const met = await Promise.all(
      names.map((name) => TestClient.guest(this.server.url, name, this.versions)),
    );
    this.clients.push(...met);
    return met as { readonly [Index in keyof Names]: TestClient };
  }

  /** A client without a session. */
  anonymous(): TestClient {
    const visitor = new TestClient(this.server.url, this.versions);
    this.clients.push(visitor);
    return visitor;
  }

  /** A table of two people in the middle of a turn of several moves: the player to move, and the other. */
  async startTurn(): Promise<{
    readonly id: string;
    readonly mine: RemoteTable<Zimbabwe>;
    readonly other: RemoteTable<Zimbabwe>;
    readonly me: TestClient;
  }> {
    const people: readonly TestClient[] = await this.createGuests("Ann", "Ben");
    const { id, tables } = await startGame(people);
    const mine = await playUntil(tables, ({ phase }) => phase === "culture");
    const other = tables.find((each) => each !== mine);
    const me = people[mine.me.peek() ?? 0];
    if (other === undefined || me === undefined) throw new Error("nobody");
    return { id, mine, other, me };
  }
}

/** All views of a table. */
export const viewsOf = (table: RemoteTable<Zimbabwe>): readonly Zimbabwe["view"][] =>
  table.moments.peek().map(({ view }) => view);

/** A move that can be undone. */
export function undoableMove(table: RemoteTable<Zimbabwe>): Move {
  const [move] = undoableMoves(table);
  if (move === undefined) throw new Error("nothing can be taken back");
  return move;
}
