import type { Move, Zimbabwe } from "@sofala/zimbabwe";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { RemoteTable } from "../../src/online/remote-table.ts";
import { Host } from "./restartable-server.ts";
import { begin, openMoves, playUntil, Visitor, type Versions } from "./test-client.ts";

/** A server for the tests of a file, and people who leave after each of them. */
export class Party {
  readonly host = new Host();
  private readonly versions: Versions;
  private visitors: Visitor[] = [];

  constructor(versions: Versions = {}) {
    this.versions = versions;
    beforeAll(() => this.host.start(), 60_000);
    afterAll(() => this.host.end());
    afterEach(() => {
      for (const visitor of this.visitors) visitor.leave();
      this.visitors = [];
    });
  }

  /** Guests of these names. */
  async meet<const Names extends readonly string[]>(
    ...names: Names
  ): Promise<{ readonly [Index in keyof Names]: Visitor }> {
    const met = await Promise.all(
      names.map((name) => Visitor.guest(this.host.url, name, this.versions)),
    );
    this.visitors.push(...met);
    return met as { readonly [Index in keyof Names]: Visitor };
  }

  /** Somebody the server does not know. */
  stranger(): Visitor {
    const visitor = new Visitor(this.host.url, this.versions);
    this.visitors.push(visitor);
    return visitor;
  }

  /** Two people in the middle of a turn of several moves: whose it is, and the other. */
  async inTurn(): Promise<{
    readonly id: string;
    readonly mine: RemoteTable<Zimbabwe>;
    readonly other: RemoteTable<Zimbabwe>;
    readonly me: Visitor;
  }> {
    const people: readonly Visitor[] = await this.meet("Ann", "Ben");
    const { id, tables } = await begin(people);
    const mine = await playUntil(tables, ({ phase }) => phase === "culture");
    const other = tables.find((each) => each !== mine);
    const me = people[mine.me.peek() ?? 0];
    if (other === undefined || me === undefined) throw new Error("nobody");
    return { id, mine, other, me };
  }
}

/** Everything that a table shows. */
export const views = (table: RemoteTable<Zimbabwe>): readonly Zimbabwe["view"][] =>
  table.history.peek().map(({ view }) => view);

/** A move that could be taken back again. */
export function openMove(table: RemoteTable<Zimbabwe>): Move {
  const [move] = openMoves(table);
  if (move === undefined) throw new Error("nothing can be taken back");
  return move;
}
