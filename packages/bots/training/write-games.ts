import { createWriteStream, mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker, isMainThread, workerData } from "node:worker_threads";

/** What one of several threads does: it plays every `jobs`-th game from `first + job` on. */
interface Job {
  readonly folder: string;
  readonly first: number;
  readonly seconds: number;
  readonly jobs: number;
  readonly job: number;
}

/**
 * Plays games in several threads until the time is over; each writes a file of its own in the folder. `script` is the
 * address of the program that calls this: every thread runs it again.
 */
export async function writeGames(
  script: string,
  task: { readonly folder: string; readonly first: string; readonly seconds: string },
  jobs: string | undefined,
  play: (game: number) => Uint8Array,
): Promise<void> {
  if (!isMainThread) return await work(workerData as Job, play);
  const { folder } = task;
  mkdirSync(folder, { recursive: true });
  const count = Number(jobs ?? availableParallelism());
  for (let job = 0; job < count; job++) {
    const data: Job = {
      folder,
      first: Number(task.first),
      seconds: Number(task.seconds),
      jobs: count,
      job,
    };
    const worker = new Worker(new URL(script), { workerData: data, argv: process.argv.slice(2) });
    worker.on("error", (error) => {
      throw error;
    });
  }
}

async function work(
  { folder, first, seconds, jobs, job }: Job,
  play: (game: number) => Uint8Array,
): Promise<void> {
  const stream = createWriteStream(join(folder, `${first}-${job}.games`));
  const end = Date.now() + 1000 * seconds;
  let games = 0;
  for (let game = first + job; Date.now() < end; game += jobs) {
    stream.write(play(game));
    games++;
    // Lets the stream write.
    await new Promise((resolve) => setImmediate(resolve));
  }
  stream.end();
  console.log(`job ${job}: ${games} games`);
}
