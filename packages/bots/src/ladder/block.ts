import type { Game, GameTypes, Ranking, Seat } from "@sofala/engine";
import type { Bot, Budget } from "../bot.ts";
import { isProgram, type Entrant } from "../registry.ts";
import { Stopwatch, type Times } from "./time-histogram.ts";
import { playMatch } from "../match.ts";
import { botOf, type ProgramFailure } from "../program/program-bot.ts";

/** What all games of a tournament have in common. */
export interface Terms {
  readonly game: string;
  readonly options: GameTypes["options"];
  /** Milliseconds for each move; left out, bots think until they are content. */
  readonly budgetMs?: number;
}

/** One seed, played by a lineup in all its seatings. */
export interface Block {
  readonly lineup: readonly Entrant[];
  readonly seed: string;
}

export interface PlayedBlock extends Block {
  readonly games: readonly PlayedGame[];
  /** Of the lineup's bots: the time they had the processor, or for programs all of it. */
  readonly times: readonly BotTimes[];
}

interface BotTimes {
  readonly bot: Entrant;
  /** For each move, and for all moves of one round. */
  readonly move: Times;
  readonly round: Times;
}

export interface PlayedGame {
  readonly seats: readonly Entrant[];
  /** Programs that failed come last. */
  readonly ranking: Ranking;
  readonly rounds: number;
  readonly moves: number;
  readonly failures: readonly ProgramFailure[];
}

/** Milliseconds by which the processor's own count of a thread's work may lag behind. */
const TICK = 4;

/** The seatings of a lineup as it goes round the table, each once. */
export function seatingsOf(lineup: readonly Entrant[]): readonly (readonly Entrant[])[] {
  const all = lineup.map((_, turn) => [...lineup.slice(turn), ...lineup.slice(0, turn)]);
  return [...new Map(all.map((seats) => [JSON.stringify(seats), seats])).values()];
}

/** The ranking with some seats behind all others. */
export function forfeited(ranking: Ranking, seats: readonly Seat[]): Ranking {
  if (seats.length === 0) return ranking;
  const others = ranking.map((tied) => tied.filter((seat) => !seats.includes(seat)));
  return [...others, [...new Set(seats)]].filter((tied) => tied.length > 0);
}

export function playBlock(game: Game, terms: Terms, block: Block): PlayedBlock {
  const watches = new Map(block.lineup.map((bot) => [bot, new BotWatch(isProgram(bot))]));
  const games = seatingsOf(block.lineup).map((seats) =>
    playGame(game, terms, block.seed, seats, watches),
  );
  const times = [...watches].map(([bot, { move, round }]) => ({
    bot,
    move: move.times,
    round: round.times,
  }));
  return { lineup: block.lineup, seed: block.seed, games, times };
}

function playGame(
  game: Game,
  { options, budgetMs }: Terms,
  seed: string,
  seats: readonly Entrant[],
  watches: ReadonlyMap<Entrant, BotWatch>,
): PlayedGame {
  const failures: ProgramFailure[] = [];
  const report = (failure: ProgramFailure) => failures.push(failure);
  const clocks = seats.map((entrant) => {
    const watch = watches.get(entrant);
    if (watch === undefined) throw new Error(`${entrant} is not of this block`);
    return { entrant, watch, spent: 0 };
  });
  const programTerms = { report, ...(budgetMs === undefined ? {} : { budgetMs }) };
  const bots = clocks.map((clock) =>
    timed(botOf(game, clock.entrant, programTerms), clock.watch, (time) => {
      clock.spent += time;
    }),
  );
  const closeRound = () => {
    for (const clock of clocks) {
      if (clock.spent > 0) clock.watch.round.note(clock.spent);
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
    watch(_actor, _move, _thought, before) {
      const round = game.simulation.round(before);
      if (round !== current) closeRound();
      current = round;
    },
  });
  closeRound();
  const lost = failures.map(({ seat }) => seat);
  const rounds = game.simulation.round(state);
  return { seats, ranking: forfeited(ranking, lost), rounds, moves: moves.length, failures };
}

/** Times the bots of one name. */
class BotWatch {
  readonly move = new Stopwatch();
  readonly round = new Stopwatch();
  readonly #isProgram: boolean;

  constructor(isOutside: boolean) {
    this.#isProgram = isOutside;
  }

  /** Tells, when it is asked, how many milliseconds have passed since. */
  start(): () => number {
    const began = performance.now();
    const worked = process.threadCpuUsage();
    return () => {
      const passed = performance.now() - began;
      if (this.#isProgram) return passed;
      // While other work on the machine had the processor, the bot did not think.
      const { user, system } = process.threadCpuUsage(worked);
      return Math.min(passed, (user + system) / 1000 + TICK);
    };
  }
}

const timed = (
  bot: Bot<GameTypes>,
  watch: BotWatch,
  tell: (milliseconds: number) => void,
): Bot<GameTypes> => ({
  ...bot,
  sit(seat, seed) {
    const player = bot.sit(seat, seed);
    return {
      see: (events) => player.see(events),
      *think(view, budget) {
        const stop = watch.start();
        try {
          yield* player.think(view, budget);
        } finally {
          const time = stop();
          watch.move.note(time);
          tell(time);
        }
      },
      leave: () => player.leave?.(),
    };
  },
});
