import type { ChatMessage, Problem } from "@sofala/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client } from "./support/client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import { begin, gather, meet, move, newKey, personAt, type Gathered } from "./support/tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => endServer(server));

const say = (table: Gathered, seat: number, words: string) =>
  personAt(table, seat).do(table.id, "say", { words });

const chatOf = async (
  client: Client,
  { id }: Gathered,
  after = 0,
): Promise<readonly ChatMessage[]> =>
  (await client.get<{ messages: ChatMessage[] }>(`/api/tables/${id}/chat?after=${after}`)).messages;

/** Four at the market, where hints about bottoms are forbidden. */
async function market(wish: object = {}): Promise<Gathered> {
  const table = await begin(server, 4, { game: "mediterranean", ...wish });
  for (const seat of table.people.keys()) await move(table, seat, { kind: "ready" });
  return table;
}

describe("talk at a table", () => {
  test("is said once under a key, however often and wherever it is sent", async () => {
    const table = await begin(server, 2);
    const socket = await personAt(table, 1).socket(table.id);
    const body = { words: "only once", key: newKey() };
    await Promise.all([1, 2, 3].map(() => personAt(table, 0).do(table.id, "say", body)));
    await personAt(table, 0).do(table.id, "say", body);
    const other = { ...body, words: "something else" };
    expect((await personAt(table, 0).fails(table.id, "say", other)).code).toBe("key/reused");
    // A key is its sender's own.
    await personAt(table, 1).do(table.id, "say", body);
    const heard = () =>
      socket.messages.flatMap((each) => (each.kind === "chat" ? each.messages : []));
    await socket.until(() => heard().length === 2);
    expect(heard().map(({ words, seat }) => [words, seat])).toEqual([
      ["only once", 0],
      ["only once", 1],
    ]);
  });

  test("reaches everybody who is there, and those who ask later", async () => {
    const table = await gather(server, 2);
    const socket = await personAt(table, 1).socket(table.id);
    const [eve] = await meet(server, "Eve");
    await say(table, 0, "  hello  ");
    await eve.do(table.id, "say", { words: "may I watch?" });
    await socket.until(() => socket.messages.filter(({ kind }) => kind === "chat").length === 2);
    const messages = await chatOf(eve, table);
    expect(messages).toMatchObject([
      { number: 1, name: "Ann", seat: 0, words: "hello" },
      { number: 2, name: "Eve", words: "may I watch?" },
    ]);
    expect(messages[1]).not.toHaveProperty("seat");
    const told = socket.messages.flatMap((each) => (each.kind === "chat" ? each.messages : []));
    expect(told).toEqual(messages);
    expect(await chatOf(eve, table, 1)).toEqual(messages.slice(1));
  });

  test("keeps its order when all talk at once", async () => {
    const table = await gather(server, 2);
    await Promise.all(Array.from({ length: 10 }, (_, n) => say(table, n % 2, `word ${n}`)));
    const numbers = (await chatOf(personAt(table, 0), table)).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers).toHaveLength(10);
  });

  test.each([{ words: "" }, { words: "x".repeat(501) }, { words: "a\u0007b" }, { phrase: "" }, {}])(
    "%j is nothing to say",
    async (body) => {
      const table = await gather(server, 2);
      const answer = await personAt(table, 0).ask("POST", `/api/tables/${table.id}/say`, body);
      expect(answer.status).toBe(400);
    },
  );

  test("strangers without a name say nothing", async () => {
    const { id } = await gather(server, 2);
    const problem = await new Client(server.url).fails(id, "say", { words: "psst" });
    expect(problem.code).toBe("person/unknown");
  });
});

describe("at the market", () => {
  test("only set phrases may be said, by spectators too, until it is over", async () => {
    const table = await market();
    const [eve] = await meet(server, "Eve");
    for (const each of [personAt(table, 0), eve]) {
      const problem = await each.fails(table.id, "say", { words: "the bottom is salt" });
      expect(problem.code).toBe("talk/phrases-only");
    }
    await personAt(table, 1).do(table.id, "say", { phrase: "seeking-wine" });
    expect(
      (await personAt(table, 0).fails(table.id, "say", { phrase: "seeking-rubber" })).code,
    ).toBe("talk/unknown-phrase");
    expect(await chatOf(eve, table)).toMatchObject([{ seat: 1, phrase: "seeking-wine" }]);
    for (const seat of table.people.keys()) await move(table, seat, { kind: "ready" });
    await say(table, 0, "well traded");
  });

  test("spectators of a table with a delay do not learn by talking whether it is open", async () => {
    const table = await begin(server, 4, { game: "mediterranean", delay: 60 });
    const [eve] = await meet(server, "Eve");
    const refusal = async () => (await eve.fails(table.id, "say", { words: "hello" })).code;
    const before = await refusal();
    for (const seat of table.people.keys()) await move(table, seat, { kind: "ready" });
    expect([before, await refusal()]).toEqual(["talk/phrases-only", "talk/phrases-only"]);
    await eve.do(table.id, "say", { phrase: "well-played" });
  });

  test("words that are sent as it opens are judged as the table is then", async () => {
    const table = await begin(server, 4, { game: "mediterranean" });
    for (const seat of [0, 1, 2]) await move(table, seat, { kind: "ready" });
    const socket = await personAt(table, 3).socket(table.id);
    const opening = socket.do("move", { key: "opens", move: { kind: "ready" } });
    const words = socket.do("say", { words: "quickly now" });
    expect(await opening).toHaveProperty("seq");
    expect(await words).toMatchObject({ code: "talk/phrases-only" });
  });

  test("friends may agree to talk freely, at a table that is not public", async () => {
    const table = await market({ options: { tradeChat: true } });
    await say(table, 2, "my bottom is salt, honestly");
    const [ann] = await meet(server, "Ann");
    const seats = [{ kind: "me" }, ...[1, 2, 3].map(() => ({ kind: "open" }))];
    const wish = { game: "mediterranean", seats, visibility: "public" };
    const refused = await ann.ask<Problem>("POST", "/api/tables", {
      ...wish,
      options: { tradeChat: true },
    });
    expect(refused.body.code).toBe("options/not-public");
    expect(await ann.open({ ...wish, options: { tradeChat: false } })).toHaveProperty("id");
  });

  test("other games have no phrases and no silence", async () => {
    const table = await begin(server, 2);
    await say(table, 0, "good luck");
    const problem = await personAt(table, 0).fails(table.id, "say", { phrase: "thanks" });
    expect(problem.code).toBe("talk/unknown-phrase");
  });
});

describe("notes", () => {
  const notes = ({ id }: Gathered) => `/api/tables/${id}/notes`;

  test("are seen by nobody else", async () => {
    const table = await begin(server, 2);
    const [ann, ben] = [personAt(table, 0), personAt(table, 1)];
    const [eve] = await meet(server, "Eve");
    await ann.ask("PUT", notes(table), { words: "Ben bluffs" });
    await ann.ask("PUT", notes(table), { words: "Ben bluffs badly" });
    expect(await ann.get(notes(table))).toEqual({ words: "Ben bluffs badly" });
    for (const other of [ben, eve]) expect(await other.get(notes(table))).toEqual({ words: "" });
    expect((await new Client(server.url).ask("GET", notes(table))).status).toBe(401);
    const other = await begin(server, 2);
    expect(await ann.get(notes(other))).toEqual({ words: "" });
  });

  test("written on two devices, neither is lost", async () => {
    const table = await begin(server, 2);
    const ann = personAt(table, 0);
    const write = async (words: string, before: string) =>
      (await ann.ask("PUT", notes(table), { words, before })).status;
    expect(await write("here", "")).toBe(200);
    expect(await write("there", "")).toBe(409);
    expect(await ann.get(notes(table))).toEqual({ words: "here" });
    // What was sent once more after a lost answer is there already.
    expect(await write("here", "")).toBe(200);
    expect(await write("here and there", "here")).toBe(200);
    expect(await ann.get(notes(table))).toEqual({ words: "here and there" });
  });

  test("have an end", async () => {
    const table = await begin(server, 2);
    const answer = await personAt(table, 0).ask("PUT", notes(table), { words: "x".repeat(10_001) });
    expect(answer.status).toBe(400);
  });
});
