import type { Game, GameTypes, Ranking, Seat } from "@sofala/engine";
import type { Bot, Budget } from "../bot.ts";
import { isProgram, type Entrant } from "../registry.ts";
import { TimeRecorder, type TimeHistogram } from "./time-histogram.ts";
import { playMatch } from "../match.ts";
import { botOf, type ProgramFailure } from "../program/program-bot.ts";

/** What all games of a tournament have in common. */
export interface TournamentSettings {
  readonly game: string;
  readonly options: GameTypes["options"];
  /** Milliseconds for each move; without it bots use their own defaults. */
  readonly budgetMs?: number;
}

/** One seed, played by a lineup in all its seatings. */
export interface Block {
  readonly lineup: readonly Entrant[];
  readonly seed: string;
}

export interface PlayedBlock extends Block {
  readonly games: readonly PlayedGame[];
  /** Per bot of the lineup: processor time, or wall time for outside programs. */
  readonly times: readonly BotTimeHistograms[];
}

interface BotTimeHistograms {
  readonly bot: Entrant;
  /** For each move, and for all moves of one round. */
  readonly move: TimeHistogram;
  readonly round: TimeHistogram;
}

export interface PlayedGame {
  readonly seats: readonly Entrant[];
  /** Programs that failed come last. */
  readonly ranking: Ranking;
  readonly rounds: number;
  readonly moves: number;
  readonly failures: readonly ProgramFailure[];
}

/** Milliseconds by which the CPU time of a thread may lag behind. */
const CPU_CLOCK_LAG_MS = 4;

/** The seatings of a lineup as it goes round the table, each once. */
export function seatingsOf(lineup: readonly Entrant[]): readonly (readonly Entrant[])[] {
  const all = lineup.map((_, turn) => [...lineup.slice(turn), ...lineup.slice(0, turn)]);
  return [...new Map(all.map((seats) => [JSON.stringify(seats), seats])).values()];
}

/** The ranking with some seats behind all others. */
export function withForfeits(ranking: Ranking, seats: readonly Seat[]): Ranking {
  if (seats.length === 0) return ranking;
  const others = ranking.map((tied) => tied.filter((seat) => !seats.includes(seat)));
  return [...others, [...new Set(seats)]].filter((tied) => tied.length > 0);
}

export function playBlock(game: Game, settings: TournamentSettings, block: Block): PlayedBlock {
  const stopwatches = new Map(block.lineup.map((bot) => [bot, new BotStopwatch(isProgram(bot))]));
  const games = seatingsOf(block.lineup).map((seats) =>
    playGame(game, settings, block.seed, seats, stopwatches),
  );
  const times = [...stopwatches].map(([bot, { move, round }]) => ({
    bot,
    move: move.histogram,
    round: round.histogram,
  }));
  return { lineup: block.lineup, seed: block.seed, games, times };
}

function playGame(
  game: Game,
  { options, budgetMs }: TournamentSettings,
  seed: string,
  seats: readonly Entrant[],
  stopwatches: ReadonlyMap<Entrant, BotStopwatch>,
): PlayedGame {
  const failures: ProgramFailure[] = [];
  const report = (failure: ProgramFailure) => failures.push(failure);
  const clocks = seats.map((entrant) => {
    const stopwatch = stopwatches.get(entrant);
    if (stopwatch === undefined) throw new Error(`${entrant} is not of this block`);
    return { entrant, stopwatch, spent: 0 };
  });
  const programSettings = { report, ...(budgetMs === undefined ? {} : { budgetMs }) };
  const bots = clocks.map((clock) =>
    withTiming(botOf(game, clock.entrant, programSettings), clock.stopwatch, (time) => {
      clock.spent += time;
    }),
  );
  const closeRound = () => {
    for (const clock of clocks) {
      if (clock.spent > 0) clock.stopwatch.round.record(clock.spent);
      clock.spent = 0;
    }
  };
  let current = 1;
  const budget: Budget = budgetMs === undefined ? {} : { milliseconds: budgetMs };
  const { state, ranking, moves } = playMatch(game, {
    seed,
    options,
    bots,
    budget,
    onMove(_actor, _move, _thought, before) {
      const round = game.round(before);
      if (round !== current) closeRound();
      current = round;
    },
  });
  closeRound();
  const lost = failures.map(({ seat }) => seat);
  const rounds = game.round(state);
  return { seats, ranking: withForfeits(ranking, lost), rounds, moves: moves.length, failures };
}

/** Measures the thinking time of all seats of one bot. */
class BotStopwatch {
  readonly move = new TimeRecorder();
  readonly round = new TimeRecorder();
  readonly #isProgram: boolean;

  constructor(isOutsideProgram: boolean) {
    this.#isProgram = isOutsideProgram;
  }

  /** Starts a measurement; the result returns the milliseconds since then. */
  start(): () => number {
    const startedAt = performance.now();
    const cpuAtStart = process.threadCpuUsage();
    return () => {
      const passed = performance.now() - startedAt;
      if (this.#isProgram) return passed;
      // Time in which other processes had the CPU does not count.
      const { user, system } = process.threadCpuUsage(cpuAtStart);
      return Math.min(passed, (user + system) / 1000 + CPU_CLOCK_LAG_MS);
    };
  }
}

const withTiming = (
  bot: Bot<GameTypes>,
  stopwatch: BotStopwatch,
  onTime: (milliseconds: number) => void,
): Bot<GameTypes> => ({
  ...bot,
  createPlayer(seat, seed) {
    const player = bot.createPlayer(seat, seed);
    return {
      observe: (events) => player.observe(events),
      *think(view, budget) {
        const stop = stopwatch.start();
        try {
          yield* player.think(view, budget);
        } finally {
          const time = stop();
          stopwatch.move.record(time);
          onTime(time);
        }
      },
      close: () => player.close?.(),
    };
  },
});
