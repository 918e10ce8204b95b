/**
 * One bot against others on held-out seeds, on every seat of every seed, with its 95 % interval:
 *
 *     node packages/bots/training/zimbabwe/evaluate.ts BOT RIVALS PLAYERS SECONDS [SEEDS] [JOBS]
 *
 * Bots are named in `named-bots.ts`.
 */
import { availableParallelism } from "node:os";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { zimbabwe } from "@sofala/zimbabwe";
import { wilsonInterval } from "../../src/ladder/figures.ts";
import { playMatch } from "../../src/match.ts";
import { botNamed } from "./named-bots.ts";

interface Job {
  readonly bot: string;
  readonly rival: string;
  readonly players: number;
  readonly seconds: number;
  readonly seeds: string;
  readonly jobs: number;
  readonly job: number;
}

interface Tally {
  readonly games: number;
  readonly wins: number;
}

/** Games that last longer are cut short. */
const ROUNDS_MAX = 40;

if (isMainThread) {
  const [bot = "steady", rival = "steady", players = "4", seconds = "60", seeds = "held", jobs] =
    process.argv.slice(2);
  const count = Number(jobs ?? availableParallelism());
  let [games, wins, open] = [0, 0, count];
  for (let job = 0; job < count; job++) {
    const data: Job = {
      bot,
      rival,
      players: Number(players),
      seconds: Number(seconds),
      seeds,
      jobs: count,
      job,
    };
    const worker = new Worker(new URL(import.meta.url), { workerData: data });
    worker.on("message", (tally: Tally) => {
      games += tally.games;
      wins += tally.wins;
      open--;
      if (open > 0) return;
      const [low, high] = wilsonInterval(wins, games).map((share) => (100 * share).toFixed(1));
      const share = ((100 * wins) / games).toFixed(1);
      console.log(
        `${bot} against ${rival}, ${players} players, ${games} games: ${share} % (${low} to ${high})`,
      );
    });
  }
} else parentPort?.postMessage(play(workerData as Job));

function play({ bot, rival, players, seconds, seeds, jobs, job }: Job): Tally {
  const [one, other] = [botNamed(bot), botNamed(rival)];
  const end = Date.now() + 1000 * seconds;
  let [games, wins] = [0, 0];
  for (let block = job; Date.now() < end; block += jobs) {
    for (let seat = 0; seat < players; seat++) {
      const { ranking } = playMatch(zimbabwe, {
        seed: `${seeds}-${block}`,
        options: { roundLimit: ROUNDS_MAX },
        bots: Array.from({ length: players }, (_, each) => (each === seat ? one : other)),
      });
      const winners = ranking[0] ?? [];
      games++;
      if (winners.includes(seat)) wins += 1 / winners.length;
    }
  }
  return { games, wins };
}
