import { afterAll, beforeAll, expect, test } from "vitest";
import { TableSocketClient } from "./support/client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import {
  startTable,
  bots,
  createGuests,
  newKey,
  personAt,
  playOne,
  type TestTable,
} from "./support/tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => endServer(server));

const rematch = async ({ id }: TestTable, person: ReturnType<typeof personAt>): Promise<string> => {
  const { tableId } = await person.command(id, "rematch", {});
  if (tableId === undefined) throw new Error("no table");
  return tableId;
};

test("a rematch has the same people and bots, one seat further, the same settings and another deal", async () => {
  const [ann, ben] = await createGuests(server, "Ann", "Ben");
  const terms = {
    title: "Evening",
    visibility: "public",
    pace: { kind: "live", per: "turn", seconds: 60, bank: 300 },
    onTimeout: "end",
    delay: 30,
  };
  const seats = [{ kind: "me" }, { kind: "open" }, ...bots(1)];
  const table = await startTable(server, 2, { ...terms, seats, options: { roundLimit: 4 } }, [
    ann,
    ben,
  ]);
  expect((await ann.fails(table.id, "rematch", {})).code).toBe("table/not-over");
  await ben.command(table.id, "resign", { key: newKey() });
  await ann.command(table.id, "resign", { key: newKey() });
  const next = await rematch(table, ben);
  const [info, before] = [await ben.info(next), await ben.info(table.id)];
  expect(info).toMatchObject({
    ...terms,
    game: "zimbabwe",
    options: before.options,
    status: "open",
    you: { seat: 2, isOwner: true },
    entryCount: 0,
    seats: [{ kind: "bot" }, { name: "Ann" }, { name: "Ben" }],
  });
  expect(info.commitment).toMatch(/^[0-9a-f]{64}$/u);
  await ben.command(next, "start", {});
  expect(await ann.info(next)).toMatchObject({ status: "running", you: { seat: 1 } });
});

test("a second rematch request returns the table of the first, even at the same time", async () => {
  const table = await startTable(server, 2);
  await playOne(table);
  await personAt(table, 0).command(table.id, "resign", { key: newKey() });
  const asked = await Promise.all(table.people.map((each) => rematch(table, each)));
  expect(new Set(asked).size).toBe(1);
  expect(await rematch(table, personAt(table, 1))).toBe(asked[0]);
});

test("a rematch is sent to everybody at the table, and to later visitors", async () => {
  const [ann, ben] = await createGuests(server, "Ann", "Ben");
  const seats = [{ kind: "me" }, { kind: "reserved" }];
  const { id, invite = "" } = await ann.createTable({
    game: "zimbabwe",
    seats,
    visibility: "invited",
  });
  await ben.post(`/api/tables/${id}/join?invite=${invite}`, { invite });
  await ann.command(id, "start", {});
  const table = { id, people: [ann, ben] };
  await personAt(table, 0).command(table.id, "resign", { key: newKey() });
  const [eve] = await createGuests(server, "Eve");
  const watcher = await TableSocketClient.open(eve, table.id, {}, `?invite=${invite}`);
  const socket = await personAt(table, 1).socket(table.id);
  const received = () =>
    socket.messages.findLast((each) => each.kind === "table")?.table.rematchTableId;
  expect(received()).toBeUndefined();
  const next = await rematch(table, personAt(table, 0));
  await socket.until(() => received() === next);
  expect((await personAt(table, 1).info(table.id)).rematchTableId).toBe(next);
  const { entryCount } = await personAt(table, 1).info(table.id);
  expect(entryCount).toBe(2);
  await rematch(table, personAt(table, 1));
  // But not to people who may not see it.
  expect(JSON.stringify(watcher.messages)).not.toContain(next);
  for (const each of [socket, watcher]) each.close();
});

test("spectators cannot request a rematch", async () => {
  const table = await startTable(server, 2);
  await personAt(table, 0).command(table.id, "resign", { key: newKey() });
  const [eve] = await createGuests(server, "Eve");
  expect((await eve.fails(table.id, "rematch", {})).code).toBe("seat/not-seated");
});
