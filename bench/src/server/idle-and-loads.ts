import { join } from "node:path";
import { Client } from "../../../apps/server/test/support/client.ts";
import type { Figure } from "../figures.ts";
import type { Effort } from "../group.ts";
import { HelperProcess } from "./helper-process.ts";
import { measureLoads } from "./cold-loads.ts";
import { measureIdleCosts } from "./idle-costs.ts";
import type { OurServer } from "./our-server.ts";
import { startTable, createGuests, type Table } from "./tables.ts";
import { zimbabweGames, longMediterranean, longZimbabwe } from "./recorded-games.ts";

/** The number of idle tables, and of the tables that warm up the server first. */
const TABLES: { readonly [effort in Effort]: number } = { quick: 80, full: 420 };
const REPETITIONS: { readonly [effort in Effort]: number } = { quick: 3, full: 15 };
/** Games of two players, half finished. */
const HALFWAY = 70;
const MIN_MOVES = 140;
/** The length of the long games in moves; random games of the Mediterranean do not get longer. */
const ZIMBABWE_MOVES = 600;
const MEDITERRANEAN_MOVES = 550;

/** What tables and sockets cost while nothing happens, and how long it takes to load a table. */
export async function measureIdleAndLoads(
  folder: string,
  effort: Effort,
): Promise<readonly Figure[]> {
  const file = join(folder, "idle.sqlite");
  const long = [longZimbabwe(ZIMBABWE_MOVES), longMediterranean(MEDITERRANEAN_MOVES)];
  const { idle, busy } = await withServer(file, async (_server, url) => {
    const people = await createGuests(url, 6);
    const rest: Table[] = [];
    for (const script of zimbabweGames(TABLES[effort], 2, MIN_MOVES)) {
      rest.push(await startTable(people.slice(0, 2), script, HALFWAY));
    }
    const games = long.map((script) =>
      startTable(people.slice(0, script.players), script, script.moves.length),
    );
    return { idle: rest, busy: await Promise.all(games) };
  });
  // A new server: everything that it holds in memory was read from the database.
  return withServer(file, async (server, url) => [
    ...(await measureIdleCosts(
      server,
      idle.map((table) => atNewServer(table, url)),
    )),
    ...(await measureLoads(
      server,
      busy.map((table) => atNewServer(table, url)),
      long,
      REPETITIONS[effort],
    )),
  ]);
}

async function withServer<T>(
  file: string,
  use: (server: HelperProcess<OurServer>, url: string) => Promise<T>,
): Promise<T> {
  const server = new HelperProcess<OurServer>("our-server.ts");
  try {
    const port = await server.call("start", { database: file });
    return await use(server, `http://127.0.0.1:${port}`);
  } finally {
    await server.call("stop");
    await server.end();
  }
}

/** The same people at the same table, on a server with a new address. */
const atNewServer = ({ id, people }: Table, url: string): Table => ({
  id,
  people: people.map(({ cookie = "" }) => new Client(url, { cookie })),
});
