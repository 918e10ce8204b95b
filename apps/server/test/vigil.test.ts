import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { CannotStart } from "../src/cannot-start.ts";
import type { Database } from "../src/store/database.ts";
import { openDatabase } from "../src/store/open-database.ts";
import { SILENCE, Vigil } from "../src/vigil.ts";
import { scratchFiles } from "./store/scratch.ts";
import { HandClock, startServer } from "./support/server.ts";

const fresh = scratchFiles();

test("a silence is noted from the last sign of life on, unless it is a short one", async () => {
  const clock = new HandClock();
  const database = await openDatabase(fresh());
  const began = clock.time;
  expect(await pausesFrom(database, clock)).toEqual([]);
  clock.forward(SILENCE);
  expect(await pausesFrom(database, clock)).toEqual([]);
  clock.forward(SILENCE + 1);
  const ended = clock.time;
  expect(await pausesFrom(database, clock)).toEqual([{ began: began + SILENCE, ended }]);
  await database.close();
});

test("a server that is killed before its first sign of life makes the silence longer", async () => {
  const clock = new HandClock();
  const database = await openDatabase(fresh());
  await pausesFrom(database, clock);
  const began = clock.time;
  clock.forward(60_000);
  const trigger = "before insert on heartbeats begin select raise(abort, 'killed'); end";
  await sql`create trigger silent ${sql.raw(trigger)}`.execute(database.query);
  await expect(pausesFrom(database, clock)).rejects.toThrow("killed");
  await sql`drop trigger silent`.execute(database.query);
  clock.forward(60_000);
  expect(await pausesFrom(database, clock)).toEqual([{ began, ended: clock.time }]);
  await database.close();
});

/** What a server that starts and is killed right away knows of. */
async function pausesFrom(database: Database, clock: HandClock): Promise<Vigil["pauses"]> {
  const vigil = new Vigil(database, clock.now, "node");
  await vigil.start((error) => {
    throw error;
  });
  await vigil.stop();
  return vigil.pauses;
}

test("a server that cannot write to its database does not start, and says why", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sofala-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = await openDatabase(join(folder, "sofala.sqlite"));
  const trigger = "before insert on heartbeats begin select raise(abort, 'no room left'); end";
  await sql.raw(`create trigger full ${trigger}`).execute(database.query);
  await database.close();
  const starting = startServer({ logLevel: "silent" }, {}, folder);
  await expect(starting).rejects.toBeInstanceOf(CannotStart);
  await expect(starting).rejects.toThrow("no room left");
});
