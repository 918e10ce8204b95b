/** A thread of the bot desk: thinks about the questions it is sent, one after the other. */
import { parentPort, workerData } from "node:worker_threads";
import { BotPlayers, type BotsOf } from "./bot-players.ts";
import type { BotWorkerData, WorkerCommand, WorkerMessage } from "./bot-request.ts";

const { botsModule } = workerData as BotWorkerData;
const { botsOf } = (await import(botsModule)) as { readonly botsOf: BotsOf };
const players = new BotPlayers(botsOf);

const send = (said: WorkerMessage) => parentPort?.postMessage(said);
parentPort?.on("message", (order: WorkerCommand) => {
  if (order.kind === "ask") send(players.answer(order));
  else players.forget(order.player);
});
send({ kind: "ready" });
