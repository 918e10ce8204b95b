import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPostgres } from "../../../../scripts/src/postgres.ts";
import { type PostgresServer, startPostgres } from "../../../../scripts/src/postgres-server.ts";

/** The address of a new and empty schema, which is to PostgreSQL's clients what a database is. */
export type Fresh = () => Promise<string>;

/** Tests that need PostgreSQL. Where there is none they fail in CI, and are skipped by name elsewhere. */
export async function describePostgres(name: string, body: (fresh: Fresh) => void): Promise<void> {
  const found = await findPostgres();
  if ("missing" in found) {
    if (process.env["CI"] === "true") test(name, () => expect.fail(found.missing));
    else console.warn(`SKIPPED: ${name}: ${found.missing}`);
    describe.skip(name, () => body(() => Promise.reject(new Error(found.missing))));
    return;
  }
  describe(name, () => {
    let server: PostgresServer | undefined;
    beforeAll(async () => {
      const started = await startPostgres();
      if ("missing" in started) throw new Error(started.missing);
      server = started;
    }, 60_000);
    afterAll(() => server?.stop(), 60_000);
    body(async () => {
      if (server === undefined) throw new Error("PostgreSQL did not start");
      return newSchema(server.url);
    });
  });
}

async function newSchema(url: string): Promise<string> {
  const name = `schema_${randomUUID().replaceAll("-", "")}`;
  await execute(url, `create schema ${name}`);
  return `${url}?options=-csearch_path%3D${name}`;
}

/** Executes one statement on a connection of its own. */
export async function execute(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
