import { expect, test } from "vitest";
import { openDatabase } from "../../src/store/open-database.ts";
import { describePostgres } from "../store/with-postgres.ts";
import { describeChanges } from "./describe-changes.ts";
import { describeSigning } from "./describe-signing.ts";
import { describeExport } from "./describe-export.ts";

await describePostgres("PostgreSQL", (fresh) => {
  describeExport(fresh);
  describeChanges(fresh);
  describeSigning(fresh);

  test("a backup is left to PostgreSQL", async () => {
    const database = await openDatabase(await fresh());
    await expect(database.backup("copy")).rejects.toThrow("pg_dump");
    await database.close();
  });
});
