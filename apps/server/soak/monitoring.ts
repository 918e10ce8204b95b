/**
 * Checks the files in deploy/monitoring with Debian's Prometheus: promtool reads the rules and the configuration, a
 * Prometheus collects the metrics of a server, and every query of the dashboard and the alerts is answered.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { findProgram } from "../../../scripts/src/debian.ts";
import { freePort } from "../../../scripts/src/free-port.ts";
import { endServer, startServer } from "../test/support/server.ts";
import { playOne, startTable } from "../test/support/tables.ts";

const FILES = join(import.meta.dirname, "../../../deploy/monitoring");

const found = await findProgram({
  title: "Prometheus",
  names: ["prometheus"],
  setting: "PROMETHEUS",
  packageName: "prometheus",
});
if (!("path" in found)) throw new Error(found.missing);

const folder = mkdtempSync(join(tmpdir(), "sofala-monitoring-"));
const to = { kind: "folder", path: join(folder, "backups") } as const;
const server = await startServer({ metrics: "loopback", backups: { to, key: undefined, hour: 3 } });
const table = await startTable(server, 2);
for (let move = 0; move < 4; move++) await playOne(table);

const rules = readFileSync(join(FILES, "alerts.yaml"), "utf8");
writeFileSync(join(folder, "alerts.yaml"), rules);
const settings = readFileSync(join(FILES, "prometheus.yaml"), "utf8")
  .replace("127.0.0.1:8080", new URL(server.url).host)
  .replace("15s", "1s");
const configuration = join(folder, "prometheus.yaml");
writeFileSync(configuration, settings);
console.log(execFileSync("promtool", ["check", "config", configuration], { encoding: "utf8" }));

const port = await freePort();
const prometheus = spawn(
  found.path,
  [
    `--config.file=${configuration}`,
    `--storage.tsdb.path=${join(folder, "data")}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ],
  { stdio: "ignore" },
);
try {
  // Rates need two samples.
  await until(async () => (await ask("count_over_time(sofala_moves_total[1m]) >= 3")).length > 0);
  const { panels } = JSON.parse(readFileSync(join(FILES, "grafana-dashboard.json"), "utf8")) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
  };
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const empty: string[] = [];
  for (const query of queries) if ((await ask(query)).length === 0) empty.push(query);
  console.log(
    `${queries.length} queries of the dashboard answered, ${empty.length} without a value`,
  );
  if (empty.length > 0) throw new Error(`no value for:\n${empty.join("\n")}`);
  const { groups } = parse(rules) as {
    readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[];
  };
  const alerts = groups.flatMap((group) => group.rules.map(({ expr }) => expr));
  const firing: string[] = [];
  for (const alert of alerts) if ((await ask(alert)).length > 0) firing.push(alert);
  console.log(`${alerts.length} alerts evaluated; firing: ${firing.join(", ")}`);
  // There is no backup yet; nothing else is wrong.
  if (firing.join() !== "sofala_backup_age_seconds > 36 * 3600")
    throw new Error("other alerts fire");
} finally {
  prometheus.kill();
  await once(prometheus, "exit");
  await endServer(server);
  rmSync(folder, { recursive: true, force: true });
}

/** The values of a query. */
async function ask(query: string): Promise<readonly unknown[]> {
  const address = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(query)}`;
  const answer = (await (await fetch(address)).json()) as {
    readonly status: string;
    readonly error?: string;
    readonly data: { readonly result: readonly unknown[] };
  };
  if (answer.status !== "success") throw new Error(`${query}: ${answer.error}`);
  return answer.data.result;
}

/** Asks until it is true; a Prometheus that is still starting refuses connections. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue().catch(() => false))) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
