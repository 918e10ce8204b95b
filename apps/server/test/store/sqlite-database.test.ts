import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { Schema } from "../../src/store/schema.ts";
import { Connections } from "../../src/store/sqlite/connections.ts";
import { ThreadDialect } from "../../src/store/sqlite/dialect.ts";
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
    const connections = await Connections.open(where, 5000);
    const query = new Kysely<Schema>({ dialect: new ThreadDialect(connections) });
    return { query, close: () => connections.close() };
  },
});
