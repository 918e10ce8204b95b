/**
 * Plays games of The Great Zimbabwe and writes what a net learns from:
 *
 *     node packages/bots/training/zimbabwe/play.ts FOLDER NETS FIRST SECONDS [JOBS]
 *
 * NETS are what evaluates positions (`evaluators.ts`) or bots as they are (`FIXED_BOTS`), with commas between them: each
 * seat takes one at random. A file that changes is read again before the next game. Game number N has the seed `learn-N` and
 * 2 to 5 players, four being the most frequent. Each job plays every JOBS-th game from FIRST on until the time is over,
 * and writes a file of its own: for each turn that was ended, the record that `records.ts` describes.
 */
import { statSync } from "node:fs";
import { FEATURES } from "../../src/zimbabwe/learned/features.ts";
import { MAX_SEATS } from "../../src/zimbabwe/race.ts";
import { encodeGame } from "../records.ts";
import { writeGames } from "../write-games.ts";
import { evaluatorsOf, filesOf } from "./evaluators.ts";
import { learnerGame, type Participant } from "./learner-game.ts";
import { FIXED_BOTS } from "./named-bots.ts";

const [folder = "data", nets = "linear", first = "0", seconds = "60", jobs] = process.argv.slice(2);
const named = nets.split(",").map((net) => newestOf(net));
await writeGames(import.meta.url, { folder, first, seconds }, jobs, (game) =>
  encodeGame(
    learnerGame(
      game,
      named.map((newest) => newest()),
    ),
    { maxSeats: MAX_SEATS, features: FEATURES },
  ),
);

/** A bot by its name, or the evaluator of a file, which is replaced when the file changes. */
function newestOf(net: string): () => Participant {
  const bot = FIXED_BOTS[net];
  if (bot !== undefined) return () => bot;
  let [read, evaluator] = [0, evaluatorsOf(net)()];
  const files = filesOf(net);
  return () => {
    const changed = Math.max(0, ...files.map((file) => statSync(file).mtimeMs));
    if (changed !== read) [read, evaluator] = [changed, evaluatorsOf(net)()];
    return evaluator;
  };
}
