/** A thread of the balance report: plays the tables it is sent. */
import { parentPort } from "node:worker_threads";
import { playTable, type Table } from "./simulation.ts";

parentPort?.on("message", (table: Table) => parentPort?.postMessage(playTable(table)));
