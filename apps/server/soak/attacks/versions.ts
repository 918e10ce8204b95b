/**
 * `npm run soak -- attack-versions [--tables N] [--rounds N] [--moves N] [--seed TEXT]`: two nodes of different
 * versions on one PostgreSQL, as during an upgrade. Clients of three versions play over both while nodes are killed,
 * restarted and cut off. Fails if an acknowledged move is lost, or if a client is refused that is not too old for the
 * node.
 */
import { parseArgs } from "node:util";
import { PROTOCOL_HEADER } from "@sofala/protocol";
import { startPostgres } from "../../../../scripts/src/postgres-server.ts";
import { describeFigures } from "../../trials/nodes/figures.ts";
import type { Disturbance } from "../../trials/nodes/disturbances.ts";
import { nodesTrial } from "../../trials/nodes/nodes-trial.ts";
import { QUICK } from "../../trials/nodes/quick.ts";
import { tableRequests } from "../../trials/table-requests.ts";

/**
 * Invented versions. Each node supports its own and the one before: the oldest clients are too old for the second node.
 */
const VERSIONS = { nodes: [3, 4], clients: [2, 3, 4] } as const;
const ROUND: readonly (readonly Disturbance[])[] = [
  ["kill"],
  ["cut"],
  ["rolling"],
  ["kill", "cut"],
];

const { values } = parseArgs({
  options: {
    tables: { type: "string", default: "20" },
    rounds: { type: "string", default: "3" },
    moves: { type: "string", default: "300" },
    seed: { type: "string", default: "versions" },
  },
  strict: false,
});

const database = await startPostgres();
if ("missing" in database) throw new Error(database.missing);
try {
  const { faults, figures } = await nodesTrial({
    ...QUICK,
    nodes: VERSIONS.nodes.length,
    versions: VERSIONS,
    disturbances: Array.from({ length: Number(values.rounds) }, () => ROUND).flat(),
    moves: Number(values.moves),
    tableRequests: tableRequests(Number(values.tables)),
    database,
    seed: String(values.seed),
    onProgress: (text) => console.log(text),
    started: expectVersions,
  });
  for (const line of describeFigures(figures)) console.log(line);
  for (const { code, table, detail } of faults) fail(`${code} ${table}: ${detail}`);
  for (const spoken of VERSIONS.clients) {
    for (const [node, version] of VERSIONS.nodes.entries()) {
      const refusals = figures.tooOld.filter(
        (each) => each.clientVersion === spoken && each.node === node,
      );
      const isTooOld = spoken < version - 1;
      console.log(
        `clients of version ${spoken} at a node of version ${version}: refused ${refusals.length} times as too old`,
      );
      if (refusals.length > 0 !== isTooOld) fail("the number of refusals is wrong");
    }
  }
} finally {
  await database.stop();
}

/** Checks that the nodes have the intended versions and refuse clients that are too old. */
async function expectVersions(urls: readonly string[]): Promise<void> {
  for (const [node, url] of urls.entries()) {
    const version = VERSIONS.nodes[node] ?? 0;
    for (const [spoken, status] of [
      [version, 200],
      [version - 1, 200],
      [version - 2, 400],
    ] as const) {
      const headers = { [PROTOCOL_HEADER]: String(spoken) };
      const answer = await fetch(`${url}/api/tables`, { headers });
      const sentVersion = answer.headers.get(PROTOCOL_HEADER);
      if (sentVersion !== String(version) || answer.status !== status) {
        fail(`a node of version ${version} answers version ${spoken} with ${answer.status}`);
      }
    }
  }
}

function fail(why: string): void {
  console.error(`FAILED: ${why}`);
  process.exitCode = 1;
}
