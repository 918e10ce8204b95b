import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findGameVersion } from "@sofala/catalog";
import type { SeenEntry } from "@sofala/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeMovedTable, exportTable, importTable } from "../../src/admin/move-table.ts";
import { runSofala } from "../../../cli/test/fake-terminal.ts";
import type { Client } from "../support/client.ts";
import { endServer, startServer, type TestServer } from "../support/server.ts";
import { createGuests, personAt, playOne, startTable, type TestTable } from "../support/tables.ts";

let there: TestServer;
let here: TestServer;
let exports = 0;
beforeAll(async () => {
  there = await startServer();
  here = await startServer();
});
afterAll(async () => {
  await endServer(there);
  await endServer(here);
});

const admin = ({ folder }: TestServer, ...args: readonly string[]) =>
  runSofala(["admin", ...args, "--database", join(folder, "sofala.sqlite")]);
const newFile = () => join(there.folder, `table-${++exports}.json`);
const entriesOf = async (client: Client, id: string) =>
  (await client.get<{ entries: readonly SeenEntry[] }>(`/api/tables/${id}/entries`)).entries;

/** A game that has begun on the other server. */
async function runningTable(players: number, game: string): Promise<TestTable> {
  const table = await startTable(there, players, { game });
  for (let n = 0; n < 3; n++) await playOne(table);
  return table;
}

test("a table moves with its log, and the game goes on where it was", async () => {
  const old = await runningTable(4, "mediterranean");
  const { id } = old;
  const before = await entriesOf(personAt(old, 0), id);
  const file = newFile();
  const socket = await personAt(old, 0).socket(id);
  const exported = await admin(
    there,
    "tables",
    "export",
    id,
    file,
    "--moved-to",
    "https://new.example.org/",
  );
  expect(exported).toMatchObject({ exit: 0, out: expect.stringContaining("hidden cards") });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await socket.until(() => socket.snapshot.status === "over");
  socket.close();
  expect(await personAt(old, 0).info(id)).toMatchObject({
    status: "over",
    outcome: {
      reason: "aborted",
      note: `The game continues at https://new.example.org/table/${id}`,
    },
  });

  const people = await createGuests(here, "Ann of here", "Ben", "Cleo", "Dan");
  const seats = ["--seat", "0=Ann of here", "--seat", "1=Ben"];
  const imported = await admin(here, "tables", "import", file, ...seats);
  expect(imported).toMatchObject({ exit: 0, out: expect.stringContaining("Seats 2, 3 wait") });
  const invite = /invite=(\S+)/u.exec(imported.out)?.[1] ?? "";
  const table = { id, people };
  expect(await personAt(table, 0).info(id)).toMatchObject({
    status: "open",
    seats: [{ name: "Ann of here" }, { name: "Ben" }, { kind: "reserved" }, { kind: "reserved" }],
  });
  // Who sits there sees hidden cards.
  expect(await personAt(table, 2).fails(id, "join", { seat: 2 })).toMatchObject({
    code: "seat/reserved",
  });
  for (const seat of [2, 3]) await personAt(table, seat).command(id, "join", { seat, invite });
  await personAt(table, 0).command(id, "start", {});
  const after = await entriesOf(personAt(table, 0), id);
  expect(after.map(({ at, entry }) => ({ at, entry }))).toEqual(
    before.map(({ at, entry }) => ({ at, entry })),
  );
  await playOne(table);
  expect(await entriesOf(personAt(table, 0), id)).toHaveLength(before.length + 1);

  // A second import changes nothing.
  expect(await admin(here, "tables", "import", file, ...seats)).toMatchObject({
    exit: 1,
    err: expect.stringContaining("already here"),
  });
});

test("what cannot be exported leaves no file, and what was changed or is unclear is not imported", async () => {
  const table = await runningTable(2, "zimbabwe");
  const file = newFile();
  for (const [args, message] of [
    [["nothing", file], "there is no such table"],
    [[table.id, file, "--moved-to", "nowhere"], "--moved-to must be an address"],
    [[table.id], "takes the ID"],
  ] as const) {
    const failed = await admin(there, "tables", "export", ...args);
    expect(failed.exit).not.toBe(0);
    expect(failed.err).toContain(message);
    expect(existsSync(file)).toBe(false);
  }
  // Without --moved-to the game goes on.
  expect(await admin(there, "tables", "export", table.id, file)).toMatchObject({
    exit: 0,
    out: expect.stringContaining("still open"),
  });
  expect(await personAt(table, 0).info(table.id)).toMatchObject({ status: "running" });
  const changed = newFile();
  const content = JSON.parse(readFileSync(file, "utf8")) as { table: object };
  writeFileSync(changed, JSON.stringify({ ...content, table: { ...content.table, seed: "mine" } }));
  await createGuests(here, "Fay");
  for (const [args, message] of [
    [[changed, "--seat", "0=Fay"], "the signature does not match"],
    [[file, "--seat", "0=Nobody at all"], "nobody has this name"],
    [[file, "--seat", "Fay"], "--seat must be a seat and a name"],
  ] as const) {
    const failed = await admin(here, "tables", "import", ...args);
    expect(failed.exit).not.toBe(0);
    expect(failed.err).toContain(message);
  }
  const fay = { id: "fay", name: "Fay", kind: "guest" } as const;
  for (const [people, message] of [
    [[], "name the person of at least one seat"],
    [[[7, fay]], "the table has no seat 7"],
    [
      [
        [0, fay],
        [1, fay],
      ],
      "nobody can sit at two seats",
    ],
  ] as const) {
    const rules = { findGameVersion };
    const input: unknown = JSON.parse(readFileSync(file, "utf8"));
    expect(await importTable(here.services.database, rules, input, new Map(people))).toEqual({
      ok: false,
      error: message,
    });
  }
  const { query } = here.services.database;
  const stored = query.selectFrom("tables").select("id").where("id", "=", table.id);
  expect(await stored.execute()).toEqual([]);
});

test("a table at which something happened since it was exported is not closed", async () => {
  const table = await runningTable(2, "zimbabwe");
  const { database } = there.services;
  const exported = await exportTable(database, table.id, Date.now());
  if (!exported.ok) throw new Error(exported.error);
  await playOne(table);
  const options = { movedTo: "https://new.example.org", now: Date.now() };
  const close = (revision: number) =>
    closeMovedTable(database, { findGameVersion }, table.id, { ...options, revision });
  expect(await close(exported.value.revision)).toMatchObject({
    error: "something happened there in the meantime; try again",
  });
  expect(await personAt(table, 0).info(table.id)).toMatchObject({ status: "running" });
});
