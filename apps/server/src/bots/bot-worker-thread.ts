/** A thread of the bot desk: thinks about the questions it is sent, one after the other. */
import { parentPort, workerData } from "node:worker_threads";
import { Players, type BotsOf } from "./bot-players.ts";
import type { Charge, Order, Report } from "./bot-request.ts";

const { bots } = workerData as Charge;
const { botsOf } = (await import(bots)) as { readonly botsOf: BotsOf };
const players = new Players(botsOf);

const report = (said: Report) => parentPort?.postMessage(said);
parentPort?.on("message", (order: Order) => {
  if (order.kind === "ask") report(players.answer(order));
  else players.forget(order.player);
});
report({ kind: "ready" });
