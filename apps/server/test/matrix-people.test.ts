import type { TableInfo } from "@sofala/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROLES, VISIBILITIES } from "./matrix-cells.ts";
import { createTableFor } from "./matrix-tables.ts";
import { Client } from "./support/client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => endServer(server));

test("only the owner of a table sees its invitation", async () => {
  const table = await createTableFor(server, "public", "running");
  for (const role of ROLES) {
    if (role === "bad token") continue;
    const info: TableInfo = await table.people[role].info(table.id);
    expect([role, info.invite]).toEqual([role, role === "owner" ? table.invite : undefined]);
  }
});

test("lists show public tables and own tables", async () => {
  const tables = await Promise.all(
    VISIBILITIES.map((each) => createTableFor(server, each, "open")),
  );
  const ids = tables.map(({ id }) => id);
  const seen = async (client: Client, query: string) => {
    type List = { tables: readonly { id: string }[] };
    const { tables: listed } = await client.get<List>(`/api/tables?limit=100${query}`);
    return ids.map((id) => listed.some((each) => each.id === id));
  };
  for (const [n, { people }] of tables.entries()) {
    const mine = ids.map((_, each) => each === n);
    for (const role of ["seat", "other seat", "owner"] as const) {
      expect(await seen(people[role], "&mine=true")).toEqual(mine);
      expect(await seen(people[role], "")).toEqual([true, false, false]);
    }
    expect(await seen(people.outsider, "&mine=true")).toEqual([false, false, false]);
    expect(await seen(people.nobody, "")).toEqual([true, false, false]);
  }
  const { people } = await createTableFor(server, "public", "open");
  expect(await people.nobody.request("GET", "/api/tables?mine=true")).toMatchObject({
    status: 401,
  });
});

test("tokens can be deleted by their owner only, and do not work afterwards", async () => {
  const [ann, ben] = await Promise.all(["Ann", "Ben"].map((n) => Client.guest(server.url, n)));
  if (ann === undefined || ben === undefined) throw new Error("nobody came");
  const { id, token } = await ann.post<{ id: string; token: string }>("/api/tokens", {
    label: "mine",
  });
  const program = new Client(server.url, { token });
  expect(await ben.request("DELETE", `/api/tokens/${id}`)).toMatchObject({ status: 404 });
  expect(await program.request("GET", "/api/me")).toMatchObject({ status: 200 });
  expect(await ann.request("DELETE", `/api/tokens/${id}`)).toMatchObject({ status: 200 });
  expect(await program.request("GET", "/api/me")).toMatchObject({ status: 401 });
});

test("notes and orders are private", async () => {
  const { id, people } = await createTableFor(server, "public", "running");
  for (const role of ["seat", "other seat", "owner", "outsider"] as const) {
    await people[role].request("PUT", `/api/tables/${id}/notes`, { text: `${role}'s` });
  }
  for (const role of ["seat", "other seat", "owner", "outsider"] as const) {
    expect(await people[role].get(`/api/tables/${id}/notes`)).toEqual({ text: `${role}'s` });
  }
  await people.seat.command(id, "order", { order: { kind: "gift", upTo: 7, round: 2 } });
  expect(await people["other seat"].get(`/api/tables/${id}/order`)).toEqual({ order: null });
  expect(await people.seat.get(`/api/tables/${id}/order`)).toMatchObject({ order: { upTo: 7 } });
});

test("a reserved seat needs the invitation", async () => {
  const { url } = server;
  const owner = await Client.guest(url, "Owner");
  const guest = await Client.guest(url, "Guest");
  const seats = [{ kind: "me" }, { kind: "reserved" }];
  const { id, invite = "" } = await owner.createTable({
    game: "zimbabwe",
    seats,
    visibility: "public",
  });
  expect(await guest.fails(id, "join", { seat: 1 })).toMatchObject({ code: "seat/reserved" });
  expect(await guest.fails(id, "join", {})).toMatchObject({ code: "seat/none-free" });
  const wrong = { seat: 1, invite: `${invite}x` };
  expect(await guest.fails(id, "join", wrong)).toMatchObject({ code: "seat/reserved" });
  await guest.command(id, "join", { seat: 1, invite });
  expect((await guest.info(id)).you).toEqual({ seat: 1, isOwner: false });
});
