/**
 * `npm run soak -- nodes [--bus NAME,…] [--tables N] [--disturbances N] [--nodes N] [--moves N] [--seed TEXT] [--frozen
 * N] [--quick]`: people and bots play on several nodes with one PostgreSQL while nodes are killed, suspended and
 * restarted, the database is restarted, and connections are slowed, silenced and cut; once for each bus. Everything is
 * checked at the end, and any fault fails the trial. With `--quick` the disturbances are those of `npm test`, several
 * at once.
 */
import { parseArgs } from "node:util";
import { dice } from "@sofala/engine";
import { startNats } from "../../../scripts/src/nats-server.ts";
import { startPostgres } from "../../../scripts/src/postgres-server.ts";
import { startRedis } from "../../../scripts/src/redis-server.ts";
import { describeFigures } from "../trials/nodes/figures.ts";
import { shuffledDisturbances, DISTURBANCES } from "../trials/nodes/disturbances.ts";
import { nodesTrial, type NodesReport } from "../trials/nodes/nodes-trial.ts";
import { QUICK } from "../trials/nodes/quick.ts";
import { tableRequests } from "../trials/table-requests.ts";

const BUSES = { redis: startRedis, nats: startNats, postgres: async () => undefined };

const { values } = parseArgs({
  options: {
    bus: { type: "string", default: Object.keys(BUSES).join() },
    tables: { type: "string", default: "100" },
    disturbances: { type: "string", default: "24" },
    nodes: { type: "string", default: "3" },
    moves: { type: "string", default: "1000" },
    seed: { type: "string", default: "nodes" },
    // Longer than every timeout: nodes wait at most 30 seconds for the database.
    frozen: { type: "string", default: "35000" },
    quick: { type: "boolean", default: false },
  },
  strict: false,
});

for (const bus of String(values.bus).split(",")) {
  const { faults, figures } = await runTrial(bus as keyof typeof BUSES);
  for (const line of describeFigures(figures)) console.log(`${bus}: ${line}`);
  for (const { code, table, detail } of faults) console.error(`${code} ${table}: ${detail}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function runTrial(name: keyof typeof BUSES): Promise<NodesReport> {
  const seed = `${String(values.seed)} ${name}`;
  const database = requireStarted(await startPostgres());
  const bus = await BUSES[name]();
  const groups =
    values.quick === true
      ? QUICK.disturbances
      : shuffledDisturbances(dice(seed), DISTURBANCES, Number(values.disturbances)).map((kind) => [
          kind,
        ]);
  try {
    return await nodesTrial({
      nodes: Number(values.nodes),
      durations: { downMs: 3000, frozenMs: Number(values.frozen), disturbedMs: 8000, delayMs: 150 },
      timeoutMs: 2000,
      ...(values.quick === true ? QUICK : {}),
      // If PostgreSQL itself is the bus, there is no other connection to cut.
      disturbances: groups.map((kinds) =>
        kinds.filter((kind) => kind !== "bus" || bus !== undefined),
      ),
      moves: Number(values.moves),
      tableRequests: tableRequests(Number(values.tables)),
      database,
      ...(bus === undefined ? {} : { bus: requireStarted(bus) }),
      seed,
      onProgress: (text) => console.log(`${name}: ${text}`),
    });
  } finally {
    if (bus !== undefined) await requireStarted(bus).stop();
    await database.stop();
  }
}

function requireStarted<T extends object>(started: T | { readonly missing: string }): T {
  if ("missing" in started) throw new Error(started.missing);
  return started;
}
