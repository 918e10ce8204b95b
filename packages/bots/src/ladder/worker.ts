/** A thread of a tournament: plays the blocks it is sent. */
import { parentPort, workerData } from "node:worker_threads";
import { gameWithBots } from "../registry.ts";
import { playBlock, type Block, type TournamentSettings } from "./block.ts";

const settings = workerData as TournamentSettings;
const game = gameWithBots(settings.game);
parentPort?.on("message", (block: Block) => {
  parentPort?.postMessage(playBlock(game, settings, block));
});
