import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import {
  startTable,
  bots,
  withFixedDeal,
  createGuests,
  newKey,
  personAt,
  playOne,
  playUntil,
  type TestTable,
} from "./support/tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => endServer(server));

const propose = (table: TestTable, seat: number, to: number) =>
  personAt(table, seat).command(table.id, "propose", { kind: "undo", to });
const answer = (table: TestTable, seat: number, accept: boolean) =>
  personAt(table, seat).command(table.id, "answer-proposal", { accept });
const infoOf = (table: TestTable) => personAt(table, 0).info(table.id);

/** A table of three after a few moves. */
async function played(count = 4): Promise<TestTable> {
  const table = await startTable(server, 3);
  for (let n = 0; n < count; n++) await playOne(table);
  return table;
}

describe("a proposal to undo", () => {
  test("needs the consent of all others", async () => {
    const table = await played();
    await propose(table, 1, 1);
    expect((await infoOf(table)).proposal).toEqual({ by: 1, kind: "undo", to: 1, acceptedBy: [] });
    expect(
      (await personAt(table, 1).fails(table.id, "answer-proposal", { accept: true })).code,
    ).toBe("proposal/own");
    await answer(table, 0, true);
    await answer(table, 0, true);
    expect((await infoOf(table)).proposal?.acceptedBy).toEqual([0]);
    await answer(table, 2, true);
    const info = await infoOf(table);
    expect(info).not.toHaveProperty("proposal");
    expect(info.entryCount).toBe(5);
    const { view: now } = await personAt(table, 0).loadSnapshot(table.id, false);
    const moment = await personAt(table, 0).get(`/api/tables/${table.id}/moments/1`);
    expect(moment).toMatchObject({ view: now });
  });

  test("ends when one refuses, or when its author withdraws it", async () => {
    const table = await played();
    for (const seat of [2, 1]) {
      await propose(table, 1, 0);
      await answer(table, 0, true);
      await answer(table, seat, false);
      expect(await infoOf(table)).not.toHaveProperty("proposal");
    }
    expect((await infoOf(table)).entryCount).toBe(4);
    expect(
      (await personAt(table, 2).fails(table.id, "answer-proposal", { accept: true })).code,
    ).toBe("proposal/none");
  });

  test("ends with the next move", async () => {
    const table = await played();
    await propose(table, 1, 0);
    await playOne(table);
    expect(await infoOf(table)).not.toHaveProperty("proposal");
  });

  test("is the only one at a time, and refers to existing moves", async () => {
    const table = await played();
    const proposal = { kind: "undo", to: 4 } as const;
    const fails = async (body: { kind: "undo"; to: number }) =>
      (await personAt(table, 2).fails(table.id, "propose", body)).code;
    expect(await fails(proposal)).toBe("undo/nothing");
    await propose(table, 1, 3);
    expect(await fails({ kind: "undo", to: 0 })).toBe("proposal/pending");
    await answer(table, 0, true);
    await answer(table, 2, true);
    expect(await fails({ kind: "undo", to: 3 })).toBe("undo/nothing");
  });

  test("does not wait for bots, handed-over seats or resigned players", async () => {
    const [ann, ben, cleo] = await createGuests(server, "Ann", "Ben", "Cleo");
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }, ...bots(1)];
    const { id } = await ann.createTable(withFixedDeal(4, { seats }));
    await ben.command(id, "join", {});
    await cleo.command(id, "join", {});
    await ann.command(id, "start", {});
    const socket = await ann.socket(id);
    await ben.command(id, "hand-over", { key: newKey() });
    await cleo.command(id, "resign", { key: newKey() });
    const table = { id, people: [ann, ben, cleo] };
    await socket.until(() => socket.snapshot.toAct.includes(0));
    await playOne(table);
    const from = socket.entries.findIndex(({ entry }) => entry.kind === "move");
    await propose(table, 0, from);
    await socket.until(() => socket.entries.some(({ entry }) => entry.kind === "undo"));
  });

  test("can be sent twice", async () => {
    const table = await played();
    await propose(table, 1, 1);
    await answer(table, 0, true);
    await propose(table, 1, 1);
    expect((await infoOf(table)).proposal).toMatchObject({ by: 1, to: 1, acceptedBy: [0] });
  });

  test("passes when the last player to answer hands over the seat", async () => {
    const table = await played();
    const socket = await personAt(table, 1).socket(table.id);
    await propose(table, 1, 1);
    await answer(table, 0, true);
    await personAt(table, 2).command(table.id, "hand-over", { key: newKey() });
    await socket.until(() => socket.entries.some(({ entry }) => entry.kind === "undo"));
    expect(await infoOf(table)).not.toHaveProperty("proposal");
    socket.close();
  });

  test("cannot be answered by spectators and visitors", async () => {
    const table = await played();
    const [eve] = await createGuests(server, "Eve");
    await propose(table, 1, 0);
    expect((await eve.fails(table.id, "answer-proposal", { accept: true })).code).toBe(
      "seat/not-seated",
    );
    expect((await eve.fails(table.id, "propose", { kind: "abort" })).code).toBe("seat/not-seated");
  });
});

describe("a proposal to abort", () => {
  test("works in the first round if all agree; nobody is ranked", async () => {
    const table = await played();
    await personAt(table, 2).command(table.id, "propose", { kind: "abort" });
    await answer(table, 0, true);
    expect((await infoOf(table)).status).toBe("running");
    await answer(table, 1, true);
    const info = await infoOf(table);
    expect(info).toMatchObject({ status: "over", outcome: { reason: "aborted" } });
    expect(info.outcome).not.toHaveProperty("ranking");
    expect((await personAt(table, 0).fails(table.id, "propose", { kind: "abort" })).code).toBe(
      "table/not-running",
    );
  });

  test("is refused later", async () => {
    const table = await startTable(server, 2);
    await playUntil(table, (_info, { round }) => round === 2);
    expect((await personAt(table, 0).fails(table.id, "propose", { kind: "abort" })).code).toBe(
      "proposal/too-late",
    );
  });

  test("is accepted by bots at once", async () => {
    const [ann] = await createGuests(server, "Ann");
    const seats = [{ kind: "me" }, ...bots(3)];
    const { id } = await startTable(server, 1, { game: "mediterranean", seats }, [ann]);
    await ann.command(id, "propose", { kind: "abort" });
    expect(await ann.info(id)).toMatchObject({ status: "over", outcome: { reason: "aborted" } });
  });
});
