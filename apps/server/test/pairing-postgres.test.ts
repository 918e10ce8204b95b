import type { TableInfo, TableSummary } from "@sofala/protocol";
import { expect, test } from "vitest";
import { describePostgres } from "./store/with-postgres.ts";
import { Client } from "./support/client.ts";
import { endServer, startServer } from "./support/server.ts";
import { createGuests } from "./support/tables.ts";

await describePostgres("two servers on one database", (fresh) => {
  test("pair many people without remainder, and list the same tables", async () => {
    const database = await fresh();
    const nodes = [await startServer({ database }), await startServer({ database })] as const;
    try {
      const names = Array.from({ length: 8 }, (_, n) => `Guest ${n}`);
      const people = await createGuests(nodes[0], ...names);
      const tables = await Promise.all(
        people.map(async ({ cookie = "" }, n) => {
          const at = new Client(nodes[n % 2 === 0 ? 0 : 1].url, { cookie });
          const request = { game: "zimbabwe", pace: "live", players: n < 2 ? "any" : 2 };
          return (await at.post<{ table: TableInfo }>("/api/pairings", request)).table.id;
        }),
      );
      expect(new Set(tables).size).toBe(4);
      const [ann] = people;
      if (ann === undefined) throw new Error("nobody came");
      const list = async (query: string) => {
        const path = `/api/tables?${query}`;
        const ask = ({ url }: { readonly url: string }) =>
          new Client(url, { cookie: ann.cookie ?? "" }).get<{ tables: TableSummary[] }>(path);
        const [here, there] = await Promise.all(nodes.map(ask));
        expect(there?.tables.map(({ id }) => id)).toEqual(here?.tables.map(({ id }) => id));
        return here?.tables ?? [];
      };
      expect(await list("mine=true")).toMatchObject([{ status: "running", round: 1 }]);
      expect(await list("pace=live&players=2&game=zimbabwe&limit=3")).toHaveLength(3);
      expect(await list("canJoin=true")).toEqual([]);
      expect(await list("withFriends=true")).toEqual([]);
    } finally {
      for (const node of nodes) await endServer(node);
    }
  });
});
