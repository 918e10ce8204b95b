import { join } from "node:path";
import { Client } from "../../../apps/server/test/support/client.ts";
import type { Figure } from "../figures.ts";
import type { Effort } from "../group.ts";
import { Aide } from "./aide.ts";
import { coldLoads } from "./cold-loads.ts";
import { idleCosts } from "./idle-costs.ts";
import type { OurServer } from "./our-server.ts";
import { begin, guests, type Table } from "./tables.ts";
import { duels, longMediterranean, longZimbabwe } from "./written-games.ts";

/** The number of idle tables, and of the tables that warm up the server first. */
const TABLES: { readonly [effort in Effort]: number } = { quick: 80, full: 420 };
const TRIES: { readonly [effort in Effort]: number } = { quick: 3, full: 15 };
/** Games of two players, half finished. */
const HALFWAY = 70;
const DUEL = 140;
/** The length of the long games in moves; random games of the Mediterranean do not get longer. */
const LONG = 600;
const LONGEST = 550;

/** What tables and sockets cost while nothing happens, and how long it takes to load a table. */
export async function holding(folder: string, effort: Effort): Promise<readonly Figure[]> {
  const file = join(folder, "holding.sqlite");
  const long = [longZimbabwe(LONG), longMediterranean(LONGEST)];
  const { idle, busy } = await withServer(file, async (_server, url) => {
    const people = await guests(url, 6);
    const rest: Table[] = [];
    for (const script of duels(TABLES[effort], DUEL)) {
      rest.push(await begin(people.slice(0, 2), script, HALFWAY));
    }
    const games = long.map((script) =>
      begin(people.slice(0, script.players), script, script.moves.length),
    );
    return { idle: rest, busy: await Promise.all(games) };
  });
  // A new server: everything that it holds in memory was read from the database.
  return withServer(file, async (server, url) => [
    ...(await idleCosts(
      server,
      idle.map((table) => moved(table, url)),
    )),
    ...(await coldLoads(
      server,
      busy.map((table) => moved(table, url)),
      long,
      TRIES[effort],
    )),
  ]);
}

async function withServer<T>(
  file: string,
  use: (server: Aide<OurServer>, url: string) => Promise<T>,
): Promise<T> {
  const server = new Aide<OurServer>("our-server.ts");
  try {
    const port = await server.ask("start", { database: file });
    return await use(server, `http://127.0.0.1:${port}`);
  } finally {
    await server.ask("stop");
    await server.end();
  }
}

/** The same people at the same table, on a server with a new address. */
const moved = ({ id, people }: Table, url: string): Table => ({
  id,
  people: people.map(({ cookie = "" }) => new Client(url, { cookie })),
});
