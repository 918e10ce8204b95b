import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { Client } from "../support/client.ts";
import { endServer, startServer, type TestServer } from "../support/server.ts";

const FOLDER = join(import.meta.dirname, "../../../../deploy/monitoring");
const read = (name: string): string => readFileSync(join(FOLDER, name), "utf8");

const rulesFile = z.strictObject({
  groups: z.tuple([
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.optional(z.string()),
          labels: z.strictObject({ severity: z.enum(["warning", "critical"]) }),
          annotations: z.strictObject({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ]),
});
const dashboard = z.looseObject({
  panels: z.array(z.looseObject({ targets: z.array(z.looseObject({ expr: z.string() })) })),
});

let server: TestServer;
/** The names in `/metrics`, and `up`, which Prometheus adds. */
let names: ReadonlySet<string>;
beforeAll(async () => {
  // The first backup would be made a minute after the start.
  const to = { kind: "folder", path: "unused" } as const;
  server = await startServer({ metrics: "loopback", backups: { to, key: undefined, hour: 3 } });
  const { body } = await new Client(server.url).request<string>("GET", "/metrics");
  names = new Set(["up", ...(body.match(/^[a-z]\w+/gmu) ?? [])]);
});
afterAll(() => endServer(server));

const metricsIn = (expression: string): readonly string[] =>
  expression.match(/\b(?:sofala|nodejs|process)_\w+|\bup\b/gu) ?? [];

test("alerts are about metrics that the server has", () => {
  const [{ rules }] = rulesFile.parse(parse(read("alerts.yaml"))).groups;
  expect(rules.length).toBeGreaterThan(5);
  for (const { alert, expr } of rules) {
    expect([alert, metricsIn(expr).length > 0]).toEqual([alert, true]);
    expect([alert, metricsIn(expr).filter((name) => !names.has(name))]).toEqual([alert, []]);
  }
});

test("the dashboard shows metrics that the server has", () => {
  const { panels } = dashboard.parse(JSON.parse(read("grafana-dashboard.json")));
  for (const { expr } of panels.flatMap(({ targets }) => targets)) {
    expect([expr, metricsIn(expr).filter((name) => !names.has(name))]).toEqual([expr, []]);
  }
});
