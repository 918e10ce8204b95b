import { dice } from "@sofala/engine";
import type { SeenEntry } from "@sofala/protocol";
import { Client } from "../../test/support/client.ts";
import type { Reading } from "../history/history.ts";
import { markOf } from "../history/of-trial.ts";
import type { Host } from "../host.ts";

/** Milliseconds between two reads. */
const PAUSE_MS = 50;

/** A visitor who reads one table after the other, each at another node. */
export class Reader {
  readonly readings: Reading[] = [];
  readonly #host: Host;
  readonly #tables: () => readonly string[];
  readonly #chance = dice("a reader");
  readonly #reading: Promise<void>;
  #isDone = false;

  constructor(host: Host, tables: () => readonly string[]) {
    this.#host = host;
    this.#tables = tables;
    this.#reading = this.#read();
  }

  async stop(): Promise<void> {
    this.#isDone = true;
    await this.#reading;
  }

  async #read(): Promise<void> {
    while (!this.#isDone) {
      const tables = this.#tables();
      const table = tables[this.#chance.below(Math.max(1, tables.length))];
      if (table !== undefined) await this.#look(table).catch(() => {});
      this.#host.reportFailure();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  async #look(table: string): Promise<void> {
    const client = new Client(await this.#host.address());
    const sentAt = performance.now();
    const asked = client.request<{ entries: SeenEntry[] }>(
      "GET",
      `/api/tables/${table}/entries?after=0`,
    );
    const late = new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), this.#host.timeoutMs ?? 0).unref();
    });
    const answer = await Promise.race([asked.catch(() => undefined), late]);
    if (answer?.status !== 200) return;
    const { entries } = answer.body;
    this.readings.push({
      table,
      reader: "the reader",
      sentAt,
      ended: performance.now(),
      from: 0,
      marks: entries.map(({ at, entry }) => markOf(at, entry)),
    });
  }
}
