/** A thread of the balance report: plays the tables it is sent. */
import { parentPort } from "node:worker_threads";
import { playGame, type PlannedGame } from "./simulation.ts";

parentPort?.on("message", (table: PlannedGame) => parentPort?.postMessage(playGame(table)));
