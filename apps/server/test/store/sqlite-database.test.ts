import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { DatabaseSchema } from "../../src/store/schema.ts";
import { SqliteConnections } from "../../src/store/sqlite/connections.ts";
import { WorkerDialect } from "../../src/store/sqlite/dialect.ts";
import { describeDatabase } from "./describe-database.ts";
import { describeMigrations } from "./describe-migrations.ts";
import { scratchFiles } from "./scratch.ts";

const file = scratchFiles();
const fresh = async () => file();

describeDatabase("SQLite", {
  fresh,
  async block(where) {
    const other = new DatabaseSync(where);
    other.exec("begin immediate");
    return async () => other.close();
  },
});

describeMigrations("SQLite", {
  kind: "sqlite",
  fresh,
  async connect(where) {
    const connections = await SqliteConnections.open(where, 5000);
    const query = new Kysely<DatabaseSchema>({ dialect: new WorkerDialect(connections) });
    return { query, close: () => connections.close() };
  },
});
