import type { Config } from "../../src/config.ts";
import type { ServeDeps } from "../../src/serve.ts";
import { Client } from "../support/client.ts";
import { endServer, startServer, type TestServer } from "../support/server.ts";
import type { TestTable } from "../support/tables.ts";

type Nodes = readonly [TestServer, TestServer];

/** Runs a test with two servers on one database. */
export async function withTwoNodes(
  database: string,
  body: (...nodes: Nodes) => Promise<void>,
  config: Partial<Config> = {},
  deps: ServeDeps = {},
): Promise<void> {
  const nodes: TestServer[] = [];
  try {
    for (let n = 0; n < 2; n++) nodes.push(await startServer({ database, ...config }, deps));
    await body(...(nodes as unknown as Nodes));
  } finally {
    for (const node of nodes) await endServer(node);
  }
}

/** The same person at another node. */
export const at = ({ url }: Pick<TestServer, "url">, { cookie = "" }: Client): Client =>
  new Client(url, { cookie });

/** The same table with all clients at another node. */
export const tableAt = (node: TestServer, { id, people }: TestTable): TestTable => ({
  id,
  people: people.map((each) => at(node, each)),
});
