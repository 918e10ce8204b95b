import { availableParallelism } from "node:os";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import type { Game, GameTypes } from "@sofala/engine";
import type { Bot } from "../src/bot.ts";
import { wilsonInterval } from "../src/ladder/figures.ts";
import { playMatch } from "../src/match.ts";

interface Job {
  readonly bot: string;
  readonly rivals: string;
  readonly players: number;
  readonly seconds: number;
  readonly seeds: string;
  readonly jobs: number;
  readonly job: number;
}

interface Tally {
  readonly games: number;
  readonly wins: number;
  /** The points of the bot less the mean of the others, summed over the games. */
  readonly lead: number;
}

/** A game, and how its bots are found. */
interface Contest<T extends GameTypes> {
  /** The address of the program that calls this: every thread runs it again. */
  readonly script: string;
  readonly game: Game<T>;
  readonly options: T["options"];
  readonly botNamed: (name: string) => Bot<T>;
  /** The final points of a seat, where they say who is ahead. */
  readonly pointsOf?: (state: T["state"], seat: number) => number;
}

/**
 * One bot against others, on every seat of every seed, in several threads, as the arguments of the program say: BOT
 * RIVALS PLAYERS SECONDS [SEEDS] [JOBS]. Prints the share of wins with its 95 % interval.
 */
export function compareBots<T extends GameTypes>(contest: Contest<T>): void {
  if (!isMainThread) {
    parentPort?.postMessage(play(contest, workerData as Job));
    return;
  }
  const [bot = "steady", rivals = "steady", players = "4", seconds = "60", seeds = "held", jobs] =
    process.argv.slice(2);
  const count = Number(jobs ?? availableParallelism());
  let [games, wins, lead, open] = [0, 0, 0, count];
  for (let job = 0; job < count; job++) {
    const data: Job = {
      bot,
      rivals,
      players: Number(players),
      seconds: Number(seconds),
      seeds,
      jobs: count,
      job,
    };
    const worker = new Worker(new URL(contest.script), { workerData: data });
    worker.on("message", (tally: Tally) => {
      games += tally.games;
      wins += tally.wins;
      lead += tally.lead;
      open--;
      if (open > 0) return;
      const [low, high] = wilsonInterval(wins, games).map((share) => (100 * share).toFixed(1));
      const share = ((100 * wins) / games).toFixed(1);
      const ahead =
        contest.pointsOf === undefined ? "" : `, ahead by ${(lead / games).toFixed(2)} points`;
      console.log(
        `${bot} against ${rivals}, ${players} players, ${games} games: ${share} % (${low} to ${high})${ahead}`,
      );
    });
  }
}

function play<T extends GameTypes>(
  { game, options, botNamed, pointsOf = () => 0 }: Contest<T>,
  { bot, rivals, players, seconds, seeds, jobs, job }: Job,
): Tally {
  const [one, other] = [botNamed(bot), botNamed(rivals)];
  const end = Date.now() + 1000 * seconds;
  let [games, wins, lead] = [0, 0, 0];
  for (let block = job; Date.now() < end; block += jobs) {
    for (let seat = 0; seat < players; seat++) {
      const { ranking, state } = playMatch(game, {
        seed: `${seeds}-${block}`,
        options,
        bots: Array.from({ length: players }, (_, each) => (each === seat ? one : other)),
      });
      const winners = ranking[0] ?? [];
      games++;
      if (winners.includes(seat)) wins += 1 / winners.length;
      for (let each = 0; each < players; each++) {
        const gap = pointsOf(state, seat) - pointsOf(state, each);
        lead += gap / (players - 1);
      }
    }
  }
  return { games, wins, lead };
}
