import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { findGameVersion, games } from "@sofala/catalog";
import { dice, type Rng, type Game } from "@sofala/engine";
import { pino } from "pino";
import { afterEach, describe, expect, test } from "vitest";
import type { LiveTable } from "../src/tables/live-table.ts";
import { Client } from "./support/client.ts";
import { sendRaw } from "./support/raw-http.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import { startTable, newKey, personAt, type TestTable } from "./support/tables.ts";
import { TableRecorder } from "./support/table-recorder.ts";

let server: TestServer;
afterEach(() => endServer(server));

/** Collects everything that is logged. */
class LogBook extends Writable {
  text = "";
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

async function liveTableOf({ id }: TestTable): Promise<LiveTable> {
  const liveTable = await server.tables.find(id);
  if (liveTable === undefined) throw new Error("no such table");
  return liveTable;
}

/** So long that no random id and no time contains it by chance. */
const orderedGift = (seat: number): number => 987_654_321 + seat;

/** Makes this many random moves. */
async function playSome(table: TestTable, count: number): Promise<void> {
  const liveTable = await liveTableOf(table);
  const chance = dice("some moves");
  for (let n = 0; n < count; n++) {
    const { toAct, state, game } = liveTable.state.timeline;
    const seat = toAct[chance.below(toAct.length)];
    if (seat === undefined) throw new Error("the game is over too soon");
    const move = game.simulation.anyMove(state, seat, chance);
    await personAt(table, seat).command(table.id, "move", { key: newKey(), move: { ...move } });
  }
}

describe("while a game is played", () => {
  test.each([
    { game: "mediterranean", players: 4 },
    { game: "zimbabwe", players: 3 },
  ])("nobody receives the secrets of others: $game", async ({ game, players }) => {
    server = await startServer();
    const table = await startTable(server, players, { game, visibility: "public" });
    const watchers = [
      ...table.people,
      await Client.guest(server.url, "Eve"),
      new Client(server.url),
    ];
    const recorders = [];
    for (const client of watchers) recorders.push(await TableRecorder.follow(client, table.id));
    const notes = table.people.map((_, seat) => `the private note of seat ${seat}`);
    for (const [seat, person] of table.people.entries()) {
      await person.request("PUT", `/api/tables/${table.id}/notes`, { text: notes[seat] });
      if (game !== "zimbabwe") continue;
      const order = { kind: "gift", upTo: orderedGift(seat), round: 99 };
      await person.post(`/api/tables/${table.id}/order`, { order });
    }
    await playSome(table, 60);
    const liveTable = await liveTableOf(table);
    for (const each of recorders) await each.waitFor(liveTable.state.timeline.log.length, 0);
    for (const each of recorders) await each.readRoutes();
    const { seed, salt, invite } = liveTable.state.table;
    const { rng } = liveTable.state.game.snapshot(liveTable.state.timeline.state) as { rng?: Rng };
    for (const [ownSeat, recorder] of recorders.entries()) {
      const all = Object.values(recorder.transcript).flat().join("\n");
      expect(all.length).toBeGreaterThan(50_000);
      const others = <T>(list: readonly T[]) => list.filter((_, seat) => seat !== ownSeat);
      for (const secret of [
        seed,
        salt,
        ...others(notes),
        ...others(table.people.map((_, seat) => `${orderedGift(seat)}`)),
        ...(ownSeat === 0 ? [] : [invite]),
        ...table.people.flatMap(({ cookie }) => cookie?.split("=")[1] ?? []),
        ...Object.values(rng ?? [])
          .flat()
          .filter((word) => word > 1e8)
          .map(String),
      ]) {
        expect([ownSeat, secret, all.includes(secret)]).toEqual([ownSeat, secret, false]);
      }
      // The names of cards reveal their bottoms: `grain-01`.
      if (game === "mediterranean") expect(/"[a-z]+-\d\d"/u.exec(all)?.[0]).toBeUndefined();
      if (ownSeat < players) expect(all).toContain(notes[ownSeat]);
      recorder.close();
    }
  });
});

test("tokens are neither in the database nor in the log, and the log has no other secrets", async () => {
  const book = new LogBook();
  server = await startServer({}, { logger: pino({ level: "trace" }, book) });
  const table = await startTable(server, 2, { visibility: "unlisted" });
  const liveTable = await liveTableOf(table);
  const { seed, salt, invite } = liveTable.state.table;
  const [ann = new Client(server.url)] = table.people;
  const { token } = await ann.post<{ token: string }>("/api/tokens", { label: "program" });
  const program = new Client(server.url, { token });
  const socket = await program.socket(table.id);
  await ann.request("PUT", `/api/tables/${table.id}/notes`, { text: "a note of mine" });
  await playSome(table, 5);
  const guessed = "a-token-that-nobody-has";
  await new Client(server.url, { token: guessed }).request("GET", "/api/me");
  await ann.request("GET", `/api/tables/${table.id}?invite=${invite}&more=1`);
  await ann.request("POST", `/api/tables/${table.id}/join`, { invite, nonsense: 1 });
  for (const path of [
    `/api/tables/${table.id}?invite=${invite}`,
    `/?invite=${invite}`,
    `/api/tables/${table.id}/socket?invite=${invite}`,
  ]) {
    const upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\n";
    await sendRaw(
      server.port,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${ann.cookie}\r\n${upgrade}\r\n`,
    );
  }
  socket.socket.send(Buffer.from([1, 2, 3]));
  await personAt(table, 1).command(table.id, "resign", { key: "enough" });

  expect(book.text).toContain("listening");
  const devices = table.people.map(({ cookie }) => cookie?.split("=")[1] ?? "no cookie");
  for (const secret of [...devices, token, guessed, seed, salt, invite, "a note of mine"]) {
    expect([secret, book.text.includes(secret)]).toEqual([secret, false]);
  }
  const files = readdirSync(server.folder).map((name) => readFileSync(join(server.folder, name)));
  const holds = (text: string) => files.some((file) => file.includes(text));
  expect(holds(table.id) && holds("a note of mine")).toBe(true);
  for (const secret of [...devices, token])
    expect([secret, holds(secret)]).toEqual([secret, false]);
});

test("an internal error reveals no details, and others play on", async () => {
  const book = new LogBook();
  let isIll = false;
  const failing = (game: Game): Game => ({
    ...game,
    applyMove(...move) {
      if (isIll) throw new Error("internal details");
      return game.applyMove(...move);
    },
  });
  server = await startServer(
    {},
    {
      logger: pino({ level: "error" }, book),
      games: {
        games: games.map(failing),
        findGameVersion: (id, rules) => {
          const game = findGameVersion(id, rules);
          return game === undefined ? undefined : failing(game);
        },
      },
    },
  );
  const table = await startTable(server, 2);
  const liveTable = await liveTableOf(table);
  const [seat = 0] = liveTable.state.timeline.toAct;
  const person = personAt(table, seat);
  const { legal: [move] = [] } = await person.loadSnapshot(table.id);
  if (move === undefined) throw new Error("no move");
  const socket = await person.socket(table.id);
  const fault = { code: "server/fault", status: 500, title: "The server failed." };
  isIll = true;
  const body = { key: "k", move: { ...move } };
  expect(await person.request("POST", `/api/tables/${table.id}/move`, body)).toMatchObject({
    status: 500,
    body: fault,
  });
  expect(await person.fails(table.id, "move", body)).toEqual(fault);
  expect(await socket.command("move", body)).toEqual(fault);
  expect(book.text).toContain("internal details");
  expect(book.text).not.toContain(liveTable.state.table.seed);
  isIll = false;
  expect(await socket.command("move", body)).toMatchObject({ seq: 0 });
});
