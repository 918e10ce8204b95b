/** A thread of a tournament: plays the blocks it is sent. */
import { parentPort, workerData } from "node:worker_threads";
import { gameWithBots } from "../registry.ts";
import { playBlock, type Block, type Terms } from "./block.ts";

const terms = workerData as Terms;
const game = gameWithBots(terms.game);
parentPort?.on("message", (block: Block) => {
  parentPort?.postMessage(playBlock(game, terms, block));
});
