import { pino } from "pino";
import { expect, test } from "vitest";
import { GUESTS_PER_HOUR } from "../../src/http/limits.ts";
import { SharedRateCounter } from "../../src/http/shared-rate-limits.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import { describePostgres } from "../store/with-postgres.ts";
import { Client } from "../support/client.ts";
import { ManualClock } from "../support/server.ts";
import { withTwoNodes } from "./two-nodes.ts";

const MINUTE = 60_000;

await describePostgres("limits on two nodes", (fresh) => {
  test("on expensive actions are exact", async () => {
    const clock = new ManualClock();
    const body = async (...nodes: readonly { readonly url: string }[]) => {
      const guest = async (n: number) => {
        const client = new Client(nodes[n % 2]?.url ?? "");
        return (await client.request("POST", "/api/guests", { name: `Guest ${n}` })).status;
      };
      for (let n = 0; n < GUESTS_PER_HOUR; n++) expect(await guest(n)).toBe(200);
      expect([await guest(0), await guest(1)]).toEqual([429, 429]);
      clock.advance(60 * MINUTE);
      expect(await guest(0)).toBe(200);
    };
    await withTwoNodes(await fresh(), body, { requestsPerMinute: 600 }, { now: clock.now });
  });

  test("on other requests are synchronized periodically", async () => {
    const { now } = new ManualClock();
    const database = await openDatabase(await fresh());
    const logger = pino({ level: "silent" });
    const [one, two] = [0, 1].map(() => new SharedRateCounter({ database, now, logger })) as [
      SharedRateCounter,
      SharedRateCounter,
    ];
    for (let n = 0; n < 70; n++) await one.increment("here", MINUTE);
    expect(await two.increment("here", MINUTE)).toMatchObject({ current: 1 });
    await one.sync();
    await two.sync();
    expect(await two.increment("here", MINUTE)).toEqual({ current: 72, ttl: MINUTE });
    expect(await two.increment("there", MINUTE)).toMatchObject({ current: 1 });
    for (const each of [one, two]) each.close();
    await database.close();
  });
});
