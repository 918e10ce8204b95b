import type { TurnUpdate, ServerMessage, Snapshot } from "@sofala/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Client } from "./support/client.ts";
import { Lines } from "./support/lines.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
let ann: Client;
let ben: Client;
beforeEach(async () => {
  server = await startServer();
  ann = await Client.guest(server.url, "Ann");
  ben = await Client.guest(server.url, "Ben");
});
afterEach(() => endServer(server));

const ZIMBABWE = { game: "zimbabwe", seats: [{ kind: "me" }, { kind: "open" }] };

async function started(): Promise<string> {
  const { id } = await ann.open(ZIMBABWE);
  await ben.do(id, "join", {});
  await ann.do(id, "start", {});
  return id;
}

/** Makes the first legal move of who is to act. */
async function step(table: string): Promise<Snapshot> {
  const { toAct, entries } = await ann.standing(table);
  const who = toAct[0] === 0 ? ann : ben;
  const { legal: [move] = [] } = await who.standing(table);
  if (move === undefined) throw new Error("no move");
  await who.do(table, "move", { key: `at-${entries}`, move: { ...move } });
  return ann.standing(table);
}

describe("the stream of all my tables", () => {
  const follow = (who: Client) => Lines.open<TurnUpdate>(who, "/api/stream");

  test("begins with the tables that are not over, whether or not I am to act", async () => {
    const open = await ann.open(ZIMBABWE);
    const running = await started();
    const over = await started();
    await ben.do(over, "resign", { key: "enough" });
    const { toAct } = await ann.standing(running);
    const lines = await follow(ann);
    await lines.until(() => lines.messages.length === 2);
    const common = { kind: "turn", game: "zimbabwe", entries: 0 };
    const expected = [
      { ...common, table: open.id, status: "open", isYours: false },
      { ...common, table: running, status: "running", isYours: toAct.includes(0) },
    ];
    expect(lines.messages).toHaveLength(2);
    expect(lines.messages).toEqual(expect.arrayContaining(expected));
    lines.close();
  });

  test("tells of joining, the start, and the end", async () => {
    const lines = await follow(ben);
    const { id } = await ann.open(ZIMBABWE);
    await ben.do(id, "join", {});
    await ann.do(id, "start", {});
    await ann.do(id, "resign", { key: "enough" });
    await lines.until(() => lines.messages.at(-1)?.status === "over");
    expect(lines.messages.map(({ status }) => status)).toEqual(["open", "running", "over"]);
    lines.close();
  });

  test("tells of every moment at which I am to act, once, and of others' moves only that they began", async () => {
    const table = await started();
    const lines = await follow(ann);
    await lines.until(() => lines.messages.length === 1);
    const expected = [];
    let wasMine: boolean | undefined;
    for (let n = 0; n < 12; n++) {
      const { toAct, entries } = n === 0 ? await ann.standing(table) : await step(table);
      const isYours = toAct.includes(0);
      if (isYours || wasMine !== false) expected.push({ isYours, entries });
      wasMine = isYours;
    }
    await lines.until(() => lines.messages.length >= expected.length);
    expect(lines.messages.map(({ isYours, entries }) => ({ isYours, entries }))).toEqual(expected);
    expect(expected.filter(({ isYours }) => isYours).length).toBeGreaterThan(3);
    lines.close();
  });

  test("tells when a bot plays for me, and when I am back", async () => {
    const table = await started();
    const { toAct } = await ann.standing(table);
    const [me, other] = toAct.includes(0) ? [ben, ann] : [ann, ben];
    const lines = await follow(me);
    await me.do(table, "hand-over", { key: "tired" });
    await lines.until(() => lines.messages.at(-1)?.handedOver === true);
    await me.do(table, "return", { key: "back" });
    await lines.until(() => lines.messages.at(-1)?.handedOver === undefined);
    expect(lines.last).toMatchObject({ status: "running", isYours: false });
    await other.do(table, "resign", { key: "enough" });
    await lines.until(() => lines.last.status === "over");
    expect(lines.last.handedOver).toBeUndefined();
    lines.close();
  });

  test("ends when the server closes, and the server asks for patience", async () => {
    const lines = await follow(ann);
    await server.tables.close();
    await lines.untilEnd();
    expect(lines.end).toBe("ended");
    expect(await ann.ask("GET", "/api/stream")).toMatchObject({
      status: 503,
      body: { code: "server/closing" },
    });
  });

  test("a server that closes while it is asked does not say that there is no such table", async () => {
    const table = await started();
    const find = server.tables.find.bind(server.tables);
    server.tables.find = async (id) => {
      await server.tables.close();
      return find(id);
    };
    expect(await ann.ask("GET", `/api/tables/${table}`)).toMatchObject({
      status: 503,
      body: { code: "server/closing" },
    });
  });

  test("is for people", async () => {
    const stranger = new Client(server.url);
    expect(await stranger.ask("GET", "/api/stream")).toMatchObject({ status: 401 });
  });
});

describe("the stream of one table", () => {
  const follow = (who: Client, table: string, query = "") =>
    Lines.open<ServerMessage>(who, `/api/tables/${table}/stream${query}`);
  const seqs = ({ messages }: Lines<ServerMessage>) =>
    messages.flatMap((each) => (each.kind === "entries" ? each.entries.map(({ seq }) => seq) : []));
  const standing = ({ messages }: Lines<ServerMessage>) => {
    const last = messages.findLast(({ kind }) => kind === "entries");
    return last?.kind === "entries" ? last.standing : undefined;
  };

  test("brings view and legal moves to whoever is to act, and nobody else's", async () => {
    const table = await started();
    const both = [await follow(ann, table), await follow(ben, table)];
    for (let n = 1; n <= 6; n++) {
      const { toAct } = await step(table);
      for (const [seat, lines] of both.entries()) {
        await lines.until(() => standing(lines)?.entries === n);
        expect(standing(lines)?.view).toBeDefined();
        expect(standing(lines)?.legal !== undefined).toBe(toAct.includes(seat));
      }
    }
    for (const lines of both) lines.close();
  });

  test("goes on after the entries that are known, and leaves out what is not wanted", async () => {
    const table = await started();
    for (let n = 0; n < 5; n++) await step(table);
    const lines = await follow(ben, table, "?after=3&views=false&legal=false");
    await lines.until(() => standing(lines) !== undefined);
    await step(table);
    await lines.until(() => standing(lines)?.entries === 6);
    expect(seqs(lines)).toEqual([3, 4, 5]);
    for (const message of lines.messages) {
      if (message.kind !== "entries") continue;
      expect(message.standing).not.toHaveProperty("view");
      expect(message.standing).not.toHaveProperty("legal");
    }
    lines.close();
  });

  test("ends when the server closes", async () => {
    const lines = await follow(ann, await started());
    await server.close();
    await lines.untilEnd();
    expect(lines.end).toBe("ended");
    server = await startServer();
  });
});

describe("legal moves as lines", () => {
  test("are those of the standing, for whoever is to act", async () => {
    const table = await started();
    const { toAct } = await step(table);
    const [me, other] = toAct.includes(0) ? [ann, ben] : [ben, ann];
    const { legal = [] } = await me.standing(table);
    const { type, body } = await me.ask<string>("GET", `/api/tables/${table}/legal`);
    expect(type).toMatch(/^application\/x-ndjson/u);
    const lines = body.split("\n");
    expect(lines.pop()).toBe("");
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(legal);
    expect(lines.length).toBeGreaterThan(1);
    expect(await other.ask("GET", `/api/tables/${table}/legal`)).toMatchObject({
      status: 200,
      body: "",
    });
    const stranger = await Client.guest(server.url, "Eve");
    expect(await stranger.ask("GET", `/api/tables/${table}/legal`)).toMatchObject({ status: 403 });
  });
});
