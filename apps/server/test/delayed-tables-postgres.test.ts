import { describeDelayedTables } from "./describe-delayed-tables.ts";
import { describePostgres } from "./store/with-postgres.ts";

await describePostgres("on PostgreSQL", (fresh) => {
  describeDelayedTables("a table with a delay", async () => ({ database: await fresh() }));
});
