import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe } from "@sofala/zimbabwe";
import { figure, type Figure } from "../figures.ts";
import { rates, type Pace } from "../measuring.ts";
import { boardgameIo } from "../yardsticks/boardgame-io.ts";
import { RandomGames } from "./workloads.ts";

/** How fast the yardstick is with each of its games. */
interface Theirs {
  readonly gift: number;
  readonly production: number;
  readonly counter: number;
}

/** Our random games and the yardstick, in alternation. */
export async function comparison(pace: Pace): Promise<readonly Figure[]> {
  const ofZimbabwe = new RandomGames(zimbabwe, [4]);
  const ofMediterranean = new RandomGames(mediterranean, [4, 5, 6]);
  const { gifts, productionGifts, productionCounter } = await boardgameIo();
  const [first = NaN, second = NaN, gift = NaN, production = NaN, counter = NaN] = rates(
    [ofZimbabwe, ofMediterranean, gifts, productionGifts, productionCounter],
    pace,
  );
  const theirs = { gift, production, counter };
  const each = "one core, setup included";
  return [
    ...randomFigures(
      "zimbabwe",
      first,
      ofZimbabwe,
      `four players, uniform over the legal moves, ${each}`,
    ),
    ...yardstickFigures(theirs),
    ...ratios("ratio", first, theirs),
    ...randomFigures(
      "mediterranean",
      second,
      ofMediterranean,
      `four, five and six players by turns, including offers, ${each}`,
    ),
    ...ratios("ratio.mediterranean", second, theirs),
  ];
}

function randomFigures(
  game: string,
  rate: number,
  { moves, games }: { readonly moves: number; readonly games: number },
  note: string,
): readonly Figure[] {
  const movesPerGame = moves / games;
  return [
    figure(`${game}.random.movesPerSecond`, rate, "moves/s", note),
    figure(`${game}.random.nanosecondsPerMove`, 1e9 / rate, "ns"),
    figure(`${game}.random.movesPerGame`, movesPerGame, "moves"),
    figure(`${game}.random.gamesPerSecond`, rate / movesPerGame, "games/s"),
  ];
}

const yardstickFigures = ({ gift, production, counter }: Theirs): readonly Figure[] => [
  figure(
    "boardgameio.reducer.movesPerSecond",
    gift,
    "moves/s",
    "a gift between two seats, our table as a plain object, the library's default settings",
  ),
  figure(
    "boardgameio.production.movesPerSecond",
    production,
    "moves/s",
    "the same in production mode",
  ),
  figure(
    "boardgameio.counter.movesPerSecond",
    counter,
    "moves/s",
    "the smallest possible move, incrementing a number, in production mode",
  ),
];

const ratios = (
  prefix: string,
  ours: number,
  { gift, production, counter }: Theirs,
): readonly Figure[] => [
  figure(
    `${prefix}.randomToBoardgameio`,
    ours / gift,
    "times",
    "random games compared with its gift",
  ),
  figure(`${prefix}.randomToProduction`, ours / production, "times", "the same in production mode"),
  figure(
    `${prefix}.randomToCounter`,
    ours / counter,
    "times",
    "random games compared with its counter",
  ),
];
