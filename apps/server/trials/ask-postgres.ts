import { Client } from "pg";

/** Runs one query on a new connection and returns its rows. */
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
