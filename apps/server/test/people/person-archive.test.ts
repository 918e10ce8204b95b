import { findGameVersion } from "@sofala/catalog";
import type { PersonArchive } from "@sofala/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyPersonArchive } from "../../src/admin/verify-person-archive.ts";
import { rotateKey } from "../../src/signing/signing-keys.ts";
import { account } from "../support/accounts.ts";
import type { Client } from "../support/client.ts";
import { golden } from "../support/golden-records.ts";
import { endServer, startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ publicUrl: "https://play.example.org", logLevel: "fatal" });
});
afterAll(() => endServer(server));

const versions = { findGameVersion };

/** A table with a recorded game that is over. */
async function finishedTable(owner: Client): Promise<string> {
  const record = golden("tsoro", "line-by-moving");
  const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
  return (await owner.createTable({ game: "tsoro", seats, record })).id;
}
async function exportLines(client: Client): Promise<readonly object[]> {
  const { body, headers } = await client.request<string>("GET", "/api/me/archive");
  expect(headers.get("content-disposition")).toContain("sofala-archive.ndjson");
  return body
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
}

test("an export has the person, their games and notes, and verifies with the server's key", async () => {
  const ann = await account(server.url, "Ann");
  const ben = await account(server.url, "Ben");
  const idOf = async (client: Client) =>
    (await client.get<{ person: { id: string } }>("/api/me")).person.id;
  const [annId, benId] = [await idOf(ann), await idOf(ben)];
  await ann.post(`/api/relationships/${benId}`, { action: "request" });
  await ben.post(`/api/relationships/${annId}`, { action: "accept" });
  const table = await finishedTable(ann);
  await ann.request("PUT", `/api/tables/${table}/notes`, { text: "my own note" });
  await ann.createTable({ game: "tsoro", seats: [{ kind: "me" }, { kind: "open" }] });
  await server.services.database.query
    .insertInto("ratings")
    .values({
      player: annId,
      game: "tsoro",
      pace: "live",
      mu: 30,
      sigma: 2,
      games: 12,
      updated_at: 1,
    })
    .execute();

  const lines = await exportLines(ann);
  const { keys } = await ann.get<{ keys: readonly { key: string }[] }>("/api/signing-keys");
  expect(lines).toMatchObject([
    {
      format: "sofala-person/1",
      server: "https://play.example.org",
      person: { id: annId, name: "Ann" },
      ratings: [{ game: "tsoro", pace: "live", rating: 1650, uncertainty: 120, games: 12 }],
      friends: ["Ben"],
      games: [{ table, game: "tsoro", seat: 0 }],
      signature: { key: keys[0]?.key },
    },
    { format: "sofala-archive/1", table: { id: table } },
    { format: "sofala-note/1", table, text: "my own note" },
  ]);
  const trusted = keys.map(({ key }) => key);
  expect(verifyPersonArchive(versions, lines, trusted)).toMatchObject({
    ok: true,
    value: { isTrusted: true, gameCount: 1, noteCount: 1, missing: [] },
  });
  expect(verifyPersonArchive(versions, lines)).toMatchObject({ value: { isTrusted: false } });
  expect(verifyPersonArchive(versions, lines, ["A".repeat(43)]).ok).toBe(false);
  // After a rotation, the old archive still verifies with the keys that the server publishes.
  await rotateKey(server.services.database, Date.now());
  const { keys: published } = await ann.get<{ keys: readonly { key: string }[] }>(
    "/api/signing-keys",
  );
  expect(published).toHaveLength(2);
  const nowTrusted = published.map(({ key }) => key);
  expect(verifyPersonArchive(versions, lines, nowTrusted).ok).toBe(true);
});

test("a changed, added, doubled or exchanged line is found, and a missing game is reported", async () => {
  const cleo = await account(server.url, "Cleo");
  const dan = await account(server.url, "Dan");
  await finishedTable(cleo);
  const foreign = await finishedTable(dan);
  const lines = await exportLines(cleo);
  const [person, game] = lines as [PersonArchive, object];
  const [, foreignGame] = await exportLines(dan);
  const check = (changed: readonly unknown[]) => verifyPersonArchive(versions, changed);
  expect(check(lines).ok).toBe(true);
  expect(check([{ ...person, friends: ["Everybody"] }, game])).toMatchObject({
    error: { line: 1, message: expect.stringContaining("signature") },
  });
  expect(check([person, { ...game, outcome: { reason: "aborted" } }])).toMatchObject({
    error: { line: 2 },
  });
  expect(check([person, foreignGame])).toMatchObject({
    error: { line: 2, message: expect.stringContaining(foreign) },
  });
  expect(check([person, game, game])).toMatchObject({ error: { line: 3 } });
  expect(check([person])).toMatchObject({ value: { missing: [person.games[0]?.table] } });
  expect(check([game])).toMatchObject({ error: { kind: "malformed", line: 1 } });
});

test("a game that cannot be read does not keep the others back", async () => {
  const eve = await account(server.url, "Eve");
  const broken = await finishedTable(eve);
  const whole = await finishedTable(eve);
  const { query } = server.services.database;
  await query.updateTable("tables").set({ settings: "{" }).where("id", "=", broken).execute();
  const lines = await exportLines(eve);
  expect(lines).toMatchObject([{ games: [{}, {}] }, { table: { id: whole } }]);
  expect(verifyPersonArchive(versions, lines)).toMatchObject({ value: { missing: [broken] } });
});
