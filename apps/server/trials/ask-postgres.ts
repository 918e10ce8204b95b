import { Client } from "pg";

/** The rows that one statement gives, on a connection of its own. */
export async function askPostgres<Row extends object>(
  url: string,
  sql: string,
): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
