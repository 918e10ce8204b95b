import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { GameFacts } from "./facts.ts";
import { playTable, type Table } from "./simulation.ts";

/** Fewer tables are played sooner than threads have started. */
const FEW = 16;

/** Plays all tables on all cores; the games come in the order of the tables. */
export async function playTables(tables: readonly Table[]): Promise<readonly GameFacts[]> {
  if (tables.length < FEW) return tables.map(playTable);
  const games: GameFacts[] = [];
  let next = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url));
      let at = -1;
      const give = () => {
        at = next++;
        const table = tables[at];
        if (table !== undefined) worker.postMessage(table);
        else void worker.terminate().then(() => resolve());
      };
      worker.on("message", (facts: GameFacts) => {
        games[at] = facts;
        give();
      });
      worker.on("error", reject);
      give();
    });
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return games;
}
