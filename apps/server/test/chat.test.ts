import type { ChatMessage, Problem } from "@sofala/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client } from "./support/client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import {
  startTable,
  createTable,
  createGuests,
  move,
  newKey,
  personAt,
  type TestTable,
} from "./support/tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => endServer(server));

const sendChat = (table: TestTable, seat: number, text: string) =>
  personAt(table, seat).command(table.id, "chat", { text });

const chatOf = async (
  client: Client,
  { id }: TestTable,
  after = 0,
): Promise<readonly ChatMessage[]> =>
  (await client.get<{ messages: ChatMessage[] }>(`/api/tables/${id}/chat?after=${after}`)).messages;

/** Four players in the trading phase, in which free chat is forbidden. */
async function market(request: object = {}): Promise<TestTable> {
  const table = await startTable(server, 4, { game: "mediterranean", ...request });
  for (const seat of table.people.keys()) await move(table, seat, { kind: "ready" });
  return table;
}

describe("the chat of a table", () => {
  test("stores a message once per key, however often and by whatever route it is sent", async () => {
    const table = await startTable(server, 2);
    const socket = await personAt(table, 1).socket(table.id);
    const body = { text: "only once", key: newKey() };
    await Promise.all([1, 2, 3].map(() => personAt(table, 0).command(table.id, "chat", body)));
    await personAt(table, 0).command(table.id, "chat", body);
    const other = { ...body, text: "something else" };
    expect((await personAt(table, 0).fails(table.id, "chat", other)).code).toBe("key/reused");
    // Keys are per sender.
    await personAt(table, 1).command(table.id, "chat", body);
    const received = () =>
      socket.messages.flatMap((each) => (each.kind === "chat" ? each.messages : []));
    await socket.until(() => received().length === 2);
    expect(received().map(({ text, seat }) => [text, seat])).toEqual([
      ["only once", 0],
      ["only once", 1],
    ]);
  });

  test("reaches everybody who is connected, and people who read it later", async () => {
    const table = await createTable(server, 2);
    const socket = await personAt(table, 1).socket(table.id);
    const [eve] = await createGuests(server, "Eve");
    await sendChat(table, 0, "  hello  ");
    await eve.command(table.id, "chat", { text: "may I watch?" });
    await socket.until(() => socket.messages.filter(({ kind }) => kind === "chat").length === 2);
    const messages = await chatOf(eve, table);
    expect(messages).toMatchObject([
      { number: 1, name: "Ann", seat: 0, text: "hello" },
      { number: 2, name: "Eve", text: "may I watch?" },
    ]);
    expect(messages[1]).not.toHaveProperty("seat");
    const received = socket.messages.flatMap((each) => (each.kind === "chat" ? each.messages : []));
    expect(received).toEqual(messages);
    expect(await chatOf(eve, table, 1)).toEqual(messages.slice(1));
  });

  test("keeps its order when everybody writes at once", async () => {
    const table = await createTable(server, 2);
    await Promise.all(Array.from({ length: 10 }, (_, n) => sendChat(table, n % 2, `word ${n}`)));
    const numbers = (await chatOf(personAt(table, 0), table)).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers).toHaveLength(10);
  });

  test.each([{ text: "" }, { text: "x".repeat(501) }, { text: "a\u0007b" }, { phrase: "" }, {}])(
    "%j is refused",
    async (body) => {
      const table = await createTable(server, 2);
      const answer = await personAt(table, 0).request("POST", `/api/tables/${table.id}/chat`, body);
      expect(answer.status).toBe(400);
    },
  );

  test("needs a guest or an account", async () => {
    const { id } = await createTable(server, 2);
    const problem = await new Client(server.url).fails(id, "chat", { text: "psst" });
    expect(problem.code).toBe("person/unauthenticated");
  });
});

describe("in the trading phase", () => {
  test("only set phrases may be sent, by spectators too, until it is over", async () => {
    const table = await market();
    const [eve] = await createGuests(server, "Eve");
    for (const each of [personAt(table, 0), eve]) {
      const problem = await each.fails(table.id, "chat", { text: "the bottom is salt" });
      expect(problem.code).toBe("chat/phrases-only");
    }
    await personAt(table, 1).command(table.id, "chat", { phrase: "seeking-wine" });
    expect(
      (await personAt(table, 0).fails(table.id, "chat", { phrase: "seeking-rubber" })).code,
    ).toBe("chat/unknown-phrase");
    expect(await chatOf(eve, table)).toMatchObject([{ seat: 1, phrase: "seeking-wine" }]);
    for (const seat of table.people.keys()) await move(table, seat, { kind: "ready" });
    await sendChat(table, 0, "well traded");
  });

  test("refusals do not tell spectators of a delayed table whether trading has begun", async () => {
    const table = await startTable(server, 4, { game: "mediterranean", delay: 60 });
    const [eve] = await createGuests(server, "Eve");
    const refusal = async () => (await eve.fails(table.id, "chat", { text: "hello" })).code;
    const before = await refusal();
    for (const seat of table.people.keys()) await move(table, seat, { kind: "ready" });
    expect([before, await refusal()]).toEqual(["chat/phrases-only", "chat/phrases-only"]);
    await eve.command(table.id, "chat", { phrase: "well-played" });
  });

  test("text that is sent as trading begins is decided by the state at that time", async () => {
    const table = await startTable(server, 4, { game: "mediterranean" });
    for (const seat of [0, 1, 2]) await move(table, seat, { kind: "ready" });
    const socket = await personAt(table, 3).socket(table.id);
    const opening = socket.command("move", { key: "opens", move: { kind: "ready" } });
    const text = socket.command("chat", { text: "quickly now" });
    expect(await opening).toHaveProperty("seq");
    expect(await text).toMatchObject({ code: "chat/phrases-only" });
  });

  test("a table that is not public may allow free chat", async () => {
    const table = await market({ options: { tradeChat: true } });
    await sendChat(table, 2, "my bottom is salt, honestly");
    const [ann] = await createGuests(server, "Ann");
    const seats = [{ kind: "me" }, ...[1, 2, 3].map(() => ({ kind: "open" }))];
    const request = { game: "mediterranean", seats, visibility: "public" };
    const refused = await ann.request<Problem>("POST", "/api/tables", {
      ...request,
      options: { tradeChat: true },
    });
    expect(refused.body.code).toBe("options/not-public");
    expect(await ann.createTable({ ...request, options: { tradeChat: false } })).toHaveProperty(
      "id",
    );
  });

  test("other games have no phrases and always allow free chat", async () => {
    const table = await startTable(server, 2);
    await sendChat(table, 0, "good luck");
    const problem = await personAt(table, 0).fails(table.id, "chat", { phrase: "thanks" });
    expect(problem.code).toBe("chat/unknown-phrase");
  });
});

describe("notes", () => {
  const notes = ({ id }: TestTable) => `/api/tables/${id}/notes`;

  test("are visible to their author only", async () => {
    const table = await startTable(server, 2);
    const [ann, ben] = [personAt(table, 0), personAt(table, 1)];
    const [eve] = await createGuests(server, "Eve");
    await ann.request("PUT", notes(table), { text: "Ben bluffs" });
    await ann.request("PUT", notes(table), { text: "Ben bluffs badly" });
    expect(await ann.get(notes(table))).toEqual({ text: "Ben bluffs badly" });
    for (const other of [ben, eve]) expect(await other.get(notes(table))).toEqual({ text: "" });
    expect((await new Client(server.url).request("GET", notes(table))).status).toBe(401);
    const other = await startTable(server, 2);
    expect(await ann.get(notes(other))).toEqual({ text: "" });
  });

  test("written on two devices are not overwritten", async () => {
    const table = await startTable(server, 2);
    const ann = personAt(table, 0);
    const write = async (text: string, previousText: string) =>
      (await ann.request("PUT", notes(table), { text, previousText })).status;
    expect(await write("here", "")).toBe(200);
    expect(await write("there", "")).toBe(409);
    expect(await ann.get(notes(table))).toEqual({ text: "here" });
    // A resend after a lost response changes nothing.
    expect(await write("here", "")).toBe(200);
    expect(await write("here and there", "here")).toBe(200);
    expect(await ann.get(notes(table))).toEqual({ text: "here and there" });
  });

  test("have a maximum length", async () => {
    const table = await startTable(server, 2);
    const answer = await personAt(table, 0).request("PUT", notes(table), {
      text: "x".repeat(10_001),
    });
    expect(answer.status).toBe(400);
  });
});
