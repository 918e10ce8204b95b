/**
 * `npm run soak -- nodes [--tables N] [--mishaps N] [--nodes N] [--bus redis|nats|postgres] [--seed TEXT] [--frozen N]`:
 * people and bots play at several nodes on one PostgreSQL while nodes are killed, frozen and restarted, the database
 * is restarted, and lines are slowed, silenced and cut. Everything is judged at the end, and any fault fails it.
 */
import { parseArgs } from "node:util";
import { startNats } from "../../../scripts/src/nats-server.ts";
import { startPostgres } from "../../../scripts/src/postgres-server.ts";
import { startRedis } from "../../../scripts/src/redis-server.ts";
import { inWords } from "../trials/nodes/figures.ts";
import { nodesTrial } from "../trials/nodes/nodes-trial.ts";
import { wishes } from "../trials/wishes.ts";

const { values } = parseArgs({
  options: {
    tables: { type: "string", default: "100" },
    mishaps: { type: "string", default: "24" },
    nodes: { type: "string", default: "3" },
    bus: { type: "string", default: "redis" },
    seed: { type: "string", default: "nodes" },
    // Longer than every timeout: nodes wait 30 seconds for the database at most.
    frozen: { type: "string", default: "35000" },
  },
  strict: false,
});

const BUSES = { redis: startRedis, nats: startNats, postgres: async () => undefined };

const database = there(await startPostgres());
const bus = await BUSES[String(values.bus) as keyof typeof BUSES]();
try {
  const { faults, figures } = await nodesTrial({
    nodes: Number(values.nodes),
    database,
    ...(bus === undefined ? {} : { bus: there(bus) }),
    wishes: wishes(Number(values.tables)),
    seed: String(values.seed),
    mishaps: Number(values.mishaps),
    lengths: { gone: 3000, frozen: Number(values.frozen), spoilt: 8000, delay: 150 },
    moves: 1000,
    patience: 2000,
    tell: (words) => console.log(words),
  });
  for (const line of inWords(figures)) console.log(line);
  for (const { code, table, detail } of faults) console.error(`${code} ${table}: ${detail}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  if (bus !== undefined) await there(bus).stop();
  await database.stop();
}

function there<T extends object>(started: T | { readonly missing: string }): T {
  if ("missing" in started) throw new Error(started.missing);
  return started;
}
