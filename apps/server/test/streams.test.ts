import type { TurnUpdate, ServerMessage, Snapshot } from "@sofala/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Client } from "./support/client.ts";
import { LineStreamClient } from "./support/line-stream-client.ts";
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
  const { id } = await ann.createTable(ZIMBABWE);
  await ben.command(id, "join", {});
  await ann.command(id, "start", {});
  return id;
}

/** Makes the first legal move of the seat to act. */
async function makeMove(table: string): Promise<Snapshot> {
  const { toAct, entryCount } = await ann.loadSnapshot(table);
  const person = toAct[0] === 0 ? ann : ben;
  const { legal: [move] = [] } = await person.loadSnapshot(table);
  if (move === undefined) throw new Error("no move");
  await person.command(table, "move", { key: `at-${entryCount}`, move: { ...move } });
  return ann.loadSnapshot(table);
}

describe("the stream of all my tables", () => {
  const follow = (person: Client) => LineStreamClient.open<TurnUpdate>(person, "/api/me/stream");

  test("starts with all tables that are not over", async () => {
    const open = await ann.createTable(ZIMBABWE);
    const running = await started();
    const over = await started();
    await ben.command(over, "resign", { key: "enough" });
    const { toAct } = await ann.loadSnapshot(running);
    const lines = await follow(ann);
    await lines.until(() => lines.messages.length === 2);
    const common = { kind: "turn", game: "zimbabwe", entryCount: 0 };
    const expected = [
      { ...common, tableId: open.id, status: "open", isYourTurn: false },
      { ...common, tableId: running, status: "running", isYourTurn: toAct.includes(0) },
    ];
    expect(lines.messages).toHaveLength(2);
    expect(lines.messages).toEqual(expect.arrayContaining(expected));
    lines.close();
  });

  test("reports joining, the start and the end", async () => {
    const lines = await follow(ben);
    const { id } = await ann.createTable(ZIMBABWE);
    await ben.command(id, "join", {});
    await ann.command(id, "start", {});
    await ann.command(id, "resign", { key: "enough" });
    await lines.until(() => lines.messages.at(-1)?.status === "over");
    expect(lines.messages.map(({ status }) => status)).toEqual(["open", "running", "over"]);
    lines.close();
  });

  test("reports each of my turns once, and of other turns only their beginning", async () => {
    const table = await started();
    const lines = await follow(ann);
    await lines.until(() => lines.messages.length === 1);
    const expected = [];
    let wasMine: boolean | undefined;
    for (let n = 0; n < 12; n++) {
      const { toAct, entryCount } = n === 0 ? await ann.loadSnapshot(table) : await makeMove(table);
      const isYourTurn = toAct.includes(0);
      if (isYourTurn || wasMine !== false) expected.push({ isYourTurn, entryCount });
      wasMine = isYourTurn;
    }
    await lines.until(() => lines.messages.length >= expected.length);
    expect(
      lines.messages.map(({ isYourTurn, entryCount }) => ({ isYourTurn, entryCount })),
    ).toEqual(expected);
    expect(expected.filter(({ isYourTurn }) => isYourTurn).length).toBeGreaterThan(3);
    lines.close();
  });

  test("reports hand-over and reclaim", async () => {
    const table = await started();
    const { toAct } = await ann.loadSnapshot(table);
    const [me, other] = toAct.includes(0) ? [ben, ann] : [ann, ben];
    const lines = await follow(me);
    await me.command(table, "hand-over", { key: "tired" });
    await lines.until(() => lines.messages.at(-1)?.isHandedOver === true);
    await me.command(table, "reclaim-seat", { key: "back" });
    await lines.until(() => lines.messages.at(-1)?.isHandedOver === undefined);
    expect(lines.last).toMatchObject({ status: "running", isYourTurn: false });
    await other.command(table, "resign", { key: "enough" });
    await lines.until(() => lines.last.status === "over");
    expect(lines.last.isHandedOver).toBeUndefined();
    lines.close();
  });

  test("ends when the server closes, with a retry-after for new requests", async () => {
    const lines = await follow(ann);
    await server.tables.close();
    await lines.untilEnd();
    expect(lines.end).toBe("ended");
    expect(await ann.request("GET", "/api/me/stream")).toMatchObject({
      status: 503,
      body: { code: "server/closing" },
    });
  });

  test("does not end with table/unknown while the server closes", async () => {
    const table = await started();
    const find = server.tables.find.bind(server.tables);
    server.tables.find = async (id) => {
      await server.tables.close();
      return find(id);
    };
    expect(await ann.request("GET", `/api/tables/${table}`)).toMatchObject({
      status: 503,
      body: { code: "server/closing" },
    });
  });

  test("needs a person", async () => {
    const stranger = new Client(server.url);
    expect(await stranger.request("GET", "/api/me/stream")).toMatchObject({ status: 401 });
  });
});

describe("the stream of one table", () => {
  const follow = (person: Client, table: string, query = "") =>
    LineStreamClient.open<ServerMessage>(person, `/api/tables/${table}/stream${query}`);
  const seqs = ({ messages }: LineStreamClient<ServerMessage>) =>
    messages.flatMap((each) => (each.kind === "entries" ? each.entries.map(({ seq }) => seq) : []));
  const snapshot = ({ messages }: LineStreamClient<ServerMessage>) => {
    const last = messages.findLast(({ kind }) => kind === "entries");
    return last?.kind === "entries" ? last.snapshot : undefined;
  };

  test("sends the view, and legal moves to the seat to act only", async () => {
    const table = await started();
    const both = [await follow(ann, table), await follow(ben, table)];
    for (let n = 1; n <= 6; n++) {
      const { toAct } = await makeMove(table);
      for (const [seat, lines] of both.entries()) {
        await lines.until(() => snapshot(lines)?.entryCount === n);
        expect(snapshot(lines)?.view).toBeDefined();
        expect(snapshot(lines)?.legal !== undefined).toBe(toAct.includes(seat));
      }
    }
    for (const lines of both) lines.close();
  });

  test("starts after the known entries, without views and legal moves if they are not requested", async () => {
    const table = await started();
    for (let n = 0; n < 5; n++) await makeMove(table);
    const lines = await follow(ben, table, "?after=3&views=false&legal=false");
    await lines.until(() => snapshot(lines) !== undefined);
    await makeMove(table);
    await lines.until(() => snapshot(lines)?.entryCount === 6);
    expect(seqs(lines)).toEqual([3, 4, 5]);
    for (const message of lines.messages) {
      if (message.kind !== "entries") continue;
      expect(message.snapshot).not.toHaveProperty("view");
      expect(message.snapshot).not.toHaveProperty("legal");
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
  test("are those of the snapshot, for the seat to act", async () => {
    const table = await started();
    const { toAct } = await makeMove(table);
    const [me, other] = toAct.includes(0) ? [ann, ben] : [ben, ann];
    const { legal = [] } = await me.loadSnapshot(table);
    const { type, body } = await me.request<string>("GET", `/api/tables/${table}/legal`);
    expect(type).toMatch(/^application\/x-ndjson/u);
    const lines = body.split("\n");
    expect(lines.pop()).toBe("");
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(legal);
    expect(lines.length).toBeGreaterThan(1);
    expect(await other.request("GET", `/api/tables/${table}/legal`)).toMatchObject({
      status: 200,
      body: "",
    });
    const stranger = await Client.guest(server.url, "Eve");
    expect(await stranger.request("GET", `/api/tables/${table}/legal`)).toMatchObject({
      status: 403,
    });
  });
});
