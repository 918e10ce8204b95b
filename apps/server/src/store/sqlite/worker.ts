import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { sentenceOf } from "./sqlite-errors.ts";
import type { Order, Report, ThreadSettings } from "./worker-messages.ts";
import { type OpenFile, openFile } from "./database-file.ts";

/** A thread that owns one connection and executes what it is told, in order. */
function serve(port: NonNullable<typeof parentPort>, settings: ThreadSettings): void {
  const report = (message: Report) => port.postMessage(message);
  let file: OpenFile;
  try {
    file = openFile(settings);
  } catch (error) {
    report({ refused: sentenceOf(error) });
    return;
  }

  port.on("message", (first: Order) => {
    // All that came while the last group was on its way to the disk becomes one group.
    const orders = [first, ...waiting(port)];
    const jobs = orders.flatMap((order) => (order === "close" ? [] : order));
    for (const some of file.answers(jobs)) report(some);
    if (orders.includes("close")) {
      file.close();
      port.close();
    }
  });
  report("open");
}

function* waiting(port: NonNullable<typeof parentPort>): Iterable<Order> {
  for (;;) {
    const next = receiveMessageOnPort(port);
    if (next === undefined) return;
    yield next.message as Order;
  }
}

if (parentPort !== null) serve(parentPort, workerData as ThreadSettings);
