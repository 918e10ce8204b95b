/**
 * One bot against others on held-out seeds, on every seat of every seed, with its 95 % interval:
 *
 *     node packages/bots/training/zimbabwe/evaluate.ts BOT RIVALS PLAYERS SECONDS [SEEDS] [JOBS]
 *
 * A bot is `steady`, `linear` or a file of weights; with `:100` after it, it searches with 100 simulations a turn.
 */
import { availableParallelism } from "node:os";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import type { Bot } from "../../src/bot.ts";
import { wilsonInterval } from "../../src/ladder/figures.ts";
import { playMatch } from "../../src/match.ts";
import { chooseFirstMonument } from "../../src/zimbabwe/first-monument.ts";
import { GiftPlanner } from "../../src/zimbabwe/gifts.ts";
import { PlanningPlayer, singleMove } from "../../src/zimbabwe/planning-player.ts";
import { zimbabweSteady } from "../../src/zimbabwe/steady.ts";
import { strongBot } from "../../src/zimbabwe/strong/strong.ts";
import { STRONG } from "../../src/zimbabwe/strong/weights.ts";
import { FULL_BREADTH, QUICK_BREADTH, TurnPlanner } from "../../src/zimbabwe/turns.ts";
import { evaluatorsOf } from "./evaluators.ts";

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

function botNamed(name: string): Bot<Zimbabwe> {
  const [source = "", simulations] = name.split(":");
  if (source === "steady") return zimbabweSteady;
  const createEvaluator = evaluatorsOf(source);
  if (simulations !== undefined) {
    return strongBot({ ...STRONG, defaultSimulations: Number(simulations) }, createEvaluator);
  }
  return {
    ...zimbabweSteady,
    createPlayer(seat) {
      const evaluator = createEvaluator();
      const planner = new TurnPlanner(evaluator, FULL_BREADTH);
      const giftPlanner = new GiftPlanner(evaluator, new TurnPlanner(evaluator, QUICK_BREADTH));
      return new PlanningPlayer(seat, {
        firstMonument: (state) => singleMove(chooseFirstMonument(state)),
        gifts: (state) => singleMove(giftPlanner.decide(state, seat)),
        turns: (state) => planner.plan(state, seat),
      });
    },
  };
}
