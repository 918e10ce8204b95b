import { figure, type Figure } from "../figures.ts";
import { median } from "../measuring.ts";
import type { HelperProcess } from "./helper-process.ts";
import type { OurServer } from "./our-server.ts";
import { TableSocket } from "./table-socket.ts";
import type { Table } from "./tables.ts";
import type { RecordedGame } from "./recorded-games.ts";

/** How fast the server answers about a long game that is not in memory. */
export async function measureLoads(
  server: HelperProcess<OurServer>,
  tables: readonly Table[],
  scripts: readonly RecordedGame[],
  tries: number,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [index, table] of tables.entries()) {
    const { game, moves, players } = scripts[index] ?? { game: "", moves: [], players: 0 };
    const cold: number[] = [];
    const warm: number[] = [];
    for (let n = 0; n < tries; n++) {
      const left = await server.call("unloadTables");
      if (left > 0) throw new Error(`${left} tables are still in memory`);
      cold.push(await snapshotLatency(table));
      warm.push(await snapshotLatency(table));
    }
    const name = `server.${game}`;
    const note = `${moves.length} moves of ${players} players`;
    figures.push(
      figure(
        `${name}.coldLoadMs`,
        median(cold),
        "ms",
        `${note}: from the database to the first answer`,
      ),
      figure(
        `${name}.warmAnswerMs`,
        median(warm),
        "ms",
        "the same request when the table is in memory",
      ),
      figure(
        `${name}.catchUpKb`,
        (await bytesOfNewSocket(table)) / 1024,
        "KiB",
        "everything that is sent to a new socket",
      ),
    );
  }
  return figures;
}

/** Milliseconds until a player has the snapshot, with the view. */
async function snapshotLatency({ id, people: [player] }: Table): Promise<number> {
  const start = performance.now();
  await player?.loadSnapshot(id, false);
  return performance.now() - start;
}

/** Bytes. */
async function bytesOfNewSocket({ id, people: [player] }: Table): Promise<number> {
  if (player === undefined) return 0;
  const socket = await TableSocket.open(player, id);
  await socket.close();
  return socket.received;
}
