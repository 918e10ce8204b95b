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
import { listReader, ApiClient } from "./api-client.ts";

test("a list leaves out items of an unknown kind, and fails for a malformed one", () => {
  const [known] = samplesOf(channel) as [object];
  const read = listReader("channels", channel);
  expect(read({ channels: [{ ...known, kind: "pigeon" }, known] })).toEqual({
    ok: true,
    value: [known],
  });
  expect(read({ channels: [known, { ...known, id: 7 }] })).toMatchObject({ ok: false });
});

test("tables in an unknown state are listed", async () => {
  const [table] = samplesOf(tableSummary) as [object];
  const tables = [{ ...table, status: "adjourned", seats: [{ kind: "ghost", name: "Ann" }] }];
  const server = new ApiClient({ url: "", fetch: async () => Response.json({ tables }) });
  expect(await server.listTables()).toMatchObject({
    value: { tables: [{ status: "running", seats: [{ kind: "person", name: "Ann" }] }] },
  });
});

test("without a session there is no person, and no failure", async () => {
  const paths: string[] = [];
  const fetch = async (url: string) => {
    paths.push(url);
    return Response.json({});
  };
  const server = new ApiClient({ url: "", fetch });
  expect(await server.me()).toEqual({ ok: true, value: undefined });
  expect(paths).toEqual(["/api/session"]);
});

test("requests carry the version of the protocol", async () => {
  const headers: unknown[] = [];
  const fetch = async (_url: string, init: RequestInit = {}) => {
    headers.push(new Headers(init.headers).get(PROTOCOL_HEADER));
    return new Response();
  };
  const server = new ApiClient({ url: "", fetch });
  await server.listTables();
  await server.rename("Ann");
  await server.streamTurns(() => {}, new AbortController().signal);
  expect(headers).toEqual(Array.from({ length: 3 }, () => String(PROTOCOL_VERSION)));
});

test("`onFailure` is called for every failed request", async () => {
  const headers = { "content-type": "application/problem+json" };
  const refusal = problem("request/too-old");
  const received: unknown[] = [];
  const server = new ApiClient({
    url: "",
    fetch: async () => new Response(JSON.stringify(refusal), { status: 400, headers }),
    onFailure: (why) => received.push(why),
  });
  expect(await server.listTables()).toEqual({ ok: false, error: refusal });
  expect(await server.streamTurns(() => {}, new AbortController().signal)).toEqual(refusal);
  expect(received).toEqual([refusal, refusal]);
});

test("updates of an unknown kind are skipped", async () => {
  const [turn] = samplesOf(turnUpdate) as [object];
  const lines = [{ kind: "weather" }, turn].map((line) => `${JSON.stringify(line)}\n`);
  const server = new ApiClient({ url: "", fetch: async () => new Response(lines.join("")) });
  const received: TurnUpdate[] = [];
  const end = await server.streamTurns((news) => received.push(news), new AbortController().signal);
  expect(received).toEqual([turn]);
  expect(end).toEqual({ code: "offline" });
});
