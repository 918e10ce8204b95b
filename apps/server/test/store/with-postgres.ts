import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { beforeAll, describe, expect, inject, test } from "vitest";
import type { OnePostgres } from "./one-postgres.ts";

/** The URL of a new, empty schema, which clients use like a database. */
export type Fresh = () => Promise<string>;

/** Tests that need PostgreSQL. Without one they fail in CI and are skipped, with a message, elsewhere. */
export async function describePostgres(name: string, body: (fresh: Fresh) => void): Promise<void> {
  const found = await onePostgres();
  if ("missing" in found) {
    if (process.env["CI"] === "true") test(name, () => expect.fail(found.missing));
    else console.warn(`SKIPPED: ${name}: ${found.missing}`);
    describe.skip(name, () => body(() => Promise.reject(new Error(found.missing))));
    return;
  }
  describe(name, () => {
    let database = "";
    beforeAll(async () => {
      database = await newDatabase(found.url);
    });
    body(() => newSchema(database));
  });
}

/** The PostgreSQL of this run; the first caller waits until it has started. */
async function onePostgres(): Promise<OnePostgres> {
  const answer = await fetch(inject("postgres"));
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as OnePostgres;
}

/** A database for one test file, so that what it does to all connections affects only its own. */
async function newDatabase(url: string): Promise<string> {
  const name = newName("database");
  await execute(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}

async function newSchema(url: string): Promise<string> {
  const name = newName("schema");
  await execute(url, `create schema ${name}`);
  return `${url}?options=-csearch_path%3D${name}`;
}

const newName = (kind: string): string => `${kind}_${randomUUID().replaceAll("-", "")}`;

/** Executes one statement on its own connection. */
export async function execute(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
