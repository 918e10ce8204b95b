import type { Seat } from "@sofala/engine";
import type { Acknowledgement, TableInfo } from "@sofala/protocol";
import { Client } from "./client.ts";
import type { TestServer } from "./server.ts";

/** A table and its people. */
export interface TestTable {
  readonly id: string;
  /** By seat. */
  readonly people: readonly Client[];
}

const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"];

/** New guests with these names. */
export async function createGuests<const Names extends readonly string[]>(
  { url }: Pick<TestServer, "url">,
  ...names: Names
): Promise<{ readonly [Index in keyof Names]: Client }> {
  const clients = await Promise.all(names.map((name) => Client.guest(url, name)));
  return clients as { readonly [Index in keyof Names]: Client };
}

/** A record with a fixed deal and no moves, for deterministic tests. */
export const withFixedDeal = (
  seats: number,
  { game = "zimbabwe", options = {}, ...request }: TableRequest,
): object => ({
  game,
  ...request,
  record: {
    format: "sofala-record/1",
    game,
    rules: 1,
    options,
    seed: "a known deal",
    moves: [],
    players: NAMES.slice(0, seats),
  },
});

interface TableRequest {
  readonly game?: string;
  readonly seats?: readonly object[];
  readonly options?: object;
  readonly [more: string]: unknown;
}

/** A new table that the other people join. */
export async function createTable(
  server: Pick<TestServer, "url">,
  count: number,
  request: TableRequest = {},
  people?: readonly Client[],
): Promise<TestTable> {
  const all = people ?? (await createGuests(server, ...NAMES.slice(0, count)));
  const [owner, ...others] = all;
  if (owner === undefined) throw new Error("nobody there");
  const { seats = [{ kind: "me" }, ...others.map(() => ({ kind: "open" }))] } = request;
  const { id } = await owner.createTable(withFixedDeal(seats.length, { ...request, seats }));
  for (const [index, each] of others.entries()) await each.command(id, "join", { seat: index + 1 });
  return { id, people: all };
}

/** A new table that has started. */
export async function startTable(
  server: Pick<TestServer, "url">,
  count: number,
  request: TableRequest = {},
  people?: readonly Client[],
): Promise<TestTable> {
  const table = await createTable(server, count, request, people);
  await personAt(table, 0).command(table.id, "start", {});
  return table;
}

export function personAt({ people }: Pick<TestTable, "people">, seat: Seat): Client {
  const person = people[seat];
  if (person === undefined) throw new Error(`nobody sits at ${seat}`);
  return person;
}

let keys = 0;
/** A new idempotency key. */
export const newKey = (): string => `k${++keys}`;

/** Sends a move; throws if it is refused. */
export const move = (
  { id, people }: TestTable,
  seat: Seat,
  made: object,
  key = newKey(),
): Promise<Acknowledgement> =>
  personAt({ people }, seat).command(id, "move", { key, move: { ...made } });

/** Plays the first legal move of the seat to act, except moves of these kinds. */
export async function playOne(table: TestTable, not: readonly string[] = []): Promise<Seat> {
  const { toAct } = await personAt(table, 0).info(table.id);
  const [seat = 0] = toAct;
  const { legal = [] } = await personAt(table, seat).loadSnapshot(table.id);
  const chosen = legal.find(({ kind }) => !not.includes(kind)) ?? legal[0];
  if (chosen === undefined) throw new Error(`seat ${seat} has no move`);
  await move(table, seat, chosen);
  return seat;
}

/** Plays until a condition holds. */
export async function playUntil(
  table: TestTable,
  holds: (info: TableInfo, view: { readonly phase: string; readonly round: number }) => boolean,
): Promise<TableInfo> {
  for (;;) {
    const info = await personAt(table, 0).info(table.id);
    const { view } = await personAt(table, 0).loadSnapshot(table.id, false);
    if (holds(info, view as { phase: string; round: number })) return info;
    await playOne(table);
  }
}

/** Plays Zimbabwe until a turn of several moves begins; returns its seat. */
export async function playToTurn(table: TestTable): Promise<Seat> {
  const { toAct } = await playUntil(table, (_info, { phase }) => phase === "culture");
  return toAct[0] ?? 0;
}

/** Seats for this many bots. */
export const bots = (count: number, level = "novice"): readonly object[] =>
  Array.from({ length: count }, () => ({ kind: "bot", level }));
