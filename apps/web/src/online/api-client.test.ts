import { samplesOf } from "@sofala/protocol/testing/samples";
import {
  PROTOCOL_VERSION,
  PROTOCOL_HEADER,
  channel,
  turnUpdate,
  problem,
  tableSummary,
  type TurnUpdate,
} from "@sofala/protocol";
import { expect, test } from "vitest";
import { listIn, Server } from "./api-client.ts";

test("an item of an unknown kind is left out of a list, and a malformed one spoils it", () => {
  const [known] = samplesOf(channel) as [object];
  const read = listIn("channels", channel);
  expect(read({ channels: [{ ...known, kind: "pigeon" }, known] })).toEqual({
    ok: true,
    value: [known],
  });
  expect(read({ channels: [known, { ...known, id: 7 }] })).toMatchObject({ ok: false });
});

test("tables in an unknown state are listed", async () => {
  const [table] = samplesOf(tableSummary) as [object];
  const tables = [{ ...table, status: "adjourned", seats: [{ kind: "ghost", name: "Ann" }] }];
  const server = new Server({ url: "", fetch: async () => Response.json({ tables }) });
  expect(await server.tables()).toMatchObject({
    value: { tables: [{ status: "running", seats: [{ kind: "person", name: "Ann" }] }] },
  });
});

test("requests say which version of the protocol the app speaks", async () => {
  const said: unknown[] = [];
  const fetch = async (_url: string, init: RequestInit = {}) => {
    said.push(new Headers(init.headers).get(PROTOCOL_HEADER));
    return new Response();
  };
  const server = new Server({ url: "", fetch });
  await server.tables();
  await server.rename("Ann");
  await server.followTurns(() => {}, new AbortController().signal);
  expect(said).toEqual(Array.from({ length: 3 }, () => String(PROTOCOL_VERSION)));
});

test("`failed` is called for every refusal", async () => {
  const headers = { "content-type": "application/problem+json" };
  const refusal = problem("request/too-old");
  const heard: unknown[] = [];
  const server = new Server({
    url: "",
    fetch: async () => new Response(JSON.stringify(refusal), { status: 400, headers }),
    failed: (why) => heard.push(why),
  });
  expect(await server.tables()).toEqual({ ok: false, error: refusal });
  expect(await server.followTurns(() => {}, new AbortController().signal)).toEqual(refusal);
  expect(heard).toEqual([refusal, refusal]);
});

test("news of an unknown kind is skipped", async () => {
  const [turn] = samplesOf(turnUpdate) as [object];
  const lines = [{ kind: "weather" }, turn].map((line) => `${JSON.stringify(line)}\n`);
  const server = new Server({ url: "", fetch: async () => new Response(lines.join("")) });
  const heard: TurnUpdate[] = [];
  const end = await server.followTurns((news) => heard.push(news), new AbortController().signal);
  expect(heard).toEqual([turn]);
  expect(end).toEqual({ code: "offline" });
});
