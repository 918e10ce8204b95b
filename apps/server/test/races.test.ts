import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Acknowledgement, Problem, SeenEntry } from "@sofala/protocol";
import type { Response } from "./support/client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import {
  startTable,
  move,
  newKey,
  personAt,
  playOne,
  playToTurn,
  playUntil,
  type TestTable,
} from "./support/tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => endServer(server));

/** A table where a seat can make a move that is possible only once. */
async function atTurn(): Promise<{ table: TestTable; seat: number; made: object; from: number }> {
  const table = await startTable(server, 2, { options: { roundLimit: 2 } });
  const seat = await playToTurn(table);
  const { legal = [], entryCount: from } = await personAt(table, seat).loadSnapshot(table.id);
  const made = legal.find(({ kind }) => kind !== "end-turn");
  if (made === undefined) throw new Error("no move");
  return { table, seat, made, from };
}

const entriesOf = async (table: TestTable, after = 0): Promise<readonly SeenEntry[]> =>
  (
    await personAt(table, 0).get<{ entries: readonly SeenEntry[] }>(
      `/api/tables/${table.id}/entries?after=${after}`,
    )
  ).entries;

describe("a command that is sent twice", () => {
  test("is executed once, by HTTP or socket, with the same response", async () => {
    const { table, seat, made, from } = await atTurn();
    const person = personAt(table, seat);
    const body = { key: "once", move: { ...made } };
    const first = await person.command(table.id, "move", body);
    const socket = await person.socket(table.id);
    const rest = [await person.command(table.id, "move", body), await socket.command("move", body)];
    expect([first, ...rest]).toEqual([1, 2, 3].map(() => ({ entryCount: from + 1, seq: from })));
    expect(await entriesOf(table, from)).toHaveLength(1);
  });

  test("is executed once when it arrives many times at once", async () => {
    const { table, seat, made, from } = await atTurn();
    const person = personAt(table, seat);
    const socket = await person.socket(table.id);
    const body = { key: "once", move: { ...made } };
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => person.command(table.id, "move", body)),
      ...Array.from({ length: 5 }, () => socket.command("move", body)),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ seq: from });
    expect(await entriesOf(table, from)).toHaveLength(1);
  });

  test("is recognized after the turn and after the game", async () => {
    const { table, seat, made, from } = await atTurn();
    const resend = () =>
      personAt(table, seat).command(table.id, "move", { key: "first", move: { ...made } });
    await resend();
    await move(table, seat, { kind: "end-turn" });
    expect(await resend()).toMatchObject({ seq: from });
    await playUntil(table, ({ status }) => status === "over");
    const { seq } = await resend();
    expect(seq).toBe(from);
  });

  test("may be hand-over or resign", async () => {
    const table = await startTable(server, 3);
    const [ann, ben] = [personAt(table, 0), personAt(table, 1)];
    const away = await ann.command(table.id, "hand-over", { key: "away" });
    expect((await ann.command(table.id, "hand-over", { key: "away" })).seq).toBe(away.seq);
    expect((await ann.fails(table.id, "hand-over", { key: "more" })).code).toBe("seat/handed-over");
    const gone = await ben.command(table.id, "resign", { key: "gone" });
    expect((await ben.command(table.id, "resign", { key: "gone" })).seq).toBe(gone.seq);
    expect((await ben.fails(table.id, "resign", { key: "more" })).code).toBe("seat/resigned");
  });

  test("needs the same body and seat for the same key", async () => {
    const { table, seat, made, from } = await atTurn();
    const person = personAt(table, seat);
    await person.command(table.id, "move", { key: "mine", move: { ...made } });
    const other = { key: "mine", move: { kind: "end-turn" } };
    expect((await person.fails(table.id, "move", other)).code).toBe("key/reused");
    expect((await person.fails(table.id, "resign", { key: "mine" })).code).toBe("key/reused");
    expect(await entriesOf(table, from)).toHaveLength(1);
    await move(table, seat, { kind: "end-turn" });
    const { toAct } = await person.info(table.id);
    expect(toAct).toEqual([1 - seat]);
    const { legal: [next] = [] } = await personAt(table, 1 - seat).loadSnapshot(table.id);
    await move(table, 1 - seat, { ...next }, "mine");
  });

  test("is decided again if it was refused", async () => {
    const { table, seat } = await atTurn();
    const other = personAt(table, 1 - seat);
    const early = { key: "early", move: { kind: "end-turn" } };
    expect(await other.fails(table.id, "move", early)).toMatchObject({
      code: "move/refused",
      refusal: { code: "turn/not-yours" },
    });
    await move(table, seat, { kind: "end-turn" });
    expect(await other.command(table.id, "move", early)).toHaveProperty("seq");
  });

  test("is malformed if it is no move", async () => {
    const { table, seat } = await atTurn();
    const body = { key: newKey(), move: { kind: "castle" } };
    expect((await personAt(table, seat).fails(table.id, "move", body)).code).toBe(
      "request/malformed",
    );
  });
});

describe("simultaneous commands", () => {
  /** Six players in the trading phase, without offers. */
  async function market(): Promise<TestTable> {
    const table = await startTable(server, 6, { game: "mediterranean" });
    for (const seat of table.people.keys()) await move(table, seat, { kind: "ready" });
    return table;
  }

  const offer = { kind: "offer", to: "all", give: { cards: [1] }, want: {} };

  test("of six traders do not conflict", async () => {
    const table = await market();
    const sockets = await Promise.all(table.people.map((each) => each.socket(table.id)));
    const [from = 0] = sockets.map(({ snapshot }) => snapshot.entryCount);
    const sent = sockets.flatMap((socket, seat) => [
      socket.command("move", { key: newKey(), move: offer }),
      personAt(table, seat).command(table.id, "move", { key: newKey(), move: offer }),
    ]);
    const numbers = (await Promise.all(sent)).map((done) => "seq" in done && done.seq);
    expect(new Set(numbers)).toEqual(new Set(numbers.map((_, index) => from + index)));
    for (const socket of sockets) {
      await socket.until(() => socket.snapshot.entryCount === from + 12);
      expect(socket.entries.map(({ seq }) => seq)).toEqual(socket.entries.map((_, n) => n));
    }
  });

  test("that accept one offer: one succeeds, and the others get the reason", async () => {
    const table = await market();
    await move(table, 0, offer);
    const accept = { kind: "accept", offer: 1 };
    const answers = await Promise.all(
      table.people
        .slice(1)
        .map((each): Promise<Response<Acknowledgement | Problem>> =>
          each.request("POST", `/api/tables/${table.id}/move`, { key: newKey(), move: accept }),
        ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers) {
      if (status === 200) continue;
      expect(body).toMatchObject({ code: "move/refused", refusal: { code: "offer/taken" } });
    }
  });

  test("that accept and withdraw an offer: the first one counts", async () => {
    const table = await market();
    await move(table, 0, offer);
    const [withdrawn, accepted] = await Promise.all([
      personAt(table, 0).request<Problem>("POST", `/api/tables/${table.id}/move`, {
        key: newKey(),
        move: { kind: "withdraw", offer: 1 },
      }),
      personAt(table, 1).request<Problem>("POST", `/api/tables/${table.id}/move`, {
        key: newKey(),
        move: { kind: "accept", offer: 1 },
      }),
    ]);
    const late = withdrawn.status === 200 ? accepted : withdrawn;
    expect(late.status).toBe(409);
    expect(withdrawn.status).not.toBe(accepted.status);
    expect(late.body.refusal?.code).toBe(late === accepted ? "offer/withdrawn" : "offer/taken");
  });
});

test("a client that reconnects receives exactly the missed entries, in order", async () => {
  const table = await startTable(server, 2, { options: { roundLimit: 2 } });
  const whole = await personAt(table, 0).socket(table.id);
  const gone = await personAt(table, 1).socket(table.id, { views: false });
  for (let n = 0; n < 3; n++) await playOne(table);
  await gone.until(() => gone.snapshot.entryCount === 3);
  gone.close();
  for (let n = 0; n < 4; n++) await playOne(table);
  await whole.until(() => whole.snapshot.entryCount === 7);
  const back = await personAt(table, 1).socket(table.id, { after: 3, views: false });
  await playOne(table);
  for (const socket of [back, whole]) await socket.until(() => socket.snapshot.entryCount === 8);
  expect([...gone.entries, ...back.entries]).toEqual(whole.entries);
  const early = await personAt(table, 1).socket(table.id, { after: 8 });
  expect(early.entries).toEqual([]);
});
