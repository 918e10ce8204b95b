/**
 * Plays games of Trading in the Mediterranean and writes what a net learns from:
 *
 *     node packages/bots/training/mediterranean/play.ts FOLDER FIRST SECONDS [JOBS]
 *
 * Game number N has the seed `learn-N` and 4 to 6 players (`learner-game.ts` says which). Each job plays every JOBS-th
 * game from FIRST on until the time is over, and writes a file of its own: for several moments of each turn, the record
 * that `records.ts` describes, with final points.
 */
import { FEATURES, MAX_SEATS } from "../../src/mediterranean/learned/features.ts";
import { encodeGame } from "../records.ts";
import { writeGames } from "../write-games.ts";
import { learnerGame } from "./learner-game.ts";

const [folder = "data", first = "0", seconds = "60", jobs] = process.argv.slice(2);
await writeGames(import.meta.url, { folder, first, seconds }, jobs, (game) =>
  encodeGame(learnerGame(game), { maxSeats: MAX_SEATS, features: FEATURES }),
);
