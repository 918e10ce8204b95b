import { openDatabase } from "../../src/store/open-database.ts";
import { moveBatch, insertTable } from "./rows.ts";

/** Writes moves until it is killed, and prints each one once it is acknowledged. */
const [path = ""] = process.argv.slice(2);
const db = await openDatabase(path);
await db.commit({ mustChange: [insertTable(db.query, "g1")] });
for (let seq = 0; ; seq += 1) {
  await db.commit(moveBatch(db.query, "g1", seq));
  process.stdout.write(`${seq}\n`);
}
