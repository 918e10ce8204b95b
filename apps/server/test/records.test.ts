import { createHash } from "node:crypto";
import { findGame, findGameVersion } from "@sofala/catalog";
import { replay, type GameRecord } from "@sofala/engine";
import type { Problem, SigningKey, TableInfo } from "@sofala/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyArchive } from "../src/admin/verify-archive.ts";
import type { Archive } from "../src/tables/archive.ts";
import { Client } from "./support/client.ts";
import { cutAt, createFromRecord, golden, replayMoves } from "./support/golden-records.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import { createGuests, personAt, playOne, playUntil, type TestTable } from "./support/tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => endServer(server));

type Record = GameRecord;
const zimbabwe = findGame("zimbabwe");

/** A game with a random deal. */
async function secretly(game = "zimbabwe", options: object = { roundLimit: 1 }) {
  const names = game === "zimbabwe" ? ["Ann", "Ben"] : ["Ann", "Ben", "Cleo", "Dan"];
  const people = await createGuests(server, ...names);
  const seats = names.map((_, seat) => ({ kind: seat === 0 ? "me" : "open" }));
  const opened = await personAt({ people }, 0).createTable({
    game,
    seats,
    options,
    visibility: "public",
  });
  for (const each of people.slice(1)) await each.command(opened.id, "join", {});
  await personAt({ people }, 0).command(opened.id, "start", {});
  return { opened, table: { id: opened.id, people } };
}

const pathOf = ({ id }: TestTable, what: string) => `/api/tables/${id}/${what}`;

describe("a fair deal", () => {
  test("is committed to before anybody joins, and revealed when the game is over", async () => {
    const { opened, table } = await secretly();
    expect(opened.commitment).toMatch(/^[0-9a-f]{64}$/u);
    const { commitment, deal } = await playUntil(table, ({ status }) => status === "over");
    expect(commitment).toBe(opened.commitment);
    const promised = createHash("sha256").update(`${deal?.salt}:${deal?.seed}`).digest("hex");
    expect(promised).toBe(commitment);
    const record = await personAt(table, 0).get<Record>(pathOf(table, "record"));
    expect(record.seed).toBe(deal?.seed);
  });

  test.each(["zimbabwe", "mediterranean"])(
    "of %s is not revealed during the game",
    async (game) => {
      const { table } = await secretly(game, {});
      const sockets = await Promise.all(
        [...table.people, new Client(server.url)].map((each) =>
          each.socket(table.id, { legal: true }),
        ),
      );
      for (let n = 0; n < 6; n++) await playOne(table);
      await personAt(table, 0)
        .command(table.id, "chat", { phrase: "thanks" })
        .catch(() => undefined);
      const messages: unknown[] = [];
      const paths = ["snapshot?legal=true", "entries", "moments/0", "moments/3", "chat", "notes"];
      for (const client of [...table.people, new Client(server.url)]) {
        messages.push((await client.request("GET", `/api/tables/${table.id}`)).body);
        messages.push((await client.request("GET", "/api/tables")).body);
        for (const path of paths)
          messages.push((await client.request("GET", pathOf(table, path))).body);
        for (const path of ["record", "archive"]) {
          const { status, body } = await client.request<Problem>("GET", pathOf(table, path));
          expect([status, body.code]).toEqual([409, "record/not-published"]);
        }
      }
      for (const socket of sockets) {
        await socket.until(() => socket.snapshot.entryCount === 6);
        messages.push(socket.messages);
      }
      const { seed = "", salt = "" } = (await server.tables.find(table.id))?.state.table ?? {};
      expect([seed.length, salt.length]).toEqual([43, 32]);
      for (const secret of [seed, salt]) expect(JSON.stringify(messages)).not.toContain(secret);
    },
  );
});

describe("the record of a finished game", () => {
  test("replays to its end, and the archive has the log with times", async () => {
    const { table } = await secretly();
    const { outcome, entryCount } = await playUntil(table, ({ status }) => status === "over");
    const stranger = new Client(server.url);
    const record = await stranger.get<Record>(pathOf(table, "record"));
    expect(record).toMatchObject({ players: ["Ann", "Ben"], options: { roundLimit: 1 } });
    const played = zimbabwe && replay(zimbabwe, record);
    expect(played).toMatchObject({ ok: true });
    expect(outcome).toEqual({ reason: "played", ranking: record.result?.ranking });
    const archive = await stranger.get<Archive>(pathOf(table, "archive"));
    expect(archive).toMatchObject({ record, outcome, table: { id: table.id } });
    expect(archive.log).toHaveLength(entryCount);
    const times = archive.log.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    const moves = archive.log.flatMap(({ entry }) =>
      entry.kind === "move" ? [[entry.actor, entry.move]] : [],
    );
    expect(moves).toEqual(record.moves);
  });

  test.each(["zimbabwe", "mediterranean"])(
    "the archive of %s is signed with a key that the server publishes",
    async (game) => {
      const { table } = await secretly(game, {});
      await personAt(table, 0).command(table.id, "propose", { kind: "abort" });
      for (const each of table.people.slice(1))
        await each.command(table.id, "answer-proposal", { accept: true });
      const stranger = new Client(server.url);
      const archive = await stranger.get<Archive>(pathOf(table, "archive"));
      const { keys } = await stranger.get<{ keys: readonly SigningKey[] }>("/api/signing-keys");
      expect(keys).toEqual([{ key: archive.signature?.key, since: expect.any(Number) }]);
      const result = verifyArchive(
        { findGameVersion },
        archive,
        keys.map(({ key }) => key),
      );
      expect(result).toMatchObject({
        ok: true,
        value: { isTrusted: true, proofs: { unproven: [] } },
      });
    },
  );

  test("every moment can be read during the game, and with its full state afterwards", async () => {
    const { table } = await secretly();
    const look = (count: number) =>
      personAt(table, 1).get<{ view: unknown; state?: unknown }>(pathOf(table, `moments/${count}`));
    const { view: first } = await personAt(table, 1).loadSnapshot(table.id);
    await playOne(table);
    expect((await look(0)).view).toEqual(first);
    expect(await look(1)).not.toHaveProperty("state");
    const { entryCount } = await playUntil(table, ({ status }) => status === "over");
    for (const count of [0, 1, entryCount]) {
      const { view, state } = await look(count);
      const restored = zimbabwe?.restore(state);
      expect(restored?.ok === true && zimbabwe?.view(restored.value, 1)).toEqual(view);
    }
    const beyond = await personAt(table, 1).request(
      "GET",
      pathOf(table, `moments/${entryCount + 1}`),
    );
    expect(beyond.status).toBe(404);
  });
});

describe("an imported record", () => {
  const record = golden("zimbabwe", "god-xango");
  const seats = [{ kind: "me" }, { kind: "open" }];
  const open = async (change: object, request: object = {}) => {
    const [ann] = await createGuests(server, "Ann");
    return ann.request<Problem & { table: TableInfo }>("POST", "/api/tables", {
      game: "zimbabwe",
      seats,
      record: { ...record, ...change },
      ...request,
    });
  };

  test("that is unfinished continues from there, with its history visible", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    const half = cutAt(record, 10);
    const { id, entryCount } = await ann.createTable({ game: "zimbabwe", seats, record: half });
    expect(entryCount).toBe(0);
    await ben.command(id, "join", {});
    const socket = await ben.socket(id);
    await ann.command(id, "start", {});
    await socket.until(() => socket.snapshot.status === "running");
    expect(socket.entries.map(({ entry }) => "move" in entry && entry.move)).toEqual(
      half.moves.map(([, made]) => made),
    );
    await replayMoves(server, { id, people: [ann, ben] }, record.moves.slice(10));
    const info = await ann.info(id);
    expect(info.outcome).toEqual({ reason: "played", ranking: record.result?.ranking });
    expect(info).not.toHaveProperty("commitment");
  });

  test("that is finished makes a finished table with its outcome", async () => {
    const { table } = (await open({})).body;
    expect(table).toMatchObject({
      status: "over",
      outcome: { reason: "played", ranking: record.result?.ranking },
      entryCount: record.moves.length,
      seats: [{ name: "Ann" }, { name: "Player 2" }],
    });
    const { pins: _, ...rest } = record;
    const again = await new Client(server.url).get(`/api/tables/${table.id}/record`);
    expect(again).toEqual({ ...rest, players: ["Ann", "Player 2"] });
  });

  test("with a position starts there, and is exported unchanged", async () => {
    const { pins: _, ...placed } = golden("zimbabwe", "from-position");
    const table = await createFromRecord(server, cutAt(placed, 0));
    await replayMoves(server, table, placed.moves);
    const { outcome } = await personAt(table, 0).info(table.id);
    expect(outcome?.ranking).toEqual(placed.result?.ranking);
    const again = await personAt(table, 0).get<Record>(pathOf(table, "record"));
    expect(again).toMatchObject({ position: placed.position, moves: placed.moves });
  });

  test("with a position without a seed gets unknown cards at random", async () => {
    const { seed: _seed, pins: _pins, ...start } = cutAt(golden("mediterranean", "clockwork"), 0);
    const market = findGameVersion("mediterranean", start.rules);
    const whole = market?.position(market.setup("x", start.players.length, start.options));
    const { decks: _decks, ...position } = whole ?? {};
    const places = start.players.map((_, seat) => ({ kind: seat === 0 ? "me" : "open" }));
    const [ann] = await createGuests(server, "Ann");
    const opened = (more: object) =>
      ann.createTable({ game: market?.id, seats: places, record: { ...start, position, ...more } });
    expect((await opened({})).commitment).toMatch(/^[\da-f]{64}$/u);
    expect(await opened({ seed: "known" })).not.toHaveProperty("commitment");
  });

  test.each<[what: string, change: object, request?: object]>([
    ["another game's", { game: "mediterranean" }],
    ["another format's", { format: "pgn" }],
    ["of an unknown rules version", { rules: 99 }],
    ["of more players than seats", { players: ["a", "b", "c"] }],
    ["with an invalid move", { moves: [[0, { kind: "castle" }]] }],
    ["with a move that the rules refuse", { moves: [[0, { kind: "end-turn" }]] }],
    ["with a wrong result", { result: { ranking: [[0], [1]] } }],
    ["with an unknown field", { winner: 1 }],
    ["without a deal", { seed: undefined }],
    ["with an invalid position", { position: { seats: "none" } }],
    ["for another table", {}, { seats: [...seats, { kind: "open" }] }],
  ])("%s is refused", async (_what, change, request) => {
    const { status, body } = await open(change, request);
    expect([status, body.code]).toEqual([400, "record/refused"]);
    expect(body.detail).toMatch(/^\$/u);
  });

  test("that is longer than any game is not replayed", async () => {
    const turns = ["ready", "unready"].map((kind) => [0, { kind }]);
    const moves = Array.from({ length: 3000 }, () => turns).flat();
    const long = { ...cutAt(golden("mediterranean", "clockwork"), 0), moves };
    const four = [...seats, ...seats.slice(1), ...seats.slice(1)];
    const { body } = await open(long, { game: "mediterranean", seats: four });
    expect(body.code).toBe("record/refused");
    const large = await open({ pins: "x".repeat(1_000_000) });
    expect([large.status, large.body.code]).toEqual([413, "request/too-large"]);
  });
});
