import { readFileSync } from "node:fs";
import type { GameRecord, GameTypes } from "@sofala/engine";
import { decideEndOfPart } from "../../src/tables/timeouts.ts";
import type { TestServer } from "./server.ts";
import { meet, newKey, personAt, type Gathered } from "./tables.ts";

export type Golden = GameRecord<GameTypes>;

const folderOf = (game: string): URL =>
  new URL(`../../../../games/${game}/test/golden/`, import.meta.url);

export const golden = (game: string, name: string): Golden =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folderOf(game)), "utf8")) as Golden;

/** The record as it was after so many moves. */
export function cutAt(record: Golden, moves: number): Golden {
  const { result: _, ...unfinished } = record;
  return { ...unfinished, moves: record.moves.slice(0, moves) };
}

/** A game goes on from a record, with people at all its seats. */
export async function goOn(
  server: TestServer,
  record: Golden,
  wish: object = {},
): Promise<Gathered> {
  const people = await meet(server, ...record.players);
  const seats = [{ kind: "me" }, ...people.slice(1).map(() => ({ kind: "open" }))];
  const owner = personAt({ people }, 0);
  const { id } = await owner.open({ game: record.game, seats, record, ...wish });
  for (const [index, each] of people.slice(1).entries()) {
    await each.do(id, "join", { seat: index + 1 });
  }
  await owner.do(id, "start", {});
  return { id, people };
}

/** Everybody sends what they played; the clock says when time was up. */
export async function replayMoves(
  server: TestServer,
  { id, people }: Gathered,
  moves: Golden["moves"],
): Promise<void> {
  for (const [actor, move] of moves) {
    if (actor === "clock") await (await server.tables.find(id))?.decideAndStore(decideEndOfPart);
    else await personAt({ people }, actor).do(id, "move", { key: newKey(), move: { ...move } });
  }
}
