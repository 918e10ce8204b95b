import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { ALONE } from "../bus/bus.ts";
import { Meter } from "../meter.ts";
import { ONE_NODE } from "../nodes/standstill.ts";
import type { Rooms } from "../rooms/rooms.ts";
import { readRaw, sendRaw } from "../../test/support/raw.ts";
import { buildApp } from "./app.ts";
import { ROUTES } from "./routes.ts";

async function newApp(): Promise<FastifyInstance> {
  const rooms = { services: { bus: ALONE, standstill: ONE_NODE } } as unknown as Rooms;
  const app = await buildApp(rooms, {
    logger: pino({ level: "silent" }),
    origins: [],
    trustProxy: 0,
    requestsPerMinute: 0,
    meter: new Meter(),
    metrics: "off",
  });
  onTestFinished(() => app.close());
  return app;
}

test("a request that does not come in whole is refused soon after its time", async () => {
  const app = await newApp();
  expect(app.server).toMatchObject({ headersTimeout: 30_000, requestTimeout: 30_000 });
  Object.assign(app.server, { headersTimeout: 100, requestTimeout: 100 });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const head = "POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
  const answer = await sendRaw(port, `${head}content-length: 20\r\n\r\n{"name"`);
  expect(readRaw(answer)).toMatchObject({ status: 400, body: expect.stringContaining("request/") });
});

test("everything that is answered stands in the table of routes", async () => {
  const app = await newApp();
  await app.ready();
  const wired = treeOf(app.printRoutes({ commonPrefix: false }));
  const told = ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect(wired.toSorted()).toEqual(told.toSorted());
});

/** The routes that a tree of them shows, which is drawn four characters deeper for every part. */
function treeOf(drawn: string): readonly string[] {
  const parts: string[] = [];
  return drawn.split("\n").flatMap((line) => {
    const {
      depth = "",
      part = "",
      methods = "",
    } = /^(?<depth>[ │├└─]*)(?<part>\S+)(?: \((?<methods>[A-Z, ]+)\))?/u.exec(line)?.groups ?? {};
    parts.splice(depth.length / 4 - 1, Infinity, part);
    const path = parts.join("");
    return methods
      .split(", ")
      .flatMap((method) => (method === "" || method === "HEAD" ? [] : [`${method} ${path}`]));
  });
}
