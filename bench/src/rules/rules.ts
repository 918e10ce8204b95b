import type { Figure } from "../figures.ts";
import type { Effort, Group } from "../group.ts";
import { latePositions, type LatePosition } from "../late-positions.ts";
import { rates, type Pace } from "../measuring.ts";
import { boardgameIo } from "../yardsticks/boardgame-io.ts";
import { lateFigures } from "./late-turns.ts";
import { Copies, RandomGames, WrittenGames } from "./workloads.ts";

/** The comparison with the yardstick takes most of the time; the other rates are taken on the side. */
const PACES: { readonly [effort in Effort]: { readonly main: Pace; readonly side: Pace } } = {
  quick: {
    main: { warmUp: 1, seconds: 0.3, rounds: 3 },
    side: { warmUp: 0.3, seconds: 0.2, rounds: 3 },
  },
  full: {
    main: { warmUp: 3, seconds: 1, rounds: 7 },
    side: { warmUp: 1, seconds: 0.5, rounds: 5 },
  },
};
const LATE_POSITIONS: { readonly [effort in Effort]: number } = { quick: 40, full: 240 };

export const rules: Group = {
  name: "rules",
  summary: "the rules of The Great Zimbabwe, and boardgame.io's reducer as the yardstick",

  async measure(effort) {
    const { main, side } = PACES[effort];
    const compared = await comparison(main);
    const otherTables = [2, 3, 5].map((players) => otherTable(players, side));
    const positions = latePositions(LATE_POSITIONS[effort]);
    return [
      ...compared,
      ...otherTables,
      pureContract(side),
      copying(positions, side),
      ...lateFigures(positions),
    ];
  },
};

/** Our random games and the yardstick, in turns. */
async function comparison(pace: Pace): Promise<readonly Figure[]> {
  const games = new RandomGames(4);
  const { gifts, productionGifts, productionCounter } = await boardgameIo();
  const [ours = NaN, theirs = NaN, production = NaN, least = NaN] = rates(
    [games, gifts, productionGifts, productionCounter],
    pace,
  );
  const movesPerGame = games.moves / games.games;
  const figure = (name: string, value: number, unit: string, note = ""): Figure => ({
    name,
    value,
    unit,
    note,
  });
  return [
    figure(
      "zimbabwe.random.movesPerSecond",
      ours,
      "moves/s",
      "four players, uniform over the legal moves, one core, setup included",
    ),
    figure("zimbabwe.random.nanosecondsPerMove", 1e9 / ours, "ns"),
    figure("zimbabwe.random.movesPerGame", movesPerGame, "moves"),
    figure("zimbabwe.random.gamesPerSecond", ours / movesPerGame, "games/s"),
    figure(
      "boardgameio.reducer.movesPerSecond",
      theirs,
      "moves/s",
      "a gift between two seats, our table as a plain object, the library as it comes",
    ),
    figure(
      "boardgameio.production.movesPerSecond",
      production,
      "moves/s",
      "the same in production mode",
    ),
    figure(
      "boardgameio.counter.movesPerSecond",
      least,
      "moves/s",
      "the least a move can do, a number counted up, in production mode",
    ),
    figure("ratio.randomToBoardgameio", ours / theirs, "times", "random games to its gift"),
    figure("ratio.randomToProduction", ours / production, "times", "the same in production mode"),
    figure("ratio.randomToCounter", ours / least, "times", "random games to its counter"),
  ];
}

function otherTable(players: number, pace: Pace): Figure {
  const [value = NaN] = rates([new RandomGames(players)], pace);
  const name = `zimbabwe.random.players${players}.movesPerSecond`;
  return { name, value, unit: "moves/s", note: `the same with ${players} players` };
}

function pureContract(pace: Pace): Figure {
  const [value = NaN] = rates([new WrittenGames(4, 20)], pace);
  return {
    name: "zimbabwe.apply.movesPerSecond",
    value,
    unit: "moves/s",
    note: "applyMove on the same kind of games, moves in JSON, a new state and events each",
  };
}

function copying(positions: readonly LatePosition[], pace: Pace): Figure {
  const [value = NaN] = rates([new Copies(positions.map(({ state }) => state))], pace);
  return {
    name: "zimbabwe.copy.nanoseconds",
    value: 1e9 / value,
    unit: "ns",
    note: "state.copy()",
  };
}
