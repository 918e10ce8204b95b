import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { GameFacts } from "./facts.ts";
import { playGame, type PlannedGame } from "./simulation.ts";

/** With fewer tables, starting threads takes longer than playing. */
const MIN_TABLES_FOR_THREADS = 16;

/** Plays all tables on all cores; the games come in the order of the tables. */
export async function playTables(tables: readonly PlannedGame[]): Promise<readonly GameFacts[]> {
  if (tables.length < MIN_TABLES_FOR_THREADS) return tables.map(playGame);
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
