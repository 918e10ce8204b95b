/**
 * How a bot plays, beside how people play (1,244 games of people at OnlineBoardGamers, 2025): which gods win, and what
 * is used and left over.
 *
 *     node packages/bots/training/zimbabwe/style.ts BOT SECONDS [SEEDS] [JOBS]
 *
 * Bots are named in `named-bots.ts`; four of it play against each other.
 */
import { availableParallelism } from "node:os";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import {
  GODS,
  SPECIALISTS,
  cattleOf,
  godOf,
  onCardsOf,
  ownsSpecialist,
  roundOf,
  vpOf,
  vrOf,
  zimbabwe,
  type God,
  type Specialist,
} from "@sofala/zimbabwe";
import { playMatch } from "../../src/match.ts";
import { botNamed } from "./named-bots.ts";

interface Job {
  readonly bot: string;
  readonly seconds: number;
  readonly seeds: string;
  readonly jobs: number;
  readonly job: number;
}

/** A finished game. */
interface Outcome {
  readonly rounds: number;
  readonly specialists: readonly Specialist[];
  /** Seats that reached their VR. */
  readonly finishers: number;
  readonly seats: readonly {
    readonly won: number;
    readonly god: God | undefined;
    readonly unspent: number;
  }[];
}

const PLAYERS = 4;
const ROUNDS_MAX = 40;
/** Wins over expected wins of those who adored a god, 2 to 5 players. */
const LIFT_OF_PEOPLE: Readonly<Record<God, number>> = {
  xango: 1.61,
  engai: 1.2,
  anansi: 1.09,
  gu: 1.06,
  "tsui-goab": 0.98,
  eshu: 0.88,
  atete: 0.86,
  shadipinyi: 0.86,
  elegua: 0.63,
  qamata: 0.56,
  dziva: 0.55,
  obatala: 0.44,
};
const ALL_GODS = Object.keys(GODS) as readonly God[];
const ALL_SPECIALISTS = Object.keys(SPECIALISTS) as readonly Specialist[];

if (isMainThread) {
  const [bot = "steady", seconds = "60", seeds = "style", jobs] = process.argv.slice(2);
  const count = Number(jobs ?? availableParallelism());
  const outcomes: Outcome[] = [];
  let open = count;
  for (let job = 0; job < count; job++) {
    const data: Job = { bot, seconds: Number(seconds), seeds, jobs: count, job };
    const worker = new Worker(new URL(import.meta.url), { workerData: data });
    worker.on("message", (played: readonly Outcome[]) => {
      outcomes.push(...played);
      if (--open === 0) report(bot, outcomes);
    });
  }
} else parentPort?.postMessage(play(workerData as Job));

function play({ bot: name, seconds, seeds, jobs, job }: Job): readonly Outcome[] {
  const bot = botNamed(name);
  const end = Date.now() + 1000 * seconds;
  const outcomes: Outcome[] = [];
  for (let game = job; Date.now() < end; game += jobs) {
    let last = zimbabwe.setup("", PLAYERS, {});
    const { ranking } = playMatch(zimbabwe, {
      seed: `${seeds}-${game}`,
      options: { roundLimit: ROUNDS_MAX },
      bots: Array.from({ length: PLAYERS }, () => bot),
      onMove(_actor, _move, _thought, state) {
        last = state;
      },
    });
    const winners = ranking[0] ?? [];
    const seats = Array.from({ length: PLAYERS }, (_, seat) => seat);
    outcomes.push({
      rounds: roundOf(last),
      specialists: ALL_SPECIALISTS.filter((each) =>
        seats.some((seat) => ownsSpecialist(last, seat, each)),
      ),
      finishers: seats.filter((seat) => vpOf(last, seat) >= vrOf(last, seat)).length,
      seats: seats.map((seat) => ({
        won: winners.includes(seat) ? 1 / winners.length : 0,
        god: godOf(last, seat),
        unspent: cattleOf(last, seat) + onCardsOf(last, seat),
      })),
    });
  }
  return outcomes;
}

function report(bot: string, outcomes: readonly Outcome[]): void {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
  const shareOf = (test: (outcome: Outcome) => boolean) =>
    percent(outcomes.filter(test).length / outcomes.length);
  const seats = outcomes.flatMap((outcome) => outcome.seats);
  const lifts = ALL_GODS.map((god) => {
    const takers = seats.filter((seat) => seat.god === god);
    const wins = takers.reduce((sum, { won }) => sum + won, 0);
    return { god, takers: takers.length, lift: (PLAYERS * wins) / Math.max(1, takers.length) };
  });
  console.log(`${bot}, ${PLAYERS} players, ${outcomes.length} games`);
  for (const { god, takers, lift } of lifts.toSorted((a, b) => b.lift - a.lift)) {
    console.log(`  ${god.padEnd(12)} taken ${takers}, lift ${lift.toFixed(2)}`);
  }
  const correlation = spearman(
    lifts.map(({ lift }) => lift),
    ALL_GODS.map((god) => LIFT_OF_PEOPLE[god]),
  );
  console.log(`  Spearman correlation of the lift with that of people: ${correlation.toFixed(2)}`);
  for (const each of ALL_SPECIALISTS) {
    console.log(`  ${each}: in ${shareOf(({ specialists }) => specialists.includes(each))}`);
  }
  const losers = seats.filter(({ won }) => won === 0);
  const unspent = losers.reduce((sum, each) => sum + each.unspent, 0) / losers.length;
  const rounds = outcomes.reduce((sum, each) => sum + each.rounds, 0) / outcomes.length;
  console.log(`  cattle of losers at the end: ${unspent.toFixed(1)}`);
  console.log(`  several at their VR at the end: ${shareOf(({ finishers }) => finishers > 1)}`);
  console.log(`  rounds: ${rounds.toFixed(1)}`);
}

function spearman(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const mean = (one.length - 1) / 2;
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, i) => sum + (value - mean) * ((y[i] ?? 0) - mean), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

/** Equal values share the mean of their ranks. */
const ranksOf = (values: readonly number[]): readonly number[] =>
  values.map((value) => {
    const lower = values.filter((each) => each < value).length;
    const equal = values.filter((each) => each === value).length;
    return lower + (equal - 1) / 2;
  });
