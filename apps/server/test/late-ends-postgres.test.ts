import { describeLateEnds } from "./describe-late-ends.ts";
import { describePostgres } from "./store/with-postgres.ts";

await describePostgres("on PostgreSQL", (fresh) => {
  describeLateEnds("a table with a delay", async () => ({ database: await fresh() }));
});
