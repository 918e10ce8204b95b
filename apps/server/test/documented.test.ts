import { afterAll, beforeAll, expect, test } from "vitest";
import { dice } from "@sofala/engine";
import type { TurnUpdate, ServerMessage, TableInfo } from "@sofala/protocol";
import type { OpenApiDocument } from "../src/http/openapi.ts";
import { tourAccounts } from "./support/account-tour.ts";
import { Client, type TableSocketClient } from "./support/client.ts";
import { tourSocial } from "./support/social-tour.ts";
import { tourNotifications } from "./support/notification-tour.ts";
import { Mailbox } from "./support/mailbox.ts";
import { tourRatings } from "./support/rating-tour.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import { LineStreamClient } from "./support/line-stream-client.ts";
import { withFixedDeal } from "./support/tables.ts";
import { DocumentReader } from "./support/document-reader.ts";

let mailbox: Mailbox;
let server: TestServer;
let reader: DocumentReader;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  server = await startServer({ mail: mailbox.config, canReachPrivateNetworks: true });
  reader = new DocumentReader(
    await new Client(server.url).get<OpenApiDocument>("/api/openapi.json"),
  );
});
afterAll(async () => {
  await endServer(server);
  await mailbox.close();
});

const guest = async (name: string): Promise<Client> =>
  reader.listen(await Client.guest(server.url, name));

test("two people call every route, and all responses are as documented", async () => {
  const nobody = reader.listen(new Client(server.url));
  expect((await nobody.request("POST", "/api/guests", { name: "Cleo" })).status).toBe(200);
  expect((await nobody.request("GET", "/api/me")).status).toBe(401);
  expect(await nobody.get("/api/session")).toEqual({});
  for (const path of [
    "/healthz",
    "/metrics",
    "/api",
    "/api/documentation.css",
    "/api/documentation.js",
  ]) {
    await nobody.get(path);
  }
  await nobody.get("/api/openapi.json");
  await nobody.get("/api/games");
  await nobody.get("/api/exhibitions");
  await tourAccounts(server, mailbox, (client) => reader.listen(client));

  const [ann, ben] = [await guest("Ann"), await guest("Ben")];
  await tourNotifications(server, ann);
  await tourSocial(server, ann, ben);
  await tourRatings(server, ben, (client) => reader.listen(client));
  expect(await ann.get("/api/session")).toEqual(await ann.get("/api/me"));
  await ann.request("PUT", "/api/me", { name: "Anna" });
  const { id: token } = await ann.post<{ id: string }>("/api/tokens", { label: "a bot" });
  await ann.get("/api/tokens");
  expect((await ann.request("DELETE", `/api/tokens/${token}`)).status).toBe(200);
  expect((await ann.request("DELETE", `/api/tokens/${token}`)).status).toBe(404);

  const seats = [{ kind: "me" }, { kind: "open" }];
  expect(await ann.createTable({ game: "zimbabwe", seats })).toHaveProperty("commitment");
  const { id } = await ann.createTable(
    withFixedDeal(2, {
      seats,
      title: "A short one",
      visibility: "public",
      pace: { kind: "live", per: "turn", seconds: 60, bank: 600 },
    }),
  );
  await nobody.get("/api/tables?status=open");
  await ann.get("/api/tables?mine=true");
  const { table: quick } = await ann.post<{ table: TableInfo }>("/api/pairings", {
    game: "zimbabwe",
    pace: "live",
    players: 3,
  });
  await ann.get(`/api/tables/${quick.id}/preview.png`);
  await ann.get(`/api/tables/${quick.id}/card.png`);
  await ann.command(quick.id, "add-bots", { level: "novice" });
  await ann.get("/api/tables?mine=true&limit=1");
  const turns = await LineStreamClient.open<TurnUpdate>(ben, "/api/me/stream");
  await ben.command(id, "join", {});
  await ben.command(id, "leave", {});
  await ben.command(id, "join", { seat: 1 });
  expect(await ben.fails(id, "start", {})).toMatchObject({ code: "table/not-owner" });
  await ann.command(id, "start", {});

  const lines = await LineStreamClient.open<ServerMessage>(ann, `/api/tables/${id}/stream`);
  const socket = await ann.socket(id, { legal: true });
  await playSome([ann, ben], id, 8, "zimbabwe");
  await ann.command(id, "chat", { text: "Well played" });
  expect(await ann.fails(id, "chat", { phrase: "no such phrase" })).toBeTruthy();
  await ben.get(`/api/tables/${id}/chat`);
  await ann.request("PUT", `/api/tables/${id}/notes`, { text: "Ben is quick." });
  await ann.get(`/api/tables/${id}/notes`);
  await ann.command(id, "order", { order: { kind: "gift", upTo: 3, round: 9 } });
  await ann.get(`/api/tables/${id}/order`);
  await ann.command(id, "order", { order: null });
  await ann.command(id, "renew-invite", { replaces: (await ann.info(id)).invite ?? "" });
  for (const each of [ann, ben, nobody]) {
    await each.get(`/api/tables/${id}`);
    await each.get(`/api/tables/${id}/snapshot?legal=true`);
    await each.get(`/api/tables/${id}/entries?after=2`);
    await each.get(`/api/tables/${id}/moments/3`);
  }
  expect((await ann.request("GET", `/api/tables/${id}/record`)).status).toBe(409);
  expect((await ann.request("GET", `/api/tables/${id}/moments/999`)).status).toBe(404);

  await undoSomething([ann, ben], id);
  await ben.command(id, "propose", { kind: "undo", to: 2 });
  await ann.command(id, "answer-proposal", { accept: true });
  expect(await socket.command("answer-proposal", { accept: true })).toMatchObject({
    code: "proposal/none",
  });
  await ben.command(id, "hand-over", { key: "away" });
  await ben.command(id, "reclaim-seat", { key: "back" });
  await socket.command("chat", { text: "Enough" });
  await ben.command(id, "resign", { key: "bye" });
  await socket.until(() => socket.snapshot.status === "over");
  await ann.get(`/api/tables/${id}`);
  await ann.get(`/api/tables/${id}/moments/4`);
  await nobody.get(`/api/tables/${id}/record`);
  await nobody.get(`/api/tables/${id}/archive`);
  await nobody.get("/api/signing-keys");
  await ann.command(id, "rematch", {});

  await turns.until(() =>
    turns.messages.some(({ tableId, status }) => tableId === id && status === "over"),
  );
  await lines.until(() =>
    lines.messages.some((each) => each.kind === "table" && each.table.status === "over"),
  );
  reader.hearLines("streamTurns", turns.messages);
  reader.hearLines("streamTable", lines.messages);
  reader.hearSocket(socket.messages);
  turns.close();
  lines.close();
  socket.close();
  expect(reader.missing).toEqual([]);
});

test("a game with hidden information is sent as documented, to players and others", async () => {
  const people = await Promise.all(["Ann", "Ben", "Cleo", "Dan"].map(guest));
  const [ann = people[0], ...others] = people;
  if (ann === undefined) throw new Error("nobody there");
  const seats = [{ kind: "me" }, ...others.map(() => ({ kind: "open" }))];
  const { id } = await ann.createTable(withFixedDeal(4, { game: "mediterranean", seats }));
  for (const each of others) await each.command(id, "join", {});
  const sockets: readonly TableSocketClient[] = await Promise.all(
    [...people, new Client(server.url)].map((each) => each.socket(id)),
  );
  await ann.command(id, "start", {});
  await playSome(people, id, 30, "mediterranean");
  for (const each of people) await each.get(`/api/tables/${id}/entries`);
  for (const socket of sockets) {
    await socket.until(() => socket.snapshot.entryCount === 30);
    reader.hearSocket(socket.messages);
    socket.close();
  }
});

/** Makes this many random moves, and also requests legal moves as lines. */
async function playSome(
  people: readonly Client[],
  id: string,
  count: number,
  seed: string,
): Promise<void> {
  const chance = dice(seed);
  for (let n = 0; n < count; n++) {
    const { toAct } = (await people[0]?.info(id)) ?? { toAct: [] };
    const seat = toAct[chance.below(toAct.length)] ?? 0;
    const person = people[seat];
    const { legal = [] } = (await person?.loadSnapshot(id)) ?? {};
    const listed = await person?.get<string>(`/api/tables/${id}/legal`);
    expect(
      listed
        ?.split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual(legal);
    const move = legal[chance.below(legal.length)];
    if (move === undefined) throw new Error(`seat ${seat} has no move`);
    await person?.command(id, "move", { key: `${seed}-${n}`, move: { ...move } });
  }
}

/** Plays until an undo is possible, and does it. */
async function undoSomething(people: readonly Client[], id: string): Promise<void> {
  for (let n = 0; n < 50; n++) {
    for (const person of people) {
      const { status } = await person.request("POST", `/api/tables/${id}/undo`, {
        key: `undo-${n}`,
      });
      if (status === 200) return;
    }
    await playSome(people, id, 1, `more-${n}`);
  }
  throw new Error("nothing could be undone");
}
