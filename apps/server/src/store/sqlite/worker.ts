import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { errorMessage } from "./sqlite-errors.ts";
import type { MessageToWorker, MessageFromWorker, WorkerSettings } from "./worker-messages.ts";
import { type DatabaseFile, openDatabaseFile } from "./database-file.ts";

/** Runs a thread that owns one connection and executes requests in order. */
function runWorker(port: NonNullable<typeof parentPort>, settings: WorkerSettings): void {
  const report = (message: MessageFromWorker) => port.postMessage(message);
  let file: DatabaseFile;
  try {
    file = openDatabaseFile(settings);
  } catch (error) {
    report({ openError: errorMessage(error) });
    return;
  }

  port.on("message", (first: MessageToWorker) => {
    // All requests that arrived during the last commit share the next one.
    const messages = [first, ...queuedMessages(port)];
    const requests = messages.flatMap((message) => (message === "close" ? [] : message));
    for (const replies of file.execute(requests)) report(replies);
    if (messages.includes("close")) {
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
