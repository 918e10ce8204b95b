import { Worker } from "node:worker_threads";
import type { Block, PlayedBlock, TournamentSettings } from "./block.ts";

/**
 * Plays blocks on several threads and yields each when it is done; ending the iteration stops the
 * games.
 */
export async function* playBlocks(
  settings: TournamentSettings,
  blocks: Iterable<Block>,
  threads: number,
): AsyncGenerator<PlayedBlock, undefined> {
  const waiting = blocks[Symbol.iterator]();
  const done: PlayedBlock[] = [];
  const workers: Worker[] = [];
  let failure: Error | undefined;
  let busy = 0;
  let wake = () => {};
  const give = (block: Block, worker: Worker) => {
    busy++;
    worker.postMessage(block);
  };
  try {
    for (let thread = 0; thread < threads; thread++) {
      const first = waiting.next();
      if (first.done === true) break;
      const worker = new Worker(new URL("./worker.ts", import.meta.url), {
        workerData: settings,
      });
      workers.push(worker);
      worker.on("message", (played: PlayedBlock) => {
        busy--;
        done.push(played);
        const next = waiting.next();
        if (next.done !== true) give(next.value, worker);
        wake();
      });
      worker.on("error", (error) => {
        failure = error instanceof Error ? error : new Error(String(error));
        wake();
      });
      give(first.value, worker);
    }
    for (;;) {
      const played = done.shift();
      if (played !== undefined) yield played;
      else if (failure !== undefined) throw failure;
      else if (busy === 0) return undefined;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
