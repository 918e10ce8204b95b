import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { startPostgres, type PostgresServer } from "../../../../scripts/src/postgres-server.ts";
import { runSofala } from "../../../cli/test/fake-terminal.ts";
import { askPostgres } from "../../trials/ask-postgres.ts";
import { endServer, startServer, type TestServer } from "../support/server.ts";
import { startTable, personAt, playOne, type TestTable } from "../support/tables.ts";

const ended: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

const verified = (database: string) =>
  runSofala(["admin", "tables", "verify", "--all", "--database", database]);

const lengthOf = async (table: TestTable): Promise<number> =>
  (await personAt(table, 0).loadSnapshot(table.id)).entryCount;

/** Continues a game on a restored database; returns how many entries it had. */
async function continueGame(database: string, table: TestTable): Promise<number> {
  const server = await startServer({ database });
  try {
    const people = table.people.map((person) => Object.assign(person, { url: server.url }));
    const entries = await lengthOf({ ...table, people });
    await playOne({ ...table, people });
    expect(await lengthOf({ ...table, people })).toBe(entries + 1);
    return entries;
  } finally {
    await endServer(server);
  }
}

test("a backup of SQLite is made during a game, which continues on it", async () => {
  const server = await startServer();
  ended.push(() => endServer(server));
  const table = await startTable(server, 2);
  await playOne(table);
  const source = join(server.folder, "sofala.sqlite");
  const copy = join(server.folder, "copy.sqlite");
  const { exit } = await runSofala(["admin", "backup", copy, "--database", source]);
  expect(exit).toBe(0);
  await playOne(table);
  expect(await verified(copy)).toMatchObject({ exit: 0 });
  expect(await continueGame(copy, table)).toBe(1);
});

const run = promisify(execFile);

/** The first value of the first row of a query. */
async function queryValue<T>(url: string, sql: string): Promise<T | undefined> {
  const [row] = await askPostgres<{ readonly value: T }>(url, sql);
  return row?.value;
}

/** Archives the write-ahead log to a folder, as in docs/hosting.md. */
const archiveSettings = (folder: string): readonly string[] => [
  "archive_mode=on",
  `archive_command=mkdir -p ${folder}/archive && cp %p ${folder}/archive/%f`,
];

/** Waits until all writes so far are archived. */
async function untilArchived(url: string): Promise<void> {
  const last = await queryValue<string>(url, "select pg_walfile_name(pg_switch_wal()) as value");
  const isThere = `select last_archived_wal >= '${last}' as value from pg_stat_archiver`;
  while ((await queryValue<boolean>(url, isThere)) !== true);
}

/** A new PostgreSQL from a base backup and the archive, up to a point in time. */
function restoreTo({ folder, tools }: PostgresServer, moment: string) {
  return startPostgres({
    async fill(data) {
      await run("cp", ["-a", join(folder, "base"), data], tools.owner);
      await run("touch", [join(data, "recovery.signal")], tools.owner);
    },
    settings: () => [
      `restore_command=cp ${folder}/archive/%f %p`,
      `recovery_target_time=${moment}`,
      "recovery_target_action=promote",
    ],
  });
}

describe("PostgreSQL", () => {
  test("is restored to a point in time, and games continue on it", async ({ skip }) => {
    const first = await startPostgres({ settings: archiveSettings });
    if ("missing" in first) {
      if (process.env["CI"] === "true") expect.fail(first.missing);
      console.warn(`SKIPPED: restoring to a point in time: ${first.missing}`);
      return skip(first.missing);
    }
    ended.push(() => first.stop());
    const server: TestServer = await startServer({ database: first.url });
    ended.push(() => endServer(server));
    const table = await startTable(server, 2);
    await playOne(table);
    const { programs, owner } = first.tools;
    const copying = ["--checkpoint=fast", "--wal-method=none", "-D", join(first.folder, "base")];
    await run(join(programs, "pg_basebackup"), ["-d", first.url, ...copying], owner);
    await playOne(table);
    await playOne(table);
    const moment = await queryValue<string>(first.url, "select clock_timestamp()::text as value");
    await playOne(table);
    await untilArchived(first.url);
    const second = await restoreTo(first, moment ?? "");
    if ("missing" in second) throw new Error(second.missing);
    ended.push(() => second.stop());
    expect(await verified(second.url)).toMatchObject({ exit: 0 });
    expect(await continueGame(second.url, table)).toBe(3);
  });
});
