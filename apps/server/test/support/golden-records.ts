import { readFileSync } from "node:fs";
import type { GameRecord } from "@sofala/engine";
import { decideEndOfPart } from "../../src/tables/timeouts.ts";
import type { TestServer } from "./server.ts";
import { createGuests, newKey, personAt, type TestTable } from "./tables.ts";

export type Golden = GameRecord;

const folderOf = (game: string): URL =>
  new URL(`../../../../games/${game}/test/golden/`, import.meta.url);

export const golden = (game: string, name: string): Golden =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folderOf(game)), "utf8")) as Golden;

/** The record cut after this many moves. */
export function cutAt(record: Golden, moves: number): Golden {
  const { result: _, ...unfinished } = record;
  return { ...unfinished, moves: record.moves.slice(0, moves) };
}

/** Creates a table from a record, with people at all seats. */
export async function createFromRecord(
  server: Pick<TestServer, "url">,
  record: Golden,
  request: object = {},
): Promise<TestTable> {
  const people = await createGuests(server, ...record.players);
  const seats = [{ kind: "me" }, ...people.slice(1).map(() => ({ kind: "open" }))];
  const owner = personAt({ people }, 0);
  const { id } = await owner.createTable({ game: record.game, seats, record, ...request });
  for (const [index, each] of people.slice(1).entries()) {
    await each.command(id, "join", { seat: index + 1 });
  }
  await owner.command(id, "start", {});
  return { id, people };
}

/** Sends the recorded moves of all people; moves of the clock come from the test's clock. */
export async function replayMoves(
  server: TestServer,
  { id, people }: TestTable,
  moves: Golden["moves"],
): Promise<void> {
  for (const [actor, move] of moves) {
    if (actor === "clock") await (await server.tables.find(id))?.decideAndStore(decideEndOfPart);
    else
      await personAt({ people }, actor).command(id, "move", { key: newKey(), move: { ...move } });
  }
}
