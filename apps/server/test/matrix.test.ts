import { COMMAND_NAMES, COMMAND_ACCESS, type CommandName, type Problem } from "@sofala/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import type { Route } from "../src/http/route.ts";
import { ROUTES } from "../src/http/routes.ts";
import {
  ADMITTED,
  expected,
  isChange,
  ROLES,
  STATUSES,
  VISIBILITIES,
  type Outcome,
  type Role,
} from "./matrix-cells.ts";
import { createTableFor as layOn, createRoles, type Fixture } from "./matrix-tables.ts";
import { Client, TableSocketClient } from "./support/client.ts";
import { sendRequest } from "./support/send-request.ts";
import { endServer, ManualClock, startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
const clock = new ManualClock();
beforeAll(async () => {
  server = await startServer({}, { now: clock.now });
});
afterAll(() => endServer(server));

const createFixture = (
  ...request: Parameters<typeof layOn> extends [unknown, ...infer Rest] ? Rest : never
) => layOn(server, ...request);

const queryOf = ({ invite }: Fixture, role: Role): string =>
  role.endsWith("with the invitation") ? `?invite=${invite}` : "";

const isOfTable = ({ path }: Route): boolean => path.startsWith("/api/tables/:tableId");
const isFilling = ({ name }: { readonly name: string }): boolean => name === "join";

/** Valid bodies for the situations of the matrix. */
function bodyOf(
  { name, example }: { readonly name: string; readonly example?: object },
  table: Fixture,
) {
  if (name === "move") return { key: "mine", move: table.move };
  if (name === "propose") return { kind: "abort" };
  // Accounts have their own tests: no account is created here and no failed sign-in is counted.
  if (name === "createAccount") return { password: "short" };
  if (["signIn", "confirmEmail", "resetPassword", "recoverAccount"].includes(name)) return {};
  return example;
}

/** Calls a route by HTTP. */
async function callRoute(route: Route, table: Fixture, role: Role): Promise<Outcome> {
  const client = table.people[role];
  const params: Record<string, string> = { tableId: table.id, entryCount: "0" };
  const path = route.path.replaceAll(
    /:(?<name>\w+)/gu,
    (_, name: string) => params[name] ?? "nothing",
  );
  const url = `${path}${isOfTable(route) ? queryOf(table, role) : ""}`;
  if (route.kind === "socket") return upgrade(client, url);
  if (route.kind === "stream") return openStream(client, url);
  const body = "example" in route ? bodyOf(route, table) : undefined;
  const { text, ...response } = await sendRequest(client.url + url, {
    method: route.method,
    headers: { ...client.headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.status === 200 ? "good" : problemIn(response, text);
}

/** The code of a well-formed problem response. */
function problemIn(response: Pick<Response, "status" | "headers">, text: string): Outcome {
  const { code, status } = JSON.parse(text) as Problem;
  expect(response.headers.get("content-type")).toMatch(/^application\/problem\+json/u);
  expect(status).toBe(response.status);
  return code;
}

async function openStream({ url, headers }: Client, path: string): Promise<Outcome> {
  const stop = new AbortController();
  const response = await fetch(url + path, { headers, signal: stop.signal });
  if (response.status !== 200) return problemIn(response, await response.text());
  stop.abort();
  return "good";
}

function upgrade({ url, headers }: Client, path: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace("http", "ws") + path, { headers });
    socket.on("error", () => {});
    socket.on("open", () => {
      socket.terminate();
      resolve("good");
    });
    socket.on("unexpected-response", (_request, response) => {
      response.setEncoding("utf8");
      response.on("error", reject);
      let text = "";
      response.on("data", (part: string) => (text += part));
      response.on("end", () => resolve((JSON.parse(text) as Problem).code));
    });
  });
}

/** Sends a command by an open socket. */
async function sendCommand(
  socket: TableSocketClient,
  command: CommandName,
  table: Fixture,
): Promise<Outcome> {
  const route = commandRoute(command);
  const answer = await socket.command(command, bodyOf(route, table) ?? {});
  return "code" in answer ? answer.code : "good";
}

const commandRoute = (command: CommandName) => {
  const route = ROUTES.find(
    ({ method, path }) => method === "POST" && path === `/api/tables/:tableId/${command}`,
  );
  if (route === undefined || route.kind === "socket" || route.kind === "stream") {
    throw new Error(`no route for ${command}`);
  }
  return route;
};

/** All rows of a table, and the number of other rows. */
async function storedRows(id: string): Promise<unknown> {
  const { query } = server.services.database;
  const of = async (table: "seats" | "entries" | "orders" | "chat" | "notes") => {
    const rows = await query.selectFrom(table).selectAll().where("table_id", "=", id).execute();
    return rows.map((row) => ({ ...row, ...OWN_TIME }));
  };
  const count = (table: "tables" | "people" | "tokens") =>
    query
      .selectFrom(table)
      .select((all) => all.fn.countAll().as("count"))
      .execute();
  const games = await query.selectFrom("tables").selectAll().where("id", "=", id).execute();
  const rest = await Promise.all([
    ...(["seats", "entries", "orders", "chat", "notes"] as const).map(of),
    ...(["tables", "people", "tokens"] as const).map(count),
    query.selectFrom("people").select("name").distinct().orderBy("name").execute(),
  ]);
  return [games.map((row) => ({ ...row, ...OWN_TIME })), ...rest];
}

/** Columns that background workers change at any time. */
const OWN_TIME = { rated_at: null, notified_revision: null, notified_at: null };

test("every route has an expectation, and nothing else", () => {
  expect(Object.keys(ADMITTED).toSorted()).toEqual(ROUTES.map(({ name }) => name).toSorted());
  for (const command of COMMAND_NAMES) {
    const { access } = commandRoute(command);
    expect(access).toBe(COMMAND_ACCESS[command]);
  }
});

const SITUATIONS = VISIBILITIES.flatMap((visibility) =>
  STATUSES.map((status) => ({ visibility, status })),
);

/** Routes without a table are the same in all situations. */
const routesIn = (situation: (typeof SITUATIONS)[number]): readonly Route[] =>
  situation === SITUATIONS[0] ? ROUTES : ROUTES.filter(isOfTable);

describe.each(SITUATIONS)("a table that is $visibility and $status", (situation) => {
  const { visibility, status } = situation;

  test("responds by HTTP as expected, and refused requests change nothing", async () => {
    const cast = await createRoles(server);
    const tables = await createFixture(visibility, status, { cast });
    const filling = await createFixture(visibility, status, { cast, hasFree: status === "open" });
    /** The rows of a table at the last check. */
    const before = new Map([
      [tables, await storedRows(tables.id)],
      [filling, await storedRows(filling.id)],
    ]);
    for (const route of routesIn(situation)) {
      const hasFree = status === "open" && isFilling(route);
      const shared = hasFree ? filling : tables;
      const cells = ROLES.map((role) => [role, expected(route, role, visibility, status)] as const);
      const isUnchanged = (outcome: Outcome) => outcome === "good" && isChange(route);
      for (const [role, outcome] of cells) {
        if (isUnchanged(outcome)) continue;
        expect([route.name, role, await callRoute(route, shared, role)]).toEqual([
          route.name,
          role,
          outcome,
        ]);
      }
      expect([route.name, await storedRows(shared.id)]).toEqual([route.name, before.get(shared)]);
      for (const [role, outcome] of cells) {
        if (!isUnchanged(outcome)) continue;
        // The client is signed out afterwards.
        const isLast = route.name === "signOut";
        const isFresh = isOfTable(route) || isLast;
        const request = isLast ? {} : { cast, hasFree };
        const on = isFresh ? await createFixture(visibility, status, request) : tables;
        expect([route.name, role, await callRoute(route, on, role)]).toEqual([
          route.name,
          role,
          outcome,
        ]);
      }
      if (!cells.some(([, outcome]) => isUnchanged(outcome))) continue;
      for (const table of before.keys()) before.set(table, await storedRows(table.id));
    }
  });

  test("responds by socket as by HTTP", async () => {
    const cast = await createRoles(server);
    const tables = await createFixture(visibility, status, { cast });
    const filling = await createFixture(visibility, status, { cast, hasFree: status === "open" });
    for (const role of ROLES) {
      const door = ROUTES.find(({ kind }) => kind === "socket");
      if (door === undefined) throw new Error("there are no sockets");
      if (expected(door, role, visibility, status) !== "good") continue;
      const open = (table: Fixture) =>
        TableSocketClient.open(table.people[role], table.id, {}, queryOf(table, role));
      const sockets = new Map([
        [tables, await open(tables)],
        [filling, await open(filling)],
      ]);
      const cells = COMMAND_NAMES.map((command) => {
        const route = commandRoute(command);
        const hasFree = status === "open" && isFilling(route);
        return { command, hasFree, outcome: expected(route, role, visibility, status) };
      });
      const before = await Promise.all([storedRows(tables.id), storedRows(filling.id)]);
      for (const { command, hasFree, outcome } of cells) {
        if (outcome === "good") continue;
        const table = hasFree ? filling : tables;
        const socket = sockets.get(table) ?? (await open(table));
        expect([command, role, await sendCommand(socket, command, table)]).toEqual([
          command,
          role,
          outcome,
        ]);
      }
      expect([
        role,
        ...(await Promise.all([storedRows(tables.id), storedRows(filling.id)])),
      ]).toEqual([role, ...before]);
      for (const { command, hasFree, outcome } of cells) {
        if (outcome !== "good") continue;
        const table = await createFixture(visibility, status, { cast, hasFree });
        const socket = await open(table);
        expect([command, role, await sendCommand(socket, command, table)]).toEqual([
          command,
          role,
          outcome,
        ]);
        socket.close();
      }
      for (const socket of sockets.values()) {
        socket.send({ command: "ping", id: 77 });
        await socket.until(() => socket.messages.some(({ kind }) => kind === "pong"));
        expect(socket.messages.at(-1)).toEqual({ kind: "pong", id: 77, now: clock.time });
        socket.close();
      }
    }
  });
});
