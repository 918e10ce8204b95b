import { openSync, closeSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { loadTable } from "../../src/tables/stored-table.ts";
import { DatabaseDamaged } from "../../src/store/database.ts";
import { endServer, ManualClock, startServer, type TestServer } from "../support/server.ts";
import { startTable, newKey, personAt, playOne, type TestTable } from "../support/tables.ts";

const PAGE = 4096;
/** The first byte of a leaf page. */
const ROWS = 0x0d;

let server: TestServer;
afterEach(() => endServer(server));

/** The same people at the new server. */
const atNewServer = ({ id, people }: TestTable): TestTable => ({
  id,
  people: people.map((each) => Object.assign(each, { url: server.url })),
});

/** Overwrites a page of the file that has rows of one table, and none of the other. */
function damagePage(path: string, one: string, other: string, text = '{"kind":"move"'): void {
  const file = readFileSync(path);
  for (let at = PAGE; at < file.length; at += PAGE) {
    const page = file.subarray(at, at + PAGE);
    const isOfOne = page[0] === ROWS && page.includes(one) && page.includes(text);
    if (!isOfOne || page.includes(other)) continue;
    const descriptor = openSync(path, "r+");
    writeSync(descriptor, Buffer.alloc(PAGE, 0xff), 0, PAGE, at);
    closeSync(descriptor);
    return;
  }
  throw new Error("no page has only rows of that table");
}

/** Plays until the table fills pages of its own. */
async function fillPages(table: TestTable): Promise<void> {
  for (let moves = 0; moves < 45; moves++) {
    const seat = await playOne(table);
    await personAt(table, seat).request("POST", `/api/tables/${table.id}/undo`, { key: newKey() });
  }
}

test("a damaged page stops its table but no others, and is logged once", async () => {
  server = await startServer();
  const one = await startTable(server, 2);
  await fillPages(one);
  const other = await startTable(server, 2);
  await playOne(other);
  const { folder } = server;
  await server.close();

  const logged: { readonly level: number; readonly msg: string }[] = [];
  const logger = pino(
    { level: "error" },
    { write: (line: string) => logged.push(JSON.parse(line) as never) },
  );
  server = await startServer({}, { logger }, folder);
  const { tables, services } = server;
  const { database } = services;
  const [lost, soundTable] = [atNewServer(one), atNewServer(other)];
  const [seat = 0] = (await personAt(lost, 0).info(lost.id)).toAct;
  const { legal = [] } = await personAt(lost, seat).loadSnapshot(lost.id);
  const socket = await personAt(lost, seat).socket(lost.id);
  expect(await personAt(soundTable, 0).get("/healthz")).toEqual({ status: "ok" });

  damagePage(join(folder, "sofala.sqlite"), lost.id, soundTable.id);
  // A write makes SQLite read the file again.
  await playOne(soundTable);
  await expect(loadTable(database.query, lost.id)).rejects.toBeInstanceOf(DatabaseDamaged);

  const move = { key: newKey(), move: { kind: "none", ...legal[0] } };
  expect(await socket.command("move", move)).toMatchObject({ code: "server/damaged", status: 503 });
  expect((await personAt(lost, seat).fails(lost.id, "move", move)).code).toBe("server/damaged");
  await playOne(soundTable);
  expect(await personAt(soundTable, 0).get("/healthz")).toEqual({ status: "damaged" });
  expect(await personAt(soundTable, 0).get("/metrics")).toContain("sofala_database_damaged 1");
  for (let round = 0; round < 5; round++) await tables.tick();
  expect(logged.filter(({ level }) => level >= 50).map(({ msg }) => msg)).toEqual([
    expect.stringContaining("go back to the newest backup"),
  ]);
});

test("a table stops when its own page is damaged later", async () => {
  const clock = new ManualClock();
  const settings = { now: clock.now };
  server = await startServer({}, settings);
  const [one, other] = [await startTable(server, 2), await startTable(server, 2)];
  await fillPages(one);
  await fillPages(other);
  const { folder } = server;
  await server.close();
  server = await startServer({ logLevel: "silent" }, settings, folder);
  const [first, second] = [atNewServer(one), atNewServer(other)];
  const path = join(folder, "sofala.sqlite");
  const { query } = server.services.database;

  damagePage(path, first.id, second.id);
  await playOne(second);
  await expect(loadTable(query, first.id)).rejects.toBeInstanceOf(DatabaseDamaged);
  await playOne(second);

  damagePage(path, second.id, first.id);
  clock.advance(5000);
  const [seat = 0] = (await personAt(second, 0).info(second.id)).toAct;
  const { legal = [] } = await personAt(second, seat).loadSnapshot(second.id);
  const move = { key: newKey(), move: { kind: "none", ...legal[0] } };
  expect((await personAt(second, seat).fails(second.id, "move", move)).code).toBe("server/damaged");
});

test("an unreadable table that is due does not stop the clocks of others", async () => {
  const clock = new ManualClock();
  server = await startServer({}, { now: clock.now });
  const table = await startTable(server, 2, {
    pace: { kind: "live", per: "turn", seconds: 30, bank: 0 },
    onTimeout: "end",
  });
  const { query } = server.services.database;
  const row = await query
    .selectFrom("tables")
    .selectAll()
    .where("id", "=", table.id)
    .executeTakeFirstOrThrow();
  const due = Array.from({ length: 20 }, (_, n) => ({ ...row, id: `lost ${n}`, deadline: 1 }));
  await query.insertInto("tables").values(due).execute();
  const { folder } = server;
  await server.close();

  damagePage(join(folder, "sofala.sqlite"), "lost 10", table.id, '"onTimeout"');
  server = await startServer({ logLevel: "silent" }, { now: clock.now }, folder);
  clock.advance(31_000);
  await server.tables.tick();
  expect(server.services.database.damage).toBeDefined();
  expect(await personAt(atNewServer(table), 0).info(table.id)).toMatchObject({ status: "over" });
});
