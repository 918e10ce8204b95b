import { afterAll, beforeAll, expect, test } from "vitest";
import { dice } from "@sofala/engine";
import { Client } from "./support/client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => endServer(server));

test("two people play a whole game", async () => {
  const ann = await Client.guest(server.url, "Ann");
  const ben = await Client.guest(server.url, "Ben");
  const table = await ann.createTable({
    game: "zimbabwe",
    seats: [{ kind: "me" }, { kind: "open" }],
    options: { roundLimit: 3 },
  });
  await ben.command(table.id, "join", {});
  await ann.command(table.id, "start", {});
  const people = [ann, ben];
  const watcher = await new Client(server.url).socket(table.id);
  const sockets = await Promise.all(people.map((each) => each.socket(table.id, { legal: true })));
  const chance = dice("whole game");
  for (let n = 0; sockets[0]?.snapshot.status === "running"; n++) {
    const [seat = 0] = sockets[0].snapshot.toAct;
    const socket = sockets[seat];
    if (socket === undefined) throw new Error("nobody there");
    const { legal = [], entryCount } = socket.snapshot;
    const move = legal[chance.below(legal.length)];
    if (move === undefined) throw new Error("no move");
    expect(await socket.command("move", { key: `k${n}`, move: { ...move } })).toMatchObject({
      seq: entryCount,
    });
    for (const each of sockets) await each.until(() => each.snapshot.entryCount > entryCount);
  }
  await watcher.until(() => watcher.snapshot.status === "over");
  const info = await ben.info(table.id);
  expect(info).toMatchObject({ status: "over", outcome: { reason: "played" } });
  expect(watcher.entries.map(({ seq }) => seq)).toEqual(watcher.entries.map((_, n) => n));
});

test("a person plays with bots", async () => {
  const ann = await Client.guest(server.url, "Ann");
  const table = await ann.createTable({
    game: "zimbabwe",
    seats: [{ kind: "me" }, { kind: "bot", level: "novice" }, { kind: "bot", level: "novice" }],
    options: { roundLimit: 2 },
  });
  await ann.command(table.id, "start", {});
  await ann.command(table.id, "hand-over", { key: "tired" });
  const socket = await ann.socket(table.id, { views: false });
  await socket.until(() => socket.snapshot.status === "over");
});
