/** The entry point of a bot worker thread: handles one command at a time. */
import { parentPort, workerData } from "node:worker_threads";
import { BotPlayers, type BotsOf } from "./bot-players.ts";
import type { BotWorkerData, WorkerCommand, WorkerMessage } from "./bot-request.ts";

const { botsModule } = workerData as BotWorkerData;
// A bundler finds the bots of production only by their name.
const { botsOf } = (await (botsModule === undefined
  ? import("@sofala/bots")
  : import(botsModule))) as { readonly botsOf: BotsOf };
const players = new BotPlayers(botsOf);

const send = (message: WorkerMessage) => parentPort?.postMessage(message);
parentPort?.on("message", (command: WorkerCommand) => {
  if (command.kind === "ask") send(players.answer(command));
  else players.forget(command.player);
});
send({ kind: "ready" });
