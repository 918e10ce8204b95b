import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import {
  startTable,
  bots,
  createGuests,
  move,
  newKey,
  personAt,
  playOne,
  playToTurn,
  type TestTable,
} from "./support/tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => endServer(server));

const NOT_THE_END = ["end-turn"];

async function viewOf(table: TestTable, seat = 0): Promise<unknown> {
  return (await personAt(table, seat).loadSnapshot(table.id, false)).view;
}

describe("undo of own moves", () => {
  test("takes back the last move or the whole turn", async () => {
    const table = await startTable(server, 2);
    const seat = await playToTurn(table);
    const { entryCount: from } = await personAt(table, seat).info(table.id);
    const before = await viewOf(table);
    await playOne(table, NOT_THE_END);
    const between = await viewOf(table);
    await playOne(table, NOT_THE_END);
    await personAt(table, seat).command(table.id, "undo", { key: newKey() });
    expect(await viewOf(table)).toEqual(between);
    await playOne(table, NOT_THE_END);
    const done = await personAt(table, seat).command(table.id, "undo", { key: newKey(), to: from });
    expect(done).toEqual({ entryCount: from + 5, seq: from + 4 });
    expect(await viewOf(table)).toEqual(before);
    const again = await personAt(table, seat).fails(table.id, "undo", { key: newKey() });
    expect(again.code).toBe("undo/nothing");
  });

  test("happens once per key", async () => {
    const table = await startTable(server, 2);
    const seat = await playToTurn(table);
    await playOne(table, NOT_THE_END);
    await playOne(table, NOT_THE_END);
    const undo = () => personAt(table, seat).command(table.id, "undo", { key: "same" });
    const [first, second] = [await undo(), await undo()];
    expect(second).toEqual(first);
    const reused = { key: "same", move: { kind: "end-turn" } };
    expect((await personAt(table, seat).fails(table.id, "move", reused)).code).toBe("key/reused");
  });

  test("is refused after the end of the turn, and for moves of others", async () => {
    const table = await startTable(server, 2);
    const seat = await playToTurn(table);
    await playOne(table, NOT_THE_END);
    const other = personAt(table, 1 - seat);
    expect((await other.fails(table.id, "undo", { key: newKey() })).code).toBe("undo/nothing");
    await move(table, seat, { kind: "end-turn" });
    const late = await personAt(table, seat).fails(table.id, "undo", { key: newKey() });
    expect(late.code).toBe("undo/nothing");
  });

  test("is sent to everybody, and the game continues from there", async () => {
    const table = await startTable(server, 2);
    const seat = await playToTurn(table);
    const { entryCount: from } = await personAt(table, seat).info(table.id);
    const socket = await personAt(table, 1 - seat).socket(table.id, { after: from });
    const before = socket.snapshot.view;
    await playOne(table, NOT_THE_END);
    await personAt(table, seat).command(table.id, "undo", { key: newKey() });
    await socket.until(() => socket.entries.length === 2);
    expect(socket.entries[1]).toMatchObject({ entry: { kind: "undo", to: from }, events: [] });
    expect(socket.snapshot.view).toEqual(before);
    await playOne(table, NOT_THE_END);
  });
});

describe("while all seats decide at the same time", () => {
  test("each seat takes back its own moves only", async () => {
    const table = await startTable(server, 4, { game: "mediterranean" });
    const flip = { kind: "flip", track: "government" };
    await move(table, 0, flip);
    await move(table, 1, { kind: "ready" });
    await move(table, 2, { kind: "ready" });
    await personAt(table, 0).command(table.id, "undo", { key: newKey() });
    expect((await personAt(table, 0).info(table.id)).toAct).toEqual([0, 3]);
    const entries = await personAt(table, 0).get<{ entries: readonly object[] }>(
      `/api/tables/${table.id}/entries?after=3`,
    );
    expect(entries).toMatchObject({ entries: [{ entry: { kind: "undo", to: 0, seat: 0 } }] });
    await personAt(table, 2).command(table.id, "undo", { key: newKey() });
    expect((await personAt(table, 0).info(table.id)).toAct).toEqual([0, 2, 3]);
    await move(table, 0, flip);
  });

  test("an undo that would end the part is refused", async () => {
    const table = await startTable(server, 4, { game: "mediterranean" });
    for (const kind of ["ready", "unready"]) await move(table, 0, { kind });
    for (const seat of [1, 2, 3]) await move(table, seat, { kind: "ready" });
    expect(await personAt(table, 0).fails(table.id, "undo", { key: newKey() })).toMatchObject({
      code: "undo/refused",
      refusal: { code: "undo/closes" },
    });
  });
});

test("a bot restarts if the moves it thinks about are taken back", async () => {
  const [ann] = await createGuests(server, "Ann");
  const seats = [{ kind: "me" }, ...bots(1)];
  const table = await startTable(server, 1, { seats, options: { roundLimit: 2 } }, [ann]);
  const socket = await ann.socket(table.id, { legal: true });
  for (let undone = 0; undone < 3;) {
    await socket.until(() => socket.snapshot.toAct.includes(0));
    const { entryCount, legal: [chosen] = [] } = socket.snapshot;
    await move(table, 0, { ...chosen });
    // The bot's answer belongs to a move that was taken back.
    await ann.command(table.id, "propose", { kind: "undo", to: entryCount });
    await socket.until(() => socket.entries.some(({ seq }) => seq === entryCount + 1));
    undone++;
  }
  await ann.command(table.id, "hand-over", { key: newKey() });
  await socket.until(() => socket.snapshot.status === "over");
  expect((await ann.info(table.id)).outcome?.reason).toBe("played");
});
