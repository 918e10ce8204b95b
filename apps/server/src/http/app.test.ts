import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { games } from "@sofala/catalog";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { Connections } from "../connections.ts";
import { CPU_LIMITS, CpuLimiter } from "../fairness/cpu-limiter.ts";
import { SINGLE_NODE_BUS } from "../bus/bus.ts";
import { TableMetrics } from "../tables/table-metrics.ts";
import { SINGLE_NODE_STALL_DETECTOR } from "../nodes/stall-detector.ts";
import { readRaw, sendRaw } from "../../test/support/raw-http.ts";
import { TimeSlicer } from "../fairness/time-slicer.ts";
import { buildApp, type AppOptions } from "./app.ts";
import { ROUTES } from "./routes.ts";
import { DEFAULT_SOCKET_LIMITS } from "./table-socket.ts";

type AppServices = Parameters<typeof buildApp>[0];

/** An app with only the services that a test needs. */
async function newApp(
  services: object = {},
  options: Partial<AppOptions> = {},
): Promise<FastifyInstance> {
  const defaults = {
    bus: SINGLE_NODE_BUS,
    stallDetector: SINGLE_NODE_STALL_DETECTOR,
    cpuLimiter: new CpuLimiter(undefined),
    connections: new Connections({ perAddress: 0, perPerson: 0 }),
    database: { kind: "sqlite" },
  };
  const app = await buildApp({ ...defaults, ...services } as unknown as AppServices, {
    logger: pino({ level: "silent" }),
    origins: [],
    trustProxy: 0,
    requestsPerMinute: 0,
    metrics: new TableMetrics(),
    metricsAccess: "off",
    ...options,
  });
  onTestFinished(() => app.close());
  return app;
}

test("a request that is not complete in time is refused", async () => {
  const app = await newApp();
  expect(app.server).toMatchObject({ headersTimeout: 30_000, requestTimeout: 30_000 });
  Object.assign(app.server, { headersTimeout: 100, requestTimeout: 100 });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const head = "POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
  const answer = await sendRaw(port, `${head}content-length: 20\r\n\r\n{"name"`);
  expect(readRaw(answer)).toMatchObject({ status: 400, body: expect.stringContaining("request/") });
});

test("Fastify has exactly the routes of the route table", async () => {
  const app = await newApp();
  await app.ready();
  const registered = parseRouteTree(app.printRoutes({ commonPrefix: false }));
  const expected = ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect(registered.toSorted()).toEqual(expected.toSorted());
});

test("access is checked after a request has waited for its turn, not before", async () => {
  const tables = { isShuttingDown: false };
  const cpuLimiter = new (class extends CpuLimiter {
    override async reserveTurn(): Promise<() => void> {
      tables.isShuttingDown = true;
      return () => {};
    }
  })(undefined);
  const app = await newApp({ tables, games: [], cpuLimiter });
  const response = await app.inject("/api/games");
  expect(response.json()).toMatchObject({ code: "server/closing" });
});

test("a body is parsed after its address has waited for its turn, and the time is charged to it", async () => {
  const steps: string[] = [];
  let isTurn = true;
  const cpuLimiter = new (class extends CpuLimiter {
    override async waitForTurn(): Promise<boolean> {
      steps.push("wait");
      return isTurn;
    }
    override runCharged<T>(address: string, run: () => T): T {
      steps.push(`charge ${address}`);
      return super.runCharged(address, run);
    }
  })(undefined);
  const app = await newApp({ tables: { isShuttingDown: false }, cpuLimiter });
  const post = (payload: string) =>
    app.inject({
      method: "POST",
      url: "/api/guests",
      headers: { "content-type": "application/json" },
      payload,
    });
  expect((await post("{ no json")).json()).toMatchObject({ code: "request/malformed" });
  expect(steps).toEqual(["wait", "charge 127.0.0.1"]);
  isTurn = false;
  expect((await post("{ no json")).json()).toMatchObject({ code: "request/too-many" });
  expect(steps.slice(2)).toEqual(["wait"]);
});

test("few requests of an address that arrive together are worked on at the same time", async () => {
  let searches = 0;
  const find = () => {
    searches++;
    return new Promise(() => {});
  };
  const cpuLimiter = new CpuLimiter({ ...CPU_LIMITS, burstMs: 100, reservedMs: 20 }, () => 0);
  const app = await newApp({ tables: { isShuttingDown: false, find }, cpuLimiter });
  const head = "GET /api/tables/table HTTP/1.1\r\nhost: x\r\n\r\n";
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write(head.repeat(100));
  await vi.waitUntil(() => searches > 0);
  expect(searches).toBeLessThanOrEqual(5);
  socket.destroy();
});

test("the page of a table counts towards the CPU limit, since its preview needs the database", async () => {
  const cpuLimiter = { waitForTurn: async () => false };
  const app = await newApp(
    { cpuLimiter },
    { site: (_request, response) => void response.end("a file") },
  );
  expect((await app.inject("/table/abc")).statusCode).toBe(429);
  expect((await app.inject("/index.html")).body).toBe("a file");
});

test("a stream ends if the table cannot be sent", async () => {
  const liveTable = {
    id: "table",
    state: { canView: () => true, observerOf: () => "spectator" },
    replica: { ensureCurrent: async () => {} },
    subscribers: {
      *subscribeInSteps() {
        yield;
        throw new Error("an invalid log");
      },
    },
  };
  const app = await newApp({
    tables: { isShuttingDown: false, find: async () => liveTable },
    timeSlicer: new TimeSlicer(),
  });
  expect((await app.inject("/api/tables/table/stream")).statusCode).toBe(200);
});

test("a client that does not read its response is disconnected when the response uses too much memory", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const long = "x".repeat(30_000_000);
  const services = {
    tables: { isShuttingDown: false },
    games: [{ ...games[0], id: long }],
  };
  const slowReaders = { perTable: 1_000_000, total: 1_000_000, checkIntervalMs: 1000 };
  const app = await newApp(services, {
    socketLimits: { ...DEFAULT_SOCKET_LIMITS, slowReaders },
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  await once(socket, "readable");
  vi.advanceTimersByTime(1000);
  let bytes = 0;
  socket.on("error", () => {});
  socket.on("data", (chunk) => (bytes += chunk.length));
  await once(socket, "close");
  expect(bytes).toBeLessThan(long.length);
});

/** The routes in the tree that Fastify prints; each level is indented by four characters. */
function parseRouteTree(tree: string): readonly string[] {
  const parts: string[] = [];
  return tree.split("\n").flatMap((line) => {
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
