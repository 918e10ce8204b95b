import type { SiteStatus } from "@sofala/protocol";
import { expect, test } from "vitest";
import { Client } from "../support/client.ts";
import { endServer, startServer } from "../support/server.ts";
import { describePostgres } from "../store/with-postgres.ts";

const MINUTE = 60_000;

await describePostgres("the status of a site with several nodes", (fresh) => {
  test("counts each person once, and shows every node; the disk is not visible", async () => {
    const database = await fresh();
    const servers = [await startServer({ database }), await startServer({ database })];
    const [one, two] = servers;
    if (one === undefined || two === undefined) throw new Error("no servers");
    const { query } = one.services.database;
    const people = ["ann", "ann", "ben"].map((person, index) => ({
      table_id: index === 0 ? "g1" : "",
      person,
      node: (index === 0 ? one : two).services.heartbeat.node,
    }));
    await query.insertInto("presence").values(people).execute();
    const operator = await Client.guest(one.url, "Olga");
    await query.updateTable("people").set({ role: "operator" }).execute();
    const { nodes, periodMs, samples } = await operator.get<SiteStatus>("/api/site-status");
    expect(periodMs).toBe(5 * MINUTE);
    expect(nodes.map(({ node }) => node).toSorted()).toEqual(
      servers.map(({ services }) => services.heartbeat.node).toSorted(),
    );
    expect(samples).toMatchObject([{ people: 2 }]);
    expect(samples[0]?.databaseBytes).toBeGreaterThan(10_000);
    expect(samples[0]).not.toHaveProperty("diskTotalBytes");
    for (const server of servers) await endServer(server);
  });
});
