import { afterAll, beforeAll, expect, test } from "vitest";
import type { SiteHandler } from "../../src/http/app.ts";
import type { Database } from "../../src/store/database.ts";
import { openPostgres } from "../../src/store/postgres/open-postgres.ts";
import { describePostgres } from "../store/with-postgres.ts";
import {
  account,
  addPasskey,
  requestAndStoreCookie,
  byName,
  PASSWORD,
  answerChallenge,
} from "../support/accounts.ts";
import { Authenticator } from "../support/authenticator.ts";
import { Client } from "../support/client.ts";
import { endServer, startServer } from "../support/server.ts";
import { describeSignInMethods } from "./describe-sign-in-methods.ts";

await describePostgres("sign-in methods on PostgreSQL", (fresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await openPostgres(await fresh());
  });
  afterAll(() => database.close());
  describeSignInMethods(() => database);
});

await describePostgres("accounts on PostgreSQL", (fresh) => {
  test("are not searched by text that PostgreSQL refuses", async () => {
    const site: SiteHandler = (_request, response) => void response.end("page");
    const server = await startServer({ database: await fresh() }, { site });
    const url = byName(server);
    const nobody = new Client(url);
    const { options } = await nobody.post<{ options: { challenge: string } }>(
      "/api/session/passkey/options",
      undefined,
    );
    const data = Buffer.from(JSON.stringify({ challenge: options.challenge }));
    const response = { clientDataJSON: data.toString("base64url") };
    const passkey = { id: "\0", rawId: "", type: "public-key", response };
    expect((await nobody.request("POST", "/api/session/passkey", { passkey })).status).toBe(400);
    expect((await nobody.request("GET", "/api/tables?game=%00")).status).toBe(400);
    expect((await fetch(`${url}/table/none?invite=%00`)).status).toBe(200);
    await endServer(server);
  });

  test("are created, merged with guests, exported and deleted", async () => {
    const server = await startServer({ database: await fresh() });
    const url = byName(server);
    const ann = await account(url, "Ann");
    const device = new Authenticator(url);
    await addPasskey(ann, device, { reauthentication: { password: PASSWORD } });
    const guest = await Client.guest(url, "Annie");
    const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
    const { id } = await guest.createTable({ game: "zimbabwe", seats });
    await guest.request("PUT", `/api/tables/${id}/notes`, { text: "mine" });
    await guest.command(id, "chat", { text: "hello" });
    const wrong = await guest.request("POST", "/api/session", { name: "Ann", password: "wrong" });
    expect(wrong.status).toBe(403);
    const passkey = await answerChallenge(guest, device);
    const entered = await requestAndStoreCookie(guest, "POST", "/api/session/passkey", { passkey });
    expect(entered.body).toMatchObject({ person: { name: "Ann" }, mergedTables: 1 });
    expect(await ann.get("/api/me/export")).toMatchObject({
      tables: [{ id }],
      chat: [{ text: "hello" }],
      notes: [{ text: "mine" }],
    });
    expect((await ann.request("POST", "/api/me/delete", { password: PASSWORD })).status).toBe(200);
    expect(await new Client(url).info(id)).toMatchObject({
      status: "over",
      seats: [{ kind: "person", name: "" }, { kind: "bot" }],
    });
    await endServer(server);
  });
});
