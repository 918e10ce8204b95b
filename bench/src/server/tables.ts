import type { TableInfo } from "@sofala/protocol";
import { Client } from "../../../apps/server/test/support/client.ts";
import type { RecordedGame } from "./recorded-games.ts";

/** A table of our server with a running game. */
export interface Table {
  readonly id: string;
  /** By seat. */
  readonly people: readonly Client[];
}

/** Creates this many guests. */
export const createGuests = (url: string, count: number): Promise<readonly Client[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => Client.guest(url, `Guest ${index}`)));

/** Creates a table with a running game in which this many moves have been made. */
export async function startTable(
  people: readonly Client[],
  { game, rulesVersion, seed, moves }: RecordedGame,
  made: number,
): Promise<Table> {
  const [owner, ...others] = people;
  if (owner === undefined) throw new Error("nobody is there");
  const players = people.map((_, seat) => `Seat ${seat}`);
  const record = {
    format: "sofala-record/1",
    game,
    rules: rulesVersion,
    players,
    options: {},
    seed,
    moves: moves.slice(0, made),
  };
  const seats = [{ kind: "me" }, ...others.map(() => ({ kind: "open" }))];
  const { id }: TableInfo = await owner.createTable({ game, seats, record });
  for (const [index, each] of others.entries()) await each.command(id, "join", { seat: index + 1 });
  await owner.command(id, "start", {});
  return { id, people };
}
