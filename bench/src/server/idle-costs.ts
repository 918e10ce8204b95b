import { figure, type Figure } from "../figures.ts";
import type { HelperProcess } from "./helper-process.ts";
import type { OurServer } from "./our-server.ts";
import { TableSocket } from "./table-socket.ts";
import type { Table } from "./tables.ts";
import type { Usage } from "./usage.ts";

/** This many tables and sockets come first, so that the server's own code and buffers are not counted. */
const FIRST = 20;

/** How much memory a table takes, and a socket that follows it. */
export async function measureIdleCosts(
  server: HelperProcess<OurServer>,
  tables: readonly Table[],
): Promise<readonly Figure[]> {
  const rest = tables.slice(FIRST);
  const first = await connect(tables.slice(0, FIRST));
  const empty = await server.call("usage");
  for (const { id, people } of rest) await people[0]?.info(id);
  const loaded = await server.call("usage");
  const sockets = await connect(rest);
  const connected = await server.call("usage");
  await Promise.all([...first, ...sockets].map((socket) => socket.close()));
  return [
    ...memoryFigures(
      "server.idle.table",
      empty,
      loaded,
      rest.length,
      "in memory, nobody connected, 70 moves",
    ),
    ...memoryFigures(
      "server.idle.connection",
      loaded,
      connected,
      sockets.length,
      "a socket that follows a table",
    ),
  ];
}

async function connect(tables: readonly Table[]): Promise<readonly TableSocket[]> {
  const sockets: TableSocket[] = [];
  for (const { id, people } of tables) {
    for (const person of people) sockets.push(await TableSocket.open(person, id));
  }
  return sockets;
}

const memoryFigures = (
  name: string,
  before: Usage,
  after: Usage,
  count: number,
  note: string,
): readonly Figure[] => [
  figure(
    `${name}.heapKb`,
    (after.heap - before.heap) / count / 1024,
    "KiB",
    `${note}; on the heap`,
  ),
  figure(
    `${name}.residentKb`,
    (after.resident - before.resident) / count / 1024,
    "KiB",
    `resident memory; mean of ${count}`,
  ),
];
