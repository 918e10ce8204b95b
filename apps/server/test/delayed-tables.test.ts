import { describeDelayedTables } from "./describe-delayed-tables.ts";

describeDelayedTables("a table with a delay", async () => ({}));
