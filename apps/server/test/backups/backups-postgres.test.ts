import { describePostgres } from "../store/with-postgres.ts";
import { describeBackups } from "./describe-backups.ts";

await describePostgres("PostgreSQL", (fresh) => describeBackups(fresh, 1));
