import type { Problem, TableInfo } from "@sofala/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_OPEN_TABLES } from "../src/tables/table-creator.ts";
import { Client, TableSocketClient } from "./support/client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import { startTable, bots, createTable, createGuests, personAt } from "./support/tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => endServer(server));

const me = { kind: "me" };
const open = { kind: "open" };
const reserved = { kind: "reserved" };

const kinds = ({ seats }: TableInfo): readonly string[] => seats.map(({ kind }) => kind);

/** The problem of a request for a new table. */
async function refusal(client: Client, request: object): Promise<Problem> {
  return (await client.request<Problem>("POST", "/api/tables", request)).body;
}

describe("a new table", () => {
  test("has seats for me, for anybody, for invited people, and for bots", async () => {
    const [ann] = await createGuests(server, "Ann");
    const table = await ann.createTable({
      game: "zimbabwe",
      seats: [me, open, reserved, ...bots(1)],
      title: "Evening",
    });
    expect(table).toMatchObject({
      status: "open",
      visibility: "unlisted",
      title: "Evening",
      toAct: [],
      entryCount: 0,
      you: { seat: 0, isOwner: true },
      pace: { kind: "untimed" },
      onTimeout: "bot",
      delay: 0,
      seats: [
        { kind: "person", name: "Ann" },
        { kind: "open" },
        { kind: "reserved" },
        { kind: "bot", level: "novice" },
      ],
    });
  });

  test.each<[what: string, request: object, code: string]>([
    ["another game", { game: "chess", seats: [me, open] }, "game/unknown"],
    ["too few seats", { game: "mediterranean", seats: [me, open] }, "options/refused"],
    ["two seats for one person", { game: "zimbabwe", seats: [me, me] }, "options/refused"],
    [
      "a map for more players",
      { game: "zimbabwe", seats: [me, open], options: { map: "B1G1F0-E2A1-I0" } },
      "options/refused",
    ],
    ["bots alone", { game: "zimbabwe", seats: bots(2) }, "table/no-people"],
    ["an unknown bot", { game: "zimbabwe", seats: [me, ...bots(1, "genius")] }, "bot/unknown"],
    [
      "options of another game",
      { game: "zimbabwe", seats: [me, open], options: { tradeSeconds: 3 } },
      "options/refused",
    ],
    [
      "a pace without time",
      { game: "zimbabwe", seats: [me, open], pace: { kind: "correspondence", days: 0 } },
      "request/malformed",
    ],
  ])("%s is refused", async (_what, request, code) => {
    const [ann] = await createGuests(server, "Ann");
    expect((await refusal(ann, request)).code).toBe(code);
  });

  test("is refused above the limit per person", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    const request = { game: "zimbabwe", seats: [me, open] };
    const first = await ann.createTable(request);
    for (let n = 1; n < MAX_OPEN_TABLES; n++) await ann.createTable(request);
    expect((await refusal(ann, request)).code).toBe("table/too-many");
    expect(await ben.createTable(request)).toMatchObject({ status: "open" });
    await ann.command(first.id, "leave", {});
    expect(await ann.createTable(request)).toMatchObject({ status: "open" });
  });
});

describe("joining and leaving", () => {
  test("takes the first free seat or a chosen one", async () => {
    const [ann, ben, cleo, dan] = await createGuests(server, "Ann", "Ben", "Cleo", "Dan");
    const { id } = await ann.createTable({ game: "zimbabwe", seats: [me, open, open] });
    await ben.command(id, "join", { seat: 2 });
    expect((await cleo.fails(id, "join", { seat: 2 })).code).toBe("seat/taken");
    expect((await cleo.fails(id, "join", { seat: 5 })).code).toBe("seat/unknown");
    await cleo.command(id, "join", {});
    expect((await cleo.info(id)).you).toEqual({ seat: 1, isOwner: false });
    expect((await dan.fails(id, "join", {})).code).toBe("seat/none-free");
    // A resend gets the same response.
    await cleo.command(id, "join", {});
    await cleo.command(id, "join", { seat: 1 });
    expect((await cleo.fails(id, "join", { seat: 2 })).code).toBe("seat/already-seated");
    await cleo.command(id, "leave", {});
    expect((await cleo.fails(id, "leave", {})).code).toBe("seat/not-seated");
    await dan.command(id, "join", {});
    expect((await ann.info(id)).seats.map(({ name }) => name)).toEqual(["Ann", "Dan", "Ben"]);
  });

  test("needs the invitation for a reserved seat, also after somebody left it", async () => {
    const [ann, ben, cleo] = await createGuests(server, "Ann", "Ben", "Cleo");
    const table = await ann.createTable({ game: "zimbabwe", seats: [me, reserved] });
    const { id, invite = "" } = table;
    expect((await ben.info(id)).invite).toBeUndefined();
    expect((await ben.fails(id, "join", {})).code).toBe("seat/none-free");
    expect((await ben.fails(id, "join", { seat: 1 })).code).toBe("seat/reserved");
    expect((await ben.fails(id, "join", { invite: "guess" })).code).toBe("seat/none-free");
    await ben.command(id, "join", { invite });
    await ben.command(id, "leave", {});
    expect((await cleo.fails(id, "join", { seat: 1 })).code).toBe("seat/reserved");
    await cleo.command(id, "join", { invite });
    expect(kinds(await cleo.info(id))).toEqual(["person", "person"]);
  });

  test("gives the last seat to one of two who join at once", async () => {
    const [ann, ben, cleo] = await createGuests(server, "Ann", "Ben", "Cleo");
    const { id } = await ann.createTable({ game: "zimbabwe", seats: [me, open] });
    const tried = await Promise.all(
      [ben, cleo].map((each) => each.request("POST", `/api/tables/${id}/join`, {})),
    );
    expect(new Set(tried.map((answer) => answer.status))).toEqual(new Set([200, 409]));
  });

  test("closes a table that all have left", async () => {
    const { id, people } = await createTable(server, 2);
    await personAt({ people }, 0).command(id, "leave", {});
    expect(await personAt({ people }, 0).info(id)).toMatchObject({ status: "open" });
    await personAt({ people }, 1).command(id, "leave", {});
    expect(await personAt({ people }, 0).info(id)).toMatchObject({
      status: "over",
      outcome: { reason: "aborted" },
    });
    expect((await personAt({ people }, 0).fails(id, "join", {})).code).toBe("table/not-open");
  });
});

describe("starting", () => {
  test("is done once, by the owner of a full table", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    const { id } = await ann.createTable({ game: "zimbabwe", seats: [me, open] });
    expect((await ann.fails(id, "start", {})).code).toBe("table/not-full");
    await ben.command(id, "join", {});
    expect((await ben.fails(id, "start", {})).code).toBe("table/not-owner");
    expect((await ann.fails(id, "resign", { key: "k" })).code).toBe("table/not-running");
    await ann.command(id, "start", {});
    expect(await ben.info(id)).toMatchObject({ status: "running", entryCount: 0 });
    const { startedAt } = await ben.info(id);
    await ann.command(id, "start", {});
    await ben.command(id, "join", {});
    expect(await ben.info(id)).toMatchObject({ status: "running", startedAt, entryCount: 0 });
    expect((await ann.fails(id, "leave", {})).code).toBe("table/not-open");
  });

  test("sends the board to waiting people, and not before", async () => {
    const table = await createTable(server, 2);
    const sockets = await Promise.all(
      table.people.map((each) => each.socket(table.id, { legal: true })),
    );
    for (const { snapshot } of sockets) expect(snapshot).not.toHaveProperty("view");
    expect(await personAt(table, 0).loadSnapshot(table.id)).not.toHaveProperty("view");
    const moment = await personAt(table, 0).request("GET", `/api/tables/${table.id}/moments/0`);
    expect(moment.status).toBe(404);
    await personAt(table, 0).command(table.id, "start", {});
    for (const socket of sockets) await socket.until(() => socket.snapshot.status === "running");
    const [seat = 0] = sockets[0]?.snapshot.toAct ?? [];
    expect(sockets[seat]?.snapshot.legal?.length).toBeGreaterThan(0);
    for (const { snapshot } of sockets) expect(snapshot).toHaveProperty("view");
  });
});

describe("the visibility of a table", () => {
  const idsIn = async (client: Client, query: string): Promise<readonly string[]> =>
    (await client.get<{ tables: TableInfo[] }>(`/api/tables?${query}`)).tables.map(({ id }) => id);

  test("lists public tables for everybody, others for their players", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    const openAs = async (visibility: string) =>
      (await ann.createTable({ game: "zimbabwe", seats: [me, open], visibility })).id;
    const shown = await openAs("public");
    const hidden = [await openAs("unlisted"), await openAs("invited")];
    const stranger = new Client(server.url);
    expect(await idsIn(stranger, "limit=100")).toContain(shown);
    for (const id of hidden) expect(await idsIn(ben, "limit=100")).not.toContain(id);
    expect((await idsIn(ann, "mine=true")).toSorted()).toEqual([shown, ...hidden].toSorted());
    expect(await idsIn(ben, "mine=true")).toEqual([]);
    await ben.command(shown, "join", {});
    expect(await idsIn(ben, "mine=true")).toEqual([shown]);
    await ann.command(shown, "start", {});
    expect(await idsIn(stranger, "limit=100&status=open")).not.toContain(shown);
    expect(await idsIn(stranger, "limit=100&status=running")).toContain(shown);
    expect((await stranger.request("GET", "/api/tables?mine=true")).status).toBe(401);
  });

  test("hides an invite-only table from others", async () => {
    const [ann, ben, cleo] = await createGuests(server, "Ann", "Ben", "Cleo");
    const table = await ann.createTable({
      game: "zimbabwe",
      seats: [me, open],
      visibility: "invited",
    });
    const { id, invite = "" } = table;
    for (const path of ["", "/snapshot", "/entries", "/moments/0", "/record", "/chat", "/stream"]) {
      const answer = await ben.request<Problem>("GET", `/api/tables/${id}${path}`);
      expect(answer.body.code, path).toBe("table/unknown");
    }
    await expect(ben.socket(id)).rejects.toThrow("404");
    expect((await ben.fails(id, "join", {})).code).toBe("table/unknown");
    const seen = await cleo.get<{ table: TableInfo }>(`/api/tables/${id}?invite=${invite}`);
    expect(seen.table.status).toBe("open");
    await ben.command(id, "join", { invite });
    expect(await ben.info(id)).toMatchObject({ you: { seat: 1 } });
    await ann.command(id, "start", {});
    const watcher = await cleo.request("GET", `/api/tables/${id}/snapshot?invite=${invite}`);
    expect(watcher.status).toBe(200);
  });
});

describe("a client that loses access to a table", () => {
  const NOT_ADMITTED = 4403;
  const invitedTable = async (ann: Client) => {
    const seats = [me, open, open];
    const { id, invite = "" } = await ann.createTable({
      game: "zimbabwe",
      seats,
      visibility: "invited",
    });
    return { id, invite, query: `?invite=${invite}` };
  };
  const untilClosed = (socket: TableSocketClient) =>
    new Promise<number>((resolve) => socket.socket.once("close", resolve));

  test("gets a problem and is disconnected when a block removes the seat", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    const { id, invite } = await invitedTable(ann);
    await ben.command(id, "join", { invite });
    const socket = await ben.socket(id);
    const closing = untilClosed(socket);
    const { person } = await ben.get<{ person: { id: string } }>("/api/me");
    await ann.post(`/api/relationships/${person.id}`, { action: "block" });
    expect(await closing).toBe(NOT_ADMITTED);
    expect(socket.messages.at(-1)).toMatchObject({ problem: { code: "table/unknown" } });
    // An invitation does not help against a block by the owner.
    const again = await ben.request<Problem>("GET", `/api/tables/${id}?invite=${invite}`);
    expect(again.body.code).toBe("table/unknown");
  });

  test("is disconnected from a stream too", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    const { id, query, invite } = await invitedTable(ann);
    const stream = await fetch(`${server.url}/api/tables/${id}/stream${query}`, {
      headers: ben.headers,
    });
    await ann.command(id, "renew-invite", { replaces: invite });
    const lines = (await stream.text()).trim().split("\n");
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ problem: { code: "table/unknown" } });
  });

  test("used an invitation that was replaced; players stay", async () => {
    const [ann, ben, cleo] = await createGuests(server, "Ann", "Ben", "Cleo");
    const { id, invite, query } = await invitedTable(ann);
    await ben.command(id, "join", { invite });
    const owner = await ann.socket(id);
    const seated = await TableSocketClient.open(ben, id, {}, query);
    const watcher = await TableSocketClient.open(cleo, id, {}, query);
    const closing = untilClosed(watcher);
    expect((await ben.fails(id, "renew-invite", { replaces: invite })).code).toBe(
      "table/not-owner",
    );
    await ann.command(id, "renew-invite", { replaces: invite });
    expect(await closing).toBe(NOT_ADMITTED);
    const { invite: fresh = "" } = await ann.info(id);
    expect(fresh).not.toBe(invite);
    const received = owner.messages.findLast(({ kind }) => kind === "table");
    expect(received).toMatchObject({ table: { invite: fresh } });
    expect((await cleo.fails(id, "join", { invite })).code).toBe("table/unknown");
    expect(await seated.command("chat", { text: "still here" })).toMatchObject({ entryCount: 0 });
    expect(seated.messages.every((message) => !JSON.stringify(message).includes(fresh))).toBe(true);
    // A resend does not replace it again.
    await ann.command(id, "renew-invite", { replaces: invite });
    expect((await ann.info(id)).invite).toBe(fresh);
    await cleo.command(id, "join", { invite: fresh });
  });

  test("cannot use an old invitation for a reserved seat of a public table", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    const seats = [me, { kind: "reserved" }];
    const { id, invite = "" } = await ann.createTable({ game: "zimbabwe", seats });
    const watcher = await ben.socket(id);
    await ann.command(id, "renew-invite", { replaces: invite });
    expect((await ben.fails(id, "join", { seat: 1, invite })).code).toBe("seat/reserved");
    const { invite: fresh = "" } = await ann.info(id);
    await ben.command(id, "join", { invite: fresh });
    expect(watcher.closed).toBeUndefined();
  });
});

test("a game of people and bots starts with them in their seats", async () => {
  const seats = [...bots(1), me, ...bots(1)];
  const [ann] = await createGuests(server, "Ann");
  const { id } = await startTable(server, 1, { seats, options: { roundLimit: 1 } }, [ann]);
  expect(await ann.info(id)).toMatchObject({ you: { seat: 1 }, status: "running" });
});
