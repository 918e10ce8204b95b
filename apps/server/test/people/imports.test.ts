import { generateKeyPairSync } from "node:crypto";
import type { ImportInfo, PersonArchive, Problem } from "@sofala/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signArchive } from "../../src/signing/archive-signature.ts";
import type { Archive } from "../../src/tables/archive.ts";
import { account } from "../support/accounts.ts";
import { Client } from "../support/client.ts";
import { golden } from "../support/golden-records.ts";
import { endServer, ManualClock, startServer, type TestServer } from "../support/server.ts";

let there: TestServer;
let here: TestServer;
const clock = new ManualClock();
beforeAll(async () => {
  there = await startServer({ publicUrl: "https://there.example.org" }, { now: clock.now });
  here = await startServer({}, { now: clock.now });
});
afterAll(async () => {
  await endServer(there);
  await endServer(here);
});

const code = ({ body }: { body: unknown }) => (body as Problem).code;

type ExportedLines = readonly [
  person: PersonArchive,
  first: Archive,
  ...others: readonly Archive[],
];

/** An account on the other server with finished games, and its archive. */
async function exported(name: string, games = 1): Promise<ExportedLines> {
  const client = await account(there.url, name);
  const record = golden("tsoro", "line-by-moving");
  const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
  for (let n = 0; n < games; n++) await client.createTable({ game: "tsoro", seats, record });
  const { body } = await client.request<string>("GET", "/api/me/archive");
  const lines: unknown = body
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
  return lines as ExportedLines;
}

const send = (client: Client, person: object) =>
  client.request<{ import: ImportInfo }>("POST", "/api/imports", { person });
const sendGames = (client: Client, id: string, games: readonly object[]) =>
  client.request("POST", `/api/imports/${id}/games`, { games });
const importsOf = async (client: Client) =>
  (await client.get<{ imports: readonly ImportInfo[] }>("/api/imports")).imports;

/** The same person, signed by somebody who says that they are the other server. */
function forged(person: PersonArchive, change: Partial<PersonArchive>): PersonArchive {
  const { x = "", d = "" } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  return signArchive({ ...person, ...change }, { key: x, privateKey: d });
}

test("games, ratings and friends arrive, and only the person sees them", async () => {
  const [person, ...games] = await exported("Ann", 2);
  const ann = await account(here.url, "Ann of here");
  const ben = await account(here.url, "Ben");
  const { body } = await send(ann, person);
  expect(body.import).toMatchObject({
    key: person.signature.key,
    server: "https://there.example.org",
    name: "Ann",
    games: [],
    missingGames: 2,
  });
  const { id } = body.import;
  expect((await sendGames(ann, id, games)).status).toBe(200);
  const [first] = games;
  expect(await importsOf(ann)).toMatchObject([
    {
      missingGames: 0,
      games: [
        { game: "tsoro", seat: 0 },
        { game: "tsoro", seat: 0, players: first.record.players },
      ],
    },
  ]);
  const path = `/api/imports/${id}/games/${first.table.id}`;
  expect(await ann.get(path)).toEqual(first);

  expect(await importsOf(ben)).toEqual([]);
  expect(code(await ben.request("GET", path))).toBe("import/unknown");
  expect(code(await sendGames(ben, id, games))).toBe("import/unknown");
  await ben.request("DELETE", `/api/imports/${id}`);
  const { query } = here.services.database;
  for (const table of ["tables", "results", "ratings", "relationships"] as const) {
    expect([table, await query.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  }
  await ann.request("DELETE", `/api/imports/${id}`);
  expect(await importsOf(ann)).toEqual([]);
  expect(code(await ann.request("GET", path))).toBe("import/unknown");
});

test("importing twice changes nothing, a newer archive replaces the first line, an older one does not", async () => {
  const [person, game] = await exported("Cleo");
  const cleo = await account(here.url, "Cleo");
  const { id } = (await send(cleo, person)).body.import;
  await sendGames(cleo, id, [game, game]);
  const before = await importsOf(cleo);
  clock.advance(1000);
  await send(cleo, person);
  await sendGames(cleo, id, [game]);
  expect(await importsOf(cleo)).toEqual(before);

  const keys = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  const other = { key: keys.x ?? "", privateKey: keys.d ?? "" };
  const older = signArchive({ ...person, friends: ["Old friend"] }, other);
  const newer = signArchive(
    { ...older, exported: older.exported + 1, friends: ["New friend"] },
    other,
  );
  for (const archive of [older, newer, older]) await send(cleo, archive);
  const [fromOther, ...rest] = await importsOf(cleo);
  expect(fromOther?.friends).toEqual([{ name: "New friend" }]);
  expect(rest).toEqual(before);
});

test("friends are suggested by name, and nothing more", async () => {
  const [person] = await exported("Dan");
  const dan = await account(here.url, "Dan");
  await account(here.url, "Eve");
  await account(here.url, "Blocked");
  const { accounts } = await dan.get<{ accounts: readonly { id: string }[] }>(
    "/api/people?name=Blocked",
  );
  await dan.post(`/api/relationships/${accounts[0]?.id}`, { action: "block" });
  const friends = ["eVE", "Nobody here", "Blocked", "Dan"];
  const { body } = await send(dan, forged(person, { friends }));
  expect(body.import.friends).toEqual([
    { name: "eVE", person: { id: expect.any(String), name: "Eve" } },
    { name: "Nobody here" },
    { name: "Blocked" },
    { name: "Dan" },
  ]);
  expect(await dan.get("/api/relationships")).toMatchObject({ friends: [], outgoingRequests: [] });
});

test("a made-up server changes nothing here but what its maker sees", async () => {
  const [person, game] = await exported("Fay");
  const fay = await account(here.url, "Fay");
  const ratings = [
    { game: "tsoro", pace: "live", rating: 9999, uncertainty: 1, games: 500 },
  ] as const;
  const liar = forged(person, { ratings });
  const { body } = await send(fay, liar);
  expect(body.import).toMatchObject({ key: liar.signature.key, ratings });
  expect(liar.signature.key).not.toBe(person.signature.key);
  // The games of the real server are signed with another key.
  expect(code(await sendGames(fay, body.import.id, [game]))).toBe("import/refused");
  const { person: me } = await fay.get<{ person: { id: string } }>("/api/me");
  const profile = JSON.stringify(await new Client(here.url).get(`/api/people/${me.id}`));
  expect(profile).not.toContain("9999");
  expect(JSON.stringify(await fay.get("/api/ratings?game=tsoro&pace=live"))).not.toContain("9999");
});

test("what was changed, is not named, breaks the rules or comes from a guest is refused as a whole", async () => {
  const [person, game] = await exported("Gil");
  const [, foreign] = await exported("Hal");
  const gil = await account(here.url, "Gil");
  const { id } = (await send(gil, person)).body.import;
  expect(code(await send(gil, { ...person, friends: ["Everybody"] }))).toBe("import/refused");
  expect(code(await send(gil, { ...person, extra: 1 }))).toBe("request/malformed");
  const { signature: _, ...unsigned } = game;
  const { record } = game;
  const [firstMove, ...otherMoves] = record.moves;
  const illegal = { ...record, moves: [...otherMoves, firstMove] };
  const keys = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  const liar = { key: keys.x ?? "", privateKey: keys.d ?? "" };
  for (const [what, wrong] of Object.entries({
    changed: { ...game, outcome: { reason: "aborted" } },
    unsigned,
    foreign,
    resigned: signArchive(unsigned, liar),
  })) {
    const refused = await sendGames(gil, id, [game, wrong]);
    expect([what, code(refused)]).toEqual([what, "import/refused"]);
  }
  expect(await importsOf(gil)).toMatchObject([{ games: [], missingGames: 1 }]);
  // A server that signs illegal moves.
  const own = signArchive({ ...person }, liar);
  const ownImport = (await send(gil, own)).body.import;
  const cheated = await sendGames(gil, ownImport.id, [
    signArchive({ ...unsigned, record: illegal }, liar),
  ]);
  expect(cheated.body).toMatchObject({
    code: "import/refused",
    detail: expect.stringContaining("moves"),
  });
  const guest = await Client.guest(here.url, "Guest");
  expect(code(await send(guest, person))).toBe("person/account-required");
});
