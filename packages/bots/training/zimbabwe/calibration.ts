/**
 * Whether winning chances are right: of the seats that were given 30 to 40 %, how many won?
 *
 *     node packages/bots/training/zimbabwe/calibration.ts BOT EVALUATOR SECONDS [SEEDS] [JOBS]
 *
 * Two to five of BOT (`named-bots.ts`) play against each other; EVALUATOR (`evaluators.ts`) gives the chances of all
 * seats at the end of every turn.
 */
import { availableParallelism } from "node:os";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { zimbabwe } from "@sofala/zimbabwe";
import { playMatch } from "../../src/match.ts";
import { evaluatorsOf } from "./evaluators.ts";
import { botNamed } from "./named-bots.ts";

interface Job {
  readonly bot: string;
  readonly evaluator: string;
  readonly seconds: number;
  readonly seeds: string;
  readonly jobs: number;
  readonly job: number;
}

/** The chances that the seats were given at the end of a turn, and their parts of the win. */
interface Forecast {
  readonly chances: readonly number[];
  readonly won: readonly number[];
}

const PLAYER_COUNTS = [4, 3, 4, 2, 4, 5];
const ROUNDS_MAX = 40;
const TENTHS = 10;

if (isMainThread) {
  const [bot = "steady", evaluator = "learned", seconds = "60", seeds = "held", jobs] =
    process.argv.slice(2);
  const count = Number(jobs ?? availableParallelism());
  const forecasts: Forecast[] = [];
  let open = count;
  for (let job = 0; job < count; job++) {
    const data: Job = { bot, evaluator, seconds: Number(seconds), seeds, jobs: count, job };
    const worker = new Worker(new URL(import.meta.url), { workerData: data });
    worker.on("message", (found: readonly Forecast[]) => {
      forecasts.push(...found);
      if (--open > 0) return;
      for (const power of [1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8]) {
        console.log(`power ${power}: ${lossOf(forecasts, power).toFixed(4)} nats`);
      }
      report(forecasts);
    });
  }
} else parentPort?.postMessage(play(workerData as Job));

function play({ bot: name, evaluator: source, seconds, seeds, jobs, job }: Job): Forecast[] {
  const [bot, evaluator] = [botNamed(name), evaluatorsOf(source)()];
  const end = Date.now() + 1000 * seconds;
  const forecasts: Forecast[] = [];
  for (let game = job; Date.now() < end; game += jobs) {
    const players = PLAYER_COUNTS[game % PLAYER_COUNTS.length] ?? 4;
    const given: number[][] = [];
    const { ranking } = playMatch(zimbabwe, {
      seed: `${seeds}-${game}`,
      options: { roundLimit: ROUNDS_MAX },
      bots: Array.from({ length: players }, () => bot),
      onMove(_actor, move, _thought, state) {
        if (move.kind !== "end-turn") return;
        evaluator.evaluate(state, state.active);
        given.push(Array.from(evaluator.chances.subarray(0, players)));
      },
    });
    const winners = ranking[0] ?? [];
    const won = Array.from({ length: players }, (_, seat) =>
      winners.includes(seat) ? 1 / winners.length : 0,
    );
    forecasts.push(...given.map((chances) => ({ chances, won })));
  }
  return forecasts;
}

/** Chances raised to a power: above 1 they are bolder. */
function sharpened(chances: readonly number[], power: number): readonly number[] {
  const odds = chances.map((chance) => chance ** power);
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / sum);
}

function lossOf(forecasts: readonly Forecast[], power: number): number {
  const losses = forecasts.map(({ chances, won }) =>
    sharpened(chances, power).reduce(
      (sum, chance, seat) => sum - (won[seat] ?? 0) * Math.log(Math.max(chance, 1e-9)),
      0,
    ),
  );
  return losses.reduce((sum, each) => sum + each, 0) / losses.length;
}

function report(forecasts: readonly Forecast[]): void {
  const sums = Array.from({ length: TENTHS }, () => ({ count: 0, given: 0, won: 0 }));
  for (const { chances, won } of forecasts) {
    for (const [seat, chance] of chances.entries()) {
      const tenth = sums[Math.min(TENTHS - 1, Math.floor(chance * TENTHS))];
      if (tenth === undefined) continue;
      tenth.count++;
      tenth.given += chance;
      tenth.won += won[seat] ?? 0;
    }
  }
  console.log(`${forecasts.length} positions`);
  for (const { count, given, won } of sums) {
    const percent = (sum: number) => `${((100 * sum) / Math.max(1, count)).toFixed(1)} %`;
    console.log(`given ${percent(given)}, won ${percent(won)} (${count})`);
  }
}
