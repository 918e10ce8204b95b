import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { StartupError } from "../../src/startup-error.ts";
import { exportDatabase } from "../../src/admin/export-database.ts";
import { openAlongsideServer } from "../../src/admin/open-alongside-server.ts";
import { openForRestore } from "../../src/admin/restore-database.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import { scratchFiles } from "../store/scratch.ts";
import { describeChanges } from "./describe-changes.ts";
import { describeSigning } from "./describe-signing.ts";
import { describeExport, insertTables } from "./describe-export.ts";

const files = scratchFiles();

describe("SQLite", () => {
  describeExport(async () => files());
  describeChanges(async () => files());
  describeSigning(async () => files());

  test("an export leaves no extra files", async () => {
    const where = files();
    const database = await openDatabase(where);
    await insertTables(database);
    let during: readonly string[] = [];
    await exportDatabase(database, where, async () => {
      during = readdirSync(dirname(where)).filter((name) => name.includes("-export-"));
    });
    expect(during).toHaveLength(1);
    expect(readdirSync(dirname(where)).filter((name) => name.includes("-export-"))).toEqual([]);
    await database.close();
  });

  test("a restore needs exclusive access to the database", async () => {
    const where = files();
    const server = await openDatabase(where);
    await expect(openForRestore(where)).rejects.toThrow(StartupError);
    await expect(openForRestore(where)).rejects.toThrow(/^Another server is using .*\.$/u);
    await server.close();
  });

  test("an admin command creates no database", async () => {
    const where = files();
    await expect(openAlongsideServer(where)).rejects.toThrow(`There is no database at ${where}.`);
    expect(existsSync(where)).toBe(false);
  });

  test("a backup can be opened like the database", async () => {
    const where = files();
    const copy = files();
    const server = await openDatabase(where);
    await insertTables(server);
    const beside = await openAlongsideServer(where);
    await beside.backup(copy);
    expect(statSync(copy).size).toBeGreaterThan(0);
    await beside.close();
    await server.close();
    const again = await openDatabase(copy);
    expect(await again.query.selectFrom("tables").select("id").orderBy("id").execute()).toEqual([
      { id: "half" },
      { id: "over" },
    ]);
    await again.close();
  });
});
