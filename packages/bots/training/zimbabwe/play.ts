/**
 * Plays games of The Great Zimbabwe and writes what a net learns from:
 *
 *     node packages/bots/training/zimbabwe/play.ts FOLDER NETS FIRST SECONDS [JOBS]
 *
 * NETS are files of weights, `linear` for the weights of strong/weights.ts, `steady` or `novice`, with commas between
 * them: each seat takes one at random. A file that changes is read again before the next game. Game number N has the seed `learn-N` and
 * 2 to 5 players, four being the most frequent. Each job plays every JOBS-th game from FIRST on until the time is over,
 * and writes a file of its own: for each turn that was ended, the record that `records.ts` describes.
 */
import { createWriteStream, mkdirSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker, isMainThread, workerData } from "node:worker_threads";
import { evaluatorsOf } from "./evaluators.ts";
import { learnerGame, type Participant } from "./learner-game.ts";
import { FIXED_BOTS } from "./named-bots.ts";
import { encodeGame } from "./records.ts";

interface Job {
  readonly folder: string;
  readonly nets: string;
  readonly first: number;
  readonly seconds: number;
  readonly jobs: number;
  readonly job: number;
}

if (isMainThread) {
  const [folder = "data", nets = "linear", first = "0", seconds = "60", jobs] =
    process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  const count = Number(jobs ?? availableParallelism());
  for (let job = 0; job < count; job++) {
    const data: Job = {
      folder,
      nets,
      first: Number(first),
      seconds: Number(seconds),
      jobs: count,
      job,
    };
    const worker = new Worker(new URL(import.meta.url), { workerData: data });
    worker.on("error", (error) => {
      throw error;
    });
  }
} else await work(workerData as Job);

/** A bot by its name, or the evaluator of a file, which is replaced when the file changes. */
function newestOf(net: string): () => Participant {
  const bot = FIXED_BOTS[net];
  if (bot !== undefined) return () => bot;
  let [read, evaluator] = [0, evaluatorsOf(net)()];
  if (net === "linear") return () => evaluator;
  return () => {
    const { mtimeMs } = statSync(net);
    if (mtimeMs !== read) [read, evaluator] = [mtimeMs, evaluatorsOf(net)()];
    return evaluator;
  };
}

async function work({ folder, nets, first, seconds, jobs, job }: Job): Promise<void> {
  const named = nets.split(",").map((net) => newestOf(net));
  const stream = createWriteStream(join(folder, `${first}-${job}.games`));
  const end = Date.now() + 1000 * seconds;
  let games = 0;
  for (let game = first + job; Date.now() < end; game += jobs) {
    stream.write(
      encodeGame(
        learnerGame(
          game,
          named.map((newest) => newest()),
        ),
      ),
    );
    games++;
    // Lets the stream write.
    await new Promise((resolve) => setImmediate(resolve));
  }
  stream.end();
  console.log(`job ${job}: ${games} games`);
}
