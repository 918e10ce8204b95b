import type { Game, GameTypes } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe } from "@sofala/zimbabwe";
import type { Effort, Group } from "../group.ts";
import { describePositions, latePositions, type LatePosition } from "../late-positions.ts";
import { rates, type Pace } from "../measuring.ts";
import { figure, type Figure } from "../figures.ts";
import { randomPositions } from "../random-play.ts";
import { callFigures } from "./calls.ts";
import { comparison } from "./comparison.ts";
import { plannerFigures } from "./planner.ts";
import { Copies, RandomGames, WrittenGames } from "./workloads.ts";

/** The comparison with the yardstick takes most of the time; the other rates are measured in shorter rounds. */
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
const POSITIONS: { readonly [effort in Effort]: number } = { quick: 40, full: 240 };
const WRITTEN = 20;

export const rules: Group = {
  name: "rules",
  summary: "the rules of the games, and boardgame.io's reducer as the yardstick",

  async measure(effort) {
    const { main, side } = PACES[effort];
    const compared = await comparison(main);
    const late = latePositions(POSITIONS[effort]);
    const random = randomPositions(mediterranean, [4, 5, 6], POSITIONS[effort]);
    return [
      ...compared,
      ...sideRates(zimbabwe, [2, 3, 5], [4], side),
      copying(late, side),
      ...callFigures(zimbabwe, late, describePositions(late)),
      ...plannerFigures(late),
      ...sideRates(mediterranean, [4, 5, 6], [4, 5, 6], side),
      ...callFigures(mediterranean, random, "from random games with 4, 5 and 6 players"),
    ];
  },
};

/** Random games at tables of one size each, and `applyMove`. */
function sideRates<T extends GameTypes>(
  game: Game<T>,
  sizes: readonly number[],
  written: readonly number[],
  pace: Pace,
): readonly Figure[] {
  const others = sizes.map((players) => {
    const [value = NaN] = rates([new RandomGames(game, [players])], pace);
    const name = `${game.id}.random.players${players}.movesPerSecond`;
    return figure(name, value, "moves/s", `random games with ${players} players`);
  });
  const [value = NaN] = rates([new WrittenGames(game, written, WRITTEN)], pace);
  const note =
    "applyMove in the same kind of games: moves in JSON, a new state and events for each";
  return [...others, figure(`${game.id}.apply.movesPerSecond`, value, "moves/s", note)];
}

function copying(positions: readonly LatePosition[], pace: Pace): Figure {
  const [value = NaN] = rates([new Copies(positions.map(({ state }) => state))], pace);
  return figure("zimbabwe.copy.nanoseconds", 1e9 / value, "ns", "state.copy()");
}
