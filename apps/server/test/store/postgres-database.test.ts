import { Kysely, PostgresDialect } from "kysely";
import { Client } from "pg";
import { describeDatabase } from "./describe-database.ts";
import { describeMigrations } from "./describe-migrations.ts";
import { describePostgresOnly } from "./describe-postgres-only.ts";
import { ConnectionPool } from "../../src/store/postgres/connection-pool.ts";
import type { DatabaseSchema } from "../../src/store/schema.ts";
import { describePostgres } from "./with-postgres.ts";

await describePostgres("PostgreSQL", (fresh) => {
  describeDatabase("PostgreSQL", {
    fresh,
    async block(where) {
      const other = new Client({ connectionString: where });
      await other.connect();
      await other.query("begin; select * from tables where id = 'g1' for update");
      return () => other.end();
    },
  });

  describeMigrations("PostgreSQL", {
    kind: "postgres",
    fresh,
    async connect(where) {
      const pool = new ConnectionPool(where);
      const query = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
      return { query, close: () => pool.end() };
    },
  });

  describePostgresOnly(fresh);
});
