import { pino } from "pino";
import { afterAll, describe, expect, test } from "vitest";
import type { Bus } from "../../src/bus/bus.ts";
import { openBus } from "../../src/bus/open-bus.ts";
import type { Database } from "../../src/store/database.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import { describePostgres, execute, type Fresh } from "../store/with-postgres.ts";
import { busTests } from "./with-bus.ts";

const logger = pino({ level: "silent" });
const END_BUSES = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name = 'sofala bus'`;

/** A bus with the messages that a test received. */
interface Node {
  readonly bus: Bus;
  /** Messages on the topic `news`. */
  readonly received: string[];
  /** Resolves when the bus works again. */
  again(): Promise<void>;
  /** Resolves when this many messages were received. */
  until(count: number): Promise<void>;
}

const redis = await busTests("Redis");
const nats = await busTests("NATS");

await describePostgres("the bus", (fresh) => {
  afterAll(async () => {
    await Promise.all([redis.stop(), nats.stop()]);
  });
  describe("PostgreSQL", () => {
    describeBus(fresh, (database) => ({
      url: database,
      cut: () => execute(database, END_BUSES),
    }));
  });
  for (const [name, tests] of Object.entries({ Redis: redis, NATS: nats })) {
    tests.describe(name, (server) => {
      describeBus(fresh, () => ({ url: server.url, cut: () => server.restart() }));
    });
  }
});

interface Place {
  readonly url: string;
  /** Closes all its connections. */
  cut(): Promise<unknown>;
}

function describeBus(fresh: Fresh, place: (database: string) => Place): void {
  test("delivers messages to other nodes, by topic and in order", async () => {
    await withNodes(fresh, place, async (one, two) => {
      for (const text of ["a", "b", "c"]) one.bus.publish("news", text);
      one.bus.publish("other", "d");
      one.bus.publish("news", "e f");
      await two.until(4);
      expect(two.received).toEqual(["a", "b", "c", "e f"]);
      two.bus.publish("news", "g");
      await one.until(1);
      expect(one.received).toEqual(["g"]);
    });
  });

  test("delivers what was published just before it is closed", async () => {
    await withNodes(fresh, place, async (one, two) => {
      one.bus.publish("news", "last");
      await one.bus.close();
      await two.until(1);
      expect(two.received).toEqual(["last"]);
    });
  });

  test("reports when it works again after an interruption", async () => {
    await withNodes(fresh, place, async (one, two, where) => {
      const back = Promise.all([one.again(), two.again()]);
      await where.cut();
      await back;
      one.bus.publish("news", "after");
      await two.until(1);
      expect(two.received).toEqual(["after"]);
    });
  });
}

async function withNodes(
  fresh: Fresh,
  place: (database: string) => Place,
  body: (one: Node, two: Node, where: Place) => Promise<void>,
): Promise<void> {
  const address = await fresh();
  const database = await openDatabase(address);
  const where = place(address);
  const nodes = await Promise.all([
    node(where.url, database, "one"),
    node(where.url, database, "two"),
  ]);
  try {
    await body(...nodes, where);
  } finally {
    for (const { bus } of nodes) await bus.close();
    await database.close();
  }
}

async function node(url: string, database: Database, name: string): Promise<Node> {
  const bus = await openBus(url, database, name, logger);
  const received: string[] = [];
  const waiting: (() => void)[] = [];
  const gaps: (() => void)[] = [];
  bus.onGap(() => {
    for (const done of gaps.splice(0)) done();
  });
  const made: Node = {
    bus,
    received,
    again: () => new Promise((done) => gaps.push(done)),
    async until(count) {
      while (received.length < count) await new Promise<void>((done) => waiting.push(done));
    },
  };
  if (!bus.isUp) await made.again();
  await bus.subscribe("news", (text) => {
    received.push(text);
    for (const done of waiting.splice(0)) done();
  }).ready;
  return made;
}
