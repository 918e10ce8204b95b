import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { errorMessage } from "./sqlite-errors.ts";
import type { MessageToWorker, MessageFromWorker, WorkerSettings } from "./worker-messages.ts";
import { type DatabaseFile, openDatabaseFile } from "./database-file.ts";

/** A thread that owns one connection and executes what it is told, in order. */
function runWorker(port: NonNullable<typeof parentPort>, settings: WorkerSettings): void {
  const report = (message: MessageFromWorker) => port.postMessage(message);
  let file: DatabaseFile;
  try {
    file = openDatabaseFile(settings);
  } catch (error) {
    report({ refused: errorMessage(error) });
    return;
  }

  port.on("message", (first: MessageToWorker) => {
    // All that came while the last group was on its way to the disk becomes one group.
    const orders = [first, ...queuedMessages(port)];
    const jobs = orders.flatMap((order) => (order === "close" ? [] : order));
    for (const some of file.execute(jobs)) report(some);
    if (orders.includes("close")) {
      file.close();
      port.close();
    }
  });
  report("open");
}

function* queuedMessages(port: NonNullable<typeof parentPort>): Iterable<MessageToWorker> {
  for (;;) {
    const next = receiveMessageOnPort(port);
    if (next === undefined) return;
    yield next.message as MessageToWorker;
  }
}

if (parentPort !== null) runWorker(parentPort, workerData as WorkerSettings);
